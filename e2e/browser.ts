import { type Browser, type BrowserContext, chromium } from 'playwright-core'
import { findChromium } from '../scripts/chromium.ts'

let running: Promise<Browser> | undefined

/** One browser for all test files of this process. */
export function openBrowser(): Promise<Browser> {
  running ??= launch()
  return running
}

/** Closes the pages that a file left open. Closes the browser too, unless the test command may send another file. */
export async function leaveBrowser(): Promise<void> {
  const browser = await running
  await Promise.all(browser?.contexts().map(closeContext) ?? [])
  if (!process.connected) await browser?.close()
}

/** Closes a context, unless that is done. Handlers of routes that are still at work would otherwise fail, after the end of the test. */
export async function closeContext(context: BrowserContext): Promise<void> {
  if (!context.browser()?.contexts().includes(context)) return
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  for (const page of context.pages())
    await page.unrouteAll({ behavior: 'ignoreErrors' }).catch((error: unknown) => {
      // Some pages close themselves, such as that of a second sign-in.
      if (!page.isClosed()) throw error
    })
  await context.close()
}

// Pages are short-lived: drawing them on an emulated GPU or in another process and optimizing their scripts costs more
// than it saves, while compiling them without optimizations at once saves a fifth, and room for young objects a tenth.
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--in-process-gpu',
  '--js-flags=--no-opt --no-maglev --always-sparkplug --min-semi-space-size=16 --max-semi-space-size=32',
  // Unlike localhost, this one counts as insecure without https.
  '--host-resolver-rules=MAP kalends.test 127.0.0.1',
]

async function launch(): Promise<Browser> {
  const browser = await chromium.launch({ executablePath: await findChromium(), args })
  // The test command disconnects when it has no more files for this process.
  process.once('disconnect', () => void browser.close())
  return browser
}
