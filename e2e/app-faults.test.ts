import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { type TestContext, after, test } from 'node:test'
import type { Page, Route } from 'playwright-core'
import { newEvent, rsvp } from '../server/testing/events.ts'
import { openApplication } from './application.ts'
import { leaveBrowser } from './browser.ts'

after(leaveBrowser)

const name = (page: Page) => page.getByLabel('Name', { exact: true }).first()
const save = (page: Page) => page.getByRole('button', { name: /^(Save|Saving)/ })
const alert = (page: Page) => page.getByRole('alert')

/** Holds back requests with this method and path until `release` is called with what to do with them. */
async function hold(page: Page, method: string, path: string) {
  const arrived = Promise.withResolvers<void>()
  const released = Promise.withResolvers<(route: Route) => Promise<void>>()
  let count = 0
  await page.route(path, async (route) => {
    if (route.request().method() !== method) return route.fallback()
    count += 1
    arrived.resolve()
    await (
      await released.promise
    )(route)
  })
  return { arrived: arrived.promise, release: released.resolve, count: () => count }
}

/** Carries out the request, and loses the response: what a server does that stops at the wrong moment. */
const loseResponse = async (route: Route) => {
  await route.fetch()
  await route.abort('connectionreset')
}

test('the server stops after it has created the event and before it says so: saving again creates no second one', async (t) => {
  const { page, go, server } = await openApplication(t)
  await go('events/new')
  await name(page).fill('Concert')
  const first = await hold(page, 'POST', '**/app/v1/events')
  await save(page).click()
  await first.arrived
  first.release(loseResponse)
  await alert(page).getByText('The server cannot be reached').waitFor()
  assert.equal(await name(page).inputValue(), 'Concert')
  await page.unrouteAll()

  // What was changed since is saved as well.
  await name(page).fill('Concert in the park')
  await save(page).click()

  await page.waitForURL(/events\/[0-9a-f-]{36}/)
  const events = await server.client.event.all()
  assert.equal(events.length, 1)
  const { body } = await server.get(`/event/${events[0]!.prokey}`)
  assert.deepEqual(body.dates.map((date: { name: string }) => date.name), ['Concert in the park']) // oxfmt-ignore
})

test('the server restarts while an event is being saved: the screen says so, and saving again works', async (t) => {
  const { page, go, server } = await openApplication(t)
  const prokey = await newEvent(server)
  await go(`events/${prokey}`)
  await page.getByLabel('Where').fill('New place')
  const { port } = server.app.server.address() as { port: number }
  const held = await hold(page, 'PATCH', '**/v1/event/*')
  await save(page).click()
  await held.arrived
  const start = await stop(t, server.app.server, port)
  held.release((route) => route.continue())

  await alert(page).getByText('The server cannot be reached').waitFor()
  assert.equal(await page.getByLabel('Where').inputValue(), 'New place')
  await start()
  await save(page).click()

  await page.getByText('Saved. Live now').waitFor()
  assert.equal((await server.get(`/event/${prokey}`)).body.dates[0].location, 'New place')
})

/** Refuses connections to a server, as if its process had ended. Returns a function that starts it on the same port. */
async function stop(t: TestContext, http: import('node:http').Server, port: number) {
  const closed = once(http, 'close')
  http.close()
  http.closeAllConnections()
  await closed
  // Nobody else may take the port meanwhile.
  const placeholder = createServer((socket) => socket.destroy()).listen(port, '127.0.0.1')
  await once(placeholder, 'listening')
  t.after(() => placeholder.close())
  return async () => {
    placeholder.close()
    await once(placeholder, 'close')
    http.listen(port, '127.0.0.1')
    await once(http, 'listening')
  }
}

test('on a slow network there is a skeleton, a button is busy and sends once, and what is typed meanwhile stays', async (t) => {
  const { page, go, server } = await openApplication(t)
  const prokey = await newEvent(server)
  await go()
  const list = await hold(page, 'GET', '**/app/v1/events?**')
  await page.getByRole('link', { name: 'Events', exact: true }).click()
  await page.locator('main .skeleton').first().waitFor()
  list.release((route) => route.continue())
  await page.getByRole('link', { name: /Summer party/ }).waitFor()
  assert.equal(await page.locator('main .skeleton').count(), 0)
  await page.unrouteAll()

  await go(`events/${prokey}`)
  await page.getByLabel('Where').fill('New place')
  const change = await hold(page, 'PATCH', '**/v1/event/*')
  await save(page).click()
  await change.arrived
  assert.equal(await save(page).getAttribute('aria-busy'), 'true')
  await save(page).click()
  await page.keyboard.press('Control+Enter')
  await name(page).fill('Winter party')
  change.release((route) => route.continue())
  await page.getByText('Saved. Live now').waitFor()
  assert.equal(change.count(), 1)
  assert.equal(await name(page).inputValue(), 'Winter party')
  await page.getByText('Unsaved').first().waitFor()
  await page.unrouteAll()

  await go('events/new')
  await name(page).fill('Concert')
  const create = await hold(page, 'POST', '**/app/v1/events')
  await save(page).click()
  await create.arrived
  await page.getByLabel('Where').fill('Town hall')
  create.release((route) => route.continue())
  await page.waitForURL(/events\/[0-9a-f-]{36}/)
  await page.getByText('Unsaved').first().waitFor()
  assert.equal(await page.getByLabel('Where').inputValue(), 'Town hall')
  assert.equal(create.count(), 1)
})

