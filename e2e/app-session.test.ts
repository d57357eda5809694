import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { newEvent } from '../server/testing/events.ts'
import { openApplication } from './application.ts'
import { leaveBrowser } from './browser.ts'

after(leaveBrowser)

test('a session that ends while somebody types takes no key away, and asks for a sign-in only when asked to', async (t) => {
  const { page, go, server } = await openApplication(t)
  const prokey = await newEvent(server)
  await go(`events/${prokey}`)
  const place = page.getByLabel('Where')
  const preview = page.frameLocator('iframe')
  await preview.getByText('Summer party').first().waitFor()
  const cookies = await page.context().cookies()
  await page.context().clearCookies()

  await place.fill('N')
  const ended = page.getByRole('status').getByText('Your session has ended. What you typed is kept.')
  await ended.waitFor()
  await place.pressSequentially('ew place')
  assert.equal(await place.inputValue(), 'New place')
  assert.equal(await page.getByRole('dialog').count(), 0)

  await page.getByRole('status').getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('dialog', { name: 'Sign in again' }).waitFor()
  await page.keyboard.press('Escape')
  await ended.waitFor()
  await place.press('End')
  await place.pressSequentially(' at sea')
  assert.equal(await place.inputValue(), 'New place at sea')
  assert.equal(await page.getByRole('dialog').count(), 0)

  // What the person does needs the sign-in.
  await page.keyboard.press('Control+Enter')
  await page.getByRole('dialog', { name: 'Sign in again' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('alert').getByText('Your session has ended. Sign in again, then try once more.').waitFor()

  await page.context().addCookies(cookies)
  await page.getByRole('status').getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: 'I have signed in' }).click()
  await ended.waitFor({ state: 'detached' })
  await preview.getByText('New place at sea').first().waitFor()
})

test('the dialog that asks for a sign-in says so if the server cannot be reached', async (t) => {
  const { page, go } = await openApplication(t)
  await go()
  await page.context().clearCookies()
  await page.getByRole('link', { name: 'Calendars' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Sign in again' })
  await dialog.waitFor()

  await page.getByRole('button', { name: 'I have signed in' }).click()
  await dialog.getByText('You are not signed in yet.').waitFor()
  await page.route('**/app/v1/me', (route) => route.abort())
  await page.getByRole('button', { name: 'I have signed in' }).click()
  await dialog.getByText('The server cannot be reached').waitFor()
})
