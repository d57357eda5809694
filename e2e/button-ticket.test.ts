import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { signUp as sendForm } from '../server/testing/attendee.ts'
import { newGroup, newStyle, party } from '../server/testing/visitor.ts'
import { axe } from './axe.ts'
import { leaveBrowser, openBrowser } from './browser.ts'
import { rsvpButton, signUp, startRsvpSite } from './rsvp-button.ts'

let browser: Browser
before(async () => void (browser = await openBrowser()))
after(leaveBrowser)

const evenings = [1, 8, 15].map((day, i) => ({
  ...party,
  name: `Evening ${i + 1}`,
  startDate: `2027-05-${String(day).padStart(2, '0')}`,
  location: 'Pier 3, Hamburg',
}))

for (const lightMode of ['light', 'dark'])
  test(`after a sign-up the dialog is a ticket for all dates, in ${lightMode} colours`, async (t) => {
    const site = await startRsvpSite(t, browser)
    const style = { lightMode, options: ['google', 'ical'] }
    const event = { dates: evenings, title_event_series: 'Sailing course' }
    const { element } = await rsvpButton(site, { maxpp: 3 }, style, event)
    const { page, complaints } = await site.embed(element)

    await page.getByRole('button', { name: 'Save my seat' }).click()
    await page.getByText('Your RSVP is for all 3 dates.').waitFor()
    await page.getByLabel('Seats').fill('2')
    await page.getByLabel('Email address').fill('ann@example.org')
    await page.getByRole('button', { name: 'Confirm my 2 seats' }).click()
    const dialog = page.getByRole('dialog', { name: "You're going" })
    await dialog.waitFor()

    assert.match(await dialog.locator('.event-row').innerText(), /Sailing course\nSat,\u00a0May\u00a01,\u00a02027/)
    assert.equal(await dialog.getByText('Evening 2').isVisible(), false)
    await dialog.getByText('More dates (2)').click()
    assert.equal(await dialog.getByText('Evening 2').isVisible(), true)
    assert.equal(await dialog.locator('.seat-count').innerText(), 'Seats\n2')
    assert.equal(
      await dialog.getByRole('link', { name: 'Directions' }).getAttribute('href'),
      'https://www.google.com/maps/search/?api=1&query=Pier%203%2C%20Hamburg',
    )
    assert.deepEqual(await axe(page), [])
    await dialog.getByRole('button', { name: 'Invite a friend' }).click()
    await dialog.locator('.share input').waitFor()
    await dialog.getByRole('button', { name: 'Google Calendar' }).click()
    const chooser = page.getByRole('dialog', { name: 'Choose a date' })
    await chooser.waitFor()
    assert.equal(await chooser.getByRole('link').count(), 3)
    assert.deepEqual(complaints, [])
  })

test('the ticket names the time zone once, and a single further date is in sight', async (t) => {
  const site = await startRsvpSite(t, browser)
  const there = evenings.slice(0, 2).map((date) => ({ ...date, timeZone: 'Asia/Tokyo' }))
  const { element } = await rsvpButton(site, {}, {}, { dates: there, title_event_series: 'Sailing course' })
  const { page } = await site.embed(element)
  await signUp(page, 'ann@example.org')
  const ticket = page.getByRole('dialog', { name: "You're going" }).locator('.ticket')
  await ticket.getByText('Evening 2').waitFor()

  assert.equal(await ticket.getByText('Evening 2').isVisible(), true)
  assert.match(
    await ticket.locator('.event-row').innerText(),
    /Sat,\u00a0May\u00a01,\u00a02027\n6:00\u00a0–\u2060\u00a09:30\u00a0PM\u00a0GMT\+9/,
  )
  assert.equal((await ticket.innerText()).match(/GMT\+9/g)!.length, 1)
})

