import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { buttonStyles } from '@kalends/contract'
import { type BrowserContextOptions, type Page, chromium } from 'playwright-core'
import { findChromium } from './chromium.ts'

/** Takes the screenshots of the documentation. Run by hand: `npm run screenshots`. */
const root = resolve(import.meta.dirname, '..')
const kalends = join(root, 'server/kalends.js')
const dataDir = await mkdtemp(join(tmpdir(), 'kalends-screenshots-'))
const port = '18480'
const env = { ...process.env, DATA_DIR: dataDir, PORT: port, HOST: '127.0.0.1', SETTINGS_FILE: 'none' }

const server = spawn(process.execPath, [kalends, 'serve'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
await once(createInterface(server.stdout), 'line')
const { addresses } = await command<{ addresses: Record<'page' | 'cta' | 'rsvp' | 'overview' | 'docs', string> }>(
  'demo',
)
const { key } = await command<{ key: string }>('key', 'create', '--org', '1')
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] })

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 }
const desktop = { viewport: { width: 1200, height: 900 } }
const wide = { viewport: { width: 1440, height: 900 } }
const openCalendars = async (page: Page) => {
  await page.locator('[popovertarget=calendars]:not(.close)').click()
  await page.mouse.move(0, 0)
}
const fillIn = async (page: Page) => {
  await page.getByLabel('Email address').fill('guest@example.org')
  await page.getByLabel('Yes').check()
  await page.locator('[data-step="1"]').click()
  await page.getByLabel('Your name').fill('A guest')
  await page.mouse.move(0, 0)
}
const whole = async (page: Page) => {
  const height = await page.evaluate<number>('document.documentElement.scrollHeight')
  await page.setViewportSize({ width: page.viewportSize()!.width, height })
}

await shoot('landing-page', addresses.page, desktop)
await shoot('landing-page-phone', addresses.page, { ...phone, colorScheme: 'light' }, openCalendars)
await shoot('group-page', addresses.overview, desktop)
await shoot('group-page-dark', addresses.overview, { ...desktop, colorScheme: 'dark' })
await shoot('landing-page-arabic', await arabicPage(), phone)
await shoot('call-to-action', addresses.cta, phone)
await shootButtons('button-styles', addresses.page)
await shoot('rsvp-form', addresses.rsvp, { viewport: { width: 900, height: 1480 } }, fillIn)
const { file, manage } = await confirmation()
await shoot('rsvp-mail', file, { viewport: { width: 600, height: 100 }, deviceScaleFactor: 2, offline: true }, whole)
await shoot('rsvp-manage', manage, phone)

await shootApplication()

await browser.close()
server.kill()
await once(server, 'exit')
await rm(dataDir, { recursive: true })

/** The places of the web application, for docs/organizers.md. */
async function shootApplication() {
  const password = 'a few random words'
  await command(
    'user',
    'create',
    '--org',
    '1',
    '--email',
    'ann@example.org',
    '--name',
    'Ann Example',
    '--password',
    password,
  )
  const context = await browser.newContext({ reducedMotion: 'reduce', timezoneId: 'Europe/Berlin', ...wide })
  const page = await context.newPage()
  const address = `http://localhost:${port}/app`
  await page.goto(`${address}/sign-in`)
  await page.locator('input[name=email]').fill('ann@example.org')
  await page.locator('input[name=password]').fill(password)
  await page.keyboard.press('Enter')
  await page.waitForURL(`${address}/o/1`)
  const party = new URL(addresses.rsvp).pathname
  const picture = async (name: string, place: string, prepare?: () => Promise<unknown>) => {
    await page.goto(`${address}/o/1${place}`)
    await page.locator('main h1').waitFor()
    await page.waitForLoadState('networkidle')
    await prepare?.()
    await page.screenshot({ path: join(root, `docs/images/app-${name}.png`) })
  }
  const inPreview = () => page.frameLocator('.preview-frame iframe').locator('h1').first().waitFor()
  await picture('home', '')
  await picture('events', '/events')
  await picture('calendar', '/events?view=calendar')
  await picture('editor', `/events${party}`, inPreview)
  await picture('attendees', `/events${party}/attendees`)
  await picture('share', `/events${party}/share`)
  await picture('statistics', '/statistics')
  await picture('templates', '/templates/pages', () => page.waitForTimeout(2000))
  await picture('people', '/settings/people')
  await page.setViewportSize(phone.viewport)
  await picture('check-in', `/check-in${party}`)
  await picture('editor-phone', `/events${party}`)
  await context.close()
}

