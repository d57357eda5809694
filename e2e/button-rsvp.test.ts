import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { axe } from './axe.ts'
import { leaveBrowser, openBrowser } from './browser.ts'
import { asking, dialogLink, focused, rsvpButton, signUp, startRsvpSite } from './rsvp-button.ts'
import { mailsOf } from '../server/testing/attendee.ts'

let browser: Browser
before(async () => void (browser = await openBrowser()))
after(leaveBrowser)

test('people sign up in a dialog: faults appear at each field, and the reply is stored under the names of the fields', async (t) => {
  const site = await startRsvpSite(t, browser)
  const text = '<p>See the <a href="https://example.org/?a=1&amp;b=2">map</a> &lt;here&gt;</p>'
  const { element, prokey } = await rsvpButton(site, { ...asking, headline: 'Save your seat', text })
  const { page, complaints, requests } = await site.embed(element)

  await page.getByRole('button', { name: 'Save my seat' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save your seat' })
  await dialog.getByText('10 seats left').waitFor()
  assert.equal(await dialog.getByText('See the map <here>').count(), 1)
  assert.equal(await dialog.getByRole('link', { name: 'map' }).getAttribute('href'), 'https://example.org/?a=1&b=2')
  assert.deepEqual(await axe(page), [])

  // Which event it is, and the reply; nothing else yet.
  assert.equal(
    await dialog.locator('.event-row .facts').innerText(),
    'Summer party\nSat,\u00a0May\u00a01,\u00a02027\n6:00\u00a0–\u2060\u00a09:30\u00a0PM',
  )
  assert.deepEqual([await dialog.getByRole('textbox').count(), await dialog.getByRole('button').count()], [0, 1])
  await dialog.getByLabel('No', { exact: true }).check()
  assert.equal(await dialog.getByRole('textbox').count(), 1)
  await dialog.getByRole('button', { name: 'Send my regrets' }).waitFor()
  await dialog.getByLabel('Maybe').check()
  await dialog.getByRole('button', { name: 'Reply maybe' }).click()
  assert.deepEqual(await dialog.locator('.error:visible').allInnerTexts(), [
    'Please enter a valid email address.',
    'Please fill in this field.',
    'Please choose one.',
    'Please tick this box.',
  ])
  assert.equal(await focused(page), 'email')
  assert.deepEqual(await axe(page), [])

  await dialog.getByLabel('Email address').fill('ann@example.org')
  await dialog.getByText('+').click()
  await dialog.getByText('+').click()
  await dialog.getByLabel('Yes', { exact: true }).check()
  await dialog.getByRole('button', { name: 'Confirm my 3 seats' }).waitFor()
  await dialog.getByLabel('Maybe').check()
  await dialog.getByLabel('Your company').fill('Example Ltd.')
  await dialog.getByLabel('Age').fill('3.5')
  await dialog.getByLabel('Vegetarian').check()
  await dialog.getByLabel('I accept the house rules').check()
  await dialog.getByRole('button', { name: 'Reply maybe' }).click()
  await page.getByRole('dialog', { name: 'You might join' }).waitFor()

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
  assert.match((await dialogLink(page, 'Change your RSVP'))!, new RegExp(`/${prokey}/rsvp/access$`))
  assert.equal(await focused(page), 'You might join')
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
  const site = await startRsvpSite(t, browser)
  const mail = [{ type: 'text', name: 'mail', label: 'Mail', required: true }]
  const cta = { type: 'form', headline: 'Stay in touch', url: 'https://forms.example.org/in', fields: mail }
  const cta_block = Number((await site.server.post('/cta-block', { name: 'x', ...cta })).body.id)
  const rsvp_block = Number((await site.server.post('/rsvp-block', { name: 'x', initial_confirmation: false })).body.id)
  const element = await site.button({}, { rsvp: true, rsvp_block, cta: true, cta_block })
  const { page, complaints } = await site.embed(element)
  const answer = async (email: string, reply: string) => {
    await page.getByLabel(reply, { exact: true }).check()
    await page.getByLabel('Email address').fill(email)
    await page.getByRole('button', { name: reply === 'Yes' ? 'Confirm my seat' : 'Send my regrets' }).click()
  }

  await page.getByRole('button', { name: 'Save my seat' }).click()
  await answer('ann@example.org', 'Yes')
  const dialog = page.getByRole('dialog', { name: "You're going" })
  await dialog.getByRole('heading', { name: 'Stay in touch' }).waitFor()
  assert.equal(await dialog.getByLabel('Mail').isVisible(), true)
  assert.deepEqual(await axe(page), [])
  await dialog.getByRole('button', { name: 'RSVP for someone else' }).click()
  await answer('ben@example.org', 'No')
  await page.getByRole('dialog', { name: "You can't make it" }).waitFor()

  assert.equal(await page.getByRole('heading', { name: 'Stay in touch' }).count(), 0)
  assert.deepEqual(complaints, [])
})

test('the form works by keyboard alone, inline as well; a second reply is a separate one', async (t) => {
  const site = await startRsvpSite(t, browser)
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
  await form.getByRole('heading', { name: "You're going" }).waitFor()
  assert.deepEqual(await axe(page), [])
  await form.getByRole('button', { name: 'RSVP for someone else' }).press('Enter')
  await form.getByText('8 seats left').waitFor()
  assert.equal(await focused(page), 'email')
  await page.keyboard.press('Control+A')
  await page.keyboard.type('ben@example.org')
  await page.keyboard.press('Enter')
  await form.getByRole('heading', { name: "You're going" }).waitFor()

  const { body } = await site.server.get(`/rsvp-answers/${prokey}`)
  assert.deepEqual(
    body.map(({ email, amount }: Record<string, unknown>) => `${email as string} ${amount as number}`).toSorted(),
    ['ann@example.org 2', 'ben@example.org 1'],
  )
  assert.deepEqual(await happened(page), ['ready', 'rsvp', 'rsvp-success confirmed', 'rsvp-success confirmed'])
  assert.deepEqual(complaints, [])
})

test('an attendee who has replied is reminded on the next visit, and may reply again', async (t) => {
  const site = await startRsvpSite(t, browser)
  const { element } = await rsvpButton(site, { doi: true })
  const { page } = await site.embed(element)
  await signUp(page, 'ann@example.org')
  const inbox = page.getByRole('dialog', { name: 'Check your inbox' })
  await inbox.getByText('ann@example.org').waitFor()
  assert.deepEqual(await axe(page), [])
  await inbox.getByRole('button', { name: 'Wrong address?' }).click()
  assert.equal(await page.getByLabel('Email address').inputValue(), 'ann@example.org')

  await page.reload()
  await page.getByRole('button', { name: 'Save my seat' }).click()
  await inbox.getByText('Open it within an hour of getting it to confirm your RSVP.').waitFor()
  assert.match((await dialogLink(page, 'Change your RSVP'))!, /\/access$/)
  assert.deepEqual(await axe(page), [])

  await page.clock.setFixedTime(Date.now() + 61 * 60_000)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Save my seat' }).click()
  await page.getByRole('dialog', { name: 'Your form has been sent.' }).waitFor()
  await page.getByRole('button', { name: 'RSVP for someone else' }).click()

  await page.getByLabel('Email address').waitFor()
})

test('a mail that does not arrive is sent again from the dialog, on any site', async (t) => {
  const site = await startRsvpSite(t, browser)
  const { element } = await rsvpButton(site, { doi: true })
  const { page, complaints } = await site.embed(element)
  await signUp(page, 'ann@example.org')
  const inbox = page.getByRole('dialog', { name: 'Check your inbox' })

  await inbox.getByRole('button', { name: 'Send it again' }).click()
  const most = 'We send one email at most every ten minutes. Have a look in your spam folder, too.'
  await inbox.getByRole('status').getByText(most).waitFor()
  assert.deepEqual(await axe(page), [])
  const mails = await mailsOf(site.server)
  await page.route('**/rsvp/again', (route) => route.abort())
  await inbox.getByRole('button', { name: 'Send it again' }).click()
  await inbox.getByText("That didn't go through. Please send it once more.").waitFor()

  assert.deepEqual(mails.map(({ kind, recipient }) => `${kind} ${recipient}`).toSorted(), [
    'rsvp_doi ann@example.org',
    'rsvp_magic_link ann@example.org',
  ])
  assert.deepEqual(
    complaints.filter((each) => !each.includes('ERR_FAILED')),
    [],
  )
})

for (const [mailServer, texts, codes] of [
  ['with', ["You'll get an email with everything you need to know."], ['Your check-in code is in the email.']],
  ['without', [], []],
] as const)
  test(`the dialog announces a mail with the code only if it can be sent: ${mailServer} a mail server`, async (t) => {
    const site = await startRsvpSite(t, browser, mailServer === 'with' ? { SMTP_URL: 'smtp://127.0.0.1:1' } : {})
    const { element } = await rsvpButton(site)
    const { page } = await site.embed(element)

    await signUp(page, 'ann@example.org')

    const dialog = page.getByRole('dialog', { name: "You're going" })
    await dialog.waitFor()
    assert.deepEqual(await dialog.locator('.text').allInnerTexts(), texts)
    assert.deepEqual(await dialog.locator('.ticket p.fact').allInnerTexts(), codes)
  })

test('the form works if storage is blocked', async (t) => {
  const site = await startRsvpSite(t, browser)
  const { element } = await rsvpButton(site)
  const block =
    'Object.defineProperty(window, "localStorage", { get() { throw new DOMException("", "SecurityError") } })'
  const { page, complaints } = await site.embed(element, { prepare: (opened) => opened.addInitScript(block) })

  await signUp(page, 'ann@example.org')
  await page.getByRole('dialog', { name: "You're going" }).waitFor()

  assert.deepEqual(complaints, [])
})

test('a button that was drawn while sign-up was unavailable says so, and asks again when it is opened', async (t) => {
  const site = await startRsvpSite(t, browser)
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

  await page.getByRole('button', { name: 'Save my seat' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign-up is not possible right now' })
  await dialog.getByText('Please try again in a few minutes.').waitFor()
  assert.equal(await dialog.getByRole('textbox').count(), 0)
  assert.deepEqual(await axe(page), [])
  await page.keyboard.press('Escape')
  isAway = false
  await page.getByRole('button', { name: 'Save my seat' }).click()
  await page.getByRole('dialog').getByLabel('Email address').fill('ann@example.org')
  await page.getByRole('button', { name: 'Confirm my seat' }).click()
  await page.getByRole('heading', { name: "You're going" }).waitFor()
  // The button is about to request the data of the next form.
  await page.unrouteAll({ behavior: 'wait' })

  assert.deepEqual(complaints, [])
})

async function happened(page: Page): Promise<string[]> {
  const seen = (await page.evaluate('seen')) as [string, { status?: string }][]
  return seen.map(([name, { status }]) => (status ? `${name} ${status}` : name))
}
