import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { Page } from 'playwright-core'
import { rsvpEvent, signUp } from '../server/testing/attendee.ts'
import { groupOf, newEvent, party } from '../server/testing/events.ts'
import { openApplication } from './application.ts'
import { leaveBrowser } from './browser.ts'

after(leaveBrowser)

const jazz = { dates: [{ ...party, name: 'Jazz', startDate: '2099-05-01' }] }
const place = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true })

test('the first load is four files and the data, and the rest comes with the first other screen', async (t) => {
  const { page, go, server } = await openApplication(t)
  await newEvent(server, jazz)
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname.replace(/-[A-Z0-9]{8}\./, '.')))
  const files = () => requested.splice(0).map((path) => path.split('/').at(-1)!)

  await go()
  await page.locator('.home').waitFor()
  assert.deepEqual(files().toSorted(), [String(server.organization), 'app.css', 'chunk.js', 'home', 'start.en.js'])

  await place(page, 'Events').click()
  await page.locator('.row').waitFor()
  assert.deepEqual(files().filter((file) => /^(later|screens|start|app)/.test(file)).toSorted(), ['later.en.js', 'screens.css']) // oxfmt-ignore
  await place(page, 'Calendars').click()
  await page.getByRole('heading', { name: 'Calendars' }).waitFor()
  assert.deepEqual(
    files().filter((file) => /^(later|screens)/.test(file)),
    [],
  )

  const linked = async () => page.locator('head link[rel=stylesheet]').count()
  await go('events')
  assert.equal(await linked(), 2)
  await page.locator('.row').waitFor()
  assert.equal(await linked(), 2)
})

test('a screen that was loaded before is drawn before the next frame', async (t) => {
  const { page, go } = await openApplication(t)
  await go('events')
  await place(page, 'Home').click()
  await page.locator('.home, .start').waitFor()

  const title = await page.evaluate<string>(`(async () => {
    let frames = 0
    requestAnimationFrame(() => (frames += 1))
    document.querySelector('nav a[href$="/events"]').click()
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
    return document.querySelector('main h1').textContent + ' after ' + frames + ' frames'
  })()`)

  assert.equal(title, 'Events after 0 frames')
})

test('the first frame of a list has its first rows, and those after it the others in view', async (t) => {
  const { page, go, server } = await openApplication(t)
  await groupOf(server, 30, jazz)
  await go('events')
  await page.locator('.row').nth(15).waitFor()
  await place(page, 'Calendars').click()
  await page.getByRole('heading', { name: 'Calendars' }).waitFor()

  const rows = await page.evaluate<number>(`(async () => {
    document.querySelector('nav a[href$="/events"]').click()
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
    return document.querySelectorAll('.row').length
  })()`)

  assert.equal(rows, 8)
  await page.locator('.row').nth(15).waitFor()
})

test('Templates is one step away, and is marked in the navigation whatever kind is shown', async (t) => {
  const { page, go } = await openApplication(t)
  await go('templates/forms')
  await page.getByRole('heading', { name: 'Templates' }).waitFor()
  const current = page.locator('.places [aria-current=page]')
  assert.equal(await current.innerText(), 'Templates')
  await place(page, 'Home').click()
  await page.locator('.home, .start').waitFor()

  const shown = await page.evaluate<string>(`(async () => {
    document.querySelector('.places a[href*="/templates"]').click()
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
    return location.pathname.split('/').slice(4).join('/') + ': ' + document.querySelector('.tabs [aria-current]')?.textContent
  })()`)

  assert.equal(shown, 'templates/styles: Buttons')
  assert.equal(await current.innerText(), 'Templates')
})

