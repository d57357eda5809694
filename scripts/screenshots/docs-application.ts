import type { Stage } from './stage.ts'

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
  const picture = async (name: string, place: string, prepare?: () => Promise<unknown>) => {
    await page.goto(`${address}/o/1${place}`)
    await page.locator('main h1').waitFor()
    await page.waitForLoadState('networkidle')
    await prepare?.()
    await page.screenshot({ path: file(`app-${name}`) })
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
  await page.setViewportSize({ width: 390, height: 844 })
  await picture('check-in', `/check-in${party}`)
  await picture('editor-phone', `/events${party}`)
  await context.close()
}
