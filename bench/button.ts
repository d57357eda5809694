import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type Browser, chromium } from 'playwright-core'
import { findChromium } from '../scripts/chromium.ts'
import { median } from './measure.ts'
import { untilAnswering } from './processes.ts'
import { createAccounts, launchProduct } from './product.ts'

export interface ButtonResult {
  readonly target: string
  /** Milliseconds from the start of the navigation to the frame in which the button is seen. */
  readonly times: readonly number[]
  readonly milliseconds: number
  /** The bytes of all scripts and data, as they are sent. */
  readonly bytes: number
}

const rival = 'add-to-calendar-button'
const rivalVersion = '2.15.0'
const slowdown = 4
const goal = 0.65

/**
 * The time to the first rendered button on a slow device, ours against the bundle that the nearest other button publishes on
 * npm. It is installed into the folder of the run only. Its event stands in the page, while ours has to be asked for.
 */
export async function measureButton(folder: string, runs: number): Promise<ButtonResult[]> {
  const other = installed(folder)
  const env = { DATA_DIR: join(folder, 'data-of-button') }
  const { few: key } = await createAccounts(env)
  const product = await launchProduct(env)
  await untilAnswering(product)
  const ours = `http://127.0.0.1:${product.port}`
  const prokey = await createEvent(ours, key)
  // Scripts come from another server than the pages, as they do where buttons are embedded.
  const scripts = await serveCompressed({ '/atcb.js': other })
  const pages = await serveCompressed({
    '/ours': page(
      `<script src="${ours}/button.js" async crossorigin></script>`,
      `<kalends-button prokey="${prokey}"></kalends-button>`,
    ),
    '/rival': page(
      `<script src="${addressOf(scripts)}/atcb.js" async></script>`,
      `<${rival} name="Summer party" startDate="2027-06-12" startTime="18:00" endTime="21:30" timeZone="Europe/Berlin" options="'Apple','Google','iCal','Microsoft365','MicrosoftTeams','Outlook.com','Yahoo'"></${rival}>`,
    ),
  })
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] })
  try {
    const contenders = [
      { target: `${rival} ${rivalVersion}`, url: `${addressOf(pages)}/rival`, element: rival },
      { target: 'Kalends', url: `${addressOf(pages)}/ours`, element: 'kalends-button' },
    ]
    const taken = contenders.map(() => ({ times: [] as number[], bytes: 0 }))
    // The first run of each does not count: it fills caches of the servers and of the file system.
    for (let run = -1; run < runs; run += 1) {
      const order = [...contenders.keys()]
      for (const i of run % 2 === 0 ? order : order.toReversed()) {
        const { milliseconds, bytes } = await firstButton(browser, contenders[i]!)
        taken[i]!.bytes = bytes
        if (run >= 0) taken[i]!.times.push(milliseconds)
      }
    }
    return contenders.map(({ target }, i) => ({ target, ...taken[i]!, milliseconds: median(taken[i]!.times) }))
  } finally {
    await browser.close()
    pages.close()
    scripts.close()
    await product.stop()
  }
}

export function buttonRow([other, ours]: readonly ButtonResult[]): {
  cells: (string | number)[]
  ratio: number
  met: boolean
} {
  const ratio = median(ours!.times.map((time, run) => time / other!.times[run]!))
  const told = ({ milliseconds, times, bytes }: ButtonResult) =>
    `${milliseconds.toFixed(0)} ms (fastest ${Math.min(...times).toFixed(0)}), ${(bytes / 1000).toFixed(1)} KB`
  return { cells: [`First button, CPU slowed ${slowdown}×`, told(other!), told(ours!)], ratio, met: ratio <= goal }
}

export const buttonGoal = `≤ ${goal.toFixed(2)}`

/** The script that the other button's manual names. */
function installed(folder: string): Buffer {
  const project = join(folder, 'other-button')
  mkdirSync(project)
  writeFileSync(join(project, 'package.json'), '{ "private": true }')
  const options = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts']
  execFileSync('npm', ['install', ...options, `${rival}@${rivalVersion}`], { cwd: project, stdio: 'ignore' })
  return readFileSync(join(project, `node_modules/${rival}/dist/atcb.js`))
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

function page(script: string, element: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Bench</title>${script}<body><h1>Summer party</h1>${element}`
}

/** From memory, compressed as far as it goes. */
async function serveCompressed(contents: Record<string, string | Buffer>): Promise<Server> {
  const compressed = new Map(Object.entries(contents).map(([path, content]) => [path, brotliCompressSync(content)]))
  const server = createServer(({ url }, answer) => {
    const content = compressed.get(url!)
    const type = url!.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8'
    if (content) answer.writeHead(200, { 'content-type': type, 'content-encoding': 'br', 'cache-control': 'no-store' })
    else answer.writeHead(404)
    answer.end(content)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

function addressOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** In a context of its own, which has nothing cached. */
async function firstButton(browser: Browser, { url, element }: { url: string; element: string }) {
  const context = await browser.newContext()
  const tab = await context.newPage()
  const devtools = await context.newCDPSession(tab)
  await devtools.send('Network.enable')
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  let bytes = 0
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => void (bytes += encodedDataLength))
  await tab.addInitScript(`{
    const look = () => {
      const button = document.querySelector('${element}')?.shadowRoot?.querySelector('.atcb-button')
      const isSeen = button?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && button.offsetHeight > 0
      // The frame that shows it has been drawn when the next one begins.
      requestAnimationFrame(isSeen ? () => seen(String(performance.now())) : look)
    }
    requestAnimationFrame(look)
  }`)
  // The page tells it by itself: asking it would run scripts in it, in the very moment in which ours waits for its data.
  const seen = new Promise<number>((tell, fail) => {
    devtools.once('Runtime.bindingCalled', ({ payload }) => tell(Number(payload)))
    AbortSignal.timeout(30_000).addEventListener('abort', () => fail(new Error(`No button was seen on ${url}.`)))
  })
  await devtools.send('Runtime.enable')
  await devtools.send('Runtime.addBinding', { name: 'seen' })
  await tab.goto(url)
  const milliseconds = await seen
  await context.close()
  return { milliseconds, bytes }
}
