import { join } from 'node:path'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { evening, newEvent } from './content.ts'
import { takeApplicationImages } from './docs-application.ts'
import { takeButtonImage } from './docs-buttons.ts'
import { mailFileOf, manageLinkOf } from './mails.ts'
import { type Stage, root } from './stage.ts'

export const docsImage = (name: string) => join(root, `docs/images/${name}.png`)

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 }
const desktop = { viewport: { width: 1200, height: 900 } }
const mail = { viewport: { width: 600, height: 100 }, deviceScaleFactor: 2, offline: true }

/** The few pictures that the documentation shows. */
export async function takeDocsImages(stage: Stage) {
  const { page, overview, cta, rsvp } = stage.addresses
  const guest = 'guest-1@sample.example'
  const take = (name: string, url: string, options: BrowserContextOptions, act?: (page: Page) => Promise<unknown>) =>
    shoot(stage, name, { url, options, act })

  // First, while there is only the sample content.
  await takeApplicationImages(stage, docsImage)
  await take('landing-page', page, desktop)
  await take('landing-page-phone', page, { ...phone, colorScheme: 'light' }, openCalendars)
  await take('group-page', overview, desktop)
  await take('group-page-dark', overview, { ...desktop, colorScheme: 'dark' })
  await take('landing-page-arabic', await arabicPage(stage), phone)
  await take('call-to-action', cta, phone)
  await takeButtonImage(stage, docsImage('button-styles'))
  await take('rsvp-form', rsvp, { viewport: { width: 900, height: 1480 } }, fillIn)
  await take('rsvp-mail', await mailFileOf(stage, guest, 'rsvp_signup_confirmation'), mail, showAll)
  await take('rsvp-manage', await manageLinkOf(stage, guest), phone)
}

interface Taking {
  readonly url: string
  readonly options: BrowserContextOptions
  readonly act: ((page: Page) => Promise<unknown>) | undefined
}

async function shoot({ browser }: Stage, name: string, { url, options, act }: Taking) {
  const context = await browser.newContext({ reducedMotion: 'reduce', timezoneId: 'America/New_York', ...options })
  const page = await context.newPage()
  await page.goto(url)
  await act?.(page)
  await page.screenshot({ path: docsImage(name) })
  await context.close()
}

async function openCalendars(page: Page) {
  await page.locator('[popovertarget=calendars]').first().click()
  await page.mouse.move(0, 0)
}

async function fillIn(page: Page) {
  await page.getByLabel('Yes').check()
  await page.getByLabel('Email address').fill('guest@example.org')
  await page.getByLabel('Your name').fill('A guest')
  await page.mouse.move(0, 0)
}

async function showAll(page: Page) {
  const height = await page.evaluate<number>('document.documentElement.scrollHeight')
  await page.setViewportSize({ width: page.viewportSize()!.width, height })
}

/** A series in a right-to-left language. */
async function arabicPage(stage: Stage): Promise<string> {
  const date = evening(20, {
    name: 'أمسية موسيقية',
    startTime: '19:00',
    endTime: '22:00',
    timeZone: 'Asia/Dubai',
    location: 'مركز دبي المالي العالمي',
    description: '<p>موسيقى حية و<strong>صحبة طيبة</strong>.</p>',
    organizer_name: '',
    organizer_email: '',
  })
  const look = { style: { language: 'ar' }, template: { background: 'preset', image: 'preset-fern' } }
  const prokey = await newEvent(stage, { recurrence: 'RRULE:FREQ=MONTHLY;BYDAY=1TH', dates: [date] }, look)
  return `${stage.origin}/${prokey}`
}
