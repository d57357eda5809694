import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { publishDomain } from '../server/testing/published-domain.ts'
import { newEvent, newGroup } from '../server/testing/visitor.ts'
import { openApplication } from './application.ts'
import { axe } from './axe.ts'
import { leaveBrowser } from './browser.ts'

after(leaveBrowser)

test('the short link is shared, and a page gets a name in its address once there is a domain', async (t) => {
  const { page, go, server } = await openApplication(t)
  const [prokey, group] = [await newEvent(server), await newGroup(server, { slug: 'concerts' })]
  const { short_link } = (await server.get(`/event/${prokey}`)).body
  const field = page.getByLabel('Name in the address')
  const openAdvanced = async () => {
    await go(`events/${prokey}`)
    await page.locator('summary', { hasText: 'Advanced' }).click()
  }

  await go(`events/${prokey}/share`)
  assert.equal(await page.getByLabel('Short link').inputValue(), short_link)
  await page.getByRole('img', { name: `QR code that leads to ${short_link}` }).waitFor()
  assert.deepEqual(await axe(page, 'main'), [])

  await openAdvanced()
  await page.getByText('Works on a domain of your own, and none is published yet.').waitFor()
  assert.deepEqual(await axe(page, 'main'), [])

  await publishDomain(server, 'events.example.org', server)
  await openAdvanced()
  await field.fill('concerts')
  await page.getByText('Visitors find the page at events.example.org/concerts.').waitFor()
  await page.keyboard.press('Control+Enter')
  await page.getByText('Must be another one: concerts is already used by “Concerts”.').first().waitFor()
  await field.fill('summer-party')
  await page.keyboard.press('Control+Enter')
  await page.getByRole('link', { name: 'Open the page' }).waitFor()
  assert.equal((await server.get(`/event/${prokey}`)).body.slug, 'summer-party')

  await go(`groups/${group}`)
  await page.locator('summary', { hasText: 'Address' }).click()
  assert.equal(await field.inputValue(), 'concerts')
})

test('an address that names a calendar or a day that does not exist leads to a list and a new event that work', async (t) => {
  const { page, go, server } = await openApplication(t)
  await newEvent(server)

  await go('events?group=gone&time=all')
  await page.getByRole('link', { name: /Summer party/ }).waitFor()
  await go('events/new?group=00000000-0000-4000-8000-000000000000&day=2099-02-31')
  await page.getByLabel('Name', { exact: true }).first().fill('Walk')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await page.waitForURL(/events\/[0-9a-f-]{36}$/)

  assert.equal((await server.client.event.all()).length, 2)
})
