import assert from 'node:assert/strict'
import { type TestContext, after, before, test } from 'node:test'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { answers } from '../server/rsvp/answers.ts'
import { signUp } from '../server/testing/attendee.ts'
import { full, line } from '../server/testing/waiting-list.ts'
import { axe } from './axe.ts'
import { leaveBrowser, openBrowser } from './browser.ts'
import { mailed, phone, sees, startPages } from './rsvp-pages.ts'

let browser: Browser
before(async () => void (browser = await openBrowser()))
after(leaveBrowser)

const env = { SMTP_URL: 'smtp://127.0.0.1:1' }
const start = (t: TestContext, options: BrowserContextOptions) => startPages(t, browser, options, env)
const pathOf = async (...of: Parameters<typeof mailed>) => new URL(await mailed(...of)).pathname
const hour = 3_600_000

test('a guest joins the waiting list, is offered a seat too late, joins again and leaves', async (t) => {
  const { server, visit } = await start(t, { viewport: phone })
  const event = await full(server, { offer_hours: 1 })
  const page = await visit(`/${event}`)
  const check = async (look: Page) => assert.deepEqual(await axe(look), [])

  await page.getByLabel('Email address').fill('ann@example.org')
  server.advance(5000)
  await page.getByRole('button', { name: 'Join the waiting list' }).click()
  await sees(page, "You're on the waiting list")
  await page.getByText("You're number 1 in line.").waitFor()
  await page.getByText("You'll have 1 hour to take it.").waitFor()
  await check(page)

  await page.goto(new URL(await pathOf(server, event, 'rsvp_signup_confirmation', 'manage'), page.url()).href)
  await page.getByText('Change your RSVP').click()
  await page.getByLabel('No', { exact: true }).check()
  await page.getByRole('button', { name: 'Save changes' }).locator('visible=true').click()
  await sees(page, "You can't make it")
  server.advance(hour)
  await answers(server.context).expire()
  await signUp(server, event, { email: 'tom@example.org' })

  const again = await visit(await pathOf(server, event, 'rsvp_waiting_lapsed', 'manage'))
  await sees(again, 'Your offer has ended')
  await check(again)
  await again.getByRole('button', { name: 'Join the waiting list' }).click()
  await sees(again, "You're on the waiting list")
  await again.getByRole('button', { name: 'Leave the waiting list' }).click()
  await again.getByRole('button', { name: 'Join the waiting list' }).waitFor()

  assert.deepEqual(await line(server, event), ['eva declined', 'ann declined', 'tom confirmed'])
})

test('until when a seat is held is said without a break before the day or the year', async (t) => {
  const { server, visit } = await start(t, { viewport: { width: 390, height: 844 } })
  const event = await full(server, { offer_hours: 24 }, ['ann'])
  const [eva] = (await server.get(`/rsvp-answers/${event}`)).body
  await server.patch(`/rsvp-answers/${eva.id}`, { status: 'declined' })

  const page = await visit(await pathOf(server, event, 'rsvp_waiting_offer', 'manage'))
  const text = await page.locator('.next > time').innerText()
  const [whole, held] = [page.locator('.next', { hasText: 'Held for you until' }), page.locator('.next > time')]

  assert.match(text, /^\w+day, \w+ \d+,\u00a0\d{4} at \d+:\d+[\u00a0\u202f][AP]M\u00a0CES?T$/)
  // It begins a line, and only the hour may be on the next.
  assert.ok((await held.boundingBox())!.y > (await whole.boundingBox())!.y + 10)
  assert.ok((await held.boundingBox())!.height < 56)
})
