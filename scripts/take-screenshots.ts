import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { type BrowserContextOptions, type Page, chromium } from 'playwright-core'
import { findChromium } from './chromium.ts'

/** The pictures of the documentation. Run by hand: `npm run screenshots`. */
const root = resolve(import.meta.dirname, '..')
const kalends = join(root, 'server/kalends.js')
const dataDir = await mkdtemp(join(tmpdir(), 'kalends-screenshots-'))
const port = '18480'
const env = { ...process.env, DATA_DIR: dataDir, PORT: port, HOST: '127.0.0.1', SETTINGS_FILE: 'none' }

const server = spawn(process.execPath, [kalends, 'serve'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
await once(createInterface(server.stdout), 'line')
const { stdout } = await promisify(execFile)(process.execPath, [kalends, 'demo', '--json'], { env })
const { addresses } = JSON.parse(stdout) as { addresses: Record<'page' | 'cta' | 'overview' | 'docs', string> }
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] })

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 }
const desktop = { viewport: { width: 1200, height: 900 } }
const openCalendars = (page: Page) => page.locator('[popovertarget=calendars]:not(.close)').click()

await shoot('landing-page', addresses.page, desktop)
await shoot('landing-page-phone', addresses.page, { ...phone, colorScheme: 'light' }, openCalendars)
await shoot('group-page', addresses.overview, desktop)
await shoot('call-to-action', addresses.cta, phone)

await browser.close()
server.kill()
await once(server, 'exit')
await rm(dataDir, { recursive: true })

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
