import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { Page } from 'playwright-core'
import { groupOf, newEvent, newGroup, party, rsvp } from '../server/testing/events.ts'
import { openApplication, tabTo } from './application.ts'
import { axe } from './axe.ts'
import { leaveBrowser } from './browser.ts'

after(leaveBrowser)

const on = (name: string, startDate = '2099-05-01') => ({ dates: [{ ...party, name, startDate }] })
const titles = async (page: Page) => page.locator('.row .event-name > .ellipsis').allInnerTexts()
const row = (page: Page, title: string) => page.locator('.row').filter({ hasText: title })

async function toastIsAboveBar(page: Page) {
  const toast = (await page.locator('.toast').last().boundingBox())!
  const bar = (await page.getByRole('region', { name: 'Selected events' }).boundingBox())!
  assert.ok(toast.y + toast.height < bar.y, `${toast.y} + ${toast.height} < ${bar.y}`)
}

test('events are searched, filtered and sorted, and the address keeps it', async (t) => {
  const { page, go, server, person } = await openApplication(t)
  const concerts = await newGroup(server)
  await newEvent(server, { ...on('Jazz in the park'), event_group: concerts })
  await newEvent(server, { ...on('Choir', '2099-04-01'), ...(await rsvp(server)) })
  await newEvent(server, on('Old fair', '2020-05-01'))
  await newEvent(server, { ...on('Long course', '2019-05-01'), recurrence: 'RRULE:FREQ=WEEKLY;COUNT=60' })
  await newEvent(server, { ...on('Weekly', '2020-01-01'), recurrence: 'RRULE:FREQ=WEEKLY' })
  await person.app.post('/events', { event_group: concerts, ...on('Blues', '2099-06-01') })
  await go('events')
  await row(page, 'Jazz').waitFor()

  assert.deepEqual(await titles(page), ['Weekly', 'Choir', 'Jazz in the park', 'Blues'])
  assert.deepEqual(
    await page
      .locator('.row')
      .filter({ has: page.getByTitle('Repeats') })
      .allTextContents(),
    [await row(page, 'Weekly').textContent()],
  )
  assert.deepEqual(await axe(page), [])
  await page.getByRole('searchbox', { name: 'Search events' }).fill('PARK jazz')
  await row(page, 'Choir').waitFor({ state: 'detached' })
  assert.deepEqual(await titles(page), ['Jazz in the park'])
  await page.waitForURL(/search=PARK/)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await page.getByLabel('Calendar', { exact: true }).and(page.locator('select')).selectOption({ value: concerts })
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Drafts')
  await row(page, 'Jazz').waitFor({ state: 'detached' })
  assert.match(await row(page, 'Blues').innerText(), /Draft/)
  await page.reload()
  await row(page, 'Blues').waitFor()
  assert.deepEqual(await titles(page), ['Blues'])

  await page.getByRole('radio', { name: 'Past' }).check()
  await page.getByRole('heading', { name: 'No event matches' }).waitFor()
  await page.locator('.empty').getByRole('button', { name: 'Clear filters' }).click()
  await row(page, 'Old fair').waitFor()
  assert.match(await row(page, 'Old fair').innerText(), /Over/)
  assert.match(await row(page, 'Long course').innerText(), /Jun 17, 2020/)
  assert.deepEqual(await titles(page), ['Long course', 'Old fair'])
  await page.getByRole('radio', { name: 'All' }).check()
  await row(page, 'Blues').waitFor()
  await page.getByRole('columnheader', { name: 'Event' }).getByRole('button').click()
  await page.waitForURL(/sort=name/)
  await page.locator('.row').last().filter({ hasText: 'Weekly' }).waitFor()
  assert.deepEqual(await titles(page), ['Blues', 'Choir', 'Jazz in the park', 'Long course', 'Old fair', 'Weekly'])
})

test('times are those of the person as their region writes them, with the time elsewhere beside it', async (t) => {
  const { page, go, server } = await openApplication(t, { language: 'en-GB' })
  const talk = { name: 'Talk', startDate: '2099-05-01', startTime: '12:00', endTime: '13:00' }
  await newEvent(server, { dates: [{ ...talk, timeZone: 'America/New_York' }] })
  await go('events')
  await row(page, 'Talk')
    .getByText(/1 May 2099,? 18:00.*19:00/)
    .last()
    .waitFor()
  await row(page, 'Talk').getByText('12:00, New York').waitFor()
  await page.goto(`${page.url()}/948d74b8-eeaa-4443-83b6-16aea3125a55`)
  await page.getByRole('heading', { name: 'Page not found' }).waitFor()
})