async function command<Answer>(...words: string[]): Promise<Answer> {
  const { stdout } = await promisify(execFile)(process.execPath, [kalends, ...words, '--json'], { env })
  return JSON.parse(stdout) as Answer
}

/** The mail that confirms the first sample sign-up, as a file, and the page behind its button. */
async function confirmation() {
  const mails = await command<{ id: string; kind: string; recipient: string }[]>('mail', 'list')
  const { id } = mails.find(({ kind, recipient }) => kind === 'rsvp_signup_confirmation' && recipient === 'guest-1@sample.example')! // oxfmt-ignore
  const { html } = await command<{ html: string }>('mail', 'show', id)
  const path = join(dataDir, 'mail.html')
  await writeFile(path, html)
  return { file: pathToFileURL(path).href, manage: /href="([^"]+\/rsvp\/manage\/[^"]+)"/.exec(html)![1]! }
}

/** A series in a right-to-left language. */
async function arabicPage(): Promise<string> {
  const style = await post('style', { name: 'Arabic', options: ['apple', 'google', 'ical'], language: 'ar' })
  const page = await post('landingpage', { name: 'Arabic', background: 'preset', image: 'preset-fern' })
  const event = await post('event', {
    new_event_group_name: 'Arabic',
    layout: Number(style.id),
    landingpage: Number(page.id),
    recurrence: 'RRULE:FREQ=MONTHLY;BYDAY=1TH',
    dates: [
      {
        name: 'أمسية موسيقية',
        startDate: Temporal.Now.plainDateISO().add({ days: 20 }).toString(),
        startTime: '19:00',
        endTime: '22:00',
        timeZone: 'Asia/Dubai',
        location: 'مركز دبي المالي العالمي',
        description: '<p>موسيقى حية و<strong>صحبة طيبة</strong>.</p>',
      },
    ],
  })
  return `http://127.0.0.1:${port}/${event.prokey}`
}

async function post(path: string, item: object): Promise<Record<string, string>> {
  const headers = { authorization: key, 'content-type': 'application/json' }
  const answer = await fetch(`http://127.0.0.1:${port}/v1/${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(item),
  })
  if (!answer.ok) throw new Error(await answer.text())
  return (await answer.json()) as Record<string, string>
}

async function shoot(
  name: string,
  url: string,
  options: BrowserContextOptions,
  prepare?: (page: Page) => Promise<unknown>,
) {
  const context = await browser.newContext({ reducedMotion: 'reduce', timezoneId: 'America/New_York', ...options })
  const page = await context.newPage()
  await page.goto(url)
  await prepare?.(page)
  await page.screenshot({ path: join(root, `docs/images/${name}.png`) })
  await context.close()
}

/** All button styles on one page, light and dark, one of them open. Only the look of the event is changed. */
async function shootButtons(name: string, eventPage: string) {
  const { origin, pathname } = new URL(eventPage)
  const styles = buttonStyles.filter((style) => style !== 'custom')
  const context = await browser.newContext({ viewport: { width: 1280, height: 680 }, reducedMotion: 'reduce', deviceScaleFactor: 2 }) // oxfmt-ignore
  const page = await context.newPage()
  await page.route('**/config.json', async (route) => {
    const [, lightMode, buttonStyle] = new URL(route.request().url()).pathname.split(/[/.]/)[1]!.split('-')
    const data = (await (await fetch(`${origin}${pathname}/config.json`)).json()) as { style: object }
    const style = {
      ...data.style,
      lightMode,
      buttonStyle,
      listStyle: 'dropdown',
      trigger: 'click',
      hideBackground: true,
      styleLight: null,
    }
    const options = ['apple', 'google', 'ical', 'outlookcom']
    const calendars = { desktop: options, android: options, ios: options }
    await route.fulfill({ json: { ...data, prokey: `${lightMode}${buttonStyle}`, style, calendars, labels: {} } })
  })
  const row = (mode: string, background: string) =>
    `<section style="background:${background}">${styles.map((style) => `<kalends-button prokey="look-${mode}-${style}"></kalends-button>`).join('')}</section>`
  await page.route(`${origin}/blank`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><style>body{margin:0}section{box-sizing:border-box;display:grid;grid-template-columns:repeat(4,auto);gap:28px;place-items:start center;height:340px;padding:28px}</style>${row('light', '#f4f6f9')}${row('dark', '#151b24')}<script src="/button.js"></script>`,
    }),
  )
  await page.goto(`${origin}/blank`)
  await page.locator('.atcb-button').nth(13).waitFor()
  await page.locator('.atcb-button').nth(3).click()
  await page.screenshot({ path: join(root, `docs/images/${name}.png`) })
  await context.close()
}
