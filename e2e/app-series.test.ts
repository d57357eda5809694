import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { Page } from 'playwright-core'
import { rsvpEvent, signUp } from '../server/testing/attendee.ts'
import { newEvent, party, rsvp } from '../server/testing/events.ts'
import { signedIn } from '../server/testing/people.ts'
import { until } from '../server/testing/until.ts'
import { openApplication, tabTo } from './application.ts'
import { axe } from './axe.ts'
import { leaveBrowser } from './browser.ts'

after(leaveBrowser)

// May 1, 2099 is a Friday.
const weekly = {
  dates: [{ ...party, name: 'Choir', startDate: '2099-05-01' }],
  recurrence: 'RRULE:FREQ=WEEKLY;COUNT=4',
}
const may = 'events?view=calendar&day=2099-05-01'
const dayIn = (page: Page, day: string) => page.locator(`[data-day="2099-05-${day}"]`)

/** Chooses an item of the open menu with the arrow keys. */
async function choose(page: Page, name: RegExp) {
  const item = page.getByRole('menuitem', { name })
  await item.waitFor()
  while (!(await item.evaluate((element) => element.matches(':focus')))) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}

test('in the editor, a date of a series is cancelled, brought back and changed alone', async (t) => {
  const { page, go, server } = await openApplication(t)
  const prokey = await newEvent(server, weekly)
  const skipped = async () => (await server.get(`/event/${prokey}`)).body.skipped_dates
  await go(`events/${prokey}`)

  await page.getByRole('button', { name: 'Actions for Fri, May 8, 2099' }).click()
  await page.getByRole('menuitem', { name: 'Cancel this date' }).click()
  await page.getByText('Fri, May 8, 2099 is cancelled once you save').waitFor()
  await page.getByText('Weekly · 3 times').first().waitFor()
  assert.deepEqual(await page.locator('.skipped-dates .next-when').allInnerTexts(), ['Fri, May 8, 2099'])
  assert.equal(await page.getByRole('button', { name: 'Actions for Fri, May 8, 2099' }).count(), 0)
  assert.deepEqual(await axe(page, 'main'), [])
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved. Live now').waitFor()
  assert.deepEqual(await skipped(), ['2099-05-08'])

  await page.getByRole('button', { name: 'Bring back Fri, May 8, 2099' }).click()
  await page.getByRole('button', { name: 'Actions for Fri, May 8, 2099' }).waitFor()
  await page.getByRole('button', { name: 'Actions for Fri, May 15, 2099' }).click()
  await page.getByRole('menuitem', { name: 'Change this date' }).click()
  await page.getByRole('dialog', { name: 'Save the series first?' }).waitFor()
  await page.getByRole('button', { name: 'Save and change this date' }).click()
  await page.getByText('Friday, May 15, 2099 is an event of its own now').waitFor()
  await page.waitForURL((url) => !url.pathname.endsWith(prokey))
  assert.equal(await page.getByLabel('Day', { exact: true }).inputValue(), '2099-05-15')
  assert.deepEqual(await skipped(), ['2099-05-15'])
  const alone = /events\/([0-9a-f-]{36})/.exec(page.url())![1]!
  const { recurrence, dates, status } = (await server.get(`/event/${alone}`)).body
  assert.deepEqual([recurrence, dates[0].startDate, status], [null, '2099-05-15', 'published'])

  await page.getByText('This was Friday, May 15, 2099 of a series').waitFor()
  await page.getByRole('link', { name: 'Open the series' }).click()
  await page.locator('.skipped-dates').getByRole('link', { name: 'Now an event of its own' }).click()
  await page.waitForURL((url) => url.pathname.endsWith(alone))

  await page.getByRole('button', { name: 'Undo' }).last().click()
  await page.waitForURL((url) => url.pathname.endsWith(prokey))
  await page.getByRole('button', { name: 'Actions for Fri, May 15, 2099' }).waitFor()
  assert.deepEqual(await skipped(), [])
  assert.equal((await server.get(`/event/${alone}`)).status, 404)
})

