import assert from 'node:assert/strict'
import { type TestContext, after, before, test } from 'node:test'
import type { Browser, BrowserContextOptions } from 'playwright-core'
import { linkIn, postForm, rsvpEvent, signUp } from '../server/testing/attendee.ts'
import { full } from '../server/testing/waiting-list.ts'
import { newStyle } from '../server/testing/visitor.ts'
import { axe } from './axe.ts'
import { leaveBrowser, openBrowser } from './browser.ts'
import { edgeContrasts } from './edges.ts'
import { addresses, answer, desktop, mailed, phone, replied, sees, startPages, template } from './rsvp-pages.ts'

let browser: Browser
before(async () => void (browser = await openBrowser()))
after(leaveBrowser)

const start = (t: TestContext, options: BrowserContextOptions) => startPages(t, browser, options)

test('the ticket names the time zone for visitors from another one alone', async (t) => {
  const { server, visit } = await start(t, { viewport: phone, locale: 'en-US' })
  const one = await rsvpEvent(server, {})
  const weekly = await rsvpEvent(server, {}, { recurrence: 'RRULE:FREQ=WEEKLY;COUNT=3' })
  const facts = async (event: string, timezoneId: string) => {
    const page = await visit(`/${event}/rsvp/done/confirmed`, { timezoneId })
    const lines = (await page.locator('.facts').innerText()).replaceAll(/[^\S\n]/g, ' ').split('\n')
    return lines.filter((line) => /your time|\d:|CES?T|European/i.test(line))
  }

  const both = ['6:00 – 9:30 PM', 'Your time: 12:00 – 3:30 PM']
  const withZone = ['6:00 – 9:30 PM CEST', 'Your time: 12:00 – 3:30 PM']
  assert.deepEqual(await facts(one, 'Europe/Paris'), ['6:00 – 9:30 PM'])
  assert.deepEqual(await facts(one, 'America/New_York'), withZone)
  assert.deepEqual(await facts(weekly, 'Europe/Paris'), Array(3).fill('6:00 – 9:30 PM'))
  assert.deepEqual(await facts(weekly, 'America/New_York'), [...withZone, ...both, ...both])
})

test('a guest who replied on this device is greeted, without cookies and without a shift; someone else can reply', async (t) => {
  const { server, visit } = await start(t, { viewport: phone, timezoneId: 'Europe/Berlin' })
  const event = await rsvpEvent(server, template)
  const url = `${addresses.get(server)}/${event}`
  const stored = () => page.evaluate<string>('JSON.stringify(Object.entries(localStorage))')
  const filled = { email: 'kim@example.org', 'field.name': 'Kim', 'field.=soup': 'soup=yes', 'field.terms': 'true' }
  const page = await visit(`/${event}/rsvp/done/undecided`)
  // Somebody was given this address, or has made it up.
  assert.equal(await stored(), '[]')
  const place = addresses.get(server)!
  await page.goto(`${place}${await replied(server, event, { ...filled, status: 'undecided' })}`)
  await page.getByText('You might join').waitFor()

  assert.match(
    await stored(),
    new RegExp(`^\\[\\["kalends-rsvp-${event}","{\\\\"status\\\\":\\\\"undecided\\\\",\\\\"until\\\\":\\d+}"\\]\\]$`),
  )
  await page.goto(`${url}?attendee=Eva|eva@example.org`)
  const greeting = page.getByRole('heading', { name: 'You might join', exact: true })
  await greeting.waitFor()
  assert.equal(await page.getByLabel('Email address').isVisible(), false)
  assert.equal(await page.getByRole('link', { name: 'Change your RSVP' }).isVisible(), true)
  assert.equal(await page.locator('.to-form a').textContent(), 'Change your RSVP')
  assert.equal(await page.locator('.greeting .sign:visible svg').getAttribute('class'), 'icon icon-maybe')
  assert.equal(await page.evaluate(shifts), 0)
  assert.deepEqual(await page.context().cookies(), [])
  assert.deepEqual(await axe(page), [])

  await page.getByRole('button', { name: 'RSVP for someone else' }).click()
  assert.equal(await greeting.isVisible(), false)
  assert.equal(await page.locator('.to-form a').textContent(), 'Save my seat')
  assert.equal(await page.evaluate('document.activeElement.value'), 'confirmed')
  // What somebody else replies does not replace the guest's own reply.
  await page.goto(`${place}${await replied(server, event, { email: 'tom@example.org', status: 'declined' })}`)
  await page.goto(url)
  await greeting.waitFor()

  await signUp(server, event, {
    email: 'eva@example.org',
    status: 'confirmed',
    payload: { name: 'Eva', soup: 'yes', terms: true },
  })
  await page.goto(await mailed(server, event, 'rsvp_signup_confirmation', 'manage'))
  await page.goto(url)
  await page.getByRole('heading', { name: "You're going", exact: true }).waitFor()
  assert.equal(await page.locator('.greeting .sign:visible svg').getAttribute('class'), 'icon icon-done')
  await page.goto(await mailed(server, event, 'rsvp_signup_confirmation', 'manage'))
  await page.getByText('Erase my data').click()
  await page.getByRole('button', { name: 'Erase permanently' }).click()
  await sees(page, 'Your data has been erased')
  assert.equal(await stored(), '[]')
  await page.goto(url)
  assert.equal(await page.getByLabel('Yes', { exact: true }).isVisible(), true)
})

