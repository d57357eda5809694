import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { setStatus } from '../server/events/status.ts'
import { newEvent, party, rsvp } from '../server/testing/events.ts'
import { signUp } from '../server/testing/mailing.ts'
import { openApplication } from './application.ts'
import { leaveBrowser } from './browser.ts'

after(leaveBrowser)

test('where a template is used, days are written as people write them, and it has one name everywhere', async (t) => {
  const { page, go, server } = await openApplication(t)
  const style = Number((await server.client.style.create({ name: 'Red', options: ['google'] })).id)
  const form = await rsvp(server)
  await newEvent(server, { layout: style, ...form })
  await newEvent(server, { layout: style, dates: [{ name: 'Your trial ends', startDate: 'today+14' }] })
  await go(`templates/styles/${style}`)

  await page.getByText('Used in 2 places').click()
  assert.deepEqual(await page.locator('.uses a').allInnerTexts(), [
    'Summer party, May 1, 2027',
    'Your trial ends, always in 14 days',
  ])
  await page.getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete “Red”?' })
  await dialog.getByText('Your trial ends, always in 14 days').waitFor()
  await dialog.getByText('You can bring it back for 30 days').waitFor()
  await dialog.getByRole('button', { name: 'Delete template' }).click()
  await page.getByText('“Red” deleted').waitFor()
  await go('settings/deleted')
  await page.getByText(/deleted the button .?Red/).waitFor()
})

test('somebody else changed the time: both times are written as people write them', async (t) => {
  const { page, go, server } = await openApplication(t)
  const prokey = await newEvent(server)
  await go(`events/${prokey}`)

  await page.getByLabel('End (optional)').fill('23:30')
  await server.patch(`/event/${prokey}`, { dates: [{ endTime: '21:45' }] })
  await page.getByRole('button', { name: /^Save/ }).click()

  const dialog = page.getByRole('dialog', { name: 'Somebody else changed this event' })
  await dialog.getByText('9:45 PM').waitFor()
  await dialog.getByText('11:30 PM').waitFor()
})

test('the page of a person has the questions of the form', async (t) => {
  const { page, go, server } = await openApplication(t)
  const fields = [{ type: 'text', name: 'meal', label: 'What would you like to eat?' }]
  const event = await newEvent(server, { dates: [party], ...(await rsvp(server, { fields })) })
  await signUp(server, event, { email: 'ann@example.org', payload: { meal: 'Soup' } })

  await go('attendees/ann@example.org')

  await page.locator('dt', { hasText: 'What would you like to eat?' }).waitFor()
  assert.equal(await page.locator('.person-rsvps dd').innerText(), 'Soup')
})

test('paper has no buttons, and a screen without fields does not speak of what was typed', async (t) => {
  const { page, go, server } = await openApplication(t)
  const event = await newEvent(server, await rsvp(server))
  await signUp(server, event, { email: 'ann@example.org' })
  await go(`events/${event}/attendees`)
  const filter = page.getByRole('button', { name: 'Filter' })
  const person = page.locator('.person-cell', { hasText: 'ann@example.org' })
  await filter.waitFor()
  await person.waitFor()

  await page.emulateMedia({ media: 'print' })
  for (const away of [filter, page.getByRole('button', { name: 'Columns' }), page.locator('.parent')])
    assert.equal(await away.isVisible(), false)
  assert.equal(await person.isVisible(), true)
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('link', { name: 'Statistics' }).first().hover()
  await page.route('**/v1/**', (route) => route.abort())
  await page.getByRole('link', { name: 'Statistics' }).first().click()

  await page.getByText('The server cannot be reached. Try again in a moment.').first().waitFor()
  assert.equal(await page.getByText('What you typed is kept').count(), 0)
})

test('what the operator did by a command is called so in the history too', async (t) => {
  const { page, go, server } = await openApplication(t)
  const prokey = await newEvent(server, { dates: [party] })
  await setStatus(server.context, { system: 'cli' }, prokey, 'draft')

  await go(`events/${prokey}/history`)

  await page.getByText('The operator made it a draft').waitFor()
})

test('on paper, lists have no column beyond the edge and all of each name, and calendars no buttons', async (t) => {
  const { page, go, server } = await openApplication(t)
  const title = 'An evening of chamber music with the string quartet of the old town'
  const questions = ['Meal', 'Arrival', 'Allergies', 'Room'].map((name) => ({ type: 'text', name, label: name }))
  const event = await newEvent(server, await rsvp(server, { fields: questions }))
  await newEvent(server, { dates: [{ ...party, name: title, startDate: '2099-05-01' }] })
  await signUp(server, event, { email: 'ann.of.the.old.town@example.org', payload: { Meal: 'Vegan' } })
  await page.setViewportSize({ width: 794, height: 1123 })
  const beyond = () =>
    page.evaluate<string[]>(`[...document.querySelectorAll('.cell')]
      .filter((cell) => cell.checkVisibility() && (cell.getBoundingClientRect().right > innerWidth || cell.scrollWidth > cell.clientWidth + 1))
      .map((cell) => cell.innerText)`)

  await go(`events/${event}/attendees`)
  await page.getByRole('link', { name: 'ann.of.the.old.town@example.org' }).waitFor()
  await page.emulateMedia({ media: 'print' })
  assert.deepEqual(await beyond(), [])
  await go('events')
  const name = page.locator('.row .ellipsis', { hasText: title })
  await name.waitFor()
  assert.deepEqual(await beyond(), [])
  const cut = await name.evaluate((each: { scrollWidth: number; clientWidth: number }) => each.scrollWidth > each.clientWidth + 1) // oxfmt-ignore
  assert.equal(cut, false)

  await go('events?view=calendar')
  await page.locator('.calendar-bar h2').waitFor()
  assert.deepEqual(await page.locator('main button:visible').allInnerTexts(), [])
})
