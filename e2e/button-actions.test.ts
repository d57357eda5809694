import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'
import type { Browser, Locator, Page } from 'playwright-core'
import { finallyIn } from '../server/testing/finally.ts'
import { newEvent, newGroup, party } from '../server/testing/visitor.ts'
import { axe } from './axe.ts'
import { leaveBrowser, openBrowser } from './browser.ts'
import { startSite } from './button-page.ts'

let browser: Browser
before(async () => void (browser = await openBrowser()))
after(leaveBrowser)

const series = [
  { ...party, name: 'First evening', location: 'Pier 3, Hamburg' },
  { ...party, name: 'Second evening', startDate: '2027-06-12', status: 'CANCELLED' },
  { ...party, name: 'Third evening', startDate: '2027-07-12', location: 'https://meet.example.org/x' },
]

test('each of several dates is added separately, cancelled dates are marked, and the check mark appears with the last one', async (t) => {
  const { button, embed } = await startSite(t, browser)
  const element = await button({ options: ['google', 'ical'], trigger: 'click' }, { dates: series })
  const { page, complaints } = await embed(element)

  await page.getByRole('button', { name: 'Add to calendar' }).click()
  await page.getByRole('menuitem', { name: 'Google Calendar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Choose a date' })
  await dialog.waitFor()
  assert.deepEqual(await dialog.getByRole('listitem').locator('.facts').allInnerTexts(), [
    'First evening\nSat,\u00a0May\u00a01,\u00a02027\n6:00\u00a0–\u2060\u00a09:30\u00a0PM\nPier 3\nHamburg',
    'Second evening\nCancelled\nSat,\u00a0Jun\u00a012,\u00a02027\n6:00\u00a0–\u2060\u00a09:30\u00a0PM',
    'Third evening\nMon,\u00a0Jul\u00a012,\u00a02027\n6:00\u00a0–\u2060\u00a09:30\u00a0PM\nOnline',
  ])
  assert.equal(await dialog.getByRole('link').count(), 2)
  assert.deepEqual(await axe(page), [])
  await follow(dialog.getByRole('link', { name: 'First evening' }))
  assert.equal(await page.locator('.check').count(), 0)
  await follow(dialog.getByRole('link', { name: 'Third evening' }))
  await page.keyboard.press('Escape')

  assert.equal(await page.locator('.atcb-button .check').count(), 1)
  assert.equal(await page.getByRole('status').innerText(), 'Added to your calendar')
  assert.deepEqual(await happened(page), ['ready', 'open', 'close item', 'save google 1', 'save google 3', 'success'])
  assert.deepEqual(complaints, [])
})

test('events are dispatched to the page and to tag managers', async (t) => {
  const { button, embed } = await startSite(t, browser)
  const element = await button({ options: ['google', 'ical'], trigger: 'click', identifier: 'spring' })
  const { page } = await embed(element)

  await page.getByRole('button', { name: 'Add to calendar' }).click()
  await follow(page.getByRole('menuitem', { name: 'iCal file' }))

  assert.deepEqual(await happened(page), ['ready', 'open', 'save ical', 'success', 'close item'])
  const layer = (await page.evaluate('dataLayer')) as Record<string, string>[]
  assert.deepEqual(layer.slice(0, 4), [
    ['initialization', 'Initialized', 'atcb-btn-spring'],
    ['openList', 'Opened', 'atcb-btn-spring'],
    ['openCalendarLink', 'Opened', 'atcb-btn-spring-ical'],
    ['success', 'Saved', 'atcb-btn-spring'],
  ].map(([event, eventAction, eventLabel]) => ({ event, eventCategory: 'Add-to-Calendar-Button', eventAction, eventLabel }))) // oxfmt-ignore
  assert.equal(await page.locator('kalends-button').getAttribute('atcb-last-event'), 'closeList:atcb-btn-spring-item')
})

