import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser } from 'playwright-core'
import { composeMail } from '../server/rsvp/mail/compose.ts'
import type { StoredMail } from '../server/mail/kind.ts'
import { party } from '../server/testing/events.ts'
import { mailsOf, newRsvpEvent, signUp } from '../server/testing/mailing.ts'
import { startServer } from '../server/testing/server.ts'
import { leaveBrowser, openBrowser } from './browser.ts'

let browser: Browser
before(async () => void (browser = await openBrowser()))
after(leaveBrowser)

const meeting = `https://teams.example/l/meetup-join/19%3ameeting_${'NjQ0YzE5'.repeat(18)}/0`

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a mail with a long URL as its location fits a phone, ${colorScheme}`, async (t) => {
    const server = await startServer(t)
    const dates = [
      { ...party, name: 'Evening 1', location: meeting },
      { ...party, name: 'Evening 2', startDate: '2027-05-02', location: 'x'.repeat(200) },
      { ...party, name: 'Evening 3', startDate: '2027-05-03', location: 'Room B', status: 'CANCELLED' },
    ]
    const event = await newRsvpEvent(server, { maxpp: 2 }, { dates, title_event_series: 'T'.repeat(80) })
    await signUp(server, event, { email: 'ann@example.org' })
    const [stored] = await mailsOf(server)
    const mail = await composeMail(server.context, stored as StoredMail)

    const page = await browser.newPage({ viewport: { width: 360, height: 740 }, colorScheme })
    await page.setContent(mail!.html)

    assert.equal(await page.evaluate('document.documentElement.scrollWidth'), 360)
    assert.equal(await page.getByRole('link', { name: meeting }).getAttribute('href'), meeting)
    assert.equal(await page.getByText('May', { exact: true }).evaluate((month) => month.getClientRects().length), 1)
  })
}
