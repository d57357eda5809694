import assert from 'node:assert/strict'
import { type TestContext, after, before, test } from 'node:test'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { linkIn, postForm, rsvpEvent, signUp } from '../server/testing/attendee.ts'
import { finallyIn } from '../server/testing/finally.ts'
import { type TestServer, startServer } from '../server/testing/server.ts'
import { until } from '../server/testing/until.ts'
import { newStyle } from '../server/testing/visitor.ts'
import { axe } from './axe.ts'
import { closeContext, leaveBrowser, openBrowser } from './browser.ts'

let browser: Browser
before(async () => void (browser = await openBrowser()))
after(leaveBrowser)

const [phone, desktop] = [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
]
const template = {
  headline: 'Save your seat',
  maxpp: 3,
  initial_confirmation: false,
  maybe_option: true,
  fields: [
    { type: 'text', name: 'name', required: true, label: 'Your name' },
    { type: 'number', name: 'children', label: 'Children with you' },
    { type: 'label', label: 'Meal' },
    { type: 'radio', name: 'soup', label: 'Soup', placeholder: 'yes', required: true },
    { type: 'radio', name: 'salad', label: 'Salad', placeholder: 'yes' },
    { type: 'checkbox', name: 'terms', required: true, label: 'I agree' },
  ],
}

for (const [how, options] of [
  ['on a phone', { viewport: phone }],
  ['without scripts, in dark colours', { viewport: desktop, javaScriptEnabled: false, colorScheme: 'dark' }],
] as const) {
  test(`a person signs up, confirms, changes the RSVP and declines, ${how}; then the seats are free`, async (t) => {
    const { server, visit } = await start(t, options)
    const event = await rsvpEvent(server, { ...template, doi: true, max: 3 })
    const hasScripts = !('javaScriptEnabled' in options)

    const page = await visit(`/${event}`)
    assert.equal(await page.getByText('3 seats left').isVisible(), true)
    // With scripts, the questions unfold below the reply; those who decline are asked for name and address only.
    assert.equal(await page.getByLabel('Email address').isVisible(), !hasScripts)
    await page.getByLabel('No', { exact: true }).check()
    assert.deepEqual(await shownIn(page), ['Your name', 'Email address', 'Send my regrets'])
    await page.getByLabel('Maybe', { exact: true }).check()
    assert.deepEqual((await shownIn(page)).at(-1), 'Reply maybe')
    await page.getByLabel('Yes', { exact: true }).check()
    assert.deepEqual(await shownIn(page), [
      'Your name',
      'Email address',
      'Seats',
      'Children with you optional',
      'Soup',
      'Salad',
      'I agree',
      'Confirm my seat',
    ])
    await page.getByLabel('Email address').fill('eva@example.org')
    if (hasScripts) await page.getByText('+', { exact: true }).click()
    else await page.getByLabel('Seats').fill('2')
    await page.getByLabel('Your name').fill('Eva Example')
    await page.getByLabel('Salad').check()
    await page.getByLabel('I agree').check()
    server.advance(5000)
    await page.getByRole('button', { name: 'Confirm my seat' }).click()
    await sees(page, 'Check your inbox')
    assert.equal(await page.getByText('eva@example.org').isVisible(), true)
    assert.equal((await answer(server, event)).status, 'pending')

    await page.goto(await mailed(server, event, 'rsvp_doi', 'confirm'))
    assert.equal((await answer(server, event)).status, 'pending')
    await page.getByRole('button', { name: 'Confirm my address' }).click()
    await sees(page, "You're going")
    const { status, amount, payload } = await answer(server, event)
    assert.deepEqual([status, amount], ['confirmed', 2])
    assert.deepEqual(payload, { name: 'Eva Example', children: '', salad: 'yes', terms: true })

    await page.goto(await mailed(server, event, 'rsvp_thank_you', 'manage'))
    await sees(page, "You're going")
    assert.equal(await page.getByText('Seats: 2').isVisible(), true)
    assert.equal(await page.getByLabel('Your name').isVisible(), false)
    await page.getByText('Change your RSVP').click()
    assert.equal(await page.getByLabel('Your name').inputValue(), 'Eva Example')
    assert.equal(await page.getByLabel('Salad').isChecked(), true)
    await page.getByLabel('Seats').fill('3')
    await page.getByLabel('Soup').check()
    await page.getByRole('button', { name: 'Save changes' }).click()
    await page.getByText('Your RSVP is saved.').waitFor()
    assert.equal(await page.getByText('Seats: 3').isVisible(), true)
    const changed = await answer(server, event)
    assert.equal(changed.amount, 3)
    assert.deepEqual(changed.payload, { name: 'Eva Example', children: '', soup: 'yes', terms: true })
    assert.equal(await (await visit(`/${event}`)).getByText('All seats are taken').isVisible(), true)

    await page.getByText('Change your RSVP').click()
    await page.getByLabel('No', { exact: true }).check()
    assert.equal(await page.getByLabel('Seats').isVisible(), false)
    await page.getByRole('button', { name: 'Save changes' }).click()
    await sees(page, "You can't make it")
    await until(async () => (await answer(server, event)).status === 'declined')
    assert.equal(await (await visit(`/${event}`)).getByText('3 seats left').isVisible(), true)
  })
}

