import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { groupOf, newEvent, party } from '../server/testing/events.ts'
import { openApplication, tabTo } from './application.ts'
import { axe } from './axe.ts'
import { leaveBrowser } from './browser.ts'

after(leaveBrowser)

// May 1, 2099 is a Friday.
const date = { ...party, startDate: '2099-05-01' }
const may = 'events?view=calendar&day=2099-05-01'

test('an event is dragged to another day, which is said in words and can be undone', async (t) => {
  const { page, go, server } = await openApplication(t)
  const prokey = await newEvent(server, { dates: [{ ...date, name: 'Fair', endDate: '2099-05-02' }] })
  await newEvent(server, { dates: [{ ...date, name: 'Choir' }], recurrence: 'RRULE:FREQ=WEEKLY;COUNT=3' })
  await go(may)
  const days = async () => {
    const { dates } = (await server.get(`/event/${prokey}`)).body
    return [dates[0].startDate, dates[0].endDate]
  }
  const day = (text: string) => page.locator(`[data-day="2099-05-${text}"]`)

  await page.getByRole('heading', { name: 'May 2099' }).waitFor()
  await day('15').getByText('Choir').waitFor()
  assert.equal(await day('22').getByRole('link').count(), 0)
  assert.deepEqual(await axe(page), [])

  await day('01').getByText('Fair').dragTo(day('07'))
  await page.getByText('“Fair” moved to Thursday, May 7, 2099').waitFor()
  await day('08').getByText('Fair').waitFor()
  assert.deepEqual(await days(), ['2099-05-07', '2099-05-08'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await day('01').getByText('Fair').waitFor()
  await page.getByText('Undone').waitFor()
  assert.deepEqual(await days(), ['2099-05-01', '2099-05-02'])
})

test('by keyboard: the arrow keys go from day to day, Enter opens one, and the menu moves an event', async (t) => {
  const { page, go, server } = await openApplication(t)
  const prokey = await newEvent(server, { dates: [{ ...date, name: 'Fair' }] })
  await go(may)
  await page.locator('[data-day="2099-05-01"]').getByText('Fair').waitFor()

  await tabTo(page, /Friday, May 1, 2099, 1 event/, 'gridcell')
  await page.keyboard.press('ArrowLeft')
  await page.getByRole('heading', { name: 'April 2099' }).waitFor()
  await page.locator('[data-day="2099-04-30"]:focus').waitFor()
  await page.keyboard.press('ArrowRight')
  await page.locator('[data-day="2099-05-01"]:focus').waitFor()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Friday, May 1, 2099' })
  await dialog.getByText('Fair').waitFor()
  assert.deepEqual(await axe(page, 'dialog'), [])
  await tabTo(page, 'Actions for Fair')
  await page.keyboard.press('Enter')
  const item = page.getByRole('menuitem', { name: 'Move to another day' })
  await item.waitFor()
  while (!(await item.evaluate((element) => element.matches(':focus')))) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByLabel('New day').fill('2099-05-12')
  await page.keyboard.press('Enter')

  await page.getByText('“Fair” moved to Tuesday, May 12, 2099').waitFor()
  assert.equal((await server.get(`/event/${prokey}`)).body.dates[0].startDate, '2099-05-12')
})

test('an event that somebody else has changed is not moved, and the calendar says so', async (t) => {
  const { page, go, server } = await openApplication(t)
  const prokey = await newEvent(server, { dates: [{ ...date, name: 'Fair' }] })
  await go(may)
  await page.locator('[data-day="2099-05-01"]').getByText('Fair').waitFor()
  await server.patch(`/event/${prokey}`, { dates: [{ startDate: '2099-05-05' }] })

  await page.locator('[data-day="2099-05-01"]').getByText('Fair').dragTo(page.locator('[data-day="2099-05-20"]'))

  await page.getByRole('alert').getByText('“Fair” was not moved').waitFor()
  await page.locator('[data-day="2099-05-05"]').getByText('Fair').waitFor()
  assert.equal((await server.get(`/event/${prokey}`)).body.dates[0].startDate, '2099-05-05')
})

test('week and agenda show the same events; keys switch between them and go on and back', async (t) => {
  const { page, go, server } = await openApplication(t, { scheme: 'dark' })
  await newEvent(server, { dates: [{ ...date, name: 'Night', endDate: '2099-05-02', endTime: '02:00' }] })
  await newEvent(server, { dates: [{ name: 'Holiday', startDate: '2099-05-09' }] })
  await go(may)

  await page.locator('[data-day]').getByText('Night').first().waitFor()
  await page.keyboard.press('w')
  await page.locator('.block').nth(1).waitFor()
  assert.deepEqual(await page.locator('.block strong').allInnerTexts(), ['Night', 'Night'])
  assert.deepEqual(await axe(page), [])
  await page.keyboard.press('j')
  await page.locator('[data-day="2099-05-09"]').getByText('Holiday').waitFor()
  await page.keyboard.press('k')
  await page.keyboard.press('a')
  await page.getByRole('heading', { name: 'Saturday, May 9, 2099' }).waitFor()
  assert.match(await page.locator('.agenda').innerText(), /6:00 PM\s+Night.*until 2:00 AM\s+Night.*All day\s+Holiday/s)
  assert.deepEqual(await axe(page), [])
  await page.keyboard.press('t')
  await page.waitForURL((url) => !url.searchParams.has('day'))
  await page.keyboard.press('v')
  await page.getByRole('table', { name: 'Events' }).waitFor()
})

test('a week begins with its first event, and one without any in the morning', async (t) => {
  const { page, go, server } = await openApplication(t)
  await newEvent(server, { dates: [{ ...date, startDate: '2099-05-10' }] })
  const begins = (top: number) =>
    page.waitForFunction(`() => document.querySelector('.week-hours')?.scrollTop === ${top}`)

  // Weeks begin on Sundays here: the event is on the first day of the next one.
  await go('events?view=calendar&show=week&day=2099-05-06')
  await begins(7 * 48)
  await page.getByRole('button', { name: 'Next' }).click()
  await page.locator('.block').waitFor()
  await page.waitForFunction(`() => document.querySelector('.week-hours').scrollTop > 8 * 48`)
})

test('a month with thousands of dates is complete, and an agenda says how many it leaves out', async (t) => {
  const { page, go, server } = await openApplication(t)
  await groupOf(server, 2050, { dates: [{ ...date, name: 'Fair' }] })
  await newEvent(server, { dates: [{ ...date, startDate: '2099-05-20', name: 'Last' }] })

  await go(may)
  await page.locator('[data-day="2099-05-01"]').getByRole('button', { name: '2047 more' }).waitFor()
  await page.locator('[data-day="2099-05-20"]').getByText('Last').waitFor()
  assert.equal(await page.getByText('dates are shown').count(), 0)
  await go(`${may}&show=agenda`)
  await page.getByText('2,000 dates are shown. Up to 51 more events do not fit').waitFor()
  await go(`${may}&show=agenda&search=last`)
  await page.locator('.agenda').getByText('Last').waitFor()
  assert.equal(await page.getByText('dates are shown').count(), 0)
})

test('on a phone, dots mark days with events, and the list of the chosen day lies below', async (t) => {
  const { page, go, server } = await openApplication(t, { width: 360, role: 'viewer' })
  await newEvent(server, { dates: [{ ...date, name: 'Fair' }] })
  await go('events?view=calendar&day=2099-05-03')

  await page.getByText('No events on this day.').waitFor()
  assert.equal(await page.locator('[data-day="2099-05-01"] .dots span').count(), 1)
  await page.locator('[data-day="2099-05-01"]').click()
  await page.locator('.day-events').getByRole('link', { name: 'Fair' }).waitFor()
  assert.deepEqual(await axe(page), [])
  await page.getByRole('button', { name: 'Actions for Fair' }).click()
  await page.getByRole('menuitem', { name: 'Open', exact: true }).waitFor()
  assert.equal(await page.getByRole('menuitem', { name: 'Move' }).count(), 0)
})

test('a week shows what has room, and how many more there are at the same time', async (t) => {
  const { page, go, server } = await openApplication(t)
  for (const [name, startTime, endTime] of [
    ['Alpha', '10:00', '12:00'],
    ['Beta', '10:00', '12:00'],
    ['Gamma', '10:30', '11:00'],
    ['Delta', '11:15', '12:00'],
    ['Epsilon', '10:45', '11:30'],
    ['Evening', '20:00', '21:00'],
  ] as const)
    await newEvent(server, {
      dates: [{ name, startDate: '2099-05-05', startTime, endTime, timeZone: 'Europe/Berlin' }],
    })
  await go('events?view=calendar&show=week&day=2099-05-05')
  const column = page.locator('.week-column').nth(2)

  await column.getByRole('link', { name: 'Evening' }).waitFor()
  assert.deepEqual(await column.locator('.block strong').allInnerTexts(), ['Alpha', 'Beta', 'Evening'])
  await column.getByRole('button', { name: '3 more' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tuesday, May 5, 2099' })
  await dialog.getByText('Epsilon').waitFor()
  await dialog.getByText('Delta').waitFor()
})
