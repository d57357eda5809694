import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import type { Stage } from './stage.ts'

/** Something to look at. Scenes address what they need by URLs and roles, which last longer than class names. */
export interface Scene {
  /** The name of its files. */
  readonly name: string
  /** Makes what is shown, and returns its address. Called once. */
  readonly set: (stage: Stage) => Promise<string>
  /** What a person does on the page first. */
  readonly act?: (page: Page) => Promise<unknown>
  /** A part of the page, if the rest does not matter. Otherwise all of it, as far as it can be scrolled. */
  readonly isWindowOnly?: boolean
  readonly modes?: readonly Mode[]
  readonly options?: BrowserContextOptions
}

export type Mode = keyof typeof modes

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const desktop = { viewport: { width: 1440, height: 900 } }

export const modes = {
  'phone-light': { ...phone, colorScheme: 'light' },
  'phone-dark': { ...phone, colorScheme: 'dark' },
  'desktop-light': { ...desktop, colorScheme: 'light' },
  'desktop-dark': { ...desktop, colorScheme: 'dark' },
} as const satisfies Record<string, BrowserContextOptions>

/** Takes the pictures of a scene in all its modes: `<name>.<mode>.png`. */
export async function shoot(stage: Stage, scene: Scene, folder: string) {
  await mkdir(folder, { recursive: true })
  const address = await scene.set(stage)
  for (const mode of scene.modes ?? (Object.keys(modes) as Mode[])) {
    const look = { reducedMotion: 'reduce', timezoneId: 'America/New_York' } as const
    const context = await stage.browser.newContext({ ...look, ...modes[mode], ...scene.options })
    try {
      await picture(context, scene, address, join(folder, `${scene.name}.${mode}.png`))
    } finally {
      await context.close()
    }
  }
}

async function picture(context: BrowserContext, { act, isWindowOnly = false }: Scene, address: string, path: string) {
  const page = await context.newPage()
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  await act?.(page)
  await page.screenshot({ path, fullPage: !isWindowOnly })
}
