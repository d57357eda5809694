import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { newEvent } from '../server/testing/visitor.ts'
import { openApplication } from './application.ts'
import { leaveBrowser } from './browser.ts'

after(leaveBrowser)

test('discarded changes of an event come back with Undo, and still meet what somebody else has saved', async (t) => {
  const { page, go, server } = await openApplication(t)
  const prokey = await newEvent(server, { iCalFileName: 'first' })
  await go(`events/${prokey}`)
  const file = page.getByLabel('Name of the calendar file')
  const undo = page.getByRole('status').getByRole('button', { name: 'Undo' })
  await page.locator('summary', { hasText: 'Advanced' }).click()
  await file.fill('mine')
  await page.getByLabel('Where').fill('New place')
  await server.patch(`/event/${prokey}`, { iCalFileName: 'theirs' })
  // Kept changes are known to be made to an older version.
  await page.reload()

  await page.getByRole('button', { name: 'Discard changes' }).click()
  assert.equal(await page.getByLabel('Where').inputValue(), '')
  await undo.click()
  assert.equal(await page.getByLabel('Where').inputValue(), 'New place')
  await page.getByRole('button', { name: /^Save/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Somebody else changed this event' })
  await dialog.getByText('theirs', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Save this' }).click()
  await page.getByText('Saved. Live now').waitFor()

  const { body } = await server.get(`/event/${prokey}`)
  assert.deepEqual([body.iCalFileName, body.dates[0].location], ['theirs', 'New place'])
})

test('an event that is deleted with unsaved changes comes back with them', async (t) => {
  const { page, go, server } = await openApplication(t)
  await go(`events/${await newEvent(server)}`)
  await page.getByLabel('Where').fill('New place')

  await page.getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete event' }).click()
  await page.getByRole('heading', { name: 'Events', level: 1 }).waitFor()
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()

  await page.getByText('Restored what you typed before.').waitFor()
  assert.equal(await page.getByLabel('Where').inputValue(), 'New place')
})

test('by keyboard: discarded changes of the organization come back with Ctrl+Z', async (t) => {
  const { page, go } = await openApplication(t)
  await go('settings/organization')
  const name = page.getByLabel('Name', { exact: true })
  const before = await name.inputValue()
  await name.fill('Another name')

  await page.keyboard.press('Control+K')
  await page.keyboard.type('Discard changes')
  await page.keyboard.press('Enter')
  await page.getByText('Changes discarded').waitFor()
  assert.equal(await name.inputValue(), before)
  await page.locator('main h1').click()
  await page.keyboard.press('Control+Z')

  assert.equal(await name.inputValue(), 'Another name')
})
