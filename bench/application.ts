import { join } from 'node:path'
import { type Browser, type CDPSession, type Page, type Request, chromium } from 'playwright-core'
import { findChromium } from '../scripts/chromium.ts'
import { fillEvents } from './events.ts'
import { median } from './measure.ts'
import { untilHealthy } from './processes.ts'
import { launchProduct } from './product.ts'
import { signUp } from './sessions.ts'

export interface ApplicationResult {
  readonly work: string
  readonly value: number
  readonly unit: string
  /** The most that it may be. */
  readonly most: number
}

const events = 10_000
const slowdown = 4
/** Slow 4G, as browsers and Lighthouse simulate it. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const routeChanges = 500

/** The web application in Chromium, with ten thousand events. */
export async function measureApplication(folder: string, runs: number): Promise<ApplicationResult[]> {
  const env = { DATA_DIR: join(folder, 'data-of-application'), RATE_LIMIT: 'off' }
  const running = await launchProduct(env)
  await untilHealthy(running)
  const { many } = await fillEvents({ env, port: running.port }, events)
  const { headers } = await signUp({ env }, many.key)
  const address = `http://127.0.0.1:${running.port}`
  const [name, value] = headers.cookie.split('=') as [string, string]
  const home = `${address}/app/o/${headers['kalends-organization']}`
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] })

  /** A new visitor with an empty cache. */
  async function visitor(): Promise<{ page: Page; devtools: CDPSession }> {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    await context.addCookies([{ name, value, url: address }])
    const page = await context.newPage()
    await page.addInitScript(observer)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    return { page, devtools }
  }

  try {
    // The first visit fills the caches of the server.
    await firstLoad(await visitor(), home, false)
    const loads = await Array.fromAsync({ length: runs }, async () => firstLoad(await visitor(), home, true))
    const { page, devtools } = await visitor()
    await page.goto(home)
    await page.locator('.home').waitFor()
    return [
      { work: 'First load, files and data', value: loads[0]!.requests, unit: 'requests', most: 5 },
      { work: 'First load', value: loads[0]!.bytes / 1000, unit: 'KB', most: 80 },
      {
        work: `Interactive, CPU slowed ${slowdown}×, slow 4G`,
        value: median(loads.map(({ interactive }) => interactive)),
        unit: 'ms',
        most: 1000,
      },
      {
        work: 'Layout shift of the first load',
        value: Math.max(...loads.map(({ shift }) => shift)),
        unit: '',
        most: 0,
      },
      { work: 'Change of the screen', value: await routeChange(page, devtools, 1), unit: 'ms', most: 50 },
      {
        work: `Change of the screen, CPU slowed ${slowdown}×`,
        value: await routeChange(page, devtools, slowdown),
        unit: 'ms',
        most: 100,
      },
      { work: `A key in the search of ${events.toLocaleString('en')} events`, ...(await searching(page)), most: 50 },
      { work: 'Longest frame while scrolling through them', ...(await scrolling(page)), most: 34 },
      { work: 'A change in the preview', ...(await previewing(page)), most: 150 },
      { work: 'A saved change on the published page', ...(await publishing(page, browser)), most: 1000 },
      { work: `Memory added by ${routeChanges} changes of the screen`, ...(await memory(page, devtools)), most: 2 },
    ]
  } finally {
    await browser.close()
    await running.stop()
  }
}

export const applicationHead = ['Web application', 'measured', 'goal']

export function applicationRows(
  results: readonly ApplicationResult[],
  verdict: (goal: string, met: boolean) => string,
): string[][] {
  return results.map(({ work, value, unit, most }) => [
    work,
    `${value.toFixed(value < 10 && unit !== 'requests' ? 2 : 0)} ${unit}`.trim(),
    verdict(`≤ ${most} ${unit}`.trim(), value <= most),
  ])
}

/**
 * Runs in the page: layout shifts, and a function that waits until a frame that shows something was drawn: a message
 * that is sent before it is drawn arrives once it was, and before what the screen does next.
 */
const observer = `
  globalThis.shift = 0
  new PerformanceObserver((list) => { for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) shift += value })
    .observe({ type: 'layout-shift', buffered: true })
  globalThis.drawn = (isShown) => new Promise((done) => {
    const { port1, port2 } = new MessageChannel()
    port2.onmessage = () => done(performance.now())
    const look = () => isShown() ? port1.postMessage('') : requestAnimationFrame(look)
    requestAnimationFrame(look)
  })`

async function firstLoad(
  { page, devtools }: { page: Page; devtools: CDPSession },
  address: string,
  isSlow: boolean,
): Promise<{ requests: number; bytes: number; interactive: number; shift: number }> {
  let [requests, bytes] = [0, 0]
  devtools.on('Network.requestWillBeSent', ({ request }) => void (request.url.startsWith('data:') || (requests += 1)))
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => void (bytes += encodedDataLength))
  if (isSlow) {
    await devtools.send('Network.emulateNetworkConditions', slow4g)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  }
  await page.goto(address, { waitUntil: 'commit' })
  const interactive = await page.evaluate<number>(`drawn(() => document.querySelector('main h1') && document.querySelector('nav a'))`) // oxfmt-ignore
  await page.locator('.home').waitFor()
  const shift = await page.evaluate<number>('shift')
  await page.context().close()
  return { requests, bytes, interactive, shift }
}

