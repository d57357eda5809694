import type { ButtonData, ButtonStyle } from '@kalends/contract'
import { find } from './dom.ts'
import { type Language, languageOf, languages } from './messages/messages.ts'

type Variables = Readonly<Record<string, string>>

/** The settings from the server, overridden by the page. */
export interface Settings {
  readonly style: ButtonStyle
  readonly language: Language
  readonly labels: Variables
  readonly images: readonly string[] | null
  readonly attendee: string | null
  readonly variables: Variables
  readonly isDisabled: boolean
  readonly nonce: string | null
  readonly isDebugging: boolean
}

/** Attributes that change how a button is drawn. In HTML `lightMode` is `lightmode`; `light-mode` works as well. */
export const attributeNames = [
  'prokey', 'attendee', 'images', 'size', 'inline', 'inlineRsvp', 'customLabels', 'customCss', 'lightMode', 'language',
  'bypassWebViewCheck', 'styleLight', 'styleDark', 'disabled', 'hidden', 'forceOverlay', 'customVar', 'domain', 'cspnonce', 'debug',
] as const // oxfmt-ignore
type AttributeName = (typeof attributeNames)[number]

const spellings = (name: string) => [
  name,
  name.toLowerCase(),
  name.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`),
]

export const observedAttributes = [...new Set([...attributeNames.flatMap(spellings), 'pro-key'])]

export function attribute(element: Element, name: AttributeName): string | null {
  // Elements have few attributes, so this is faster than looking up every spelling.
  for (const { name: spelling, value } of element.attributes) if (plain(spelling) === name.toLowerCase()) return value
  return null
}

const plain = (spelling: string) => spelling.replaceAll('-', '').toLowerCase()

export function settingsOf(element: Element, data: ButtonData): Settings {
  const given = (name: AttributeName) => attribute(element, name)
  const flag = (name: AttributeName, otherwise = false) => {
    const value = given(name)
    return value === null ? otherwise : value !== 'false'
  }
  const wrong = [...element.attributes].filter(isWrong)
  if (wrong.length > 0)
    void import('./attribute-warning.ts').then(
      ({ warn }) => warn(element, wrong, languages),
      () => {},
    )
  const { style } = data
  const drawn = {
    ...style,
    inline: flag('inline', style.inline),
    inlineRsvp: flag('inlineRsvp', style.inlineRsvp),
    bypassWebViewCheck: flag('bypassWebViewCheck', style.bypassWebViewCheck),
    customCss: given('customCss') ?? style.customCss,
    lightMode: given('lightMode') ?? style.lightMode,
    size: given('size') ?? style.size,
    styleLight: { ...style.styleLight, ...pairs(given('styleLight')) },
    styleDark: { ...style.styleDark, ...pairs(given('styleDark')) },
  } as ButtonStyle
  return {
    style: isCramped(drawn) ? { ...drawn, listStyle: 'overlay' } : drawn,
    language: languageOf(given('language') ?? '') ?? data.language ?? languageAround(element),
    labels: { ...data.labels, ...pairs(given('customLabels')) },
    images: list(given('images')),
    attendee: given('attendee'),
    variables: pairs(given('customVar')),
    isDisabled: flag('disabled'),
    nonce: given('cspnonce') ?? ((element as HTMLElement).nonce || null),
    isDebugging: flag('debug'),
  }
}

/** Whether an attribute has no effect. The warnings are in a separate file. */
function isWrong({ name, value }: Attr): boolean {
  const known = plain(name)
  if (known === 'language') return value !== '' && !languageOf(value)
  if (known === 'lightmode') return !/^(light|dark|system|bodyScheme|)$/.test(value)
  if (known === 'size') return !value.split('|').every((size) => Number(size) >= 0 && Number(size) <= 10)
  if (/^(custom(labels|var)|style(light|dark))$/.test(known)) return /^\s*\{/.test(value) && !json(value)
  return /^(buttonstyle|liststyle|options|trigger|hide)/.test(known)
}

/** A list with texts does not fit below a button of one icon. */
function isCramped({ buttonStyle, listStyle, hideTextLabelButton, hideTextLabelList }: ButtonStyle): boolean {
  return (
    hideTextLabelButton &&
    !hideTextLabelList &&
    listStyle.startsWith('drop') &&
    ['default', '3d', 'flat'].includes(buttonStyle)
  )
}

/** If the style has none: the language of the page, otherwise the visitor's. */
function languageAround(element: Element): Language {
  const around = (element.closest('[lang]') ?? find(':root')!).getAttribute('lang')
  for (const tag of [around, ...navigator.languages]) {
    const language = tag && languageOf(tag)
    if (language) return language
  }
  return 'en'
}

/** Names and values: as JSON, or as CSS declarations. */
function pairs(text: string | null): Record<string, string> {
  if (!text) return {}
  const parsed = json(text)
  if (parsed && typeof parsed === 'object')
    return Object.fromEntries(
      Object.entries(parsed).flatMap(([name, value]) => (typeof value === 'object' ? [] : [[name, String(value)]])),
    )
  return Object.fromEntries(
    text
      .split(';')
      .map((each) => each.split(/:(.*)/s, 2).map((part) => part.trim()))
      .filter(([name, value]) => name && value),
  )
}

/** Addresses: as JSON or separated by commas. */
function list(text: string | null): string[] | null {
  if (!text) return null
  const parsed = json(text)
  const all = Array.isArray(parsed) ? parsed.map(String) : text.split(',').map((each) => each.trim())
  return all.filter((each) => /^https?:\/\//i.test(each))
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
