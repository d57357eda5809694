import assert from 'node:assert/strict'
import { type TestContext, after, test } from 'node:test'
import type { Page } from 'playwright-core'
import { rsvpEvent, signUp } from '../server/testing/attendee.ts'
import { newEvent, party } from '../server/testing/visitor.ts'
import { type Application, openApplication } from './application.ts'
import { axe, axeColours } from './axe.ts'
import { leaveBrowser } from './browser.ts'
import { follow, placesWithContent } from './places.ts'

after(leaveBrowser)

type Check = (page: Page, part: string) => Promise<unknown[]>

/** Visits every place, and shows a menu or a dialog where it has one. */
async function visit(t: TestContext, prepare: (page: Page) => Promise<void>, check: Check) {
  const application = await openApplication(t)
  const { page } = application
  const places = await visitPlaces(application, prepare, check)
  await follow(page, places['/app/o/:organization/events']!)
  await page.getByRole('button', { name: 'Actions for Summer party' }).click()
  await page.getByRole('menuitem').first().waitFor()
  assert.deepEqual(await check(page, '[role=menu]:popover-open'), [], 'a menu')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+K')
  await page.locator('.palette input:focus').waitFor()
  assert.deepEqual(await check(page, 'dialog[open]'), [], 'the palette')
  await page.keyboard.press('Escape')
  await follow(page, places['/app/o/:organization/events/:prokey/attendees']!)
  await page.getByRole('button', { name: 'Add attendee' }).click()
  await page.getByRole('dialog').waitFor()
  assert.deepEqual(await check(page, 'dialog[open]'), [], 'a dialog')
}

async function visitPlaces(application: Application, prepare: (page: Page) => Promise<void>, check: Check) {
  const { page, go } = application
  const places = await placesWithContent(application)
  await go('attendees')
  await page.locator('main .empty, main .row').first().waitFor()
  await prepare(page)
  const open = new Set<unknown>()
  page.on('request', (request) => void (request.url().includes('/v1/') && open.add(request)))
  page.on('requestfinished', (request) => void open.delete(request))
  page.on('requestfailed', (request) => void open.delete(request))
  for (const [pattern, path] of Object.entries(places)) {
    // The last screen stays until the next one is there, and its data comes later.
    await page.evaluate(`document.querySelector('main').setAttribute('data-left', '')`)
    await follow(page, path)
    await page.locator('main:not([data-left])').waitFor()
    while (open.size > 0) await page.waitForEvent('requestfinished', { timeout: 1000 }).catch(() => undefined)
    await page.locator('main:not(:has(.skeleton))').waitFor()
    assert.deepEqual(await check(page, 'main'), [], pattern)
  }
  return places
}

test('with text of twice the size and with high contrast, every place is accessible, nothing is cut or beyond the edge', async (t) => {
  await visit(t, twiceTheSize, async (page, part) => {
    const found = [...(await page.evaluate<string[]>(beyond)), ...(await axe(page, part))]
    await page.emulateMedia({ forcedColors: 'active' })
    found.push(...(await axeColours(page, part)))
    await page.emulateMedia({ forcedColors: 'none' })
    return found
  })
})

test('the same with text of twice the size on a phone', async (t) => {
  const prepare = async (page: Page) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await twiceTheSize(page)
  }
  await visit(t, prepare, async (page, part) => [
    ...(await page.evaluate<string[]>(beyond)),
    ...(await axe(page, part)),
  ])
})

test('with text of twice the size, the agenda fits a phone, and no icon lies on the text of a search', async (t) => {
  const { page, go, server } = await openApplication(t, { width: 360 })
  const startDate = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
  await newEvent(server, { dates: [{ ...party, name: 'Pottery in three evenings', startDate, location: 'Donaudampfschifffahrtsmuseum' }] }) // oxfmt-ignore
  await go('events?view=calendar&show=agenda')
  await twiceTheSize(page)

  await page.locator('.event-line').waitFor()
  assert.deepEqual(await page.evaluate<string[]>(beyond), [])
  const free = await page.evaluate<number>(`(() => {
    const input = document.querySelector('main .search input')
    const begin = input.getBoundingClientRect().left + parseFloat(getComputedStyle(input).paddingLeft)
    return begin - document.querySelector('main .search .icon').getBoundingClientRect().right
  })()`)
  assert.ok(free > 0, `${free} px`)
})

