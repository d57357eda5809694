import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { type Browser, chromium } from 'playwright-core'
import { findChromium } from '../scripts/chromium.ts'
import { build, root } from '../server/browser/build.ts'
import { bundleButton } from '../server/browser/button-bundle.ts'
import { median } from './measure.ts'
import { untilHealthy } from './processes.ts'
import { createAccounts, launchProduct } from './product.ts'

export interface ButtonResult {
  readonly target: string
  /** Milliseconds from the start of navigation to the frame that shows the button. */
  readonly times: readonly number[]
  readonly milliseconds: number
  /** Transferred bytes of all scripts and data. */
  readonly bytes: number
  /** Relative to the other button's time, run by run. */
  readonly ratio: number
  readonly hasGoal: boolean
}

const rival = 'add-to-calendar-button'
const rivalVersion = '2.15.0'
const slowdown = 4
const goal = 0.65

/**
 * The time to the first rendered button on a slow device: ours against the bundle that the closest competitor publishes
 * on npm, with a plain button as the cost of any page. The bundle is installed only into the folder of the run. `before` is
 * a checkout of an earlier version: its script then draws the same event from the same server, and so does ours from the
 * same place, for a fair comparison.
 */
export async function measureButton(folder: string, runs: number, before?: string): Promise<ButtonResult[]> {
  const other = installed(folder)
  const env = { DATA_DIR: join(folder, 'data-of-button') }
  const { few: key } = await createAccounts(env)
  const product = await launchProduct(env)
  await untilHealthy(product)
  const ours = `http://127.0.0.1:${product.port}`
  const prokey = await createEvent(ours, key)
  // Scripts come from another server than the pages, as with embedded buttons.
  const versions = before === undefined ? {} : { earlier: before, present: root }
  const scripts = await serveCompressed({ '/atcb.js': other, ...(await builtIn(versions)) })
  const element = `<kalends-button prokey="${prokey}" domain="${ours}"></kalends-button>`
  const contenders = [
    { target: 'a plain button', element: 'plain-button', html: plainButton },
    {
      target: `${rival} ${rivalVersion}, its event in the page`,
      element: rival,
      html: `<script src="${addressOf(scripts)}/atcb.js" async></script><${rival} name="Summer party" startDate="2027-06-12" startTime="18:00" endTime="21:30" timeZone="Europe/Berlin" options="'Apple','Google','iCal','Microsoft365','MicrosoftTeams','Outlook.com','Yahoo'"></${rival}>`,
    },
    {
      target: 'Kalends, one line',
      element: 'kalends-button',
      html: `<script src="${ours}/${prokey}/button.js" async></script>`,
    },
    {
      target: 'Kalends, script and element',
      element: 'kalends-button',
      html: `<script src="${ours}/button.js" async crossorigin></script><kalends-button prokey="${prokey}"></kalends-button>`,
    },
    ...Object.keys(versions).map((version) => ({
      target: `Kalends, its ${version} script`,
      element: 'kalends-button',
      html: `<script src="${addressOf(scripts)}/${version}/button.js" async crossorigin></script>${element}`,
    })),
  ]
  const pages = await serveCompressed({
    '/before': page('<p>Somewhere else.</p>'),
    ...Object.fromEntries(contenders.map(({ html }, i) => [`/${i}`, page(html)])),
  })
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] })
  try {
    const taken = contenders.map(() => ({ times: [] as number[], bytes: 0 }))
    // The first run of each does not count: it fills server and file system caches.
    for (let run = -1; run < runs; run += 1) {
      const order = [...contenders.keys()]
      for (const i of run % 2 === 0 ? order : order.toReversed()) {
        const { milliseconds, bytes } = await firstButton(browser, addressOf(pages), `/${i}`, contenders[i]!.element)
        taken[i]!.bytes = bytes
        if (run >= 0) taken[i]!.times.push(milliseconds)
      }
    }
    const { times: against } = taken[1]!
    return contenders.map(({ target }, i) => {
      const { times, bytes } = taken[i]!
      const ratio = median(times.map((time, run) => time / against[run]!))
      return { target, times, bytes, milliseconds: median(times), ratio, hasGoal: i === 2 || i === 3 }
    })
  } finally {
    await browser.close()
    pages.close()
    scripts.close()
    await product.stop()
  }
}

export const buttonHead = [`First button, CPU slowed ${slowdown}×`, 'ms', 'fastest', 'KB', 'ratio', 'goal']

