import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { signUp as sendForm } from '../server/testing/attendee.ts'
import { axe } from './axe.ts'
import { type Site, launch, startSite } from './button-page.ts'

let browser: Browser
before(async () => void (browser = await launch()))
after(() => browser.close())

const fields = [
  { type: 'text', name: 'submit', label: 'Your company', required: true },
  { type: 'number', name: 'age', label: 'Age' },
  { type: 'label', label: 'What do you eat?' },
  { type: 'radio', name: 'status', label: 'Everything', placeholder: 'all', required: true },
  { type: 'radio', name: 'elements', label: 'Vegetarian', placeholder: 'veg', required: true },
  { type: 'checkbox', name: 'terms', label: 'I accept the house rules', required: true },
  { type: 'hidden', name: 'source', default: 'button' },
]
const asking = { initial_confirmation: false, maybe_option: true, maxpp: 4, max: 10, fields }

// Tests fill in forms too fast for a person.
const start = (t: Parameters<typeof startSite>[0]) => startSite(t, browser, { RSVP_LIMITS: 'off' })

async function rsvpButton({ server, button }: Site, template: Record<string, unknown> = {}, style = {}) {
  const rsvp_block = Number((await server.post('/rsvp-block', { name: 'x', ...template })).body.id)
  const element = await button(style, { rsvp: true, rsvp_block })
  return { element, rsvp_block, prokey: /prokey="(.*?)"/.exec(element)![1]! }
}

