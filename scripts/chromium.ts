import { findOnPath, findOrInstall } from './debian.ts'

/** The headless shell is Chromium without a window system, and a third faster. */
const programs = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']

export async function findChromium(): Promise<string> {
  return findOrInstall(() => findOnPath(...programs), 'chromium-headless-shell')
}

if (import.meta.main) console.log(await findChromium())
