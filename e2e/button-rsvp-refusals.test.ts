import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser } from 'playwright-core'
import { signUp as sendForm } from '../server/testing/attendee.ts'
import { party } from '../server/testing/visitor.ts'
import { axe } from './axe.ts'
import { leaveBrowser, openBrowser } from './browser.ts'
import { asking, dialogLink, focused, rsvpButton, signUp, startRsvpSite } from './rsvp-button.ts'

let browser: Browser
before(async () => void (browser = await openBrowser()))
after(leaveBrowser)

test('a full or closed event says so on the button and in the dialog, and links to an earlier RSVP', async (t) => {
  const site = await startRsvpSite(t, browser)
  const full = await rsvpButton(site, { max: 1 })
  const closed = await rsvpButton(site, { expires: '2020-01-01T00:00:00Z' })
  const earlier = await site.embed(full.element)
  await earlier.page.getByRole('button', { name: 'Save my seat' }).waitFor()
  const first = await site.embed(full.element)
  await signUp(first.page, 'ann@example.org')
  await first.page.getByRole('dialog', { name: "You're going" }).waitFor()

  // The seat was free when the page was opened.
  await signUp(earlier.page, 'ben@example.org')
  await earlier.page.getByRole('dialog', { name: 'All seats are taken' }).waitFor()
  const { page } = await site.embed(full.element + closed.element)
  await page.getByRole('button', { name: 'All seats are taken' }).click()
  const dialog = page.getByRole('dialog', { name: 'All seats are taken' })
  assert.equal(await dialog.getByRole('textbox').count(), 0)
  assert.match((await dialogLink(page, 'Already signed up? See your RSVP'))!, /\/rsvp\/access$/)
  assert.deepEqual(await axe(page), [])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Sign-up is closed' }).click()
  await page.getByRole('dialog', { name: 'Sign-up is closed' }).waitFor()
  assert.match((await dialogLink(page, 'Already signed up? See your RSVP'))!, /\/rsvp\/access$/)
})

test('the dialog of an event that is cancelled leads attendees to their RSVP', async (t) => {
  const site = await startRsvpSite(t, browser)
  const { element, prokey } = await rsvpButton(site, {}, {}, { dates: [{ ...party, status: 'CANCELLED' }] })
  const { page } = await site.embed(element)

  await page.getByRole('button', { name: 'This event is cancelled' }).click()
  const own = await dialogLink(page, 'Already signed up? See your RSVP')

  assert.equal(new URL(own!).pathname, `/${prokey}/rsvp/access`)
  assert.deepEqual(await axe(page), [])
})

test('when all seats are taken, an attendee can still decline without filling in anything else', async (t) => {
  const site = await startRsvpSite(t, browser)
  const { element, prokey } = await rsvpButton(site, { ...asking, max: 1, maxpp: 1 })
  const payload = { submit: 'Acme', elements: 'veg', terms: true }
  await sendForm(site.server, prokey, { email: 'ann@example.org', status: 'confirmed', payload })
  const { page, complaints } = await site.embed(element)

  await page.getByRole('button', { name: 'All seats are taken' }).click()
  const dialog = page.getByRole('dialog', { name: 'All seats are taken' })
  await dialog.getByText("Can't make it? Let the organizer know").click()
  await dialog.getByLabel('Email address').fill('ben@example.org')
  assert.deepEqual(await axe(page), [])
  await dialog.getByRole('button', { name: 'Send my regrets' }).click()
  await page
    .getByRole('dialog', { name: "You can't make it" })
    .getByText('A seat may become free if someone cancels.')
    .waitFor()

  const { body } = await site.server.get(`/rsvp-answers/${prokey}`)
  assert.deepEqual(body.map((answer: { status: string }) => answer.status).toSorted(), ['confirmed', 'declined'])
  assert.deepEqual(complaints, [])
})

test('when fewer seats are left than requested, the form keeps its values', async (t) => {
  const site = await startRsvpSite(t, browser)
  const { element } = await rsvpButton(site, { max: 3, maxpp: 3 })
  const { page } = await site.embed(element)
  await page.getByRole('button', { name: 'Save my seat' }).click()
  await page.getByText('3 seats left').waitFor()
  const other = await site.embed(element)
  await signUp(other.page, 'ann@example.org')
  await other.page.getByRole('dialog', { name: "You're going" }).waitFor()

  await page.getByLabel('Email address').fill('ben@example.org')
  await page.getByLabel('Seats').fill('3')
  await page.getByRole('button', { name: 'Confirm my 3 seats' }).click()
  await page.getByRole('alert').getByText('2 seats left').waitFor()
  await page.getByLabel('Seats').fill('2')
  await page.getByRole('button', { name: 'Confirm my 2 seats' }).click()

  await page.getByRole('dialog', { name: "You're going" }).waitFor()
})