test('scrolling and further pages draw new rows and leave the others alone', async (t) => {
  const { page, go, server } = await openApplication(t)
  await groupOf(server, 250, jazz)
  await go('events')
  await page.locator('[aria-rowcount="101"]').waitFor()
  await page.evaluate(`{
    globalThis.drawn = []
    globalThis.changes = []
    const body = document.querySelector('.rows-in-view')
    new MutationObserver((records) => {
      for (const { target, type, attributeName, addedNodes } of records)
        if (target !== body) changes.push([type, attributeName, target.className].join(' '))
        else for (const row of addedNodes) drawn.push(Number(row.ariaRowIndex))
    }).observe(body, { subtree: true, childList: true, attributes: true, characterData: true })
  }`)
  const scrolled = async (distance: number) => {
    const last = await page.evaluate<number>(`Math.max(...[...document.querySelectorAll('.row')].map((row) => row.ariaRowIndex))`) // oxfmt-ignore
    await page.evaluate(`drawn.length = 0; scrollBy(0, ${distance * 56})`)
    await page.locator(`[aria-rowindex="${last + distance}"]`).waitFor()
    return { last, drawn: await page.evaluate<number[]>('drawn') }
  }
  const following = (last: number, count: number) => Array.from({ length: count }, (_, index) => last + 1 + index)

  await page.evaluate('scrollTo(0, 2000)')
  await page.locator('[aria-rowindex="55"]').waitFor()
  const ten = await scrolled(10)
  assert.deepEqual(ten.drawn, following(ten.last, 10))
  const twenty = await scrolled(20)
  assert.deepEqual(twenty.drawn, following(twenty.last, 20))
  await page.locator('[aria-rowcount="201"]').waitFor()
  assert.deepEqual((await scrolled(2)).drawn.length, 2)
  assert.deepEqual(await page.evaluate('changes'), [])
})

test('selecting an attendee draws that row alone', async (t) => {
  const { page, go, server } = await openApplication(t)
  const event = await rsvpEvent(server)
  for (let number = 0; number < 8; number += 1) await signUp(server, event, { email: `guest-${number}@example.org` })
  await page.addInitScript(`
    globalThis.formatted = 0
    const { get } = Object.getOwnPropertyDescriptor(Intl.NumberFormat.prototype, 'format')
    Object.defineProperty(Intl.NumberFormat.prototype, 'format', { get() { formatted += 1; return get.call(this) } })`)
  await go('attendees')
  await page.locator('[data-id]').nth(7).waitFor()
  const formats = async () => page.evaluate<number>('[formatted, formatted = 0][0]')
  await formats()

  // Each row formats its seats. Whatever stands around the list formats its own numbers both times.
  await page.getByRole('checkbox', { name: 'guest-1@example.org' }).check()
  const one = await formats()
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  const seven = await formats()

  assert.equal(seven - one, 6)
})

test('no format of dates is made twice', async (t) => {
  const { page, go, server } = await openApplication(t)
  await groupOf(server, 30, jazz)
  await page.addInitScript(`
    globalThis.formats = []
    Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
      construct: (target, given) => (formats.push(JSON.stringify(given)), new target(...given)),
      apply: (target, _, given) => (formats.push(JSON.stringify(given)), target(...given)),
    })`)
  await go()
  await page.locator('.home').waitFor()
  for (const name of ['Events', 'Calendars', 'Home', 'Events']) {
    await place(page, name).click()
    await page.locator('nav [aria-current=page]', { hasText: name }).first().waitFor()
    await page.locator(name === 'Home' ? '.home' : `main h1:text("${name}")`).waitFor()
  }
  await page.locator('.row').first().waitFor()

  const formats = await page.evaluate<string[]>('formats')
  assert.deepEqual(
    formats.filter((format, index) => formats.indexOf(format) !== index),
    [],
  )
  assert.ok(formats.length > 3)
})

test('no style makes browsers look at the whole page when a part of it changes', async (t) => {
  const { page, go } = await openApplication(t)
  await go('events')
  const selectors = await page.evaluate<string[]>(`(() => {
    const selectorsOf = (rule) => rule.media?.mediaText === 'print' ? [] : [rule.selectorText ?? '', ...[...(rule.cssRules ?? [])].flatMap(selectorsOf)]
    return [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).flatMap(selectorsOf).filter(Boolean)
  })()`)

  assert.ok(selectors.length > 500)
  assert.deepEqual(
    selectors.filter((selector) =>
      /\* \+ \*|(html|:root|body|\.layout|\.screen|\.cell|\.row)[^\s>+~]*:has\(/.test(selector),
    ),
    [],
  )
})