test('faults appear at each field, and the first gets the focus', async (t) => {
  const { server, visit } = await start(t, { viewport: phone })
  const event = await rsvpEvent(server, template)
  const page = await visit(`/${event}`)
  const focused = () => page.evaluate<string>('document.activeElement.name')
  const shown = () => page.locator('.rsvp .error:visible').allInnerTexts()

  await page.getByLabel('Maybe', { exact: true }).check()
  await page.getByLabel('Email address').fill('eva')
  await page.getByRole('button', { name: 'Reply maybe' }).click()
  assert.equal(await focused(), 'field.name')
  assert.deepEqual(await shown(), [
    'Please fill in this field.',
    'Please enter a valid email address.',
    'Please choose one.',
    'Please tick this box.',
  ])
  assert.deepEqual(await axe(page), [])

  // The browser accepts addresses that the server refuses.
  await page.getByLabel('Email address').fill('eva@localhost')
  await page.getByLabel('Your name').fill('Eva')
  await page.getByLabel('Soup').check()
  await page.getByLabel('I agree').check()
  server.advance(5000)
  await page.getByRole('button', { name: 'Reply maybe' }).click()
  await page.getByRole('alert').waitFor()
  assert.equal(await focused(), 'email')
  assert.deepEqual(await shown(), ['Please enter a valid email address.'])
  assert.equal(await page.getByLabel('Your name').inputValue(), 'Eva')
  assert.deepEqual(await axe(page), [])
})

test('seats count up and down between one and the maximum, from right to left as well', async (t) => {
  const { server, visit } = await start(t, { viewport: phone })
  const layout = Number(await newStyle(server, { language: 'ar' }))
  const page = await visit(`/${await rsvpEvent(server, { maxpp: 3 }, { layout })}`)
  const [less, more] = [page.locator('[data-step="-1"]'), page.locator('[data-step="1"]')]
  const places = () => page.locator('#amount').inputValue()

  assert.deepEqual([await places(), await less.isDisabled()], ['1', true])
  await more.click()
  await more.click()
  assert.deepEqual([await places(), await more.isDisabled()], ['3', true])
  await less.click()
  assert.equal(await places(), '2')
  assert.ok((await less.boundingBox())!.x > (await more.boundingBox())!.x)
  assert.deepEqual(await axe(page), [])
})

test('a form that is sent at once is accepted; one that the server defers is resent automatically', async (t) => {
  const { server, visit } = await start(t, {})
  const event = await rsvpEvent(server, { doi: true })
  const first = await visit(`/${event}`)
  const { text: form } = await postForm(server, `/${event}/rsvp`, { form: 'x', email: 'tom@example.org' })

  await first.getByLabel('Email address').fill('eva@example.org')
  await first.locator('form .primary').click()
  await sees(first, 'Check your inbox')

  const page = await visit('/docs')
  const body = form.replace('data-checked', 'data-checked data-again="1"')
  await page.route(`**/${event}/rsvp`, (route) => route.fulfill({ status: 429, contentType: 'text/html', body }), {
    times: 1,
  })
  await page.goto(`${addresses.get(server)}/${event}`)
  await page.getByLabel('Email address').fill('tom@example.org')
  await page.locator('form .primary').click()
  await sees(page, 'Check your inbox')

  const { body: stored } = await server.get(`/rsvp-answers/${event}`)
  assert.deepEqual(
    stored.map(({ email }: { email: string }) => email),
    ['eva@example.org', 'tom@example.org'],
  )
})

