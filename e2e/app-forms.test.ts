import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { openApplication } from './application.ts'
import { axe } from './axe.ts'
import { leaveBrowser } from './browser.ts'

after(leaveBrowser)

test('on a phone, saving leads to the field that is wrong, and says what happened', async (t) => {
  const { page, go, address } = await openApplication(t, { width: 360 })
  const zone = page.getByLabel('Time zone')
  const save = page.getByRole('button', { name: 'Save', exact: true })
  const places = { account: () => page.goto(`${address}/app/me`), organization: () => go('settings/organization') }
  for (const [name, open] of Object.entries(places)) {
    await open()
    await zone.fill('Mars/Base')
    await save.click()

    await page.getByRole('alert').getByText('One field needs your attention').waitFor()
    await zone.and(page.locator(':focus')).waitFor()
    await page.waitForFunction('document.activeElement.getBoundingClientRect().bottom < innerHeight')
    assert.deepEqual(await axe(page), [], name)
    await zone.fill('Europe/Rome')
    await page.getByRole('alert').waitFor({ state: 'detached' })
    await save.click()
    await page.getByRole('status').getByText('Saved').waitFor()
  }

  await places.account()
  await page.getByLabel('Language').selectOption('Deutsch')
  await save.click()
  await page.getByRole('status').getByText('Gespeichert').waitFor()
})
