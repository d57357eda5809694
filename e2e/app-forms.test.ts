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

    await page.getByRole('alert').getByText('What is marked needs your attention').waitFor()
    await zone.and(page.locator(':focus')).waitFor()
    await page.waitForFunction('() => document.activeElement.getBoundingClientRect().bottom < innerHeight')
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

test('a field that is wrong and no longer needed does not block saving', async (t) => {
  const { page, go, server } = await openApplication(t)
  const { id } = await server.client.ctaBlock.create({ name: 'Newsletter', type: 'link', url: 'https://example.org/' })
  await go(`templates/calls-to-action/${id}`)
  const offer = page.getByLabel('What it offers')
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await offer.selectOption('A form')
  await page.getByLabel('Address').fill('not a url')
  await page.getByRole('button', { name: 'Add a question' }).click()
  await page.getByRole('menuitem', { name: 'Hidden' }).click()
  await page.getByLabel('Name in the results').fill('source')
  await page.getByRole('button', { name: 'Remove: source' }).waitFor()
  await save.click()
  await page.locator('[data-field=url] .field-error').waitFor()

  await offer.selectOption('Nothing')
  await page.getByText('Nothing is offered').waitFor()
  await page.locator('main .notice.error').waitFor({ state: 'detached' })
  assert.equal(await page.locator('iframe').count(), 0)
  await save.click()
  await page.getByText('Everything that uses it').waitFor()
  const { type, url } = await server.client.ctaBlock.read(id)
  assert.deepEqual([type, url], ['none', 'https://example.org/'])
})