export function buttonRows(results: readonly ButtonResult[], verdict: (goal: string, met: boolean) => string) {
  return results.map(({ target, milliseconds, times, bytes, ratio, hasGoal }) => [
    target,
    milliseconds.toFixed(0),
    Math.min(...times).toFixed(0),
    (bytes / 1000).toFixed(1),
    ratio.toFixed(2),
    hasGoal ? verdict(`≤ ${goal.toFixed(2)}`, ratio <= goal) : '',
  ])
}

const plainButton =
  '<plain-button><template shadowrootmode="open"><button class="atcb-button">Add to calendar</button></template></plain-button>'

/** The script that the other button's manual names. */
function installed(folder: string): Buffer {
  const project = join(folder, 'other-button')
  mkdirSync(project)
  writeFileSync(join(project, 'package.json'), '{ "private": true }')
  const options = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts']
  execFileSync('npm', ['install', ...options, `${rival}@${rivalVersion}`], { cwd: project, stdio: 'ignore' })
  return readFileSync(join(project, `node_modules/${rival}/dist/atcb.js`))
}

/** The scripts of several checkouts, by the address that they are served at. */
async function builtIn(checkouts: Record<string, string>): Promise<Record<string, Buffer>> {
  const served: Record<string, Buffer> = {}
  for (const [version, checkout] of Object.entries(checkouts)) {
    const source = { 'button.js': pathToFileURL(join(resolve(checkout), 'button/embed.ts')) }
    for (const { name, hashedName, content } of await build(source, undefined, bundleButton)) {
      served[`/${version}/${name === 'button.js' ? name : `button/${hashedName}`}`] = content
    }
  }
  return served
}

async function createEvent(server: string, key: string): Promise<string> {
  const dates = [
    { name: 'Summer party', startDate: '2027-06-12', startTime: '18:00', endTime: '21:30', timeZone: 'Europe/Berlin' },
  ]
  const answer = await fetch(`${server}/v1/event`, {
    method: 'POST',
    headers: { authorization: key, 'content-type': 'application/json' },
    body: JSON.stringify({ new_event_group_name: 'Bench', dates }),
  })
  if (answer.status !== 201) throw new Error(`The event could not be created: ${await answer.text()}`)
  return ((await answer.json()) as { prokey: string }).prokey
}

function page(content: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Bench</title><body><h1>Summer party</h1>${content}`
}

/** Serves from memory with maximum compression. */
async function serveCompressed(contents: Record<string, string | Buffer>): Promise<Server> {
  const compressed = new Map(Object.entries(contents).map(([path, content]) => [path, brotliCompressSync(content)]))
  const server = createServer(({ url }, answer) => {
    const content = compressed.get(url!)
    const type = url!.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8'
    if (content)
      answer.writeHead(200, {
        'content-type': type,
        'content-encoding': 'br',
        'cache-control': 'no-store',
        'access-control-allow-origin': '*',
      })
    else answer.writeHead(404)
    answer.end(content)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

function addressOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/**
 * Uses a new context with an empty cache. The visitor arrives from another page of the site, so that process start and
 * font loading are not measured.
 */
async function firstButton(browser: Browser, site: string, path: string, element: string) {
  const context = await browser.newContext()
  const tab = await context.newPage()
  await tab.goto(`${site}/before`)
  const devtools = await context.newCDPSession(tab)
  await devtools.send('Network.enable')
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  let bytes = 0
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => void (bytes += encodedDataLength))
  await tab.addInitScript(`{
    const look = () => {
      const button = document.querySelector('${element}')?.shadowRoot?.querySelector('.atcb-button')
      const isSeen = button?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && button.offsetHeight > 0
      // The frame that shows the button has been drawn when the next one begins.
      requestAnimationFrame(isSeen ? () => seen(String(performance.now())) : look)
    }
    requestAnimationFrame(look)
  }`)
  // The page reports it itself: polling would run scripts in the page just while ours waits for its data.
  const seen = new Promise<number>((tell, fail) => {
    devtools.once('Runtime.bindingCalled', ({ payload }) => tell(Number(payload)))
    AbortSignal.timeout(30_000).addEventListener('abort', () => fail(new Error(`No button was seen on ${path}.`)))
  })
  await devtools.send('Runtime.enable')
  await devtools.send('Runtime.addBinding', { name: 'seen' })
  await tab.goto(site + path)
  const milliseconds = await seen
  await context.close()
  return { milliseconds, bytes }
}