test('axe finds nothing on any page around sign-ups, in light and in dark colours', async (t) => {
  const { server, visit } = await start(t, {})
  const layout = Number(await newStyle(server, { lightMode: 'system' }))
  const open = await rsvpEvent(server, { ...template, max: 9 }, { layout })
  const full = await rsvpEvent(server, { max: 1 }, { layout })
  const closed = await rsvpEvent(server, { expires: '2020-01-01T00:00:00Z' }, { layout })
  const pending = await rsvpEvent(server, { doi: true }, { layout, distribution: false })
  const payload = { name: 'Eva', meal: 'soup', terms: true }
  await signUp(server, open, { email: 'eva@example.org', status: 'confirmed', payload })
  for (const event of [full, pending]) await signUp(server, event, { email: 'eva@example.org' })

  const paths = [
    `/${open}`,
    `/${open}?type=share`,
    `/${full}`,
    `/${closed}`,
    `/${pending}`,
    ...['confirmed', 'declined', 'waiting', 'pending'].map((status) => `/${open}/rsvp/done/${status}`),
    `/${open}/rsvp/access`,
    `/${open}/rsvp/manage/unknown`,
    new URL(await mailed(server, pending, 'rsvp_doi', 'confirm')).pathname,
    new URL(await mailed(server, open, 'rsvp_signup_confirmation', 'manage')).pathname,
  ]
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const path of paths) {
      const page = await visit(path, { colorScheme, viewport: colorScheme === 'light' ? phone : desktop })
      await page.evaluate("document.querySelectorAll('details').forEach((each) => (each.open = true))")
      assert.deepEqual(await axe(page), [], `${colorScheme} ${path}`)
      assert.equal(await page.evaluate('document.documentElement.scrollWidth - innerWidth'), 0, path)
      await page.context().close()
    }
  }
})

test('a guest who replied on this device is greeted, without cookies and without a shift; someone else can reply', async (t) => {
  const { server, visit } = await start(t, { viewport: phone, timezoneId: 'Europe/Berlin' })
  const event = await rsvpEvent(server, template)
  const url = `${addresses.get(server)}/${event}`
  const stored = () => page.evaluate<string>('JSON.stringify(Object.entries(localStorage))')
  const page = await visit(`/${event}/rsvp/done/undecided`)

  assert.match(
    await stored(),
    new RegExp(`^\\[\\["kalends-rsvp-${event}","{\\\\"status\\\\":\\\\"undecided\\\\",\\\\"until\\\\":\\d+}"\\]\\]$`),
  )
  await page.goto(`${url}?attendee=Eva|eva@example.org`)
  const greeting = page.getByRole('heading', { name: 'You might join' })
  await greeting.waitFor()
  assert.equal(await page.getByLabel('Email address').isVisible(), false)
  assert.equal(await page.getByRole('link', { name: 'Change your RSVP' }).isVisible(), true)
  assert.equal(await page.locator('.join a').textContent(), 'You might join')
  assert.equal(await page.evaluate(shifts), 0)
  assert.deepEqual(await page.context().cookies(), [])
  assert.deepEqual(await axe(page), [])

  await page.getByRole('button', { name: 'RSVP for someone else' }).click()
  assert.equal(await greeting.isVisible(), false)
  assert.equal(await page.evaluate('document.activeElement.value'), 'confirmed')
  // What somebody else replies does not replace the guest's own reply.
  await page.goto(`${url}/rsvp/done/declined`)
  await page.goto(url)
  await greeting.waitFor()

  await signUp(server, event, {
    email: 'eva@example.org',
    status: 'confirmed',
    payload: { name: 'Eva', soup: 'yes', terms: true },
  })
  await page.goto(await mailed(server, event, 'rsvp_signup_confirmation', 'manage'))
  await page.goto(url)
  await page.getByRole('heading', { name: "You're going" }).waitFor()
  await page.goto(await mailed(server, event, 'rsvp_signup_confirmation', 'manage'))
  await page.getByText('Erase my data').click()
  await page.getByRole('button', { name: 'Erase permanently' }).click()
  await sees(page, 'Your data has been erased')
  assert.equal(await stored(), '[]')
  await page.goto(url)
  assert.equal(await page.getByLabel('Yes', { exact: true }).isVisible(), true)
})

