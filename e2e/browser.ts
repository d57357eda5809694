import { type Browser, chromium } from 'playwright-core'
import { findChromium } from '../scripts/chromium.ts'

let running: Promise<Browser> | undefined

/** A browser that all files of this process share. */
export function openBrowser(): Promise<Browser> {
  running ??= launch()
  return running
}

/** Closes the pages that a file has left open, and the browser unless the test command may send another file. */
export async function leaveBrowser(): Promise<void> {
  const browser = await running
  await Promise.all(browser?.contexts().map((context) => context.close()) ?? [])
  if (!process.connected) await browser?.close()
}

async function launch(): Promise<Browser> {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] })
  // The test command has no more files for this process.
  process.once('disconnect', () => void browser.close())
  return browser
}
