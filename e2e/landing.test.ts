import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type TestContext, after, before, test } from 'node:test'
import type { Browser } from 'playwright-core'
import { finallyIn } from '../server/testing/finally.ts'
import { photo } from '../server/testing/pictures.ts'
import type { TestServer } from '../server/testing/server.ts'
import { upload } from '../server/testing/uploads.ts'
import { newEvent, newGroup, newStyle, party } from '../server/testing/visitor.ts'
import { axe } from './axe.ts'
import { until } from '../server/testing/until.ts'
import { leaveBrowser, openBrowser } from './browser.ts'
import { startPages } from './page-visits.ts'

let browser: Browser
before(async () => void (browser = await openBrowser()))
after(leaveBrowser)

const start = (t: TestContext) => startPages(t, browser)

const [phone, desktop] = [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
]
const about = '<p>Bring a <strong>friend</strong>.</p><ul><li>Music</li><li>Food</li></ul>'
const evening = { ...party, location: 'Pier 3, Hamburg', description: about }

for (const [device, viewport, colorScheme] of [
  ['phone', phone, 'light'],
  ['desktop', desktop, 'dark'],
] as const) {
  test(`axe finds nothing on any page, on a ${device}, in ${colorScheme} colours`, async (t) => {
    const { server, visit } = await start(t)
    const layout = await newStyle(server, { lightMode: 'system' })
    const landingpage = Number(
      (
        await server.post('/landingpage', {
          name: 'x',
          title: 'Welcome',
          intro: about,
          legal: about,
          background: 'preset',
          header_image: (await upload(server, await photo(900, 600).jpeg().toBuffer(), 'image/jpeg')).body.id,
        })
      ).body.id,
    )
    const cta_block = await newForm(server, 'https://forms.example.org/')
    const event_group = await newGroup(server, { layout, landingpage })
    const dates = [evening, { ...evening, name: 'Second', startDate: '2027-05-08' }]
    const event = await newEvent(server, { event_group, layout, landingpage, dates, cta: true, cta_block })
    const series = await newEvent(server, { event_group, layout, landingpage, recurrence: 'RRULE:FREQ=WEEKLY' })
    await newEvent(server, { event_group, dates: [{ ...evening, startDate: '2020-05-01' }] })
    const rsvp_block = Number((await server.post('/rsvp-block', { name: 'x', maxpp: 3 })).body.id)
    const signUp = await newEvent(server, { layout, dates: [evening], rsvp: true, rsvp_block })
    const brief = await newEvent(server, { landingpage, layout })
    const over = await newEvent(server, {
      event_group: await newGroup(server, { subscription: 'no', public_event_overview: true }),
      landingpage,
      layout,
      dates: [{ ...evening, startDate: '2020-05-01' }],
      rsvp: true,
      rsvp_block,
    })
    const cancelled = await newEvent(server, { layout, dates: [{ ...evening, status: 'CANCELLED' }] })
    const tentative = await newEvent(server, {
      layout,
      dates: [
        { ...evening, status: 'TENTATIVE' },
        { ...evening, startDate: '2020-05-01' },
      ],
    })
    const plain = await newEvent(server, { dates: [{ ...evening, startDate: '2020-05-01' }] })

    const paths = [
      event,
      series,
      signUp,
      brief,
      over,
      cancelled,
      tentative,
      plain,
      event_group,
      `${event_group}/from/2020-01-01`,
    ]
    const more = [
      `${series}/on/2027-05-08`,
      `${event}/cta`,
      `${event}/add?date=2`,
      `${event}/o/yahoo`,
      '00000000-0000-4000-8000-000000000000',
    ]
    const { page, complaints, go } = await visit(event, { viewport, colorScheme })
    for (const path of [...paths, ...more]) {
      await go(path)
      assert.deepEqual(await axe(page), [], path)
      for (const sheet of path === event ? ['calendars', 'share'] : []) {
        const opener = page.locator(`[popovertarget=${sheet}]:not(.close)`)
        if ((await opener.count()) === 0) continue
        await opener.click()
        assert.deepEqual(await axe(page), [], `${path} ${sheet}`)
        await page.keyboard.press('Escape')
      }
      assert.equal(await page.evaluate('document.documentElement.scrollWidth - innerWidth'), 0, path)
      assert.deepEqual(
        complaints.filter((text) => !text.includes('404')),
        [],
        path,
      )
    }
  })
}

