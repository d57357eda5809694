import type { BrowserContext, Page } from 'playwright-core'
import sharp from 'sharp'
import type { Stage } from './stage.ts'

/** What readers see in place of the address of the stage, which would work for nobody else. */
const shownOrigin = 'https://events.example.org'
const owner = { email: 'ann@example.org', name: 'Ann Example', password: 'a few random words' }

/** The places of the web application, for docs/organizers.md. */
export async function takeApplicationImages(
  { browser, addresses, origin, command }: Stage,
  file: (name: string) => string,
) {
  await command(
    'user',
    'create',
    '--org',
    '1',
    ...Object.entries(owner).flatMap(([name, value]) => [`--${name}`, value]),
  )
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1440, height: 900 },
  })
  const page = await context.newPage()
  const address = `${origin}/app`
  await page.goto(`${address}/sign-in`)
  await page.locator('input[name=email]').fill(owner.email)
  await page.locator('input[name=password]').fill(owner.password)
  await page.keyboard.press('Enter')
  await page.waitForURL(`${address}/o/1`)
  const party = new URL(addresses.rsvp).pathname
  /** Waits for the last part of the screen that comes. */
  const picture = async (name: string, place: string, lastPart: string, inFrame = false) => {
    await page.goto(`${address}/o/1${place}`)
    await page.locator(lastPart).first().waitFor()
    if (inFrame) await page.frameLocator('.preview-frame iframe').locator('h1').first().waitFor()
    await page.locator('main [aria-busy=true]').first().waitFor({ state: 'hidden' })
    await shoot(page, file(`app-${name}`))
  }
  await picture('home', '', '.home .tile')
  await picture('events', '/events', '.row')
  await picture('calendar', '/events?view=calendar', '.month .chip')
  await picture('editor', `/events${party}`, '.next-dates li', true)
  await picture('attendees', `/events${party}/attendees`, '.row')
  await showOrigin(context, origin)
  await picture('share', `/events${party}/share`, '.share-qr img')
  await context.unrouteAll()
  await picture('statistics', '/statistics', '.chart-line')
  await picture('templates', '/templates/pages', '.miniature-page')
  await picture('people', '/settings/people', 'main h2')
  await page.setViewportSize({ width: 390, height: 844 })
  await picture('check-in', `/check-in${party}`, '.door-progress')
  await picture('editor-phone', `/events${party}`, '.next-dates li')
  await context.close()
}

/** Server and browser still talk to each other: only texts are changed on their way. */
async function showOrigin(context: BrowserContext, origin: string) {
  await context.route(`${origin}/app/**`, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const response = await route.fetch({ maxRedirects: 0 })
    const isText = /html|json/.test(response.headers()['content-type'] ?? '')
    if (!isText) return route.fulfill({ response })
    return route.fulfill({ response, body: (await response.text()).replaceAll(origin, shownOrigin) })
  })
}

/** A picture of a screen as it is meant to be: without warnings, and with all of its frames drawn. */
async function shoot(page: Page, path: string) {
  await page.evaluate('Promise.all([...document.images].map((image) => image.decode().catch(() => {})))')
  const problem = page.locator('.notice.warning, .notice.error').first()
  if (await problem.isVisible()) throw new Error(`${path} would show: ${await problem.textContent()}`)
  for (let tries = 0; tries < 5; tries += 1) {
    await page.screenshot({ path })
    if (!(await hasBlackCorner(page, path))) return
  }
  throw new Error(`${path} has a black corner.`)
}

/** Now and then the browser has not drawn the page behind the round corners of a frame. */
async function hasBlackCorner(page: Page, path: string): Promise<boolean> {
  const frame = page.locator('.preview-frame').first()
  const box = (await frame.isVisible()) ? await frame.boundingBox() : null
  if (!box) return false
  const { data, info } = await sharp(path).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const [left, top] = [Math.round(box.x), Math.round(box.y)]
  const [right, bottom] = [Math.round(box.x + box.width) - 1, Math.round(box.y + box.height) - 1]
  return [left, right].some((x) =>
    [top, bottom].some((y) => {
      const at = (y * info.width + x) * info.channels
      return x < info.width && y < info.height && Math.max(...data.subarray(at, at + 3)) < 40
    }),
  )
}
