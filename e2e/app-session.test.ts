import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { cookieName } from '../server/accounts/sessions/sessions.ts'
import { newEvent } from '../server/testing/events.ts'
import { signedIn } from '../server/testing/people.ts'
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

test('what somebody typed is kept for them when their session ends, and never shown to who signs in next', async (t) => {
  const { page, go, server, person, address } = await openApplication(t)
  const signIn = (token: string) =>
    page.context().addCookies([{ name: cookieName(server.context.settings), value: token, url: address }])
  const prokey = await newEvent(server)
  await go(`events/${prokey}`)
  const place = page.getByLabel('Where')
  const restored = page.getByText('Restored what you typed before.')
  await place.fill('A secret place')

  await signIn((await signedIn(server, 'editor')).token)
  await go(`events/${prokey}`)
  await place.waitFor()
  assert.equal(await place.inputValue(), '')
  assert.equal(await restored.count(), 0)

  await signIn(person.token)
  await go(`events/${prokey}`)
  await restored.waitFor()
  assert.equal(await place.inputValue(), 'A secret place')
})

test('a tab that comes back with another person shows nothing of what the first has typed', async (t) => {
  const { page, go, server, address } = await openApplication(t)
  const prokey = await newEvent(server)
  await go(`events/${prokey}`)
  const place = page.getByLabel('Where')
  // The last of what the screen loads.
  await page.frameLocator('iframe').getByText('Summer party').first().waitFor()
  await page.context().clearCookies()
  await place.fill('A secret place')
  await page.getByRole('status').getByRole('button', { name: 'Sign in' }).click()

  const { token } = await signedIn(server, 'editor')
  await page.context().addCookies([{ name: cookieName(server.context.settings), value: token, url: address }])
  const loaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'I have signed in' }).click()
  await loaded
  await place.waitFor()
  assert.equal(await place.inputValue(), '')
})

test('signing out asks first if something is unsaved, and leaves nothing of it in the browser', async (t) => {
  const { page, go, server } = await openApplication(t)
  const prokey = await newEvent(server)
  await go(`events/${prokey}`)
  await page.getByLabel('Where').fill('A secret place')
  await go('settings/organization')
  await page.getByLabel('Name', { exact: true }).fill('Another name')
  const signOut = async () => {
    await page.getByRole('button', { name: 'My account' }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
  }
  const dialog = page.getByRole('dialog', { name: 'Sign out anyway?' })

  await signOut()
  await dialog.getByText('You have unsaved changes in 2 places. They are lost when you sign out.').waitFor()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  assert.equal(await page.getByLabel('Name', { exact: true }).inputValue(), 'Another name')

  await signOut()
  await dialog.getByRole('button', { name: 'Sign out without saving' }).click()
  await page.waitForURL('**/app/signed-out')
  assert.deepEqual(await page.evaluate<string[]>('Object.values(sessionStorage)'), [])
})