test('the reply of an event that is over or cancelled is forgotten', async (t) => {
  const { server, visit } = await start(t, { viewport: phone })
  const event = await rsvpEvent(server)
  const page = await visit(`/${event}/rsvp/done/confirmed`)
  await server.patch(`/event/${event}`, { dates: [{ status: 'CANCELLED' }] })

  await page.goto(`${addresses.get(server)}/${event}`)

  assert.equal(await page.locator('.greeting').count(), 0)
  assert.equal(await page.evaluate('localStorage.length'), 0)
})

for (const javaScriptEnabled of [true, false])
  test(`who mistyped the address gets the form back as it was, or the mail again, ${javaScriptEnabled ? 'with' : 'without'} scripts`, async (t) => {
    const { server, visit } = await start(t, { viewport: desktop, javaScriptEnabled })
    const event = await rsvpEvent(server, { ...template, doi: true })
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
      const edges = await page.evaluate<[string, number][]>(edgeContrasts)
      assert.ok(edges.length >= 8, `${colorScheme} ${path}: ${edges.length}`)
      for (const [name, ratio] of edges) assert.ok(ratio >= 3, `${colorScheme} ${path}: ${name} has ${ratio}:1`)
      await page.context().close()
    }
  }
})

/** The contrast of each edge to what is inside and outside of it, by WCAG 2.2. */
const edgeContrasts = `(() => {
  const luminance = (colour) => {
    const [r, g, b] = colour.match(/[\\d.]+/g).map((part) => (part /= 255) <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const ratio = (...colours) => {
    const [dark, light] = colours.map(luminance).sort((a, b) => a - b)
    return Math.round(((light + 0.05) / (dark + 0.05)) * 100) / 100
  }
  const backOf = (element) => {
    const { backgroundColor } = getComputedStyle(element)
    return backgroundColor === 'rgba(0, 0, 0, 0)' ? backOf(element.parentElement) : backgroundColor
  }
  const parts = '.field-box input:is([type=text], [type=number], [type=email]), .segments input:not(:checked) + span, .stepper button, .secondary, .field input, .ticket-calendars a'
  return [...document.querySelectorAll(parts)].filter((each) => each.offsetParent).map((each) => {
    const edge = getComputedStyle(each).borderTopColor
    return [each.name || each.className || each.textContent.trim(), Math.min(ratio(edge, backOf(each)), ratio(edge, backOf(each.parentElement)))]
  })
})()`

const shifts = `new Promise((done) => {
  let sum = 0
  new PerformanceObserver((list) => list.getEntries().forEach(({ value }) => (sum += value))).observe({ type: 'layout-shift', buffered: true })
  setTimeout(() => done(sum), 100)
})`

/** The labels and the button in sight. */
async function shownIn(page: Page): Promise<string[]> {
  const texts = await page.locator('.rest :is(label, .primary):visible').allInnerTexts()
  return texts.map((text) => text.replaceAll(/\s+/g, ' ').trim())
}

const addresses = new WeakMap<TestServer, string>()

/** A server, and a function that opens its pages in a new browser context. */
async function start(t: TestContext, common: BrowserContextOptions) {
  const server = await startServer(t)
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  addresses.set(server, address)
  const visit = async (path: string, options: BrowserContextOptions = {}): Promise<Page> => {
    const context = await browser.newContext({ reducedMotion: 'reduce', ...common, ...options })
    finallyIn(t, () => closeContext(context))
    const page = await context.newPage()
    await page.goto(`${address}${path}`)
    return page
  }
  return { server, visit }
}

async function mailed(server: TestServer, event: string, kind: string, purpose: string): Promise<string> {
  return `${addresses.get(server)}${await linkIn(server, event, kind, purpose)}`
}

async function answer(server: TestServer, event: string) {
  return (await server.get(`/rsvp-answers/${event}/latest`)).body
}

async function sees(page: Page, heading: string) {
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
}