test('a guest who saw the offer of a seat is greeted with it until it ends, with the deadline in their own time', async (t) => {
  const { server, visit } = await start(t, { viewport: phone, timezoneId: 'Asia/Tokyo', locale: 'en-US' })
  const event = await full(server, { offer_hours: 5 }, ['ann'])
  const url = `${addresses.get(server)}/${event}`
  await postForm(server, await linkIn(server, event, 'rsvp_signup_confirmation', 'manage'), { status: 'declined' })
  const offer = await mailed(server, event, 'rsvp_waiting_offer', 'manage')
  const page = await visit(new URL(offer).pathname)
  const until = Date.parse((await page.locator('.next time').getAttribute('datetime'))!)
  const read = async (place: string) => (await page.locator(place).innerText()).replaceAll(/\s/g, ' ')
  const [, hours] = /^Your time: (?:\w+, \w+ \d+, )?(\d+:\d\d [AP]M)$/.exec(await read('.next .yours'))!

  await page.goto(url)
  await page.getByRole('heading', { name: "There's a seat for you", exact: true }).waitFor()
  const greeted = await read('.greeting .next:visible')
  assert.match(greeted, /^Held for you until \w+, \w+ \d+ at \d+:\d\d [AP]M GMT\+9$/)
  assert.ok(greeted.endsWith(` at ${hours} GMT+9`), greeted)
  const way = page.locator('.greeting').getByRole('link', { name: 'Change your RSVP' })
  assert.equal(await way.getAttribute('href'), `/${event}/rsvp/access`)
  assert.equal(await page.evaluate(shifts), 0)
  assert.deepEqual(await axe(page), [])

  const late = await page.context().newPage()
  await late.clock.setFixedTime(until + 1000)
  await late.goto(url)
  await late.getByRole('button', { name: 'Join the waiting list' }).waitFor()
  assert.equal(await late.locator('.greeting').isVisible(), false)
  assert.equal(await late.evaluate('localStorage.length'), 0)

  await page.goto(offer)
  await page.getByRole('button', { name: 'Take my seat' }).click()
  await sees(page, "You're going")
  await page.goto(url)
  await page.getByRole('heading', { name: "You're going", exact: true }).waitFor()
})

test('a guest who saw the offer of several seats is greeted with their number', async (t) => {
  const { server, visit } = await start(t, { viewport: phone, locale: 'en-US' })
  const event = await rsvpEvent(server, { max: 3, maxpp: 3, waiting_list: true, offer_hours: 5 })
  await signUp(server, event, { email: 'eva@example.org', amount: 3 })
  await signUp(server, event, { email: 'ann@example.org', amount: 3, waiting: true })
  await postForm(server, await linkIn(server, event, 'rsvp_signup_confirmation', 'manage'), { status: 'declined' })

  const page = await visit(new URL(await mailed(server, event, 'rsvp_waiting_offer', 'manage')).pathname)
  await page.goto(`${addresses.get(server)}/${event}`)

  await page.getByRole('heading', { name: 'There are 3 seats for you', exact: true }).waitFor()
  assert.match(await page.locator('.greeting .next:visible').innerText(), /^Held for you until \w+, /)
})

