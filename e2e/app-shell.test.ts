import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { newEvent, rsvp } from '../server/testing/events.ts'
import { openApplication } from './application.ts'
import { axe, axeColours } from './axe.ts'
import { leaveBrowser } from './browser.ts'

after(leaveBrowser)

test('the palette goes to every place by keyboard', async (t) => {
  const { page, go, address, server } = await openApplication(t)
  await go()

  await page.keyboard.press('Control+K')
  await page.keyboard.type('go to home')
  await page.keyboard.press('Enter')

  assert.equal(page.url(), `${address}/app/o/${server.organization}`)
  assert.equal(await page.getByRole('dialog').count(), 0)
})

test('the palette begins with what the screen offers and where one can go', async (t) => {
  const { page, go } = await openApplication(t)
  await go()

  await page.keyboard.press('Control+K')
  const entries = page.getByRole('option')
  await entries.first().waitFor()

  const labels = await page.locator('.palette-label').allInnerTexts()
  assert.deepEqual(labels.slice(0, 3), ['New event', 'Go to Home', 'Go to Events'])
  assert.equal(labels.at(-1), 'Go to Recently deleted')
})

test('the question mark shows all shortcuts', async (t) => {
  const { page, go } = await openApplication(t)
  await go()

  await page.keyboard.press('?')
  const text = await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).innerText()
  await page.keyboard.press('Escape')

  assert.match(text, /Search and commands\s+Ctrl\+K/)
  assert.match(text, /Go to Events\s+g\s+e/)
  assert.equal(await page.getByRole('dialog').count(), 0)
})

test('the question mark names what works here: undo everywhere, the search only beside a list', async (t) => {
  const { page, go, server } = await openApplication(t)
  await newEvent(server)
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await go('events/new')
  await page.getByLabel('Where').waitFor()
  await page.locator('main h1').focus()
  await page.keyboard.press('?')
  assert.match(await dialog.innerText(), /Undo, while it is offered\s+Ctrl\+Z/)
  assert.equal(await dialog.getByText('Search this list').count(), 0)

  await go('events')
  await page.locator('[data-search]').waitFor()
  await page.locator('main h1').focus()
  await page.keyboard.press('?')
  assert.match(await dialog.innerText(), /Search this list\s+\//)
})

test('a viewer gets no button to create an event', async (t) => {
  const { page, go } = await openApplication(t, { role: 'viewer' })
  await go()

  const places = page.getByRole('navigation', { name: 'Main navigation' })
  assert.equal(await page.getByRole('link', { name: 'New event' }).count(), 0)
  assert.equal(await places.getByRole('link', { name: 'Attendees' }).count(), 1)
  assert.equal(await places.getByRole('link', { name: 'Events' }).count(), 1)
})

test('an organization of others is not shown', async (t) => {
  const { page, address } = await openApplication(t)

  await page.goto(`${address}/app/o/999`)

  await page.getByRole('heading', { name: 'No access', level: 1 }).waitFor()
})

test('when the session has ended, nothing is lost: the person signs in and the screen continues', async (t) => {
  const { page, person, address } = await openApplication(t)
  await page.goto(`${address}/app/organizations`)
  await page.getByLabel('Name of the organization').fill('Second')
  await person.in(null).app.delete('/me/sessions')
  const cookies = await page.context().cookies()
  await page.context().clearCookies()

  await page.getByRole('button', { name: 'Create organization' }).click()
  await page.getByRole('dialog', { name: 'Sign in again' }).waitFor()
  await page.context().addCookies(cookies)
  await page.getByRole('button', { name: 'I have signed in' }).click()

  await page.getByRole('heading', { name: 'Second', level: 1 }).waitFor()
  assert.equal(
    await page.getByRole('button', { name: 'Switch organization' }).innerText(),
    'S\nSecond\nSwitch organization',
  )
})

test('after signing in again, the application shows what has changed about the person meanwhile', async (t) => {
  const { page, person, go } = await openApplication(t)
  await go()
  const cookies = await page.context().cookies()
  await page.context().clearCookies()
  await page.getByRole('link', { name: 'Calendars' }).first().click()
  await page.getByRole('dialog', { name: 'Sign in again' }).waitFor()

  await person.in(null).app.patch('/me', { name: 'Ann Newname' })
  await page.context().addCookies(cookies)
  await page.getByRole('button', { name: 'I have signed in' }).click()

  await page.getByText('Ann Newname').first().waitFor()
})

for (const [width, scheme] of [
  [1440, 'light'],
  [360, 'dark'],
] as const)
  test(`the shell is accessible at ${width} px, ${scheme}`, async (t) => {
    const { page, go } = await openApplication(t, { width, scheme })
    await go()

    assert.deepEqual(await axe(page), [])
    await page.keyboard.press('Control+K')
    await page.getByRole('combobox').waitFor()
    assert.deepEqual(await axe(page), [])
  })

test('a chosen scheme is there before any script runs', async (t) => {
  const { page, address, go } = await openApplication(t, { scheme: 'light' })
  await page.goto(`${address}/app/me`)
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true })
  await page.route(/\.js$/, () => {})
  const background = () => page.evaluate('getComputedStyle(document.documentElement).backgroundColor')

  await page.goto(`${address}/app/me`, { waitUntil: 'commit' })
  await page.locator('#app').waitFor({ state: 'attached' })
  // The style sheet is there, the scripts never come.
  await page.waitForFunction(`() => getComputedStyle(document.documentElement).backgroundColor !== 'rgba(0, 0, 0, 0)'`)
  const dark = [await background()]
  for (const path of ['/', '/app/nope', '/app/signed-out']) {
    await page.goto(`${address}${path}`)
    dark.push(await background())
  }
  await page.unrouteAll()
  await page.goto(`${address}/app/me`)
  await page.getByRole('radio', { name: 'Like the device' }).check({ force: true })
  const light = await background()
  await go()

  assert.deepEqual([new Set(dark), light], [new Set(['rgb(14, 19, 26)']), 'rgb(246, 247, 249)'])
  assert.equal(await page.locator('html').getAttribute('data-scheme'), null)
})

