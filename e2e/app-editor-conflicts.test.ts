import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { Locator, Page, Route } from 'playwright-core'
import { newEvent } from '../server/testing/visitor.ts'
import { openApplication } from './application.ts'
import { axe } from './axe.ts'
import { leaveBrowser } from './browser.ts'

after(leaveBrowser)

const save = (page: Page) => page.getByRole('button', { name: /^Save/ })

test('two people change the same event: other fields merge, and for the same field both versions are shown', async (t) => {
  const { page, go, server } = await openApplication(t)
  const prokey = await newEvent(server, { iCalFileName: 'first' })
  await go(`events/${prokey}`)
  await page.locator('summary', { hasText: 'Advanced' }).click()

  await page.getByLabel('Name of the calendar file').fill('mine')
  await server.patch(`/event/${prokey}`, { hideButton: true })
  await save(page).click()
  await page.getByText('Saved. Live now').waitFor()
  const merged = (await server.get(`/event/${prokey}`)).body
  assert.deepEqual([merged.iCalFileName, merged.hideButton], ['mine', true])

  await page.getByLabel('Where').fill('Barn')
  await server.patch(`/event/${prokey}`, { dates: [{ name: 'Their name' }] })
  await save(page).click()
  await page.getByRole('heading', { name: 'Their name', level: 1 }).waitFor()
  await page.getByLabel('Where').fill('Garden')
  await page.getByLabel('Name of the calendar file').fill('mine-again')
  await server.patch(`/event/${prokey}`, { dates: [{ location: 'Hall' }] })
  await server.patch(`/event/${prokey}`, { iCalFileName: 'theirs' })
  await save(page).click()
  const dialog = page.getByRole('dialog', { name: 'Somebody else changed this event' })
  await dialog.getByText('mine-again').waitFor()
  assert.deepEqual(await axe(page, 'dialog[open]'), [])
  await dialog.getByRole('group', { name: 'Where' }).getByText('Hall').waitFor()
  await dialog.getByText('theirs', { exact: true }).click()
  await saveChosen(page, dialog)
  assert.equal(await page.getByLabel('Name of the calendar file').inputValue(), 'theirs')
  const chosen = (await server.get(`/event/${prokey}`)).body
  assert.deepEqual(
    [chosen.iCalFileName, chosen.dates[0].name, chosen.dates[0].location],
    ['theirs', 'Their name', 'Garden'],
  )
})

test('changes that are restored after a reload do not overwrite what somebody else has saved meanwhile', async (t) => {
  const { page, go, server } = await openApplication(t)
  const prokey = await newEvent(server, { iCalFileName: 'first' })
  await go(`events/${prokey}`)
  await page.locator('summary', { hasText: 'Advanced' }).click()
  await page.getByLabel('Name of the calendar file').fill('mine')
  await server.patch(`/event/${prokey}`, { iCalFileName: 'theirs', hideButton: true })

  await page.reload()
  await page.getByText('Restored what you typed before.').waitFor()
  await save(page).click()
  const dialog = page.getByRole('dialog', { name: 'Somebody else changed this event' })
  await dialog.getByText('theirs', { exact: true }).waitFor()
  assert.equal((await server.get(`/event/${prokey}`)).body.iCalFileName, 'theirs')
  await dialog.getByRole('button', { name: 'Decide later' }).click()
  await page.reload()
  await page.getByText('Restored what you typed before.').waitFor()
  await save(page).click()
  await dialog.getByText('mine', { exact: true }).click()
  await saveChosen(page, dialog)
  const saved = (await server.get(`/event/${prokey}`)).body
  assert.deepEqual([saved.iCalFileName, saved.hideButton], ['mine', true])
})

test('an event that somebody deleted meanwhile is brought back with what was typed', async (t) => {
  const { page, go, server } = await openApplication(t)
  const prokey = await newEvent(server)
  await go(`events/${prokey}`)

  await page.getByLabel('Where').fill('New place')
  await server.delete(`/event/${prokey}`)
  await save(page).click()
  await page.getByText('the event was deleted meanwhile').waitFor()
  await page.getByRole('button', { name: 'Bring it back and save' }).click()

  await page.getByText('the event was deleted meanwhile').waitFor({ state: 'detached' })
  await page.getByText('Saved. Live now').waitFor()
  assert.equal((await server.get(`/event/${prokey}`)).body.dates[0].location, 'New place')
})

