import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { rsvpEvent } from '../server/testing/attendee.ts'
import type { TestServer } from '../server/testing/server.ts'
import { party } from '../server/testing/visitor.ts'
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

test('saving a new place first asks whether attendees get a mail', async (t) => {
  const { page, go, server } = await openApplication(t, { env: { SMTP_URL: 'smtp://127.0.0.1:1' } })
  const event = await rsvpEvent(server, { maybe_option: true, initial_confirmation: false })
  for (const [email, status] of Object.entries({
    'ann@example.org': 'confirmed',
    'bob@example.org': 'undecided',
    'tom@example.org': 'declined',
  }))
    // oxfmt-ignore
    await server.post('/rsvp-answers', { event, email, status })
  await go(`events/${event}`)
  const place = async () => (await server.get(`/event/${event}`)).body.dates[0].location
  const dialog = page.getByRole('dialog', { name: '2 people have signed up. Tell them about the change?' })
  const save = page.getByRole('button', { name: 'Save', exact: true })

  await page.getByLabel('Where').fill('Another hall')
  await save.click()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.waitFor({ state: 'detached' })
  assert.equal(await place(), null)
  assert.equal(await page.getByLabel('Where').inputValue(), 'Another hall')

  await page.keyboard.press('Control+Enter')
  await dialog.getByText('ann@example.org').waitFor()
  assert.deepEqual(await axe(page, 'dialog'), [])
  await dialog.getByLabel('Note').fill('The hall is flooded.')
  await dialog.getByRole('button', { name: 'Save and send 2 mails' }).click()
  await page.getByText('Saved. The mails are on their way').waitFor()
  assert.equal(await place(), 'Another hall')
  assert.deepEqual(await notesOf(server), ['The hall is flooded.'])

  await page.getByLabel('Where').fill('The garden after all')
  await save.click()
  await dialog.getByRole('button', { name: 'Save without a mail' }).click()
  await page.getByText('Saved. Live now').waitFor()
  assert.equal(await place(), 'The garden after all')
  assert.deepEqual(await notesOf(server), ['The hall is flooded.'])
})

test('nobody is asked about a mail for what it would not say, for a draft, or if nobody has signed up', async (t) => {
  const { page, go, server, person } = await openApplication(t)
  const [event, draft, empty] = [await rsvpEvent(server), await rsvpEvent(server), await rsvpEvent(server)]
  for (const each of [event, draft]) await server.post('/rsvp-answers', { event: each, email: 'ann@example.org' })
  await person.app.post(`/event/${draft}/unpublish`)
  const save = async (verb: string, said: string) => {
    await page.getByRole('button', { name: verb, exact: true }).click()
    await page.getByText(said).waitFor()
  }

  await go(`events/${event}`)
  await page.locator('summary', { hasText: 'Sign-up' }).click()
  await page.getByLabel('Seats', { exact: true }).fill('7')
  await save('Save', 'Saved. Live now')
  await go(`events/${draft}`)
  await page.getByLabel('Where').fill('Another hall')
  await save('Save draft', 'Draft saved')
  await go(`events/${empty}`)
  await page.getByLabel('Where').fill('Another hall')
  await save('Save', 'Saved. Live now')
})

test('before an event with attendees is dragged to another day, it asks whether they get a mail, and so does Undo tell them', async (t) => {
  const { page, go, server } = await openApplication(t, { env: { SMTP_URL: 'smtp://127.0.0.1:1' } })
  const event = await rsvpEvent(server, {}, { dates: [{ ...party, name: 'Fair', startDate: '2099-05-01' }] })
  await server.post('/rsvp-answers', { event, email: 'ann@example.org' })
  await go('events?view=calendar&day=2099-05-01')
  const startDate = async () => (await server.get(`/event/${event}`)).body.dates[0].startDate
  const day = (text: string) => page.locator(`[data-day="2099-05-${text}"]`)
  const dialog = page.getByRole('dialog', { name: '1 person has signed up. Tell them about the change?' })

  await day('01').getByText('Fair').dragTo(day('07'))
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.waitFor({ state: 'detached' })
  await day('01').getByText('Fair').waitFor()
  assert.equal(await startDate(), '2099-05-01')

  await day('01').getByText('Fair').dragTo(day('07'))
  await dialog.getByLabel('Note').fill('The hall is flooded.')
  await dialog.getByRole('button', { name: 'Save and send 1 mail' }).click()
  await page.getByText('“Fair” moved to Thursday, May 7, 2099').waitFor()
  assert.equal(await startDate(), '2099-05-07')
  assert.deepEqual(await notesOf(server), ['The hall is flooded.'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Undone').waitFor()
  assert.equal(await startDate(), '2099-05-01')
  assert.deepEqual(await notesOf(server), ['The hall is flooded.', null])
})

/** Those of the mails that were asked for, oldest first. */
async function notesOf(server: TestServer): Promise<(string | null)[]> {
  const jobs = await server.context.database.read((db) =>
    db.selectFrom('job').select('payload').where('name', '=', 'inform-attendees').orderBy('id').execute(),
  )
  return jobs.map(({ payload }) => (JSON.parse(payload) as { note: string | null }).note)
}