const places = ['Events', 'Calendars', 'Templates', 'Statistics', 'Home'] as const

/** From the click to the frame that shows the screen, once its code and data have been loaded. */
async function routeChange(page: Page, devtools: CDPSession, rate: number): Promise<number> {
  const times: number[] = []
  const settled = settling(page)
  for (let round = 0; round < 4; round += 1) {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: round === 0 ? 1 : rate })
    for (const place of places) {
      const time = await page.evaluate<number>(`(async () => {
        const link = [...document.querySelectorAll('nav a')].find((each) => each.textContent.includes('${place}'))
        const before = document.querySelector('main')
        const start = performance.now()
        link.click()
        return (await drawn(() => document.querySelector('main') !== before && document.querySelector('main h1'))) - start
      })()`)
      await settled()
      if (round > 0) times.push(time)
    }
  }
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return median(times)
}

/** Waits until a screen has its data and has drawn it, so that none of its work is left for the screen after it. */
function settling(page: Page): () => Promise<void> {
  const running = new Set<Request>()
  const done = (request: Request) => void running.delete(request)
  page.on('request', (request) => void running.add(request))
  page.on('requestfinished', done).on('requestfailed', done)
  return async () => {
    // What follows from one response may be requested in the frames after it.
    for (let quiet = 0; quiet < 3; quiet = running.size > 0 ? 0 : quiet + 1)
      await page.evaluate('drawn(() => true).then(() => new Promise((done) => requestIdleCallback(done)))')
  }
}

/** From a key to the frame that shows it. Results follow when the server has found them. */
async function searching(page: Page) {
  await page.getByRole('navigation').getByRole('link', { name: 'Events' }).click()
  const field = page.locator('[data-search]')
  await field.waitFor()
  await page.locator('.row').first().waitFor()
  const times: number[] = []
  for (const key of 'concert park') {
    await field.focus()
    await page.evaluate(`globalThis.shown = new Promise((done) => addEventListener('keydown', async () => {
      const start = performance.now()
      done((await drawn(() => true)) - start)
    }, { once: true, capture: true })); undefined`)
    await page.keyboard.press(key === ' ' ? 'Space' : key)
    times.push(await page.evaluate<number>('shown'))
  }
  return { value: Math.max(...times), unit: 'ms' }
}

/** Some 7,000 pixels a second, more than a strong flick of a wheel, through several pages. */
async function scrolling(page: Page) {
  const value = await page.evaluate<number>(`(async () => {
    let [longest, last] = [0, performance.now()]
    for (let step = 0; step < 400; step += 1) {
      scrollBy(0, 120)
      const now = await new Promise(requestAnimationFrame)
      longest = Math.max(longest, now - last)
      last = now
    }
    return longest
  })()`)
  return { value, unit: 'ms' }
}

/** From a key to the preview that shows it. */
async function previewing(page: Page) {
  await page.locator('.row a').first().click()
  const name = page.getByLabel('Name', { exact: true }).first()
  await name.waitFor()
  const frame = page.frameLocator('.editor-preview iframe')
  await frame.locator('h1').first().waitFor()
  const times: number[] = []
  for (const key of 'abcde') {
    const before = await name.inputValue()
    const start = performance.now()
    await name.press(`End`)
    await name.press(key)
    await frame
      .locator('h1', { hasText: before + key })
      .first()
      .waitFor()
    times.push(performance.now() - start)
  }
  return { value: median(times), unit: 'ms' }
}

/** From "Save" to a visitor's page that has it. */
async function publishing(page: Page, browser: Browser) {
  const prokey = new URL(page.url()).pathname.split('/').at(-1)!
  const address = `${new URL(page.url()).origin}/${prokey}`
  const text = await page.getByLabel('Name', { exact: true }).first().inputValue()
  const visit = await browser.newPage()
  const start = performance.now()
  await page.keyboard.press('Control+S')
  for (;;) {
    if ((await (await visit.request.get(address)).text()).includes(text)) break
    if (performance.now() - start > 30_000) throw new Error('The page did not change.')
  }
  const value = performance.now() - start
  await visit.close()
  return { value, unit: 'ms' }
}

async function memory(page: Page, devtools: CDPSession) {
  const settled = settling(page)
  const visitAll = async (times: number) => {
    for (let i = 0; i < times; i += 1) {
      await page.evaluate(`[...document.querySelectorAll('nav a')].find((each) => each.textContent.includes('${places[i % places.length]!}')).click()`) // oxfmt-ignore
      await page.evaluate('drawn(() => true)')
    }
    await settled()
    await devtools.send('HeapProfiler.collectGarbage')
    return (await devtools.send('Runtime.getHeapUsage')).usedSize
  }
  const before = await visitAll(50)
  return { value: ((await visitAll(routeChanges)) - before) / 1_000_000, unit: 'MB' }
}