test('those who come back on the same device are greeted with their reply', async (t) => {
  const site = await startRsvpSite(t, browser)
  const { element } = await rsvpButton(site)
  const { page } = await site.embed(element)
  await signUp(page, 'ann@example.org')
  await page.getByRole('dialog', { name: "You're going" }).waitFor()

  await page.reload()
  await page.getByRole('button', { name: 'Save my seat' }).click()

  const dialog = page.getByRole('dialog', { name: "You're going" })
  await dialog.getByRole('link', { name: 'Change your RSVP' }).waitFor()
  assert.equal(await dialog.getByRole('textbox').count(), 0)
})

test('somebody who had declined reads on the next visit that seats are left, that one can wait, or that all are taken', async (t) => {
  const site = await startRsvpSite(t, browser)
  const { element, prokey, rsvp_block } = await rsvpButton(site, { max: 1, initial_confirmation: false })
  const { page } = await site.embed(element)
  const texts = async (button: string) => {
    await page.reload()
    await page.getByRole('button', { name: button }).click()
    const dialog = page.getByRole('dialog', { name: "You can't make it" })
    await dialog.waitFor()
    return dialog.locator('p.text').allInnerTexts()
  }
  await page.getByRole('button', { name: 'Save my seat' }).click()
  await page.getByRole('radio', { name: 'No' }).check()
  await page.getByLabel('Email address').fill('ann@example.org')
  await page.getByRole('button', { name: 'Send my regrets' }).click()
  await page.getByRole('dialog', { name: "You can't make it" }).waitFor()

  assert.deepEqual(await texts('Save my seat'), ['Plans changed? You can still reply yes.'])
  await sendForm(site.server, prokey, { email: 'ben@example.org', status: 'confirmed' })
  assert.deepEqual(await texts('All seats are taken'), [
    'All seats are taken',
    'A seat may become free if someone cancels.',
  ])
  await site.server.patch(`/rsvp-block/${rsvp_block}`, { waiting_list: true })
  assert.deepEqual(await texts('Join the waiting list'), [
    'All seats are taken',
    "Join the waiting list, and we'll email you when there's a seat for you.",
  ])
})

test('when all seats are taken, people join the waiting list in the dialog, and read their position and for how long an offer holds', async (t) => {
  const site = await startRsvpSite(t, browser, { SMTP_URL: 'smtp://127.0.0.1:1' })
  const { element, prokey } = await rsvpButton(site, { max: 1, waiting_list: true })
  const early = await site.embed(element)
  await early.page.getByRole('button', { name: 'Save my seat' }).waitFor()
  const first = await site.embed(element)
  await signUp(first.page, 'ann@example.org')
  await first.page.getByRole('dialog', { name: "You're going" }).waitFor()

  // The seat was free when the page was opened: what was filled in stays.
  await signUp(early.page, 'ben@example.org')
  await early.page.getByRole('alert').getByText('All seats are taken').waitFor()
  assert.deepEqual(await axe(early.page), [])
  await early.page.getByRole('button', { name: 'Join the waiting list' }).click()
  await early.page.getByRole('dialog', { name: "You're on the waiting list" }).waitFor()

  const { page, complaints } = await site.embed(element)
  await page.getByRole('button', { name: 'Join the waiting list' }).click()
  const dialog = page.getByRole('dialog', { name: 'All seats are taken' })
  await dialog.getByLabel('Email address').fill('eva@example.org')
  assert.deepEqual(await axe(page), [])
  await dialog.getByRole('button', { name: 'Join the waiting list' }).click()
  const joined = page.getByRole('dialog', { name: "You're on the waiting list" })
  await joined.waitFor()
  assert.deepEqual(await joined.locator('p.text').allInnerTexts(), [
    "You're number 2 in line.",
    "We'll email you when there's a seat for you.",
    "You'll have 24 hours to take it.",
    'Changed your mind? Leave the list any time with the link in our email.',
  ])
  assert.deepEqual(await axe(page), [])

  const { body } = await site.server.get(`/rsvp-answers/${prokey}`)
  assert.deepEqual(
    body.map(({ email, status }: Record<string, string>) => `${email} ${status}`),
    ['ann@example.org confirmed', 'ben@example.org waiting', 'eva@example.org waiting'],
  )
  assert.deepEqual(complaints, [])
})

