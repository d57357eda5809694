import assert from 'node:assert/strict'
import { type TestContext, after, before, test } from 'node:test'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { postForm, rsvpEvent, signUp } from '../server/testing/attendee.ts'
import { until } from '../server/testing/until.ts'
import { newStyle, party } from '../server/testing/visitor.ts'
import { axe } from './axe.ts'
import { leaveBrowser, openBrowser } from './browser.ts'
import { addresses, answer, desktop, mailed, phone, replied, sees, startPages, template } from './rsvp-pages.ts'

let browser: Browser
before(async () => void (browser = await openBrowser()))
after(leaveBrowser)

const start = (t: TestContext, options: BrowserContextOptions) => startPages(t, browser, options)

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
    assert.equal(await page.getByText('3 seats left').isVisible(), false)
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
    await page.getByRole('button', { name: hasScripts ? 'Confirm my 2 seats' : 'Confirm my seat' }).click()
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
    assert.equal(await (await visit(`/${event}`)).locator('.badge').getByText('All seats are taken').isVisible(), true)

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

test('a date breaks before its hours, not before its year', async (t) => {
  const { server, visit } = await start(t, { viewport: { width: 390, height: 844 } })
  const event = await rsvpEvent(server, { doi: true }, { dates: [{ ...party, startDate: '2027-12-08' }] })

  const page = await visit(await replied(server, event, { email: 'eva@example.org' }))
  const [day, hours] = [page.locator('.about-event .day'), page.locator('.about-event .hours')]
  const [boxOfDay, boxOfHours] = [(await day.boundingBox())!, (await hours.boundingBox())!]

  assert.equal(await day.innerText(), 'Wednesday, December 8, 2027,')
  assert.ok(boxOfDay.height < 30)
  assert.ok(boxOfHours.y >= boxOfDay.y + boxOfDay.height)
})

/** The labels and the button in sight. */
async function shownIn(page: Page): Promise<string[]> {
  const texts = await page.locator('.rest :is(label, .primary):visible').allInnerTexts()
  return texts.map((text) => text.replaceAll(/\s+/g, ' ').trim())
}