test('a visitor in another time zone sees the local time, and one in the same zone does not', async (t) => {
  const { server, visit } = await start(t)
  const prokey = await newEvent(server)

  const abroad = await visit(prokey, { timezoneId: 'America/New_York', locale: 'en-US' })
  const [home, nextDay] = [
    await visit(prokey, { timezoneId: 'Europe/Paris', locale: 'en-US' }),
    await visit(prokey, { timezoneId: 'Pacific/Auckland', locale: 'en-US' }),
  ]
  const camp = await newEvent(server, { dates: [{ ...evening, endDate: '2027-05-09' }] })
  const long = await visit(camp, { timezoneId: 'America/New_York', locale: 'en-US' })
  const both = await newEvent(server, {
    title_event_series: 'Evenings',
    dates: [evening, { ...evening, startDate: '2027-05-08', endDate: '2027-05-08' }],
  })
  const several = await visit(both, { timezoneId: 'Pacific/Auckland', locale: 'en-US' })

  assert.match(await abroad.page.locator('.yours').innerText(), /^Your time: 12:00\s–\s3:30\sPM$/)
  assert.match(
    await long.page.locator('.yours').innerText(),
    /^Your time: May 1, 2027, 12:00\sPM\s–\sMay 9, 2027, 3:30\sPM$/,
  )
  assert.deepEqual(
    (await several.page.locator('.dates .yours').allInnerTexts()).map((text) => text.replaceAll(/\s/g, ' ')),
    ['Your time: Sun, May 9, 4:00 – 7:30 AM'],
  )
  assert.equal(await home.page.locator('.yours').isVisible(), false)
  assert.match(await nextDay.page.locator('.yours').innerText(), /^Your time: Sun, May 2, 4:00\s–\s7:30\sAM$/)
})

test('without JavaScript the page is complete, and its calendars open', async (t) => {
  const { server, visit } = await start(t)
  const prokey = await newEvent(server, { dates: [evening] })

  const { page } = await visit(prokey, { javaScriptEnabled: false, viewport: phone })

  assert.equal(await page.getByRole('heading', { level: 1 }).innerText(), 'Summer party')
  assert.equal(await page.getByRole('link', { name: 'Google' }).isVisible(), false)
  await page.getByRole('button', { name: 'Add to calendar' }).click()
  assert.equal(await page.getByRole('link', { name: 'Google' }).isVisible(), true)
  await page.getByRole('button', { name: 'Close' }).click()
  assert.equal(await page.getByRole('link', { name: 'Google' }).isVisible(), false)
})

test('a visitor can open and close the calendars by keyboard alone', async (t) => {
  const { server, visit } = await start(t)
  const { page } = await visit(await newEvent(server), { viewport: desktop })
  const button = page.getByRole('button', { name: 'Add to calendar' })

  await button.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  assert.equal(await page.locator(':focus').getAttribute('data-calendar'), 'apple')
  await page.keyboard.press('Escape')

  assert.equal(await page.locator('#calendars').isVisible(), false)
  assert.equal(await page.locator(':focus').getAttribute('popovertarget'), 'calendars')
})

test('after a save the form of the call to action appears, shows what is missing and is sent from the browser', async (t) => {
  const { server, visit } = await start(t)
  const received: string[] = []
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    const body = (await request.setEncoding('utf8').toArray()).join('')
    received.push(`${request.method} ${request.headers['content-type']} ${body}`)
    response.end()
  }
  const receiver = createServer((request, response) => void receive(request, response)).listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  finallyIn(t, () => receiver.close())
  const { port } = receiver.address() as AddressInfo
  const cta_block = await newForm(server, `http://127.0.0.1:${port}/in`)
  const layout = await newStyle(server, { options: ['ical'] })
  const { page } = await visit(await newEvent(server, { cta: true, cta_block, layout }), { viewport: phone })

  await page.getByRole('button', { name: 'Add to calendar' }).click()
  await page.getByRole('link', { name: 'iCal file' }).click()
  await page.getByRole('heading', { name: 'Stay in touch' }).waitFor()
  await page.getByRole('button', { name: 'Subscribe' }).click()
  assert.equal(await page.getByText('Please fill in this field.').isVisible(), true)
  assert.equal(await page.locator(':focus').getAttribute('name'), 'mail')
  await page.getByLabel('Mail').fill('ann@example.org')
  await page.getByLabel('Food').check()
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await page.getByText('Your form has been sent.').waitFor()

  assert.deepEqual(received, [
    'POST application/x-www-form-urlencoded;charset=UTF-8 mail=ann%40example.org&food=yes&source=page',
  ])
})

test('the call to action also follows one of several dates: automatically, or by a link without JavaScript', async (t) => {
  const { server, visit } = await start(t)
  const cta_block = await newForm(server, 'https://forms.example.org/')
  const layout = await newStyle(server, { options: ['ical'] })
  const prokey = await newEvent(server, { layout, cta: true, cta_block, dates: [evening, evening] })

  for (const javaScriptEnabled of [true, false]) {
    const { page } = await visit(`${prokey}/add?date=2`, { javaScriptEnabled, viewport: phone })
    await page.getByRole('link', { name: 'iCal file' }).click()
    if (!javaScriptEnabled) await page.getByRole('link', { name: 'Continue' }).click()
    await page.getByRole('heading', { name: 'Stay in touch' }).waitFor()
    assert.equal(new URL(page.url()).pathname, `/${prokey}/cta`)
  }
})

