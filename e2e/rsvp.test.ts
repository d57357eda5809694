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
    await page.getByLabel('Email address').fill('eva@example.org')
    await page.getByLabel('No', { exact: true }).check()
    assert.equal(await page.getByLabel('Seats').isVisible(), false)
    await page.getByLabel('Yes', { exact: true }).check()
    assert.equal(await page.getByLabel('Seats').isVisible(), true)
    if (hasScripts) await page.getByText('+', { exact: true }).click()
    else await page.getByLabel('Seats').fill('2')
    await page.getByLabel('Your name').fill('Eva Example')
    await page.getByLabel('Salad').check()
    await page.getByLabel('I agree').check()
    server.advance(5000)
    await page.getByRole('button', { name: 'Send RSVP' }).click()
    await sees(page, 'Check your inbox')
    assert.equal((await answer(server, event)).status, 'pending')

    await page.goto(await mailed(server, event, 'rsvp_doi', 'confirm'))
    assert.equal((await answer(server, event)).status, 'pending')
    await page.getByRole('button', { name: 'Confirm my address' }).click()
    await sees(page, "You're all set")
    const { status, amount, payload } = await answer(server, event)
    assert.deepEqual([status, amount], ['confirmed', 2])
    assert.deepEqual(payload, { name: 'Eva Example', children: '', salad: 'yes', terms: true })

    await page.goto(await mailed(server, event, 'rsvp_thank_you', 'manage'))
    assert.equal(await page.getByLabel('Your name').inputValue(), 'Eva Example')
    assert.equal(await page.getByLabel('Salad').isChecked(), true)
    await page.getByLabel('Seats').fill('3')
    await page.getByLabel('Soup').check()
    await page.getByRole('button', { name: 'Save changes' }).click()
    await page.getByText('Your RSVP is saved.').waitFor()
    const changed = await answer(server, event)
    assert.equal(changed.amount, 3)
    assert.deepEqual(changed.payload, { name: 'Eva Example', children: '', soup: 'yes', terms: true })
    assert.equal(await (await visit(`/${event}`)).getByText('All seats are taken').isVisible(), true)

    await page.getByLabel('No', { exact: true }).check()
    assert.equal(await page.getByLabel('Seats').isVisible(), false)
    await page.getByRole('button', { name: 'Save changes' }).click()
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

  await page.getByLabel('Email address').fill('eva')
  await page.getByRole('button', { name: 'Send RSVP' }).click()
  assert.equal(await focused(), 'email')
  assert.deepEqual(await shown(), [
    'Please enter a valid email address.',
    'Please choose a reply.',
    'Please fill in this field.',
    'Please choose one.',
    'Please tick this box.',
  ])
  assert.deepEqual(await axe(page), [])

  // The browser accepts addresses that the server refuses.
  await page.getByLabel('Email address').fill('eva@localhost')
  await page.getByLabel('Maybe', { exact: true }).check()
  await page.getByLabel('Your name').fill('Eva')
  await page.getByLabel('Soup').check()
  await page.getByLabel('I agree').check()
  server.advance(5000)
  await page.getByRole('button', { name: 'Send RSVP' }).click()
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
  const page = await visit(`/${event}`)
  const { text: form } = await postForm(server, `/${event}/rsvp`, { form: 'x', email: 'tom@example.org' })

  await page.getByLabel('Email address').fill('eva@example.org')
  await page.locator('form .primary').click()
  await sees(page, 'Check your inbox')

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
    ...['confirmed', 'pending'].map((status) => `/${open}/rsvp/done/${status}`),
    `/${open}/rsvp/access`,
    `/${open}/rsvp/manage/unknown`,
    new URL(await mailed(server, pending, 'rsvp_doi', 'confirm')).pathname,
    new URL(await mailed(server, open, 'rsvp_signup_confirmation', 'manage')).pathname,
  ]
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const path of paths) {
      const page = await visit(path, { colorScheme, viewport: colorScheme === 'light' ? phone : desktop })
      await page
        .locator('summary')
        .click({ timeout: 1 })
        .catch(() => {})
      assert.deepEqual(await axe(page), [], `${colorScheme} ${path}`)
      assert.equal(await page.evaluate('document.documentElement.scrollWidth - innerWidth'), 0, path)
      await page.context().close()
    }
  }
})

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
