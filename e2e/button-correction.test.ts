import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser } from 'playwright-core'
import { axe } from './axe.ts'
import { leaveBrowser, openBrowser } from './browser.ts'
import { rsvpButton, signUp, startRsvpSite } from './rsvp-button.ts'

let browser: Browser
before(async () => void (browser = await openBrowser()))
after(leaveBrowser)

test('somebody who has mistyped the address gets the last seat with the right one, and somebody else does not replace it', async (t) => {
  const site = await startRsvpSite(t, browser)
  const { element, prokey } = await rsvpButton(site, { doi: true, max: 1 })
  const { page } = await site.embed(element)
  const emails = async () =>
    (await site.server.get(`/rsvp-answers/${prokey}`)).body.map(({ email }: { email: string }) => email)
  await signUp(page, 'eva@exmaple.org')
  const inbox = page.getByRole('dialog', { name: 'Check your inbox' })

  await inbox.getByRole('button', { name: 'Wrong address?' }).click()
  await page.getByLabel('Email address').fill('eva@example.org')
  await page.getByRole('button', { name: 'Confirm my seat' }).click()
  await inbox.getByText('eva@example.org').waitFor()
  const corrected = await emails()
  await page.reload()
  await page.getByRole('button', { name: 'All seats are taken' }).click()
  await page.getByRole('button', { name: 'RSVP for someone else' }).click()
  await page.getByRole('dialog', { name: 'All seats are taken' }).waitFor()

  assert.deepEqual(corrected, ['eva@example.org'])
  assert.deepEqual(await emails(), ['eva@example.org'])
})

test('without double opt-in, a mistyped address is corrected from the ticket and from the waiting list', async (t) => {
  const site = await startRsvpSite(t, browser, { SMTP_URL: 'smtp://127.0.0.1:1' })
  const { element, prokey } = await rsvpButton(site, { max: 1, waiting_list: true })
  const first = await site.embed(element)
  const second = await site.embed(element)

  await signUp(first.page, 'eva@exmaple.org')
  const ticket = first.page.getByRole('dialog', { name: "You're going" })
  await ticket.getByText('eva@exmaple.org').waitFor()
  assert.deepEqual(await axe(first.page), [])
  await ticket.getByRole('button', { name: 'Wrong address?' }).click()
  await first.page.getByLabel('Email address').fill('eva@example.org')
  await first.page.getByRole('button', { name: 'Confirm my seat' }).click()
  await ticket.getByText('eva@example.org').waitFor()

  await second.page.reload()
  await second.page.getByRole('button', { name: 'Join the waiting list' }).click()
  await second.page.getByLabel('Email address').fill('tom@exmaple.org')
  const join = second.page.getByRole('dialog').getByRole('button', { name: 'Join the waiting list' })
  await join.click()
  const line = second.page.getByRole('dialog', { name: "You're on the waiting list" })
  await line.getByRole('button', { name: 'Wrong address?' }).click()
  await second.page.getByLabel('Email address').fill('tom@example.org')
  await join.click()
  await line.getByText('tom@example.org').waitFor()
  assert.deepEqual(await axe(second.page), [])

  const { body } = await site.server.get(`/rsvp-answers/${prokey}`)
  assert.deepEqual(
    body.map(({ email, status }: Record<string, string>) => `${email} ${status}`),
    ['eva@example.org confirmed', 'tom@example.org waiting'],
  )
  assert.deepEqual([...first.complaints, ...second.complaints], [])
  await first.page.reload()
  await first.page.getByRole('button', { name: 'Join the waiting list' }).click()
  await ticket.waitFor()
  assert.doesNotMatch(await ticket.innerText(), /eva@|Wrong address/)
})