test('while too many emails are queued for the address, the form says so and keeps its values', async (t) => {
  const site = await startRsvpSite(t, browser)
  const { element, prokey } = await rsvpButton(site)
  const { page } = await site.embed(element)
  const headers = { 'access-control-allow-origin': '*' }
  const json = { status: 'error', message: 'x', details: { reason: 'mails' } }
  await page.route(`**/${prokey}/rsvp`, (route) => route.fulfill({ status: 409, headers, json }), { times: 1 })

  await signUp(page, 'ann@example.org')
  const sentence = 'Too many emails are waiting for this address. Please try again later.'
  await page.getByRole('alert').getByText(sentence).waitFor()
  await page.getByRole('button', { name: 'Confirm my seat' }).click()

  await page.getByRole('dialog', { name: "You're going" }).waitFor()
})

test('a form that was open for more than a day is refused once, then accepted', async (t) => {
  const site = await startRsvpSite(t, browser)
  const { element } = await rsvpButton(site)
  const { page } = await site.embed(element)
  await page.getByRole('button', { name: 'Save my seat' }).waitFor()
  site.server.advance(25 * 3_600_000)

  await signUp(page, 'ann@example.org')
  await page.getByRole('alert').getByText('The form has been open for too long. Please send it again.').waitFor()
  await page.getByRole('button', { name: 'Confirm my seat' }).click()

  await page.getByRole('dialog', { name: "You're going" }).waitFor()
})

test('a form that the server defers is resent automatically; one that the browser filled in too eagerly is resent by hand', async (t) => {
  const site = await startRsvpSite(t, browser)
  const { element, prokey } = await rsvpButton(site)
  const { page } = await site.embed(element)
  const headers = {
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'retry-after',
    'retry-after': '1',
  }
  const later = { status: 429, headers, contentType: 'application/json', body: '{"status":"error","message":"x"}' }
  await page.route(`**/${prokey}/rsvp`, (route) => route.fulfill(later), { times: 1 })
  await page.getByRole('button', { name: 'Save my seat' }).click()
  await page.locator('[name="website"]').evaluate((input) => input.setAttribute('value', 'https://example.org'))
  await page.getByLabel('Email address').fill('ann@example.org')

  await page.getByRole('button', { name: 'Confirm my seat' }).click()
  await page.getByRole('alert').getByText("That didn't go through. Please send it once more.").waitFor()
  await page.getByRole('button', { name: 'Confirm my seat' }).click()

  await page.getByRole('dialog', { name: "You're going" }).waitFor()
  assert.equal((await site.server.get(`/rsvp-answers/${prokey}`)).body.length, 1)
})

test('faults found by the server appear at the field, and if the server is down the form keeps its values', async (t) => {
  const site = await startRsvpSite(t, browser)
  const { element } = await rsvpButton(site, {
    fields: [{ type: 'text', name: 'name', label: 'Name', required: true }],
  })
  const { page } = await site.embed(element)
  await page.getByRole('button', { name: 'Save my seat' }).click()

  await page.getByLabel('Email address').fill('ann@example.org')
  await page.getByLabel('Name').fill('   ')
  await page.getByRole('button', { name: 'Confirm my seat' }).click()
  await page.getByText('Please fill in this field.').waitFor()
  assert.equal(await focused(page), 'text')
  await page.getByLabel('Name').fill('Ann')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Confirm my seat' }).click()
  await page.getByRole('alert').getByText('Your form could not be sent. Please try again.').waitFor()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Confirm my seat' }).click()

  await page.getByRole('dialog', { name: "You're going" }).waitFor()
})

test('custom labels replace ours in every language, including right-to-left ones', async (t) => {
  const site = await startRsvpSite(t, browser)
  const customLabels = { 'label.rsvp': 'Join in', 'form.email': 'Your mail', 'form.success': 'Wonderful' }
  const labelled = await rsvpButton(site, {}, { customLabels })
  const arabic = await rsvpButton(site, asking, { language: 'ar', lightMode: 'dark' })
  const { page } = await site.embed(labelled.element + arabic.element, { viewport: { width: 390, height: 844 } })

  await page.getByRole('button', { name: 'Join in' }).click()
  await page.getByLabel('Your mail').fill('ann@example.org')
  await page.getByRole('button', { name: 'Confirm my seat' }).click()
  await page.getByRole('dialog', { name: 'Wonderful' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'احجز مقعدك' }).click()
  await page.getByRole('dialog').getByText('10 مقاعد متبقية').waitFor()

  assert.deepEqual(await axe(page), [])
  assert.equal(await page.evaluate('document.documentElement.scrollWidth - innerWidth'), 0)
})

test('if the form cannot be loaded, the button becomes a link to the event page', async (t) => {
  const site = await startRsvpSite(t, browser)
  const { element, prokey } = await rsvpButton(site)
  const { page } = await site.embed(element.replace('prokey', 'attendee="Ann|ann@example.org" prokey'), {
    prepare: (opened) => opened.route('**/button/sign-up*', (route) => route.abort()),
  })

  await page.getByRole('button', { name: 'Save my seat' }).click()
  const link = page.getByRole('link', { name: 'Save my seat' })

  assert.match((await link.getAttribute('href'))!, new RegExp(`/${prokey}\\?attendee=Ann%7Cann%40example\\.org$`))
})