test('undo takes back what the toast says and nothing that was typed, and toasts go with what they tell about', async (t) => {
  const { page, go, server } = await openApplication(t)
  const prokey = await newEvent(server, weekly)
  // By themselves they would go after ten seconds.
  const gone = { state: 'detached', timeout: 5000 } as const
  const toasts = page.locator('.toast')
  const cancelled = toasts.filter({ hasText: 'is cancelled once you save' })
  const name = page.locator('.name-input')
  const cancel = async () => {
    await page.getByRole('button', { name: 'Actions for Fri, May 8, 2099' }).click()
    await page.getByRole('menuitem', { name: 'Cancel this date' }).click()
    await cancelled.waitFor()
  }
  await go(`events/${prokey}`)
  await name.click()
  await page.keyboard.press('End')
  await page.keyboard.type(' of May')

  await cancel()
  await page.keyboard.press('Control+Z')
  await page.locator('#next-dates:focus').waitFor()
  for (const keys of ['Control+Z', 'Control+Shift+Z', 'Control+Z', 'Control+Y']) await page.keyboard.press(keys)
  assert.equal(await name.inputValue(), 'Choir of May')
  await name.click()
  await page.keyboard.press('Control+Z')
  assert.notEqual(await name.inputValue(), 'Choir of May')

  await cancel()
  await page.getByRole('button', { name: 'Bring back Fri, May 8, 2099' }).click()
  await cancelled.waitFor(gone)
  await cancel()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await toasts.filter({ hasText: 'Saved. Live now' }).waitFor()
  await cancelled.waitFor(gone)
  await name.fill('Choir')
  await page.locator('.editor-unsaved').waitFor()
  await toasts.waitFor(gone)
  await page.keyboard.press('Control+Enter')
  await toasts.filter({ hasText: 'Saved. Live now' }).waitFor()
  await page.getByRole('link', { name: 'Calendars' }).first().click()
  await page.getByRole('heading', { name: 'Calendars' }).waitFor()
  await toasts.waitFor(gone)
})

test('everybody sees what a date became, and it comes back only after a question and is not there twice', async (t) => {
  const { page: first, go: goFirst, server, join } = await openApplication(t)
  const prokey = await newEvent(server, { ...weekly, ...(await rsvp(server)) })
  const skipped = async () => (await server.get(`/event/${prokey}`)).body.skipped_dates
  await goFirst(`events/${prokey}`)
  await first.getByRole('button', { name: 'Actions for Fri, May 15, 2099' }).click()
  await first.getByRole('menuitem', { name: 'Change this date' }).click()
  await first.getByText('This was Friday, May 15, 2099 of a series').waitFor()
  const alone = /events\/([0-9a-f-]{36})/.exec(first.url())![1]!
  await signUp(server, alone, { email: 'eva@example.org' })

  const { page, go } = await join('editor')
  await go(`events/${prokey}`)
  await page.locator('.skipped-dates').getByRole('link', { name: 'Now an event of its own' }).waitFor()
  await page.locator('.name-input').fill('Choir of May')
  const question = page.getByRole('dialog', { name: 'Bring Fri, May 15, 2099 back into the series?' })
  await page.getByRole('button', { name: 'Bring back Fri, May 15, 2099' }).click()
  await question.getByText('would be there twice').waitFor()
  await question.getByText('sign-ups can be restored for ten minutes only').waitFor()
  assert.deepEqual(await axe(page, 'dialog'), [])
  await question.getByRole('button', { name: 'Cancel' }).click()
  await question.waitFor({ state: 'detached' })
  assert.deepEqual(await skipped(), ['2099-05-15'])
  assert.equal((await server.get(`/event/${alone}`)).status, 200)

  await page.getByRole('button', { name: 'Bring back Fri, May 15, 2099' }).click()
  await question.getByRole('button', { name: 'Bring back and delete the separate event' }).click()
  await page.getByText('Fri, May 15, 2099 belongs to the series again').waitFor()
  await page.getByRole('button', { name: 'Actions for Fri, May 15, 2099' }).waitFor()
  assert.deepEqual(await skipped(), [])
  assert.equal((await server.get(`/event/${alone}`)).status, 404)
  assert.equal(await page.locator('.name-input').inputValue(), 'Choir of May')
  await page.keyboard.press('Control+Enter')
  await page.getByText('Saved. Live now').waitFor()
  assert.deepEqual(await skipped(), [])
})

test('a changed date leads to its series and back into it', async (t) => {
  const { page, go, server, join } = await openApplication(t, { width: 360 })
  const prokey = await newEvent(server, weekly)
  const { app } = await signedIn(server, 'editor')
  const { prokey: alone } = (await app.post(`/event/${prokey}/detach-date`, { date: '2099-05-15' })).body
  const viewer = await join('viewer')

  await viewer.go(`events/${alone}`)
  await viewer.page.getByRole('link', { name: 'Open the series' }).waitFor()
  assert.equal(await viewer.page.getByRole('button', { name: 'Bring back into the series' }).count(), 0)
  await go(`events/${alone}`)
  await page.getByText('This was Friday, May 15, 2099 of a series').waitFor()
  assert.deepEqual(await axe(page, 'main'), [])
  await page.keyboard.press('Control+k')
  await page.keyboard.type('back into the series')
  await page.getByRole('option', { name: 'Bring back into the series' }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByText('If it was changed, you find it under').waitFor()
  await tabTo(page, 'Bring back and delete the separate event')
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname.endsWith(prokey))
  await page.getByRole('button', { name: 'Actions for Fri, May 15, 2099' }).waitFor()
  assert.deepEqual((await app.get('/deleted')).body.deleted, [])
})