test('a call to action follows a save: its form shows what is missing and is sent from the browser', async (t) => {
  const { server, button, embed } = await startSite(t, browser)
  const received: string[] = []
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    received.push(`${request.method} ${(await request.setEncoding('utf8').toArray()).join('')}`)
    response.end()
  }
  const receiver = createServer((request, response) => void receive(request, response)).listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  finallyIn(t, () => receiver.close())
  const at = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`
  const fields = [
    { type: 'text', name: 'submit', required: true, label: 'Mail' },
    { type: 'number', name: 'guests', label: 'Guests' },
    { type: 'label', label: 'What do you like?' },
    { type: 'radio', name: 'music', label: 'Music', placeholder: 'yes', required: true },
    { type: 'radio', name: 'food', label: 'Food', placeholder: 'yes=no' },
    { type: 'checkbox', name: 'terms', label: 'I agree', required: true },
    { type: 'hidden', name: 'source', default: 'button' },
  ]
  const cta = { name: 'x', type: 'form', headline: 'Stay in touch', url: `${at}/in`, button_label: 'Subscribe', fields }
  const cta_block = Number((await server.post('/cta-block', cta)).body.id)
  const element = await button({ options: ['ical'] }, { cta: true, cta_block })
  const policy = `default-src 'none'; script-src {server}; connect-src {server} ${at}`
  const { page, complaints } = await embed(element, { policy })

  await follow(page.getByRole('link', { name: 'Add to calendar' }))
  const dialog = page.getByRole('dialog', { name: 'Stay in touch' })
  assert.equal(
    (await dialog.locator('.goes-to').innerText()).replaceAll(/[\u2068\u2069]/g, ''),
    `Your details will be sent to ${new URL(at).host}.`,
  )
  await dialog.getByRole('button', { name: 'Subscribe' }).click()
  assert.equal(await page.evaluate('document.activeElement.shadowRoot.activeElement.name'), 'submit')
  assert.deepEqual(await dialog.locator('.error:visible').allInnerTexts(), ['Please fill in this field.', 'Please choose one.', 'Please tick this box.']) // oxfmt-ignore
  assert.deepEqual(await axe(page), [])
  await dialog.getByLabel('Mail').fill('ann@example.org')
  await dialog.getByLabel('Food').check()
  await dialog.getByLabel('I agree').check()
  await dialog.getByRole('button', { name: 'Subscribe' }).click()
  await dialog.getByText('Your form has been sent.').waitFor()

  assert.deepEqual(received, ['POST submit=ann%40example.org&guests=&food=yes%3Dno&terms=true&source=button'])
  assert.deepEqual(complaints, [])
})

for (const [type, more, expected] of [
  ['text', { headline: 'See you there', text: 'Doors open at six.' }, ['Close']],
  ['link', { url: 'https://example.org/more', button_label: 'Read more' }, ['Close', 'Read more']],
  ['share', {}, ['Close', 'Copy link', 'Send by email']],
] as const) {
  test(`a call to action of the type ${type} offers its links, in a dialog that restores the focus`, async (t) => {
    const { server, button, embed } = await startSite(t, browser)
    const cta_block = Number((await server.post('/cta-block', { name: 'x', type, ...more })).body.id)
    const { page } = await embed(await button({ options: ['ical'] }, { cta: true, cta_block }))

    await follow(page.getByRole('link', { name: 'Add to calendar' }))
    const dialog = page.getByRole('dialog', { name: type === 'text' ? 'See you there' : 'Thank you' })
    await dialog.waitFor()

    const names = dialog.getByRole('button').or(dialog.getByRole('link'))
    assert.deepEqual(await names.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? each.textContent)), expected) // oxfmt-ignore
    assert.deepEqual(await axe(page), [])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    assert.equal(await page.evaluate('document.activeElement.localName'), 'kalends-button')
  })
}

test('a call to action of the type none is not shown', async (t) => {
  const { server, button, embed } = await startSite(t, browser)
  const cta_block = Number((await server.post('/cta-block', { name: 'x', type: 'none' })).body.id)
  const { page, requests } = await embed(await button({ options: ['ical'] }, { cta: true, cta_block }))

  await follow(page.getByRole('link', { name: 'Add to calendar' }))
  await page.locator('.check').waitFor()

  assert.deepEqual(
    requests.filter((path) => path.startsWith('/button/')),
    [],
  )
})

test('a group lists its events next to the subscription', async (t) => {
  const { server, embed } = await startSite(t, browser)
  const group = await newGroup(server, { public_event_overview: true })
  const event = await newEvent(server, {
    event_group: group,
    dates: [{ ...party, name: 'Jazz', location: 'Main hall' }],
  })
  const empty = await newGroup(server, { public_event_overview: true, subscription: 'no' })
  const { page } = await embed(
    [group, empty].map((key) => `<kalends-button prokey="${key}"></kalends-button>`).join(''),
  )

  const card = page.getByRole('link', { name: 'Jazz' })
  assert.match((await card.getAttribute('href'))!, new RegExp(`/${event}$`))
  await page.getByText('There are no upcoming events at the moment.').waitFor()
  assert.deepEqual(await page.locator('.atcb-button').allInnerTexts(), ['Subscribe to calendar'])
  assert.deepEqual(await axe(page), [])
})

test('if the events of a group cannot be loaded, its page is linked instead', async (t) => {
  const { server, embed } = await startSite(t, browser)
  const group = await newGroup(server, { public_event_overview: true })
  await newEvent(server, { event_group: group })
  const prepare = (page: Page) => page.route('**/button/overview-*', (route) => route.abort())

  const { page } = await embed(`<kalends-button prokey="${group}"></kalends-button>`, { prepare })
  const link = page.getByRole('link', { name: 'Show all events' })

  assert.equal(new URL((await link.getAttribute('href'))!).pathname, `/${group}`)
})

test('a date tile has its month above the day, in the standalone form of each language, in group lists and on the date card', async (t) => {
  const { server, button, embed } = await startSite(t, browser)
  const group = await newGroup(server, { public_event_overview: true })
  const dates = [{ ...party, startDate: '2027-11-12' }]
  await newEvent(server, { event_group: group, dates })
  const card = await button({ buttonStyle: 'date' }, { dates })
  const months = { en: 'Nov', cs: 'lis', fi: 'marras', ja: '11月', ko: '11월', zh: '11月' }
  const body = Object.keys(months)
    .flatMap((language) =>
      [`<kalends-button prokey="${group}"></kalends-button>`, card].map((each) =>
        each.replace(' prokey', ` language="${language}" prokey`),
      ),
    )
    .join('')

  const { page } = await embed(body)
  await page.locator('.tile').nth(11).waitFor()

  const leaves = await page
    .locator('.tile')
    .evaluateAll((all) => all.map((each) => [each.firstElementChild!.textContent, each.lastElementChild!.textContent]))
  assert.deepEqual(
    leaves,
    Object.values(months).flatMap((month) => [
      [month, '12'],
      [month, '12'],
    ]),
  )
})

test('a past event says so and is drawn as its style says: usable, disabled, or not at all', async (t) => {
  const { button, embed } = await startSite(t, browser)
  const dates = [{ ...party, startDate: '2020-05-01' }]
  const body = []
  for (const pastDateHandling of ['none', 'disable', 'hide']) body.push(await button({ pastDateHandling }, { dates }))
  body.push(await button({}, { hideButton: true }))
  const { page } = await embed(body.join(''))
  const buttons = page.locator('.atcb-button')
  await buttons.nth(1).waitFor()

  assert.deepEqual(await buttons.allInnerTexts(), ['This event is over', 'This event is over'])
  assert.deepEqual([await buttons.nth(0).isDisabled(), await buttons.nth(1).isDisabled()], [false, true])
  assert.deepEqual(await axe(page), [])
})

test('a list marks cancelled events, and downloading a cancellation file does not count as a save', async (t) => {
  const { button, embed } = await startSite(t, browser)
  const dates = [{ ...party, status: 'CANCELLED' }]
  const { page } = await embed(
    await button({ trigger: 'click', lightMode: 'dark', options: ['google', 'ical'] }, { dates }),
  )

  await page.locator('.atcb-button').click()
  await page.getByText("It won't take place. If it's already in your calendar, update it there.").waitFor()
  assert.deepEqual(await axe(page), [])
  await follow(page.getByRole('menuitem', { name: 'iCal file' }))

  assert.equal(await page.locator('.check').count(), 0)
  assert.equal(await page.getByRole('status').textContent(), '')
})

test('text that a style hides is invisible but still read aloud', async (t) => {
  const { button, embed } = await startSite(t, browser)
  const bare = {
    hideTextLabelButton: true,
    hideTextLabelList: true,
    hideBranding: true,
    hideBackground: true,
    trigger: 'click',
  }
  const words = { hideIconButton: true, hideIconList: true, trigger: 'click', options: ['google', 'ical'] }
  const { page } = await embed(
    (await button(bare)) + (await button(words)) + (await button({ buttonsList: true, options: ['google', 'ical'] })),
  )

  await page.getByRole('button', { name: 'Add to calendar' }).first().click()
  const row = await page.getByRole('menuitem', { name: 'Google Calendar' }).boundingBox()
  assert.ok(row!.width < 120)
  assert.equal(await page.locator('.branding:visible').count(), 0)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Add to calendar' }).nth(1).click()
  assert.equal(await page.getByRole('menu').locator('svg').count(), 0)
  assert.equal(await page.locator('.branding:visible').innerText(), 'Made with Kalends')
  await page.keyboard.press('Escape')

  assert.deepEqual(await page.locator('a.atcb-button .atcb-button-text').allInnerTexts(), [
    'Google Calendar',
    'iCal file',
  ])
  assert.deepEqual(await axe(page), [])
})

/** Clicks a link that opens a window, and closes that window. */
async function follow(link: Locator) {
  const opened = link.page().context().waitForEvent('page')
  await link.click()
  await (await opened).close()
}

/** The events of all buttons, in order. */
async function happened(page: Page): Promise<string[]> {
  const seen = (await page.evaluate('seen')) as [string, { calendar?: string; date?: number }][]
  return seen.map(([name, { calendar, date }]) => [name, calendar, date].filter((part) => part !== undefined).join(' '))
}