test('in a list on a phone, names are read whole while text is twice as large, and rows stay in reach', async (t) => {
  const { page, go, server } = await openApplication(t, { width: 360 })
  const event = await rsvpEvent(server, { fields: [{ type: 'text', name: 'name' }] })
  for (const name of ['Zoë van der Berg', 'Ann Example', 'Tom Sample'])
    await signUp(server, event, { email: `${name.slice(0, 3)}@example.org`.replace('ë', 'e'), payload: { name } })
  await go(`events/${event}/attendees`)
  await twiceTheSize(page)

  const rows = page.getByRole('table', { name: 'RSVPs' }).locator('.row')
  await rows.filter({ hasText: 'Zoë van der Berg' }).waitFor()
  const [names, heads, tops] = await page.evaluate<[boolean[], number[], boolean[]]>(`(() => {
    const fits = (each) => each.scrollWidth <= each.clientWidth && each.scrollHeight <= each.clientHeight + 2
    const boxes = [...document.querySelectorAll('.row')].map((row) => row.getBoundingClientRect())
    const lines = (head) => {
      const range = document.createRange()
      range.selectNodeContents(head.querySelector('.sorter').firstChild)
      return range.getClientRects().length
    }
    return [
      [...document.querySelectorAll('.row .ellipsis:first-child, .row .badge')].map(fits),
      [...document.querySelectorAll('[role=columnheader]:has(.sorter)')].filter((head) => head.checkVisibility()).map(lines),
      boxes.slice(1).map((box, index) => Math.abs(box.top - boxes[index].bottom) < 1),
    ]
  })()`)
  assert.deepEqual(
    names,
    Array.from({ length: 6 }, () => true),
  )
  assert.deepEqual(heads, [1, 1])
  assert.deepEqual(tops, [true, true])

  await go(`check-in/${event}`)
  await twiceTheSize(page)
  await page.getByRole('textbox', { name: 'Ticket code or name' }).fill('van der')
  await page.getByRole('button', { name: /^Zoë van der Berg/ }).waitFor()
  const [isLarger, right] = await page.evaluate<[boolean, number]>(`(() => {
    const sizeOf = (part) => Number.parseFloat(getComputedStyle(document.querySelector(part)).fontSize)
    const found = document.querySelector('.door-people button')
    return [sizeOf('.door-title') > sizeOf('.door-text'), found.getBoundingClientRect().right - innerWidth]
  })()`)
  assert.ok(isLarger && right < 0, `${isLarger} ${right}`)
})

test('with text of twice the size on a phone, German headings break no word, and that of check-in has a line of its own', async (t) => {
  const { page, go, server } = await openApplication(t, { width: 360, language: 'de' })
  const event = await rsvpEvent(server)
  const linesOf = () =>
    page.evaluate<number>(`(() => {
      const range = document.createRange()
      range.selectNodeContents(document.querySelector('main h1, .door h1'))
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    })()`)
  await go('events')
  await twiceTheSize(page)
  assert.equal(await page.locator('main h1').innerText(), 'Veranstaltungen')
  assert.equal(await linesOf(), 1)

  await go(`check-in/${event}`)
  await twiceTheSize(page)
  const [title, field] = await page.evaluate<[number, number]>(
    `['.door-head > div', '.door-field .input'].map((part) => document.querySelector(part).getBoundingClientRect().width)`,
  )
  assert.ok(title > 300 && field > 300, `${title} ${field}`)

  await go(`templates/forms/${(await server.client.event.read(event)).rsvp_block}`)
  await twiceTheSize(page)
  await page.getByText('An 1 Stelle verwendet').waitFor()
  assert.deepEqual(await page.evaluate<string[]>(beyond), [])
})

async function twiceTheSize(page: Page) {
  await page.evaluate(`document.documentElement.style.fontSize = '200%'`)
}

test('on a phone in dark colours, every place is accessible, and no German text or preview is wider than the screen', async (t) => {
  const application = await openApplication(t, { language: 'de', width: 360, scheme: 'dark' })
  const { page } = application
  const check = async () => [...(await page.evaluate<string[]>(beyond)), ...(await axe(page, 'main'))]
  const places = await visitPlaces(application, async () => {}, check)
  await follow(page, `${places['/app/o/:organization/events']}?view=calendar`)
  assert.deepEqual(await check(), [], 'the calendar')
  await follow(page, places['/app/o/:organization/events/:prokey']!)
  await page.getByRole('button', { name: 'Vorschau' }).click()
  await page.locator('.preview-frame').waitFor()
  assert.deepEqual(await check(), [], 'a preview')
})

/** What is wider than its place. */
const beyond = `(() => {
  const { scrollWidth, clientWidth } = document.documentElement
  const cut = [...document.querySelectorAll('button, a.button, .tabs a, h1, h2, label, summary, [role=columnheader], .badge')]
    .filter((each) => each.checkVisibility() && each.clientWidth > 0 && getComputedStyle(each).display !== 'inline' && each.scrollWidth > each.clientWidth + 1)
    .map((each) => 'cut: ' + each.innerText)
  const outside = [...document.querySelectorAll('main .card, main time, main iframe')]
    .filter((each) => each.checkVisibility() && (each.getBoundingClientRect().right > innerWidth || each.getBoundingClientRect().left < 0))
    .map((each) => 'outside: ' + (each.innerText || each.title))
  return scrollWidth > clientWidth ? ['page: ' + scrollWidth, ...cut, ...outside] : [...cut, ...outside]
})()`