test('selected events are published, moved and deleted, and a deletion can be undone', async (t) => {
  const { page, go, server, person } = await openApplication(t)
  const from = await newGroup(server)
  const to = await newGroup(server, { name: 'Theatre', subscription: 'children' })
  const { prokey: draft } = (await person.app.post('/events', { event_group: from, ...on('Hamlet') })).body
  const other = await newEvent(server, { event_group: from, ...on('Macbeth'), ...(await rsvp(server)) })
  await go('events')

  await page.getByRole('checkbox', { name: 'Select Hamlet' }).check()
  const bar = page.getByRole('region', { name: 'Selected events' })
  await bar.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByText('“Hamlet” published').waitFor()
  await toastIsAboveBar(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await toastIsAboveBar(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  assert.equal((await server.get(`/event/${draft}`)).body.status, 'published')

  await page.getByRole('checkbox', { name: 'Select all' }).check()
  await bar.getByText('2 selected').waitFor()
  await bar.getByRole('button', { name: 'Move to calendar' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('To calendar').selectOption('Theatre')
  await dialog.getByRole('button', { name: 'Move', exact: true }).click()
  const failed = page.getByRole('dialog', { name: '1 event could not be changed' })
  await failed.getByText('Macbeth').waitFor()
  assert.deepEqual(await axe(page, 'dialog'), [])
  await failed.getByRole('button', { name: 'Close' }).last().click()
  assert.equal((await server.get(`/event/${draft}`)).body.event_group, to)
  assert.equal((await server.get(`/event/${other}`)).body.event_group, from)

  await bar.getByRole('button', { name: 'Delete' }).click()
  await dialog.getByText('Their pages, calendar files, links and buttons stop working').waitFor()
  await dialog.getByRole('button', { name: 'Delete 2 events' }).click()
  await page.getByText('2 events deleted').waitFor()
  await row(page, 'Hamlet').waitFor({ state: 'detached' })
  assert.equal((await server.get(`/event/${other}`)).status, 404)
  await page.locator('.toast', { hasText: '2 events deleted' }).getByRole('button', { name: 'Undo' }).click()
  await row(page, 'Macbeth').waitFor()
  assert.equal((await server.get(`/event/${draft}`)).status, 200)
})

test('by keyboard alone on a phone: the menu of a row duplicates, and the palette unpublishes what is selected', async (t) => {
  const { page, go, server } = await openApplication(t, { width: 360, scheme: 'dark' })
  const prokey = await newEvent(server, on('Jazz'))
  await go('events')
  await row(page, 'Jazz').waitFor()

  await tabTo(page, 'Actions for Jazz')
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Duplicate' }).waitFor()
  assert.deepEqual(await axe(page), [])
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('ArrowDown')
  assert.equal(await page.evaluate('document.activeElement.textContent'), 'Duplicate')
  await page.keyboard.press('Enter')
  await page.getByText('“Jazz” duplicated as a draft').waitFor()
  await page.locator('.row').nth(1).waitFor()

  await page.locator('.row').filter({ hasNotText: 'Draft' }).locator('.row-link').focus()
  await page.keyboard.press('x')
  await page.getByText('1 selected').waitFor()
  await page.keyboard.press('Control+K')
  await page.keyboard.type('unpublish')
  await page.keyboard.press('Enter')
  await page.getByText('“Jazz” unpublished').waitFor()
  assert.equal((await server.get(`/event/${prokey}`)).body.status, 'draft')
  await page.keyboard.press('Escape')
  await page.getByText('1 selected').waitFor({ state: 'detached' })
})

test('an empty list teaches how to begin, and a viewer sees no way to change anything', async (t) => {
  const { page, go, server, join } = await openApplication(t)
  await go('events')
  await page.getByRole('heading', { name: 'Your events live here' }).waitFor()
  assert.equal(await page.locator('.empty').getByRole('link', { name: 'New event' }).count(), 1)

  await newEvent(server, on('Jazz'))
  const viewer = await join('viewer')
  await viewer.go('events')
  await row(viewer.page, 'Jazz').waitFor()
  assert.equal(await viewer.page.getByRole('checkbox').count(), 0)
  assert.equal(await viewer.page.getByRole('link', { name: 'New event' }).count(), 0)
  await viewer.page.getByRole('button', { name: 'Actions for Jazz' }).click()
  await viewer.page.getByRole('menuitem', { name: 'Open', exact: true }).waitFor()
  assert.deepEqual(await viewer.page.getByRole('menuitem').allInnerTexts(), ['Open', 'Open page', 'Copy link'])
})

test('after all loaded events, all that match can be selected and changed, and those that fail are named', async (t) => {
  const { page, go, server } = await openApplication(t)
  await newEvent(server, { ...on('Other'), ...(await rsvp(server)) })
  const group = await groupOf(server, 620, on('Jazz'))
  const statuses = async () => {
    const rows = await server.context.database.read((db) => db.selectFrom('event').select('status').execute())
    return rows.filter(({ status }) => status === 'draft').length
  }
  await go(`events?group=${group}`)
  await page.locator('[aria-rowcount="101"]').waitFor()
  const bar = page.getByRole('region', { name: 'Selected events' })

  await page.getByRole('checkbox', { name: 'Select all' }).check()
  await bar.getByText('100 selected').waitFor()
  await bar.getByRole('button', { name: 'Select all 620 that match' }).click()
  await bar.getByText('620 selected').waitFor()
  assert.deepEqual(await axe(page), [])
  await page.locator('.row').nth(1).getByRole('checkbox').uncheck()
  await bar.getByText('619 selected').waitFor()
  await bar.getByRole('button', { name: 'Unpublish' }).click()
  await page.getByText('619 events unpublished').waitFor()
  assert.equal(await statuses(), 619)
  await bar.getByRole('button', { name: 'Publish', exact: true }).waitFor()
  await page.locator('.toast', { hasText: '619 events' }).getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Undone').waitFor()
  assert.equal(await statuses(), 0)

  await bar.getByText('619 selected').waitFor()
  await page.keyboard.press('Escape')
  await bar.waitFor({ state: 'detached' })
  await page.keyboard.press('Control+K')
  await page.keyboard.type('select all events')
  await page.keyboard.press('Enter')
  await bar.getByRole('button', { name: 'Select all 620 that match' }).waitFor()
  await page.keyboard.press('Control+K')
  await page.keyboard.type('all 620 that')
  await page.keyboard.press('Enter')
  await bar.getByText('620 selected').waitFor()
  // Not before the request: the list would be loaded again, and what is missing would no longer be selected.
  await page.route('**/app/v1/events/bulk', async (route) => {
    await server.context.database.transaction((tx) =>
      tx.deleteFrom('event').where('event_group', '=', group).where('id', '>', 300).where('id', '<=', 621).execute(),
    )
    await route.continue()
  })
  await bar.getByRole('button', { name: 'Duplicate' }).click()
  const failed = page.getByRole('dialog', { name: /^\d+ events could not be changed$/ })
  await failed.getByText('Jazz, 2099-05-01').first().waitFor()
  await failed.getByText(/^and \d+ more$/).waitFor()
})

test('a long list draws only the rows in view, loads more while scrolling, and prints all that are loaded', async (t) => {
  const { page, go, server } = await openApplication(t)
  await groupOf(server, 250, on('Jazz'))
  await go('events')
  await page.locator('[aria-rowcount="101"]').waitFor()
  assert.ok((await page.locator('.row').count()) < 60)

  await page.locator('.row').last().scrollIntoViewIfNeeded()
  for (const count of [201, 251]) {
    await page.evaluate('scrollTo(0, document.body.scrollHeight)')
    await page.locator(`[aria-rowcount="${count}"]`).waitFor()
  }
  await page.evaluate('scrollTo(0, document.body.scrollHeight)')
  await page.locator('[aria-rowindex="251"]').waitFor()
  assert.ok((await page.locator('.row').count()) < 60)
  await page.evaluate('dispatchEvent(new Event("beforeprint"))')
  assert.equal(await page.locator('.row').count(), 250)
  await page.evaluate('dispatchEvent(new Event("afterprint"))')
  assert.ok((await page.locator('.row').count()) < 60)
})

test('columns are chosen by mouse or in the palette, and remembered', async (t) => {
  const { page, go, server } = await openApplication(t)
  const event = await newEvent(server, { ...on('Hamlet'), ...(await rsvp(server, { max: 40, maxpp: 3 })) })
  await server.post('/rsvp-answers', { event, email: 'ann@example.org', amount: 3 })
  await go('events')
  const heads = page.getByRole('columnheader')
  await row(page, 'Hamlet').waitFor()
  assert.equal(await heads.count(), 6)

  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('checkbox', { name: 'Seats' }).check()
  await page.getByRole('checkbox', { name: 'Sign-up' }).uncheck()
  assert.deepEqual(await axe(page), [])
  await page.keyboard.press('Escape')
  await row(page, 'Hamlet').getByText('3 of 40').waitFor()
  await page.keyboard.press('Control+K')
  await page.keyboard.type('Choose columns')
  await page.getByRole('option', { name: 'Choose columns' }).waitFor()
  await page.keyboard.press('Enter')
  await tabTo(page, 'Changed', 'checkbox')
  await page.keyboard.press('Space')
  await page.keyboard.press('Escape')
  await page.getByRole('columnheader', { name: 'Changed' }).waitFor()
  await page.reload()
  await page.getByRole('columnheader', { name: 'Seats' }).waitFor()
  assert.equal(await page.getByRole('columnheader', { name: 'Sign-up' }).count(), 0)

  await page.getByRole('button', { name: 'Columns' }).click()
  for (const name of ['Status', 'Sign-up', 'Created']) await page.getByRole('checkbox', { name }).check()
  assert.equal(await heads.count(), 10)
  assert.equal(await page.evaluate(`document.querySelector('.crowded').scrollWidth`), 1100)
  const tile = row(page, 'Hamlet').locator('.tile')
  assert.equal(await tile.isVisible(), false)
  await page.setViewportSize({ width: 360, height: 740 })
  assert.equal(await tile.isVisible(), true)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('checkbox', { name: 'When' }).uncheck()
  assert.equal(await tile.isVisible(), true)
  await page.getByRole('button', { name: 'Reset' }).click()
  await page.getByRole('columnheader', { name: 'Sign-up' }).waitFor()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: 'Columns' }).waitFor({ state: 'hidden' })
})