test('in German', async (t) => {
  const { page, go } = await openApplication(t, { language: 'de-DE' })
  await go()

  assert.equal(await page.locator('html').getAttribute('lang'), 'de')
  await page.getByRole('link', { name: 'Veranstaltungen' }).waitFor()
})

test('the palette finds every place, action and item from everywhere, and does what another screen offers', async (t) => {
  const { page, go, server } = await openApplication(t)
  await newEvent(server, { new_event_group_name: 'Harbour nights', ...(await rsvp(server, { name: 'Dinner form' })) })
  await go()
  const search = async (text: string) => {
    await page.keyboard.press('Control+K')
    await page.locator('.palette input:focus').waitFor()
    await page.keyboard.type(text)
  }
  const found = (label: string) => page.locator('.palette-label').getByText(label, { exact: true })

  for (const [text, label] of [
    ['api', 'Settings: API keys'],
    ['new cal', 'New calendar'],
    ['new page', 'New page'],
    ['guest', 'Go to Attendees'],
    ['passw', 'My account: Password'],
    ['harbour', 'Harbour nights'],
    ['dinner f', 'Dinner form'],
  ] as const) {
    await search(text)
    await found(label).waitFor()
    await page.keyboard.press('Escape')
    await page.locator('.palette').waitFor({ state: 'detached' })
  }

  await search('dark')
  await found('Appearance: Dark').waitFor()
  await page.keyboard.press('Enter')
  await page.locator('html[data-scheme=dark]').waitFor()
  await search('invite')
  await found('Invite people').waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Invite somebody' }).waitFor()
  assert.match(page.url(), /\/settings\/people$/)
})

test('the palette adds sample content from everywhere, and removes it', async (t) => {
  const { page, go, server } = await openApplication(t)
  const command = async (text: string) => {
    await page.keyboard.press('Control+K')
    await page.locator('.palette input:focus').waitFor()
    await page.keyboard.type(text)
    await page.keyboard.press('Enter')
  }
  await go('statistics')

  await page.route('**/app/v1/samples', (route) => route.abort())
  await command('sample content: add')
  const failed = page.getByRole('dialog', { name: 'That did not work' })
  await failed.getByText('The server cannot be reached.').waitFor()
  await page.unrouteAll()
  await failed.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('status').getByText('The sample content was added.').waitFor()
  assert.ok((await server.client.event.all()).length > 0)
  await command('sample content: remove')
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  await page.getByRole('status').getByText('The sample content was removed.').waitFor()
  assert.equal((await server.client.event.all()).length, 0)
})

test('with high contrast, the bar of a phone shows where one is, and Home also at an address with a slash', async (t) => {
  const { page, address, server } = await openApplication(t, { width: 360 })
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(`${address}/app/o/${server.organization}/`)
  const home = page.locator('.bar').getByRole('link', { name: 'Home' })
  await home.waitFor()

  assert.equal(await home.getAttribute('aria-current'), 'page')
  const colours = await page.evaluate<string[]>(`(() => {
    const { color, backgroundColor } = getComputedStyle(document.querySelector('.bar [aria-current]'))
    return [color, backgroundColor]
  })()`)
  assert.notEqual(colours[0], colours[1])
  assert.notEqual(colours[1], 'rgba(0, 0, 0, 0)')
  assert.deepEqual(await axeColours(page, '.bar'), [])
})
