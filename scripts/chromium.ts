import { findOnPath, findOrInstall } from './debian.ts'

/** The path of a Chromium to drive in tests. */
export async function findChromium(): Promise<string> {
  return findOrInstall(() => findOnPath('chromium', 'chromium-browser', 'google-chrome'), 'chromium')
}

if (import.meta.main) console.log(await findChromium())
