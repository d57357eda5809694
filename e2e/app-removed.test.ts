import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { join } from '../server/accounts/members.ts'
import { openApplication, tabTo } from './application.ts'
import { axe } from './axe.ts'
import { leaveBrowser } from './browser.ts'

after(leaveBrowser)

test('somebody who was removed reads so at once, and can still copy what they typed', async (t) => {
  const owner = await openApplication(t)
  const { page, go, person } = await owner.join('editor')
  await go('groups/new')
  const name = page.getByLabel('Name', { exact: true })
  await name.fill('Choir evenings')
  await owner.person.app.delete(`/members/${person.user}`)

  await page.getByRole('button', { name: 'Create calendar' }).click()
  const dialog = page.getByRole('dialog', { name: 'You no longer belong to “Example”' })
  await dialog.getByText('ask one of them for an invitation').waitFor()
  assert.deepEqual(await axe(page), [])
  await page.keyboard.press('Escape')

  await page.getByText('You no longer belong to this organization, so nothing was saved.').waitFor()
  assert.equal(await name.inputValue(), 'Choir evenings')
  await page.getByRole('button', { name: 'Create calendar' }).click()
  await dialog.getByRole('button', { name: 'Go to the sign-in page' }).click()
  await page.waitForURL(/\/app\/sign-in/)
})

test('by keyboard on a phone: somebody who was removed goes on in another organization', async (t) => {
  const owner = await openApplication(t, { width: 360, scheme: 'dark' })
  const { page, go, person } = await owner.join('editor')
  const elsewhere = await owner.server.newOrganization()
  await owner.server.context.database.transaction((tx) => join(tx, elsewhere.actor, 0, person.user, 'viewer'))
  await go('groups')
  await owner.person.app.delete(`/members/${person.user}`)

  await page.getByRole('link', { name: 'Events' }).first().click()
  await page.getByRole('dialog', { name: 'You no longer belong to “Example”' }).waitFor()
  assert.deepEqual(await axe(page), [])
  await tabTo(page, 'Your other organizations')
  await page.keyboard.press('Enter')

  await page.waitForURL(`**/app/o/${elsewhere.organization}`)
  await page.locator('main h1').waitFor()
})