test('a later date is cancelled too; if the series moves to another weekday, that is forgotten', async (t) => {
  const { page, go, server } = await openApplication(t)
  const prokey = await newEvent(server, { ...weekly, recurrence: 'RRULE:FREQ=WEEKLY;COUNT=8' })
  await go(`events/${prokey}`)

  await page.getByRole('button', { name: 'Show more dates' }).click()
  await page.getByRole('button', { name: 'Actions for Fri, Jun 19, 2099' }).click()
  await page.getByRole('menuitem', { name: 'Cancel this date' }).click()
  await page.locator('.skipped-dates').waitFor()
  await page.getByLabel('Day', { exact: true }).fill('2099-05-02')
  await page.locator('.skipped-dates').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved. Live now').waitFor()

  const { dates, skipped_dates } = (await server.get(`/event/${prokey}`)).body
  assert.deepEqual([dates[0].startDate, skipped_dates], ['2099-05-02', []])
})

test('in the calendar, a date of a series is dragged after a question, and cancelled after another', async (t) => {
  const { page, go, server } = await openApplication(t, { scheme: 'dark' })
  const prokey = await newEvent(server, weekly)
  const skipped = async () => (await server.get(`/event/${prokey}`)).body.skipped_dates
  await go(may)

  await dayIn(page, '08').getByText('Choir').dragTo(dayIn(page, '12'))
  const question = page.getByRole('dialog', { name: '“Choir” repeats' })
  await question.getByText('an event of its own on Tuesday, May 12, 2099').waitFor()
  assert.deepEqual(await axe(page, 'dialog'), [])
  assert.deepEqual(await skipped(), [])
  await question.getByRole('button', { name: 'Change this date' }).click()
  await page.getByText('“Choir” moved to Tuesday, May 12, 2099').waitFor()
  await dayIn(page, '12').getByText('Choir').waitFor()
  await dayIn(page, '08').getByText('Choir').waitFor({ state: 'detached' })
  assert.deepEqual(await skipped(), ['2099-05-08'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await dayIn(page, '08').getByText('Choir').waitFor()
  await dayIn(page, '12').getByText('Choir').waitFor({ state: 'detached' })

  await dayIn(page, '15').dblclick({ position: { x: 80, y: 8 } })
  await page.getByRole('button', { name: 'Actions for Choir' }).click()
  await page.getByRole('menuitem', { name: 'Cancel this date' }).click()
  await page.getByRole('dialog', { name: 'Cancel “Choir” on Friday, May 15, 2099?' }).waitFor()
  await page.getByRole('button', { name: 'Cancel this date' }).click()
  await page.getByText('“Choir” on Friday, May 15, 2099 cancelled').waitFor()
  assert.deepEqual(await skipped(), ['2099-05-15'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await until(async () => (await skipped()).length === 0)
})

test('each date in the calendar has a menu, by mouse, by keyboard and in the palette', async (t) => {
  const { page, go, server } = await openApplication(t)
  const prokey = await newEvent(server, { ...weekly, ...(await rsvp(server)) })
  const skipped = async () => (await server.get(`/event/${prokey}`)).body.skipped_dates
  await go(may)

  await dayIn(page, '15').getByText('Choir').click()
  const menu = page.getByRole('menu', { name: 'Actions for Choir, Friday, May 15, 2099' })
  const page15 = menu.getByRole('menuitem', { name: 'Open page' })
  assert.match((await page15.getAttribute('href'))!, new RegExp(`/${prokey}/on/2099-05-15$`))
  await menu.getByRole('menuitem', { name: 'Attendees' }).waitFor()
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'detached' })
  assert.deepEqual(await axe(page, 'main'), [])
  await dayIn(page, '15').locator('.chip:focus').waitFor()
  await page.keyboard.press('Enter')
  await choose(page, /^Move this date/)
  await page.getByLabel('New day').fill('2099-05-16')
  await page.keyboard.press('Enter')
  await dayIn(page, '16').getByText('Choir').waitFor()

  await dayIn(page, '16').locator('.chip').focus()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('back into the series')
  await page.getByRole('option', { name: 'Bring back into the series: Choir, Saturday, May 16, 2099' }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Bring back and delete the separate event' }).click()
  await dayIn(page, '15').getByText('Choir').waitFor()
  assert.deepEqual(await skipped(), [])
})

test('by keyboard on a phone: the palette cancels the next date, and menus move and change others', async (t) => {
  const { page, go, server } = await openApplication(t, { width: 360 })
  const prokey = await newEvent(server, weekly)
  const skipped = async () => (await server.get(`/event/${prokey}`)).body.skipped_dates
  await go(`events/${prokey}`)
  await page.getByRole('button', { name: 'Actions for Fri, May 1, 2099' }).waitFor()

  await page.keyboard.press('Control+k')
  await page.keyboard.type('cancel the next date')
  await page.getByRole('option', { name: 'Cancel the next date, Fri, May 1, 2099' }).waitFor()
  await page.keyboard.press('Enter')
  await page.locator('#bring-back-2099-05-01').waitFor()
  await page.keyboard.press('Control+Enter')
  await page.getByText('Saved. Live now').waitFor()
  assert.deepEqual(await skipped(), ['2099-05-01'])
  await page.keyboard.press('Control+k')
  await page.keyboard.type('bring back')
  await page.getByRole('option', { name: 'Bring back the date, Fri, May 1, 2099' }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Actions for Fri, May 1, 2099' }).waitFor()
  await page.locator('#next-dates:focus').waitFor()
  await page.getByRole('button', { name: 'Actions for Fri, May 1, 2099' }).click()
  await page.getByRole('menuitem', { name: 'Cancel this date' }).click()
  await page.locator('#bring-back-2099-05-01').waitFor()

  await tabTo(page, 'Actions for Fri, May 8, 2099')
  await page.keyboard.press('Enter')
  await choose(page, /^Cancel this date/)
  await page.locator('#bring-back-2099-05-08:focus').waitFor()
  await page.keyboard.press('Enter')
  await page.locator('#next-dates:focus').waitFor()

  await go('events?view=calendar&day=2099-05-15')
  await tabTo(page, 'Actions for Choir')
  await page.keyboard.press('Enter')
  await choose(page, /^Move this date/)
  await page.getByLabel('New day').fill('2099-05-16')
  await page.keyboard.press('Enter')
  await page.getByText('“Choir” moved to Saturday, May 16, 2099').waitFor()
  assert.deepEqual(await skipped(), ['2099-05-01', '2099-05-15'])

  await go('events?view=calendar&day=2099-05-22')
  await tabTo(page, 'Actions for Choir')
  await page.keyboard.press('Enter')
  await choose(page, /^Change this date/)
  await page.getByText('Friday, May 22, 2099 is an event of its own now').waitFor()
  assert.deepEqual(await skipped(), ['2099-05-01', '2099-05-15', '2099-05-22'])
})

test('the last date of a series cannot be cancelled, and a viewer cannot cancel any', async (t) => {
  const { page, go, server, join } = await openApplication(t)
  const prokey = await newEvent(server, { ...weekly, recurrence: 'RRULE:FREQ=WEEKLY;COUNT=1' })
  const viewer = await join('viewer')

  await go(may)
  await dayIn(page, '01').dblclick({ position: { x: 80, y: 8 } })
  await page.getByRole('button', { name: 'Actions for Choir' }).click()
  await page.getByRole('menuitem', { name: 'Cancel this date' }).click()
  await page.getByRole('button', { name: 'Cancel this date' }).click()
  await page.getByRole('alert').getByText('This date of “Choir” was not cancelled').waitFor()
  await page.getByText('At least one date must be left').waitFor()

  await viewer.go(may)
  await dayIn(viewer.page, '01').dblclick({ position: { x: 80, y: 8 } })
  await viewer.page.getByRole('button', { name: 'Actions for Choir' }).click()
  await viewer.page.getByRole('menuitem', { name: 'Open', exact: true }).waitFor()
  assert.equal(await viewer.page.getByRole('menuitem', { name: 'this date' }).count(), 0)
  assert.equal(await dayIn(viewer.page, '01').getByRole('link').getAttribute('draggable'), 'false')
  await viewer.go(`events/${prokey}`)
  await viewer.page.locator('.next-dates li').waitFor()
  assert.equal(await viewer.page.getByRole('button', { name: 'Actions for' }).count(), 0)
})

test('the sign-up of an event with several dates says that an RSVP is for all of them', async (t) => {
  const { page, go, server } = await openApplication(t)
  const series = await rsvpEvent(server, {}, { dates: [party], recurrence: 'RRULE:FREQ=WEEKLY;COUNT=3' })
  const single = await rsvpEvent(server)
  const said = page.getByText('An RSVP is for all dates of this event, with the same seats.')

  await go(`events/${series}`)
  await page.locator('summary', { hasText: 'Sign-up' }).click()
  await said.waitFor()
  await go(`events/${single}`)
  await page.locator('summary', { hasText: 'Sign-up' }).click()
  await page.getByLabel('Seats', { exact: true }).waitFor()
  assert.equal(await said.count(), 0)
})
