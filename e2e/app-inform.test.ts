import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { rsvpEvent } from '../server/testing/attendee.ts'
import { openApplication } from './application.ts'
import { axe } from './axe.ts'
import { leaveBrowser } from './browser.ts'

after(leaveBrowser)

test('before attendees are informed, those who have unsubscribed are left out of names and numbers, and a note can be added', async (t) => {
  const { page, go, server } = await openApplication(t, { env: { SMTP_URL: 'smtp://127.0.0.1:1' } })
  const { organization } = server
  const event = await rsvpEvent(server)
  for (const email of ['ann@example.org', 'bob@example.org', 'tom@example.org'])
    await server.post('/rsvp-answers', { event, email })
  const created = server.context.now()
  await server.context.database.transaction((tx) =>
    tx
      .insertInto('mail_suppression')
      .values({ organization, address: 'tom@example.org', reason: 'unsubscribed', created })
      .execute(),
  )
  await go(`events/${event}`)

  await page.getByLabel('Where').fill('Another hall')
  await page.getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('menuitem', { name: 'Save and inform attendees' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save and inform attendees' })
  await dialog.getByText('2 attendees who said yes').waitFor()
  await dialog.getByText('1 attendee has unsubscribed from updates and gets nothing').waitFor()
  await dialog.getByRole('button', { name: 'Save and send 2 mails' }).waitFor()

  assert.deepEqual(await dialog.locator('.informed-people li').allTextContents(), [
    'ann@example.org',
    'bob@example.org',
  ])
  assert.deepEqual(await axe(page, 'dialog'), [])

  await dialog.getByLabel('Note').fill('The hall is flooded.')
  await dialog.getByRole('button', { name: 'Save and send 2 mails' }).click()
  await page.getByText('Saved. The mails are on their way').waitFor()
  const [job] = await server.context.database.read((db) =>
    db.selectFrom('job').select('payload').where('name', '=', 'inform-attendees').execute(),
  )

  assert.equal((JSON.parse(job!.payload) as { note: string }).note, 'The hall is flooded.')
})

test('a mail to attendees is sent with its note after the network has failed, and after somebody else has changed the same', async (t) => {
  const { page, go, server } = await openApplication(t, { env: { SMTP_URL: 'smtp://127.0.0.1:1' } })
  const event = await rsvpEvent(server)
  await server.post('/rsvp-answers', { event, email: 'ann@example.org' })
  await go(`events/${event}`)
  const dialog = page.getByRole('dialog', { name: 'Save and inform attendees' })
  const send = dialog.getByRole('button', { name: 'Save and send 1 mail' })

  await page.getByLabel('Where').fill('Another hall')
  await page.getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('menuitem', { name: 'Save and inform attendees' }).click()
  await dialog.getByLabel('Note').fill('The hall is flooded.')
  await page.route('**/v1/event/*', (route) => (route.request().method() === 'PATCH' ? route.abort() : route.continue())) // oxfmt-ignore
  await send.click()
  await dialog.getByText('The server cannot be reached').waitFor()
  assert.equal(await dialog.getByLabel('Note').inputValue(), 'The hall is flooded.')
  await page.unrouteAll()

  await server.patch(`/event/${event}`, { dates: [{ location: 'Their hall' }] })
  await send.click()
  await page.getByRole('dialog', { name: 'Somebody else changed this event' }).getByRole('button', { name: 'Save this' }).click() // oxfmt-ignore
  await page.getByText('Saved. The mails are on their way').waitFor()
  const jobs = await server.context.database.read((db) =>
    db.selectFrom('job').select('payload').where('name', '=', 'inform-attendees').execute(),
  )

  assert.deepEqual(
    jobs.map(({ payload }) => (JSON.parse(payload) as { note: string }).note),
    ['The hall is flooded.'],
  )
  assert.equal((await server.get(`/event/${event}`)).body.dates[0].location, 'Another hall')
})
