import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Accessibility violations found by axe, in the whole page or one part: the rules broken, and where. */
export function axe(page: Page, part = 'html'): Promise<string[]> {
  return violationsIn(page, part, {})
}

/** Only violations by colours, for a page whose colours have changed since it was checked, and nothing else. */
export function axeColours(page: Page, part = 'html'): Promise<string[]> {
  return violationsIn(page, part, { runOnly: ['color-contrast', 'link-in-text-block'] })
}

async function violationsIn(page: Page, part: string, options: object): Promise<string[]> {
  if (!(await page.evaluate('"axe" in globalThis'))) await page.evaluate(axeSource)
  // Nothing here plays audio, which is what preloading is for. Frames, which show pages that other tests check, do not know
  // axe, and it would wait for them to reply.
  const always = { resultTypes: ['violations'], preload: false, iframes: false }
  const { violations } = (await page.evaluate(`axe.run('${part}', ${JSON.stringify({ ...always, ...options })})`)) as {
    violations: { id: string; nodes: { target: string[] }[] }[]
  }
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}
