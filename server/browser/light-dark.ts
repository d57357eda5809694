import { readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Plugin } from 'esbuild'

/**
 * Replaces `light-dark()` for browsers without it: Safari before 17.5, Chrome before 123, Firefox before 120. Custom
 * properties accept any text, so a preceding declaration would be no fallback. Of the two variables, the one for the
 * current scheme is `initial`, so that `var()` uses its fallback; the other is empty.
 */
export function lightDark(light: string, dark: string): string {
  return `var(--light,${light}) var(--dark,${dark})`
}

const inLight = '--light: initial; --dark: ;'
const inDark = '--light: ; --dark: initial;'
const schemes: Readonly<Record<string, string>> = {
  light: inLight,
  dark: inDark,
  'light dark': `${inLight} @media (prefers-color-scheme: dark) { ${inDark} }`,
}

/** An argument, which may be a function call: `rgb(10 14 20 / 45%)`. */
const argument = String.raw`\s*((?:[^(),]|\([^()]*\))+?)\s*`
const call = new RegExp(String.raw`light-dark\(${argument},${argument}\)`, 'g')
const declaration = /(?<=[\s;{])color-scheme:\s*([a-z ]+?)\s*;/g

export function lowerLightDark(sheet: string): string {
  const lowered = sheet
    .replaceAll(declaration, (whole, scheme: string) => `${whole} ${schemes[scheme] ?? ''}`)
    .replaceAll(call, (_, light: string, dark: string) => lightDark(light, dark))
  if (lowered.includes('light-dark('))
    throw new Error('A light-dark() is written in a way that light-dark.ts cannot read.')
  return lowered
}

/** The variables are set along with `color-scheme`, so style sheets don't need to know about them. */
export const lightDarkPlugin: Plugin = {
  name: 'light-dark',
  setup: (build) => {
    build.onLoad({ filter: /\.css$/ }, async ({ path }) => ({
      contents: lowerLightDark(await readFile(path, 'utf8')),
      loader: 'css',
      resolveDir: dirname(path),
    }))
  },
}