test('people sign up in a dialog: faults appear at each field, and the reply is stored under the names of the fields', async (t) => {
  const site = await start(t)
  const text = '<p>See the <a href="https://example.org/?a=1&amp;b=2">map</a> &lt;here&gt;</p>'
  const { element, prokey } = await rsvpButton(site, { ...asking, headline: 'Save your seat', text })
  const { page, complaints, requests } = await site.embed(element)

  await page.getByRole('button', { name: 'Sign up' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save your seat' })
  await dialog.getByText('10 seats left').waitFor()
  assert.equal(await dialog.getByText('See the map <here>').count(), 1)
  assert.equal(await dialog.getByRole('link', { name: 'map' }).getAttribute('href'), 'https://example.org/?a=1&b=2')
  assert.deepEqual(await axe(page), [])

  await dialog.getByRole('button', { name: 'Send my answer' }).click()
  assert.deepEqual(await dialog.locator('.error:visible').allInnerTexts(), [
    'Please enter a valid email address.',
    'Please choose an answer.',
    'Please fill in this field.',
    'Please choose one.',
    'Please tick this box.',
  ])
  assert.equal(await focused(page), 'email')
  assert.deepEqual(await axe(page), [])

  await dialog.getByLabel('Email address').fill('ann@example.org')
  await dialog.getByLabel('Maybe').check()
  await dialog.getByText('+').click()
  await dialog.getByText('+').click()
  await dialog.getByLabel('Your company').fill('Example Ltd.')
  await dialog.getByLabel('Age').fill('3.5')
  await dialog.getByLabel('Vegetarian').check()
  await dialog.getByLabel('I accept the house rules').check()
  await dialog.getByRole('button', { name: 'Send my answer' }).click()
  await page.getByRole('dialog', { name: 'Thank you for your answer' }).waitFor()

  const { body } = await site.server.get(`/rsvp-answers/${prokey}`)
  assert.deepEqual(
    body.map(({ email, status, amount, payload }: Record<string, unknown>) => ({ email, status, amount, payload })),
    [
      {
        email: 'ann@example.org',
        status: 'undecided',
        amount: 3,
        payload: { submit: 'Example Ltd.', age: 3.5, elements: 'veg', terms: true, source: 'button' },
      },
    ],
  )
  assert.match((await dialogLink(page, 'Change your answer'))!, new RegExp(`/${prokey}/rsvp/access$`))
  assert.equal(await focused(page), 'Thank you for your answer')
  assert.deepEqual(await axe(page), [])
  assert.deepEqual(await happened(page), ['ready', 'rsvp', 'rsvp-success undecided'])
  const layer = (await page.evaluate('dataLayer')) as Record<string, string>[]
  assert.deepEqual(
    layer.slice(1).map(({ event, eventCategory, eventAction }) => [event, eventCategory, eventAction]),
    [
      ['openRSVP', 'Add-to-Calendar-RSVP', 'Opened'],
      ['successRSVP', 'Add-to-Calendar-RSVP', 'Saved'],
    ],
  )
  // For the next form, which needs a new token.
  assert.equal(requests.filter((path) => path.endsWith('/config.json')).length, 2)
  assert.deepEqual(complaints, [])
})

test('a call to action follows a sign-up below its result, but not a decline', async (t) => {
  const site = await start(t)
  const mail = [{ type: 'text', name: 'mail', label: 'Mail', required: true }]
  const cta = { type: 'form', headline: 'Stay in touch', url: 'https://forms.example.org/in', fields: mail }
  const cta_block = Number((await site.server.post('/cta-block', { name: 'x', ...cta })).body.id)
  const rsvp_block = Number((await site.server.post('/rsvp-block', { name: 'x', initial_confirmation: false })).body.id)
  const element = await site.button({}, { rsvp: true, rsvp_block, cta: true, cta_block })
  const { page, complaints } = await site.embed(element)
  const answer = async (email: string, reply: string) => {
    await page.getByLabel('Email address').fill(email)
    await page.getByLabel(reply, { exact: true }).check()
    await page.getByRole('button', { name: 'Send my answer' }).click()
  }

  await page.getByRole('button', { name: 'Sign up' }).click()
  await answer('ann@example.org', 'Yes')
  const dialog = page.getByRole('dialog', { name: 'Your seat is saved' })
  await dialog.getByRole('heading', { name: 'Stay in touch' }).waitFor()
  assert.equal(await dialog.getByLabel('Mail').isVisible(), true)
  assert.deepEqual(await axe(page), [])
  await dialog.getByRole('button', { name: 'Send another answer' }).click()
  await answer('ben@example.org', 'No')
  await page.getByRole('dialog', { name: 'Thank you for letting us know' }).waitFor()

  assert.equal(await page.getByRole('heading', { name: 'Stay in touch' }).count(), 0)
  assert.deepEqual(complaints, [])
})

test('the form works by keyboard alone, inline as well; a second reply is a separate one', async (t) => {
  const site = await start(t)
  const { element, prokey } = await rsvpButton(site, { max: 10, maxpp: 2 }, { inlineRsvp: true })
  const { page, complaints } = await site.embed(element.replace('prokey', 'attendee="Ann|ann@example.org" prokey'))
  const form = page.locator('.atcb-rsvp')
  await form.getByText('10 seats left').waitFor()
  assert.deepEqual(await axe(page), [])

  await page.keyboard.press('Tab')
  assert.equal(await form.getByLabel('Email address').inputValue(), 'ann@example.org')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await form.getByRole('heading', { name: 'Your seat is saved' }).waitFor()
  assert.deepEqual(await axe(page), [])
  await form.getByRole('button', { name: 'Send another answer' }).press('Enter')
  await form.getByText('8 seats left').waitFor()
  assert.equal(await focused(page), 'email')
  await page.keyboard.press('Control+A')
  await page.keyboard.type('ben@example.org')
  await page.keyboard.press('Enter')
  await form.getByRole('heading', { name: 'Your seat is saved' }).waitFor()

  const { body } = await site.server.get(`/rsvp-answers/${prokey}`)
  assert.deepEqual(
    body.map(({ email, amount }: Record<string, unknown>) => `${email as string} ${amount as number}`).toSorted(),
    ['ann@example.org 2', 'ben@example.org 1'],
  )
  assert.deepEqual(await happened(page), ['ready', 'rsvp', 'rsvp-success confirmed', 'rsvp-success confirmed'])
  assert.deepEqual(complaints, [])
})

test('an attendee who has replied is reminded on the next visit, and may reply again', async (t) => {
  const site = await start(t)
  const { element } = await rsvpButton(site, { doi: true })
  const { page } = await site.embed(element)
  await signUp(page, 'ann@example.org')
  await page.getByRole('dialog', { name: 'Check your inbox' }).waitFor()

  await page.reload()
  await page.getByRole('button', { name: 'Sign up' }).click()
  await page.getByRole('dialog', { name: 'Your answer has been sent.' }).waitFor()
  assert.deepEqual(await axe(page), [])
  await page.getByRole('button', { name: 'Send another answer' }).click()

  await page.getByLabel('Email address').waitFor()
})

test('the form works if storage is blocked', async (t) => {
  const site = await start(t)
  const { element } = await rsvpButton(site)
  const block =
    'Object.defineProperty(window, "localStorage", { get() { throw new DOMException("", "SecurityError") } })'
  const { page, complaints } = await site.embed(element, { prepare: (opened) => opened.addInitScript(block) })

  await signUp(page, 'ann@example.org')
  await page.getByRole('dialog', { name: 'Your seat is saved' }).waitFor()

  assert.deepEqual(complaints, [])
})

test('a button that was drawn while sign-up was unavailable says so, and asks again when it is opened', async (t) => {
  const site = await start(t)
  const { element } = await rsvpButton(site, { maxpp: 3 })
  let isAway = true
  // What the server returns while it cannot reach its database.
  const prepare = (page: Page) =>
    page.route('**/config.json', async (route) => {
      const response = await route.fetch()
      const data = await response.json()
      const rsvp = isAway ? { ...data.rsvp, state: 'unavailable', form: '', remaining: null } : data.rsvp
      await route.fulfill({ response, json: { ...data, rsvp } })
    })
  const { page, complaints } = await site.embed(element, { prepare, viewport: { width: 360, height: 640 } })

  await page.getByRole('button', { name: 'Sign up' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign-up is not possible right now' })
  await dialog.getByText('Please try again in a few minutes.').waitFor()
  assert.equal(await dialog.getByRole('textbox').count(), 0)
  assert.deepEqual(await axe(page), [])
  await page.keyboard.press('Escape')
  isAway = false
  await page.getByRole('button', { name: 'Sign up' }).click()
  await page.getByRole('dialog').getByLabel('Email address').fill('ann@example.org')
  await page.getByRole('button', { name: 'Confirm my seat' }).click()
  await page.getByRole('heading', { name: 'Your seat is saved' }).waitFor()
  // The button is about to request the data of the next form.
  await page.unrouteAll({ behavior: 'wait' })

  assert.deepEqual(complaints, [])
})

test('a full or closed event says so on the button and in the dialog, and links to an earlier RSVP', async (t) => {
  const site = await start(t)
  const full = await rsvpButton(site, { max: 1 })
  const closed = await rsvpButton(site, { expires: '2020-01-01T00:00:00Z' })
  const earlier = await site.embed(full.element)
  await earlier.page.getByRole('button', { name: 'Sign up' }).waitFor()
  const first = await site.embed(full.element)
  await signUp(first.page, 'ann@example.org')
  await first.page.getByRole('dialog', { name: 'Your seat is saved' }).waitFor()

  // The seat was free when the page was opened.
  await signUp(earlier.page, 'ben@example.org')
  await earlier.page.getByRole('dialog', { name: 'Fully booked' }).waitFor()
  const { page } = await site.embed(full.element + closed.element)
  await page.getByRole('button', { name: 'Fully booked' }).click()
  const dialog = page.getByRole('dialog', { name: 'Fully booked' })
  assert.equal(await dialog.getByRole('textbox').count(), 0)
  assert.match((await dialogLink(page, 'Have you signed up already? Change your answer'))!, /\/rsvp\/access$/)
  assert.deepEqual(await axe(page), [])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Registration is closed' }).click()
  await page.getByRole('dialog', { name: 'Registration is closed' }).waitFor()
})

test('when all seats are taken, an attendee can still decline without filling in anything else', async (t) => {
  const site = await start(t)
  const { element, prokey } = await rsvpButton(site, { ...asking, max: 1, maxpp: 1 })
  const payload = { submit: 'Acme', elements: 'veg', terms: true }
  await sendForm(site.server, prokey, { email: 'ann@example.org', status: 'confirmed', payload })
  const { page, complaints } = await site.embed(element)

  await page.getByRole('button', { name: 'Fully booked' }).click()
  const dialog = page.getByRole('dialog', { name: 'Fully booked' })
  await dialog.getByLabel('Email address').fill('ben@example.org')
  assert.deepEqual(await axe(page), [])
  await dialog.getByRole('button', { name: 'No', exact: true }).click()
  await page.getByRole('dialog', { name: 'Thank you for letting us know' }).waitFor()

  const { body } = await site.server.get(`/rsvp-answers/${prokey}`)
  assert.deepEqual(body.map((answer: { status: string }) => answer.status).toSorted(), ['confirmed', 'declined'])
  assert.deepEqual(complaints, [])
})

test('when fewer seats are left than requested, the form keeps its values', async (t) => {
  const site = await start(t)
  const { element } = await rsvpButton(site, { max: 3, maxpp: 3 })
  const { page } = await site.embed(element)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await page.getByText('3 seats left').waitFor()
  const other = await site.embed(element)
  await signUp(other.page, 'ann@example.org')
  await other.page.getByRole('dialog', { name: 'Your seat is saved' }).waitFor()

  await page.getByLabel('Email address').fill('ben@example.org')
  await page.getByLabel('Places').fill('3')
  await page.getByRole('button', { name: 'Confirm my seat' }).click()
  await page.getByRole('alert').getByText('2 seats left').waitFor()
  await page.getByLabel('Places').fill('2')
  await page.getByRole('button', { name: 'Confirm my seat' }).click()

  await page.getByRole('dialog', { name: 'Your seat is saved' }).waitFor()
})

test('while too many emails are queued for the address, the form says so and keeps its values', async (t) => {
  const site = await start(t)
  const { element, prokey } = await rsvpButton(site)
  const { page } = await site.embed(element)
  const headers = { 'access-control-allow-origin': '*' }
  const json = { status: 'error', message: 'x', details: { reason: 'mails' } }
  await page.route(`**/${prokey}/rsvp`, (route) => route.fulfill({ status: 409, headers, json }), { times: 1 })

  await signUp(page, 'ann@example.org')
  const sentence = 'Too many emails are waiting for this address. Please try again later.'
  await page.getByRole('alert').getByText(sentence).waitFor()
  await page.getByRole('button', { name: 'Confirm my seat' }).click()

  await page.getByRole('dialog', { name: 'Your seat is saved' }).waitFor()
})

test('a form that was open for more than a day is refused once, then accepted', async (t) => {
  const site = await start(t)
  const { element } = await rsvpButton(site)
  const { page } = await site.embed(element)
  await page.getByRole('button', { name: 'Sign up' }).waitFor()
  site.server.advance(25 * 3_600_000)

  await signUp(page, 'ann@example.org')
  await page.getByRole('alert').getByText('The form has been open for too long. Please send it again.').waitFor()
  await page.getByRole('button', { name: 'Confirm my seat' }).click()

  await page.getByRole('dialog', { name: 'Your seat is saved' }).waitFor()
})

test('a form that the server defers is resent automatically; one that the browser filled in too eagerly is resent by hand', async (t) => {
  const site = await start(t)
  const { element, prokey } = await rsvpButton(site)
  const { page } = await site.embed(element)
  const headers = {
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'retry-after',
    'retry-after': '1',
  }
  const later = { status: 429, headers, contentType: 'application/json', body: '{"status":"error","message":"x"}' }
  await page.route(`**/${prokey}/rsvp`, (route) => route.fulfill(later), { times: 1 })
  await page.getByRole('button', { name: 'Sign up' }).click()
  await page.locator('[name="website"]').evaluate((input) => input.setAttribute('value', 'https://example.org'))
  await page.getByLabel('Email address').fill('ann@example.org')

  await page.getByRole('button', { name: 'Confirm my seat' }).click()
  await page.getByRole('alert').getByText("That didn't go through. Please send it once more.").waitFor()
  await page.getByRole('button', { name: 'Confirm my seat' }).click()

  await page.getByRole('dialog', { name: 'Your seat is saved' }).waitFor()
  assert.equal((await site.server.get(`/rsvp-answers/${prokey}`)).body.length, 1)
})

test('faults found by the server appear at the field, and if the server is down the form keeps its values', async (t) => {
  const site = await start(t)
  const { element } = await rsvpButton(site, {
    fields: [{ type: 'text', name: 'name', label: 'Name', required: true }],
  })
  const { page } = await site.embed(element)
  await page.getByRole('button', { name: 'Sign up' }).click()

  await page.getByLabel('Email address').fill('ann@example.org')
  await page.getByLabel('Name').fill('   ')
  await page.getByRole('button', { name: 'Confirm my seat' }).click()
  await page.getByText('Please fill in this field.').waitFor()
  assert.equal(await focused(page), 'text')
  await page.getByLabel('Name').fill('Ann')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Confirm my seat' }).click()
  await page.getByRole('alert').getByText('Your answer could not be sent. Please try again.').waitFor()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Confirm my seat' }).click()

  await page.getByRole('dialog', { name: 'Your seat is saved' }).waitFor()
})

test('custom labels replace ours in every language, including right-to-left ones', async (t) => {
  const site = await start(t)
  const customLabels = { 'label.rsvp': 'Join in', 'form.email': 'Your mail', 'form.success': 'Wonderful' }
  const labelled = await rsvpButton(site, {}, { customLabels })
  const arabic = await rsvpButton(site, asking, { language: 'ar', lightMode: 'dark' })
  const { page } = await site.embed(labelled.element + arabic.element, { viewport: { width: 390, height: 844 } })

  await page.getByRole('button', { name: 'Join in' }).click()
  await page.getByLabel('Your mail').fill('ann@example.org')
  await page.getByRole('button', { name: 'Confirm my seat' }).click()
  await page.getByRole('dialog', { name: 'Wonderful' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'التسجيل' }).click()
  await page.getByRole('dialog').getByText('10 مقاعد متبقية').waitFor()

  assert.deepEqual(await axe(page), [])
  assert.equal(await page.evaluate('document.documentElement.scrollWidth - innerWidth'), 0)
})

test('if the form cannot be loaded, the button becomes a link to the event page', async (t) => {
  const site = await start(t)
  const { element, prokey } = await rsvpButton(site)
  const { page } = await site.embed(element.replace('prokey', 'attendee="Ann|ann@example.org" prokey'), {
    prepare: (opened) => opened.route('**/button/sign-up*', (route) => route.abort()),
  })

  await page.getByRole('button', { name: 'Sign up' }).click()
  const link = page.getByRole('link', { name: 'Sign up' })

  assert.match((await link.getAttribute('href'))!, new RegExp(`/${prokey}\\?attendee=Ann%7Cann%40example\\.org$`))
})

async function signUp(page: Page, email: string) {
  await page.getByRole('button', { name: 'Sign up' }).click()
  await page.getByLabel('Email address').fill(email)
  await page.getByRole('button', { name: 'Confirm my seat' }).click()
}

function dialogLink(page: Page, name: string) {
  return page.getByRole('dialog').getByRole('link', { name }).getAttribute('href')
}

/** The type of the focused field, or the text of the focused element. */
function focused(page: Page): Promise<string> {
  return page.evaluate(
    '(({ type, textContent }) => type ?? textContent)(document.activeElement.shadowRoot.activeElement)',
  )
}

async function happened(page: Page): Promise<string[]> {
  const seen = (await page.evaluate('seen')) as [string, { status?: string }][]
  return seen.map(([name, { status }]) => (status ? `${name} ${status}` : name))
}