test('events that are over or cancelled say so on the button and in the dialog, and invite nobody', async (t) => {
  const site = await startRsvpSite(t, browser)
  const cancelled = [{ ...party, status: 'CANCELLED' }]
  const past = [{ ...party, startDate: '2020-05-01' }]
  const elements = [
    (await rsvpButton(site, {}, {}, { dates: cancelled })).element,
    (await rsvpButton(site, {}, {}, { dates: past })).element,
    await site.button({ trigger: 'click', listStyle: 'modal' }, { dates: cancelled }),
    await site.button({ buttonStyle: 'date' }, { dates: cancelled }),
  ]
  const { page } = await site.embed(elements.join(''))
  const buttons = page.locator('.atcb-button')
  await buttons.nth(3).waitFor()

  for (const [i, state] of ['This event is cancelled', 'This event is over', 'This event is cancelled'].entries()) {
    assert.equal(await buttons.nth(i).innerText(), state)
    await buttons.nth(i).click()
    const dialog = page.getByRole('dialog', { name: state })
    await dialog.waitFor()
    assert.equal(await dialog.getByRole('textbox').count(), 0)
    assert.deepEqual(await axe(page), [])
    await page.keyboard.press('Escape')
    assert.equal(await focusedText(page), state)
  }
  assert.match(await buttons.nth(3).innerText(), /^May\n1\nSummer party\nThis event is cancelled\n/)
})

test('the focus stays inside an open dialog, in both directions, and returns to the button', async (t) => {
  const site = await startRsvpSite(t, browser)
  const { element } = await rsvpButton(site)
  const { page } = await site.embed(element)
  await page.getByRole('button', { name: 'Save my seat' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()

  await page.keyboard.press('Shift+Tab')
  assert.equal(await focusedText(page), 'Already signed up? Change your RSVP')
  await page.keyboard.press('Tab')
  assert.equal(await page.evaluate('document.activeElement.shadowRoot.activeElement.ariaLabel'), 'Close')
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'hidden' })
  assert.equal(await focusedText(page), 'Save my seat')
})

test('a form asks for the name before the address, and browsers can fill it in', async (t) => {
  const site = await startRsvpSite(t, browser)
  const fields = [
    { type: 'text', name: 'diet', label: 'What do you eat?' },
    { type: 'text', name: 'who', label: 'Your name', required: true },
  ]
  const { element } = await rsvpButton(site, { fields })
  const { page } = await site.embed(element)
  await page.getByRole('button', { name: 'Save my seat' }).click()

  const inputs = page.getByRole('dialog').getByRole('textbox')
  await inputs.nth(2).waitFor()
  assert.deepEqual(
    await inputs.evaluateAll((all) =>
      all.map((input) => input.getAttribute('autocomplete') ?? input.getAttribute('name')),
    ),
    ['name', 'email', 'diet'],
  )
})

test('a long list of events starts folded and then scrolls', async (t) => {
  const site = await startRsvpSite(t, browser)
  const layout = Number(await newStyle(site.server))
  const group = await newGroup(site.server, { public_event_overview: true, layout })
  for (let day = 10; day < 20; day += 1)
    await site.server.post('/event', { event_group: group, dates: [{ ...party, startDate: `2027-05-${day}` }] })
  const { page } = await site.embed(`<kalends-button prokey="${group}"></kalends-button>`)

  const events = page.getByRole('list', { name: 'Concerts' })
  await page.getByRole('button', { name: 'Show 5 more events' }).waitFor()
  assert.equal(await events.getByRole('listitem').count(), 5)
  await page.getByRole('button', { name: 'Show 5 more events' }).press('Enter')

  assert.equal(await events.getByRole('listitem').count(), 10)
  assert.equal(await events.evaluate((list) => list.scrollHeight > list.clientHeight), true)
  assert.match(await focusedText(page), /May\u00a015/)
  assert.deepEqual(await axe(page), [])
})

function focusedText(page: Page): Promise<string> {
  return page.evaluate('document.activeElement.shadowRoot.activeElement.innerText.trim()')
}
