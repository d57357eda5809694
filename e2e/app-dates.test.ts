import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { newEvent, party } from '../server/testing/events.ts'
import { openApplication } from './application.ts'
import { leaveBrowser } from './browser.ts'

after(leaveBrowser)

const evening = { ...party, startDate: '2099-05-04', startTime: '19:30', endTime: '01:15', endDate: '2099-05-05' }

test('times and the day come back when "All day" or the moving day is switched off again', async (t) => {
  const { page, go, server } = await openApplication(t)
  await go(`events/${await newEvent(server, { dates: [evening] })}`)
  const start = page.getByLabel('Start', { exact: true })
  const allDay = page.getByRole('switch', { name: 'All day' })

  await allDay.click()
  await start.waitFor({ state: 'detached' })
  assert.equal(await page.getByLabel('Last day').count(), 0)
  await allDay.click()
  assert.equal(await start.inputValue(), '19:30')
  assert.equal(await page.getByLabel('End (optional)').inputValue(), '01:15')
  await page.getByText('On the next day').waitFor()

  await page.getByRole('button', { name: 'More about this date' }).click()
  await page.getByRole('menuitem', { name: 'Status and details' }).click()
  const moving = page.getByRole('switch', { name: 'Moves with the day it is viewed' })
  await moving.click()
  await page.getByLabel('Days ahead').waitFor()
  await moving.click()
  assert.equal(await page.getByLabel('Day', { exact: true }).inputValue(), '2099-05-04')
  assert.equal(await page.getByLabel('Last day').inputValue(), '2099-05-05')
})

test('by keyboard: the end moves along with a start that was cleared first, and numbers can be cleared and retyped', async (t) => {
  const { page, go, server } = await openApplication(t)
  await go(`events/${await newEvent(server, { dates: [{ ...party, startDate: '2099-05-04', startTime: '18:00', endTime: '20:00' }] })}`) // oxfmt-ignore

  await page.getByLabel('Start', { exact: true }).focus()
  await page.keyboard.press('Backspace')
  await page.getByText('Enter when it starts').waitFor()
  await page.keyboard.type('0930PM')
  assert.equal(await page.getByLabel('Start', { exact: true }).inputValue(), '21:30')
  assert.equal(await page.getByLabel('End (optional)').inputValue(), '23:30')

  await page.getByLabel('Repeats').selectOption('Weekly')
  const every = page.getByLabel('Every … weeks')
  await every.focus()
  await page.keyboard.press('End')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('2')
  assert.equal(await every.inputValue(), '2')
  await page.getByText('Every 2 weeks').first().waitFor()
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Tab')
  assert.equal(await every.inputValue(), '2')
  assert.deepEqual(await page.locator('.repeat-days span').allInnerTexts(), ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']) // oxfmt-ignore
})

test('a series leaves out months, and says which', async (t) => {
  const { page, go, server } = await openApplication(t)
  const prokey = await newEvent(server, { dates: [{ ...party, startDate: '2099-05-05', startTime: '18:00', endTime: '20:00' }] }) // oxfmt-ignore
  await go(`events/${prokey}`)

  await page.getByLabel('Repeats').selectOption('Weekly')
  await page.getByLabel('Months').selectOption('not every month')
  const months = page.getByRole('group', { name: 'Takes place in' })
  await months.waitFor()
  assert.equal(await months.getByRole('checkbox', { checked: true }).count(), 12)
  await months.getByRole('checkbox', { name: 'July' }).press('Space')
  await months.getByRole('checkbox', { name: 'August' }).press('Space')
  await page.locator('.repeat-words', { hasText: 'Weekly · except in July and August' }).waitFor()
  await page.keyboard.press('Control+S')
  await page.getByText('Saved. Live now').waitFor()

  const { recurrence_byMonth, recurrence_simple_type } = (await server.get(`/event/${prokey}`)).body
  assert.deepEqual([recurrence_simple_type, recurrence_byMonth], ['weekly', '1,2,3,4,5,6,9,10,11,12'])
  await page.reload()
  await months.waitFor()
  assert.equal(await months.getByRole('checkbox', { checked: true }).count(), 10)
  await page.getByLabel('Months').selectOption('every month')
  await page.locator('.repeat-words', { hasText: /^Weekly$/ }).waitFor()
})

test('a removed date comes back without taking what was typed since', async (t) => {
  const { page, go, server } = await openApplication(t)
  await go(`events/${await newEvent(server, { dates: [{ ...party, startDate: '2099-05-04' }, { ...party, startDate: '2099-05-11' }] })}`) // oxfmt-ignore
  const day = page.getByLabel('Day', { exact: true })

  await page.getByRole('button', { name: 'More about date 1' }).click()
  await page.getByRole('menuitem', { name: 'Remove this date' }).click()
  await day.fill('2099-05-25')
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'More about date 2' }).waitFor()

  assert.equal(await day.first().inputValue(), '2099-05-04')
  assert.equal(await day.last().inputValue(), '2099-05-25')
})

test('on a phone, the weekdays of a series stand in one line', async (t) => {
  const { page, go, server } = await openApplication(t, { width: 360, language: 'de-DE' })
  await go(`events/${await newEvent(server, { dates: [{ ...party, startDate: '2099-05-04' }] })}`)
  await page.getByLabel('Wiederholung').selectOption('Wöchentlich')
  await page.locator('.repeat-days').waitFor()

  const tops = await page.locator('.repeat-days label').evaluateAll((days) => days.map((day) => day.getBoundingClientRect().top)) // oxfmt-ignore
  assert.equal(tops.length, 7)
  assert.equal(new Set(tops).size, 1)
})