test("nothing that an organizer writes runs in a visitor's browser, not even on click", async (t) => {
  const { server, visit } = await start(t)
  const image = '<img src=x onerror="window.__x=1">'
  const description =
    '<p onclick="window.__x=1">a</p><script>window.__x=1</script><a href="javascript:window.__x=1">b</a>' +
    '<a href="jav&#x09;ascript:window.__x=1">c</a><svg onload=window.__x=1><u>d</u>'
  const layout = await newStyle(server, { customLabels: { 'label.addtocalendar': image, close: image } })
  const event_group = await newGroup(server, { name: image, layout })
  const dates = [{ ...evening, name: `</script>${image}\u2028`, location: `${image}<!--`, description }]
  const prokey = await newEvent(server, { event_group, layout, dates })

  for (const path of [prokey, event_group, `${prokey}/add?date=1`]) {
    const { page, complaints } = await visit(path, { timezoneId: 'America/New_York' })
    for (const text of await page.locator('.prose :is(p, a, u)').all()) await text.click()
    assert.equal(await page.evaluate('window.__x'), undefined, path)
    assert.deepEqual(complaints, [], path)
    if (path === prokey) assert.equal(await page.locator('.yours').isVisible(), true)
  }
})

test('Arabic is laid out from right to left, and nothing overflows on a small phone', async (t) => {
  const { server, visit } = await start(t)
  const layout = await newStyle(server, { language: 'ar' })
  const { page } = await visit(await newEvent(server, { layout, dates: [evening] }), {
    viewport: { width: 320, height: 640 },
  })

  const [tile, title] = [await page.locator('article .tile').boundingBox(), await page.locator('h1').boundingBox()]

  assert.ok(tile!.x > title!.x)
  assert.equal(await page.evaluate('document.documentElement.scrollWidth - innerWidth'), 0)
})

test('past dates unfold without JavaScript, and when a visitor follows a link to one of them', async (t) => {
  const { server, visit } = await start(t)
  const dates = ['2020-05-01', '2020-05-08', '2031-05-01'].map((startDate) => ({ ...evening, startDate }))
  const prokey = await newEvent(server, { dates })

  const { page } = await visit(prokey, { javaScriptEnabled: false, viewport: phone })
  const second = page.locator('#date-2')
  const isFolded = !(await second.isVisible())
  await page.getByText('Past dates').click()
  const linked = await visit(`${prokey}#date-2`, { viewport: phone })

  assert.ok(isFolded)
  assert.ok(await second.isVisible())
  await until(() => linked.page.locator('#date-2').isVisible())
})

test('a printed page has the facts and its address, but no buttons', async (t) => {
  const { server, visit } = await start(t)
  const prokey = await newEvent(server, { dates: [evening] })
  const { page } = await visit(prokey, { viewport: desktop })
  const [address, code] = [page.locator('footer').getByText('/~'), page.locator('footer img')]

  assert.equal(await address.isVisible(), false)
  await page.emulateMedia({ media: 'print' })
  await code.scrollIntoViewIfNeeded()
  await until(async () => Boolean(await page.evaluate("document.querySelector('footer img').naturalWidth > 0")))

  assert.equal(await address.isVisible(), true)
  assert.equal(await code.isVisible(), true)
  assert.equal(await page.getByText('Pier 3').isVisible(), true)
  assert.equal(await page.getByRole('button', { name: 'Add to calendar' }).isVisible(), false)
  assert.equal(await page.getByRole('button', { name: 'Share' }).isVisible(), false)
})

test('a printed page has all dates, but no sign-up form', async (t) => {
  const { server, visit } = await start(t)
  const rsvp_block = Number((await server.post('/rsvp-block', { name: 'x', max: 40 })).body.id)
  const days = ['2020-05-01', ...Array.from({ length: 9 }, (_, day) => `2027-05-0${day + 1}`)]
  const dates = days.map((startDate) => ({ ...evening, startDate }))
  const { page } = await visit(await newEvent(server, { dates, rsvp: true, rsvp_block }), { viewport: desktop })
  const shown = () =>
    Promise.all(
      [page.getByText('Sun, May 9, 2027'), page.getByText('Fri, May 1, 2020'), page.locator('#rsvp')].map((each) =>
        each.isVisible(),
      ),
    )

  assert.deepEqual(await shown(), [false, false, true])
  await page.emulateMedia({ media: 'print' })
  assert.deepEqual(await shown(), [true, true, false])
})

async function newForm(server: TestServer, url: string): Promise<number> {
  const fields = [
    { type: 'text', name: 'mail', required: true, label: 'Mail' },
    { type: 'label', label: 'What do you like?' },
    { type: 'radio', name: 'music', label: 'Music', placeholder: 'yes', default: true },
    { type: 'radio', name: 'food', label: 'Food', placeholder: 'yes' },
    { type: 'hidden', name: 'source', default: 'page' },
  ]
  const cta = { name: 'x', type: 'form', headline: 'Stay in touch', url, button_label: 'Subscribe', fields }
  return Number((await server.post('/cta-block', cta)).body.id)
}
