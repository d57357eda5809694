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

test('events are searched, filtered and sorted, and the address keeps it', async (t) => {
  const { page, go, server, person } = await openApplication(t)
  const concerts = await newGroup(server)
  await newEvent(server, { ...on('Jazz in the park'), event_group: concerts })
  await newEvent(server, { ...on('Choir', '2099-04-01'), ...(await rsvp(server)) })
  await newEvent(server, on('Old fair', '2020-05-01'))
  await person.app.post('/events', { event_group: concerts, ...on('Blues', '2099-06-01') })
  await go('events')
  await row(page, 'Jazz').waitFor()

  assert.deepEqual(await titles(page), ['Choir', 'Jazz in the park', 'Blues'])
  assert.deepEqual(await axe(page), [])
  await page.getByRole('searchbox', { name: 'Search events' }).fill('PARK jazz')
  await row(page, 'Choir').waitFor({ state: 'detached' })
  assert.deepEqual(await titles(page), ['Jazz in the park'])
  await page.waitForURL(/search=PARK/)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await page.getByLabel('Calendar', { exact: true }).and(page.locator('select')).selectOption({ value: concerts })
  await page.getByLabel('Status').selectOption('Drafts')
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
  await page.getByRole('radio', { name: 'All' }).check()
  await row(page, 'Blues').waitFor()
  await page.getByRole('columnheader', { name: 'Event' }).getByRole('button').click()
  await page.waitForURL(/sort=name/)
  await page.locator('.row').first().filter({ hasText: 'Blues' }).waitFor()
  assert.deepEqual(await titles(page), ['Blues', 'Choir', 'Jazz in the park', 'Old fair'])
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
