import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { Route } from 'playwright-core'
import { openApplication } from './application.ts'
import { leaveBrowser } from './browser.ts'

after(leaveBrowser)

test('a skeleton appears only while a response takes longer than 150 ms', async (t) => {
  const { page, go, server } = await openApplication(t)
  await server.client.group.create({ name: 'Evenings' })
  await page.clock.install()
  await go('groups')
  await page.getByText('Evenings').waitFor()
  // The clock of the page stands still, so that only responses take time.
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.evaluate(`
    seen = 0
    asked = ''
    new MutationObserver(() => void (seen += document.querySelectorAll('.skeleton').length))
      .observe(document.body, { subtree: true, childList: true })
    const send = fetch
    fetch = (...request) => { asked += request[0] + ' '; return send(...request) }
  `)
  const skeletons = () => page.evaluate('seen')
  /** Draws until something is requested. */
  const request = async (path: string) => {
    for (let frame = 0; frame < 20; frame += 1) {
      if ((await page.evaluate<string>('asked')).includes(path)) return
      await page.clock.runFor(16)
    }
    throw new Error(`${path} is not requested.`)
  }

  await page.getByText('Evenings').click()
  await request('/v1/group/')
  await page.getByLabel('Name', { exact: true }).waitFor()
  assert.equal(await skeletons(), 0)

  const held = Promise.withResolvers<Route>()
  await page.route(/\/app\/v1\/events\?.*time=upcoming/, held.resolve)
  await page.getByRole('link', { name: 'Events' }).last().click()
  await request('/app/v1/events?')
  const route = await held.promise
  await page.clock.runFor(120)
  assert.equal(await skeletons(), 0)
  await page.clock.runFor(50)
  await page.locator('main .skeleton').waitFor()
  await route.continue()
  await page.getByText('No events in this calendar').waitFor()
  assert.equal(await page.locator('main .skeleton').count(), 0)
})

test('a place that cannot be loaded is called by its name', async (t) => {
  const { page, go } = await openApplication(t)
  await go()
  await page.locator('.home, .start').first().waitFor()
  await page.context().setOffline(true)
  await page.getByRole('navigation').getByRole('link', { name: 'Statistics', exact: true }).click()
  await page.getByRole('button', { name: 'Try again' }).waitFor()
  assert.equal(await page.locator('main h1').innerText(), 'Statistics')
})