test('a new event keeps the caret, open sections and the form when it is saved for the first time', async (t) => {
  const { page, go, server } = await openApplication(t)
  await go('events/new')
  const seats = page.getByLabel('Seats', { exact: true })
  const where = page.getByLabel('Where')

  await page.getByLabel('Name', { exact: true }).first().fill('Walk')
  await page.locator('summary', { hasText: 'Sign-up' }).click()
  await page.getByLabel('Visitors can sign up').check()
  await seats.fill('12')
  await where.pressSequentially('Town, gate 3')
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Control+Enter')
  await page.waitForURL(/events\/[0-9a-f-]{36}$/)
  await page.getByRole('link', { name: 'History' }).waitFor()
  await page.keyboard.type(' hall')
  assert.equal(await where.inputValue(), 'Town hall, gate 3')
  await seats.press('End')
  await page.keyboard.type('0')
  await page.keyboard.press('Control+S')
  await page.locator('.editor-unsaved').waitFor({ state: 'detached' })

  assert.equal(await seats.evaluate((element) => element.matches(':focus')), true)
  const prokey = /events\/([0-9a-f-]{36})/.exec(page.url())![1]!
  const { body } = await server.get(`/event/${prokey}`)
  assert.equal(body.dates[0].location, 'Town hall, gate 3')
  assert.equal((await server.get(`/rsvp-block/${body.rsvp_block}`)).body.max, 120)
  await page.keyboard.press('Control+Home')
  await page.evaluate('document.activeElement.blur()')
  await page.keyboard.press('n')
  await page.getByRole('heading', { name: 'New event', level: 1 }).waitFor()
  assert.equal(await page.getByLabel('Name', { exact: true }).first().inputValue(), '')
})

test('an event whose creation got no response is not created again after the page was loaded again', async (t) => {
  const { page, go, server } = await openApplication(t)
  await go('events/new')
  await page.getByLabel('Name', { exact: true }).first().fill('Walk')
  await page.locator('summary', { hasText: 'Sign-up' }).click()
  await page.getByLabel('Visitors can sign up').check()
  // The server has done what was asked, and nobody hears of it.
  const lose = (method: string) => async (route: Route) => {
    if (route.request().method() !== method) return route.continue()
    await route.fetch()
    await route.abort()
  }

  for (const place of ['**/v1/rsvp-block', '**/app/v1/events']) {
    await page.route(place, lose('POST'))
    await save(page).click()
    await page.getByRole('alert').getByText('The server cannot be reached').waitFor()
    await page.unroute(place)
    await page.reload()
    await page.getByText('Restored what you typed before.').waitFor()
    await page.getByLabel('Where').pressSequentially('Wood')
  }
  await save(page).click()
  await page.waitForURL(/events\/[0-9a-f-]{36}$/)

  assert.equal((await server.get('/event/all')).body.length, 1)
  const { dates } = (await server.get(page.url().replace(/.*\/events/, '/event'))).body
  assert.deepEqual([dates[0].name, dates[0].location], ['Walk', 'WoodWood'])
  assert.equal((await server.get('/rsvp-block/all')).body.length, 1)
})

test('nothing is lost if the network fails, the page is loaded again or the session ends', async (t) => {
  const { page, go, server, person } = await openApplication(t)
  const prokey = await newEvent(server)
  await go(`events/${prokey}`)

  await page.getByLabel('Where').fill('New place')
  await page.route('**/v1/event/*', (route) => (route.request().method() === 'PATCH' ? route.abort() : route.continue())) // oxfmt-ignore
  await save(page).click()
  await page.getByRole('alert').getByText('The server cannot be reached').waitFor()
  await page.unroute('**/v1/event/*')
  await page.reload()
  await page.getByText('Restored what you typed before.').waitFor()
  assert.equal(await page.getByLabel('Where').inputValue(), 'New place')

  await person.in(null).app.delete('/me/sessions')
  const cookies = await page.context().cookies()
  await page.context().clearCookies()
  await save(page).click()
  await page.getByRole('dialog', { name: 'Sign in again' }).waitFor()
  await page.context().addCookies(cookies)
  await page.getByRole('button', { name: 'I have signed in' }).click()

  await page.getByText('Saved. Live now').waitFor()
  assert.equal((await server.get(`/event/${prokey}`)).body.dates[0].location, 'New place')
})

/** The dialog closes before what was chosen is saved. */
async function saveChosen(page: Page, dialog: Locator) {
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok())
  await dialog.getByRole('button', { name: 'Save this' }).click()
  await saved
  await dialog.waitFor({ state: 'detached' })
}
