import { createHash } from 'node:crypto'
import { Html, html } from '../html/html.ts'
import { type Language, type Region, directionOf, localeOf } from '../messages/messages.ts'
import { pageIcon } from './icons.ts'

/** Everything around the content of a page, and what the page may do. */
export interface Shell {
  readonly language: Language
  /** Whose dates it writes, if not those usual in the language. */
  readonly region?: Region | undefined
  /** Null follows the visitor's system. */
  readonly scheme: 'light' | 'dark' | null
  readonly title: string
  readonly description?: string | undefined
  /** Whether search engines may list it. */
  readonly isListed?: boolean
  /** The canonical URL. */
  readonly canonical?: string | undefined
  /** How it looks when it is shared. */
  readonly social?: Social
  /** The theme colour of the browser. */
  readonly themeColour?: string | { readonly light: string; readonly dark: string }
  /** The address of a picture, or a data URL. */
  readonly icon?: string | undefined
  /** The address of the home screen icon. */
  readonly touchIcon?: string | undefined
  /** Structured data: an object of schema.org. */
  readonly structuredData?: object | undefined
  readonly stylesheets: readonly string[]
  /** Values of custom properties such as `--accent`, on this page alone. */
  readonly properties?: Properties
  /** A module that changes what is shown. Browsers that can wait for it before they paint, so that nothing moves. */
  readonly firstScript?: string
  /** Modules. */
  readonly scripts?: readonly string[]
  /** Modules that the scripts import, so that browsers load them at once. */
  readonly preloads?: readonly string[]
  /** Classic scripts that run before the modules. */
  readonly libraries?: readonly string[]
  /** Allowed sources of images besides data URLs. If omitted, the page shows none. */
  readonly images?: readonly ("'self'" | 'blob:')[]
  /** Whether it sends forms to us, or to which origins. */
  readonly sendsForms?: boolean | readonly string[]
  /** Whether its scripts send requests to the server. */
  readonly connects?: boolean
  /** Whether it shows other pages of the server in frames. */
  readonly frames?: boolean
  /** Whether other pages of the server may show it in a frame. */
  readonly isFramed?: boolean
  /** Whether style sheets may come from any origin, for those of organizers. */
  readonly foreignStyles?: boolean
  readonly body: Html
}

export interface Social {
  /** The address that others show and open. Defaults to the canonical one. */
  readonly url?: string
  readonly siteName?: string
  /** With an absolute address, because others fetch it. */
  readonly image?: { readonly url: string; readonly alt?: string; readonly width?: number; readonly height?: number }
}

export type Properties = Readonly<Record<`--${string}`, string>>

export interface ShellPage {
  readonly html: string
  /** Its Content-Security-Policy, which allows what the page has declared and nothing else. */
  readonly policy: string
}

/** Policy and markup depend on the page alone, so both can be cached together. */
export function shell(page: Shell): ShellPage {
  const style = styleOf(page.properties)
  const { title, description, scheme, icon, stylesheets, scripts = [], libraries = [] } = page
  const markup = html`<!doctype html>
    <html lang="${localeOf(page)}" dir="${directionOf(page.language)}" ${scheme && html` data-scheme="${scheme}"`}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="${scheme ?? 'light dark'}" />
        <title>${title}</title>
        ${description !== undefined && html`<meta name="description" content="${description}" />`}
        ${!page.isListed && html`<meta name="robots" content="noindex, nofollow" />`}
        ${page.canonical !== undefined && html`<link rel="canonical" href="${page.canonical}" />`} ${themeColours(page)}
        ${page.social && socialTags(page, page.social)}
        <link rel="icon" href="${icon ?? defaultIcon}" />
        ${page.touchIcon !== undefined && html`<link rel="apple-touch-icon" href="${page.touchIcon}" />`}
        ${stylesheets.map((href) => html`<link rel="stylesheet" href="${href}" />`)}
        ${style !== undefined && new Html(`<style>${style}</style>`)}
        ${libraries.map((src) => html`<script src="${src}" defer></script>`)}
        ${page.preloads?.map((href) => html`<link rel="modulepreload" href="${href}" />`)}
        ${page.firstScript !== undefined && html`<script src="${page.firstScript}" type="module" blocking="render"></script>`}
        ${scripts.map((src) => html`<script src="${src}" type="module"></script>`)}
        ${page.structuredData && dataBlock('type="application/ld+json"', page.structuredData)}
      </head>
      <body>
        ${page.body}
      </body>
    </html> `
  return { html: markup.toString(), policy: policyOf(page, style) }
}

