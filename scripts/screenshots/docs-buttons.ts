import { buttonStyles } from '@kalends/contract'
import type { Stage } from './stage.ts'

/** All button styles on one page, light and dark, one of them open. Only the look of the event is changed. */
export async function takeButtonImage({ browser, addresses }: Stage, path: string) {
  const { origin, pathname } = new URL(addresses.page)
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
  await page.screenshot({ path })
  await context.close()
}