test('somebody who is added by impatient keys on a slow network is added once, and the dialog is empty the next time', async (t) => {
  const { page, go, server } = await openApplication(t)
  const event = await newEvent(server, await rsvp(server))
  const email = page.getByLabel('Email address')
  const add = page.getByRole('button', { name: 'Add attendee' })
  await go(`events/${event}/attendees`)
  await add.first().click()
  await email.fill('ann@example.org')
  const create = await hold(page, 'POST', '**/v1/rsvp-answers')

  await page.keyboard.press('Control+Enter')
  await create.arrived
  await page.keyboard.press('Control+Enter')
  await page.keyboard.press('Enter')
  create.release((route) => route.continue())

  await page.getByText('ann@example.org is on the list.').waitFor()
  assert.equal(create.count(), 1)
  assert.equal(await page.getByRole('dialog').count(), 0)
  await add.first().click()
  assert.equal(await email.inputValue(), '')
})

test('when the network fails, the error is where the content belongs, and trying again works', async (t) => {
  const { page, go, server } = await openApplication(t)
  await newEvent(server)
  await go()
  await page.locator('main').getByText('Summer party').waitFor()
  for (const [link, request, content] of [
    ['Events', '**/app/v1/events?**', 'Summer party'],
    ['Calendars', '**/app/v1/groups*', 'Concerts'],
    ['Statistics', '**/app/v1/statistics?**', 'Nothing counted yet'],
  ] as const) {
    await page.route(request, (route) => route.abort())
    await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: link }).click()
    await alert(page).getByText('The server cannot be reached').first().waitFor()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).first().click()
    await page.locator('main').getByText(content).first().waitFor()
  }
})

test('a change of several events that did not reach the server says so once, and is tried again', async (t) => {
  const { page, go, server } = await openApplication(t)
  for (const title of ['First', 'Second']) await newEvent(server, { dates: [{ name: title, startDate: '2099-05-01' }] })
  await go('events')
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  const bar = page.getByRole('region', { name: 'Selected events' })
  const failed = page.getByRole('dialog', { name: '2 events could not be changed' })
  await page.route('**/app/v1/events/bulk', (route) => route.abort())

  await bar.getByRole('button', { name: 'Unpublish' }).click()
  await failed.waitFor()
  assert.equal(await failed.getByText('The server cannot be reached. Try again in a moment.').count(), 1)
  await failed.getByRole('button', { name: 'Try again' }).click()
  await failed.waitFor()
  await page.unrouteAll()
  await failed.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('2 events unpublished').waitFor()
  await page.route('**/app/v1/events/bulk', (route) => route.abort())
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
  await failed.waitFor()
  assert.equal(await page.getByText('Undone').count(), 0)
  await page.unrouteAll()
  await failed.getByRole('button', { name: 'Try again' }).click()
  await page.locator('.row').getByText('Draft').first().waitFor({ state: 'detached' })

  const states = await server.context.database.read((db) => db.selectFrom('event').select('status').execute())
  assert.deepEqual(
    states.map(({ status }) => status),
    ['published', 'published'],
  )
})

test('on a slow network, a line at the top shows that a command is on its way', async (t) => {
  const { page, go, server } = await openApplication(t)
  await go(`events/${await newEvent(server)}`)
  const held = await hold(page, 'POST', '**/app/v1/event/*/duplicate')

  await page.getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await page.locator('.busy').waitFor({ state: 'attached' })
  held.release((route) => route.continue())
  await page.getByText('Duplicated. This is the copy').waitFor()

  assert.equal(await page.locator('.busy').count(), 0)
})

test('the error page of a proxy reads as a server that cannot be reached, and saving again succeeds', async (t) => {
  const { page, go, server } = await openApplication(t)
  const prokey = await newEvent(server)
  await go(`events/${prokey}`)
  await page.getByLabel('Where').fill('New place')
  const proxy = (route: Route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Internal Server Error</h1>' })
      : route.fallback()
  await page.route(`**/v1/event/${prokey}*`, proxy)
  await save(page).click()
  await alert(page).getByText('The server cannot be reached. What you typed is kept; try again in a moment.').waitFor()
  assert.equal(await page.getByText('baseUrl').count(), 0)

  await page.unroute(`**/v1/event/${prokey}*`, proxy)
  await save(page).click()
  await page.getByText('Saved. Live now').waitFor()
  assert.equal((await server.get(`/event/${prokey}`)).body.dates[0].location, 'New place')
})
