import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { rsvpEvent } from '../server/testing/attendee.ts'
import { openApplication } from './application.ts'
import { axe } from './axe.ts'
import { leaveBrowser } from './browser.ts'

after(leaveBrowser)

const cannotConfirm = 'This server can’t send mail, so nobody gets the link to confirm, and no sign-up will count.'
const noTickets = 'This server can’t send mail, so attendees won’t get their tickets by mail.'

test('without a mail server, what guests would not get is said where it is chosen, and before they are invited', async (t) => {
  const { page, go, server } = await openApplication(t)
  const confirmed = await rsvpEvent(server, { doi: true })
  const simple = await rsvpEvent(server, { name: 'y' })

  await go('start/sign-up')
  await page.getByText(noTickets).waitFor()
  await go('start/page')
  assert.equal(await page.getByText(noTickets).count(), 0)

  await go(`events/${confirmed}`)
  await page.locator('summary', { hasText: 'Sign-up' }).click()
  await page.getByText(cannotConfirm).waitFor()
  assert.deepEqual(await axe(page, 'main'), [])
  await page.getByLabel('Confirm addresses by mail').click()
  await page.getByText(cannotConfirm).waitFor({ state: 'detached' })

  await go(`events/${confirmed}/share`)
  await page.getByText(cannotConfirm).waitFor()
  await go(`events/${simple}/share`)
  await page.getByText(noTickets).waitFor()
})

test('without a mail server, somebody who is removed is offered no mail', async (t) => {
  const { page, go, server } = await openApplication(t)
  const event = await rsvpEvent(server)
  await server.post('/rsvp-answers', { event, email: 'ann@example.org' })
  await go(`events/${event}/attendees`)
  await page.getByRole('button', { name: 'Actions for ann@example.org' }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  const dialog = page.getByRole('dialog', { name: 'Remove ann@example.org?' })
  await dialog.getByText('This server can’t send mail, so they won’t get one about it.').waitFor()
  assert.equal(await dialog.getByLabel('Send them a mail').count(), 0)
})

test('with a mail server, nothing warns of mails', async (t) => {
  const { page, go, server } = await openApplication(t, { env: { SMTP_URL: 'smtp://127.0.0.1:1' } })
  const confirmed = await rsvpEvent(server, { doi: true })
  await go('start/sign-up')
  assert.equal(await page.getByText('can’t send mail').count(), 0)
  await go(`events/${confirmed}/share`)
  await page.getByRole('img', { name: 'QR code' }).waitFor()
  assert.equal(await page.getByText('can’t send mail').count(), 0)
})