/** Browsers request /favicon.ico unless a page names an icon. */
const defaultIcon = pageIcon('#2f6fed')

function policyOf(page: Shell, style: string | undefined): string {
  const hasScripts = [...(page.scripts ?? []), ...(page.libraries ?? [])].length > 0
  const images = new Set<string>(page.images)
  if (page.icon !== undefined && !page.icon.startsWith('data:')) images.add("'self'")
  return [
    "default-src 'none'",
    hasScripts && "script-src 'self'",
    [
      "style-src 'self'",
      ...(page.foreignStyles ? ['http:', 'https:'] : []),
      ...(style === undefined ? [] : [`'${hashOf(style)}'`]),
    ].join(' '),
    ['img-src', ...images, 'data:'].join(' '),
    connectionsOf(page),
    page.frames && "frame-src 'self'",
    "base-uri 'none'",
    ['form-action', ...(others(page) ?? [page.sendsForms === true ? "'self'" : "'none'"])].join(' '),
    `frame-ancestors ${page.isFramed ? "'self'" : "'none'"}`,
  ]
    .filter(Boolean)
    .join('; ')
}

/** A script sends a form to the same place as the browser would. */
function connectionsOf(page: Shell): string | false {
  const to = [...(page.connects ? ["'self'"] : []), ...(others(page) ?? [])]
  return to.length > 0 && ['connect-src', ...to].join(' ')
}

function others({ sendsForms }: Shell): readonly string[] | undefined {
  return typeof sendsForms === 'object' && sendsForms.length > 0 ? sendsForms : undefined
}

/**
 * A policy without 'unsafe-inline' forbids style attributes and style elements, but a style element whose hash the
 * policy names is allowed. So the values of one page need no file of their own.
 */
function styleOf(properties: Properties = {}): string | undefined {
  const declarations = Object.entries(properties).map(([name, value]) => {
    // Inside quotes, a semicolon does not end it.
    const unquoted = value.replaceAll(/"[^"<>{}\\]*"/g, '""')
    if (!/^--[a-z0-9-]+$/.test(name) || /[;{}<>\\]/.test(unquoted))
      throw new Error(`${name} cannot be set to ${value}.`)
    return `${name}:${value}`
  })
  return declarations.length === 0 ? undefined : `:root{${declarations.join(';')}}`
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

function themeColours({ themeColour, scheme }: Shell): Html[] {
  if (themeColour === undefined) return []
  if (typeof themeColour === 'string') return [html`<meta name="theme-color" content="${themeColour}" />`]
  if (scheme) return [html`<meta name="theme-color" content="${themeColour[scheme]}" />`]
  return (['light', 'dark'] as const).map(
    (each) => html`<meta name="theme-color" media="(prefers-color-scheme: ${each})" content="${themeColour[each]}" />`,
  )
}

function socialTags({ title, description, canonical }: Shell, { url = canonical, siteName, image }: Social): Html[] {
  const properties = {
    'og:type': 'website',
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:site_name': siteName,
    'og:image': image?.url,
    'og:image:alt': image?.alt,
    'og:image:width': image?.width,
    'og:image:height': image?.height,
  }
  const tags = Object.entries(properties).filter(([, content]) => content !== undefined)
  return [
    ...tags.map(([property, content]) => html`<meta property="${property}" content="${content}" />`),
    html`<meta name="twitter:card" content="${image ? 'summary_large_image' : 'summary'}" />`,
  ]
}

/** Data, not a script, so no policy applies to it. Escaped, it cannot end its element. */
/** Data inside a page, which is not run. */
export function dataBlock(
  attributes: 'type="application/ld+json"' | 'type="application/json" id="boot"',
  data: object,
): Html {
  const json = JSON.stringify(data).replaceAll(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.codePointAt(0)!.toString(16).padStart(4, '0')}`,
  )
  return new Html(`<script ${attributes}>${json}</script>`)
}
