import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { rsvpEvent } from '../server/testing/attendee.ts'
import type { TestServer } from '../server/testing/server.ts'
import { openApplication } from './application.ts'
import { axe } from './axe.ts'
import { leaveBrowser } from './browser.ts'

after(leaveBrowser)

const env = { SMTP_URL: 'smtp://127.0.0.1:1' }

test('both dialogs that delete an event say that nobody gets a mail, and offer to cancel it and tell them instead', async (t) => {
  const { page, go, server } = await openApplication(t, { env })
  const event = await rsvpEvent(server)
  await server.post('/rsvp-answers', { event, email: 'ann@example.org' })
  const deletion = page.getByRole('dialog', { name: 'Delete “Summer party”?' })
  const cancellation = page.getByRole('dialog', { name: 'Cancel “Summer party”?' })
  const said: (string | null)[] = []

  for (const [place, menu] of [
    ['events', 'Actions for Summer party'],
    [`events/${event}`, 'Actions'],
  ] as const) {
    // oxfmt-ignore
    await go(place)
    await page.getByRole('button', { name: menu, exact: true }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await deletion.getByText('1 RSVP is deleted too.').waitFor()
    await deletion.getByText('Nobody gets a mail about it.').waitFor()
    assert.deepEqual(await axe(page, 'dialog'), [])
    said.push(await deletion.locator('.dialog-body').textContent())
    await deletion.getByRole('button', { name: 'Cancel and tell them instead …' }).click()
    await cancellation.getByText('1 person has signed up. Tell them by mail?').waitFor()
    if (place === 'events') await cancellation.getByRole('button', { name: 'Keep it' }).click()
  }
  assert.equal(said[0], said[1])

  await cancellation.getByRole('button', { name: 'Cancel and send 1 mail' }).click()
  await page.getByText('Saved. The mails are on their way').waitFor()
  assert.deepEqual(await statusesOf(server, event), ['CANCELLED'])
  assert.equal(await mailings(server), 1)
})

test('"Cancel event" in the list cancels all dates after a question, tells those who signed up, and is undone', async (t) => {
  const { page, go, server } = await openApplication(t, { env })
  const dates = ['2099-05-01', '2099-05-08'].map((startDate) => ({ name: 'Fair', startDate }))
  const event = await rsvpEvent(server, {}, { dates })
  await server.post('/rsvp-answers', { event, email: 'ann@example.org' })
  await go('events')

  await page.getByRole('button', { name: 'Actions for Fair' }).click()
  await page.getByRole('menuitem', { name: 'Cancel event …' }).click()
  await page
    .getByRole('dialog', { name: 'Cancel “Fair”?' })
    .getByRole('button', { name: 'Cancel and send 1 mail' })
    .click()
  await page.getByText('“Fair” cancelled').waitFor()
  assert.deepEqual(await statusesOf(server, event), ['CANCELLED', 'CANCELLED'])
  assert.equal(await mailings(server), 1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Undone').waitFor()
  assert.deepEqual(await statusesOf(server, event), [null, null])
  assert.equal(await mailings(server), 2)
})

test('the palette of the editor cancels an event without attendees after a question, and changes nothing if it is kept', async (t) => {
  const { page, go, server } = await openApplication(t)
  const event = await rsvpEvent(server)
  await go(`events/${event}`)
  const dialog = page.getByRole('dialog', { name: 'Cancel “Summer party”?' })
  const open = async () => {
    await page.keyboard.press('Control+K')
    await page.keyboard.type('cancel event')
    await page.getByRole('option', { name: 'Cancel event …' }).click()
  }

  await open()
  await dialog.getByRole('button', { name: 'Keep it' }).click()
  await dialog.waitFor({ state: 'detached' })
  assert.equal(await page.getByRole('button', { name: 'Save', exact: true }).isDisabled(), true)
  await open()
  await dialog.getByRole('button', { name: 'Cancel event' }).click()
  await page.getByText('Saved. Live now').waitFor()
  assert.deepEqual(await statusesOf(server, event), ['CANCELLED'])
})

test('on a phone, the way to cancel instead of deleting stands below what is lost', async (t) => {
  const { page, go, server } = await openApplication(t, { width: 360 })
  const event = await rsvpEvent(server)
  await server.post('/rsvp-answers', { event, email: 'ann@example.org' })
  await go(`events/${event}`)

  await page.getByRole('button', { name: 'Actions' }).first().click()
  await page.getByRole('menuitem', { name: 'Delete event' }).click()
  const notice = page.getByRole('dialog').locator('.notice')
  const text = (await notice.locator('> div').boundingBox())!
  const button = (await notice.getByRole('button').boundingBox())!
  assert.ok(text.width > 180 && button.y >= text.y + text.height, JSON.stringify({ text, button }))
})

test('before an event with attendees is unpublished in the list, it says that nobody gets a mail', async (t) => {
  const { page, go, server } = await openApplication(t)
  const event = await rsvpEvent(server)
  await server.post('/rsvp-answers', { event, email: 'ann@example.org' })
  await go('events')

  await page.getByRole('button', { name: 'Actions for Summer party' }).click()
  await page.getByRole('menuitem', { name: 'Unpublish' }).click()
  const dialog = page.getByRole('dialog', { name: 'Unpublish “Summer party”?' })
  await dialog.getByText('1 person has signed up. Nobody gets a mail about it.').waitFor()
  await dialog.getByText('Links in earlier mails still work').waitFor()
  await dialog.getByRole('button', { name: 'Unpublish' }).click()
  await page.getByText('“Summer party” unpublished').waitFor()
})

test('before an event with attendees is unpublished in the editor, it says how many have signed up', async (t) => {
  const { page, go, server } = await openApplication(t, { width: 360, scheme: 'dark' })
  const event = await rsvpEvent(server)
  await server.post('/rsvp-answers', { event, email: 'ann@example.org' })
  await server.post('/rsvp-answers', { event, email: 'bob@example.org', status: 'declined' })
  await go(`events/${event}`)
  const dialog = page.getByRole('dialog', { name: 'Unpublish “Summer party”?' })
  const save = page.getByRole('button', { name: 'Unpublish', exact: true })

  await page.getByRole('switch', { name: 'Published' }).uncheck()
  await page.keyboard.press('Control+Enter')
  await dialog.getByText('1 person has signed up.').waitFor()
  assert.deepEqual(await axe(page), [])
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  assert.equal((await server.get(`/event/${event}`)).body.status, 'published')
  assert.equal(await save.isEnabled(), true)

  await page.keyboard.press('Control+Enter')
  await dialog.getByRole('button', { name: 'Unpublish' }).click()
  await page.getByText('Visitors no longer see it').waitFor()
  assert.equal((await server.get(`/event/${event}`)).body.status, 'draft')
})

async function statusesOf(server: TestServer, event: string): Promise<(string | null)[]> {
  const { dates } = (await server.get(`/event/${event}`)).body
  return dates.map(({ status }: { status: string | null }) => status)
}

/** How often attendees were informed. */
async function mailings(server: TestServer): Promise<number> {
  const jobs = await server.context.database.read((db) =>
    db.selectFrom('job').select('id').where('name', '=', 'inform-attendees').execute(),
  )
  return jobs.length
}