test('the reply of an event that is over or cancelled is forgotten', async (t) => {
  const { server, visit } = await start(t, { viewport: phone })
  const event = await rsvpEvent(server)
  const page = await visit(await replied(server, event, { email: 'kim@example.org' }))
  assert.equal(await page.evaluate('localStorage.length'), 1)
  await server.patch(`/event/${event}`, { dates: [{ status: 'CANCELLED' }] })

  await page.goto(`${addresses.get(server)}/${event}`)

  assert.equal(await page.locator('.greeting').count(), 0)
  assert.equal(await page.evaluate('localStorage.length'), 0)
})

for (const javaScriptEnabled of [true, false])
  test(`who mistyped the address gets the form back as it was, or the mail again, ${javaScriptEnabled ? 'with' : 'without'} scripts`, async (t) => {
    const { server, visit } = await start(t, { viewport: desktop, javaScriptEnabled })
    // The mistyped address holds the last seat.
    const event = await rsvpEvent(server, { ...template, doi: true, max: 1, maxpp: 1 })
    const page = await visit(`/${event}`)
    await page.getByLabel('Yes', { exact: true }).check()
    await page.getByLabel('Your name').fill('Eva')
    await page.getByLabel('Email address').fill('eva@exmaple.org')
    await page.getByLabel('Salad').check()
    await page.getByLabel('I agree').check()
    server.advance(5000)
    await page.getByRole('button', { name: 'Confirm my seat' }).click()
    await sees(page, 'Check your inbox')
    await page.getByRole('button', { name: 'Send it again' }).click()
    await page.getByText('If this address has an RSVP, a link is on its way.').waitFor()

    await page.getByRole('link', { name: 'Wrong address?' }).click()
    const email = page.getByLabel('Email address')
    assert.equal(await email.inputValue(), 'eva@exmaple.org')
    assert.equal(await page.getByLabel('Your name').inputValue(), 'Eva')
    assert.deepEqual(
      [await page.getByLabel('Salad').isChecked(), await page.getByLabel('I agree').isChecked()],
      [true, true],
    )
    await email.fill('eva@example.org')
    await page.getByRole('button', { name: 'Confirm my seat' }).click()
    await page.getByText('eva@example.org').waitFor()
    assert.equal((await answer(server, event)).email, 'eva@example.org')
  })

test('edges of everything that is filled in or chosen reach 3:1, in light and dark', async (t) => {
  const { server, visit } = await start(t, { viewport: phone })
  const layout = Number(await newStyle(server, { lightMode: 'system' }))
  const event = await rsvpEvent(server, template, { layout })
  await signUp(server, event, {
    email: 'eva@example.org',
    status: 'undecided',
    payload: { name: 'Eva', soup: 'yes', terms: true },
  })
  const manage = new URL(await mailed(server, event, 'rsvp_signup_confirmation', 'manage')).pathname

  for (const colorScheme of ['light', 'dark'] as const) {
    for (const path of [`/${event}`, manage]) {
      const page = await visit(path, { colorScheme })
      await page.evaluate("document.querySelectorAll('details').forEach((each) => (each.open = true))")
      await page.getByLabel('Yes', { exact: true }).check()
      const edges = await edgeContrasts(page)
      assert.ok(edges.length >= 8, `${colorScheme} ${path}: ${edges.length}`)
      for (const [name, ratio] of edges) assert.ok(ratio >= 3, `${colorScheme} ${path}: ${name} has ${ratio}:1`)
      await page.context().close()
    }
  }
})

const shifts = `new Promise((done) => {
  let sum = 0
  new PerformanceObserver((list) => list.getEntries().forEach(({ value }) => (sum += value))).observe({ type: 'layout-shift', buffered: true })
  setTimeout(() => done(sum), 100)
})`
