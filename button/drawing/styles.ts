import type { ButtonStyle } from '@kalends/contract'
import { find } from '../dom.ts'
import type { CalendarType, Scene } from '../scene.ts'
import base from '../styles/base.css'
import standard from '../styles/default.css'

/** A look of the button: its style sheet and, if it is more than an icon and a text, how to draw it. */
export interface Look {
  readonly default: string
  readonly draw?: (scene: Scene) => Node[]
  /** For buttons that stand for a calendar each. */
  readonly drawCalendar?: (type: CalendarType) => Node
}

const looks: Record<ButtonStyle['buttonStyle'], () => Look | Promise<Look>> = {
  default: () => ({ default: standard }),
  '3d': () => import('../styles/3d.css'),
  flat: () => import('../styles/flat.css'),
  round: () => import('../styles/round.css'),
  neumorphism: () => import('../styles/neumorphism.css'),
  text: () => import('../styles/text.css'),
  date: () => import('./date-card.ts'),
  custom: () => ({ default: '' }),
}

export const baseSheet = base

/** The look of a style. A custom style sheet replaces ours; the elements stay the same. */
export async function lookOf({ buttonStyle, customCss }: ButtonStyle): Promise<Look> {
  const look = await looks[buttonStyle]()
  return customCss ? { ...look, default: '' } : look
}

/** The properties of this button: size, colours and whether it is inline. */
export function ownSheet({ settings: { style }, data }: Scene): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  const rule = (selector: string, values: Variables) => {
    if (Object.keys(values).length === 0) return
    const { style: declared } = sheet.cssRules[sheet.insertRule(`${selector}{}`, sheet.cssRules.length)] as CSSStyleRule
    for (const [name, value] of Object.entries(values)) declared.setProperty(name, value)
  }
  const sizes = style.size.split('|').map((size) => `${10 + between(0, Number.parseInt(size, 10), 10)}px`)
  rule(':host', style.inline ? { display: 'inline-block' } : {})
  rule('.atcb', {
    '--accent-color': data.highlight_color,
    '--accent-text': data.highlight_text,
    '--base-font-size-l': sizes[0]!,
    '--base-font-size-m': sizes[1] ?? sizes[0]!,
    '--base-font-size-s': sizes[2] ?? sizes[1] ?? sizes[0]!,
    ...withHover(style.styleLight ?? {}),
  })
  rule('.atcb.dark', withHover(style.styleDark ?? {}))
  return sheet
}

type Variables = Readonly<Record<string, string>>

/** Under a pointer, our own background could have the colour of the text. */
function withHover(values: Variables): Variables {
  const background = values['--btn-background']
  return background === undefined ? values : { '--btn-hover-background': background, ...values }
}

/** Whether the style colours the button, so that our own quiet text may not be readable on it. */
export function isColoured({ styleLight, styleDark }: ButtonStyle): boolean {
  const values: Variables = { ...styleLight, ...styleDark }
  return '--btn-background' in values || '--btn-text' in values
}

function between(low: number, value: number, high: number): number {
  return Number.isNaN(value) ? 6 : Math.max(low, Math.min(value, high))
}

const darkClass = /(^|\s)(dark|atcb-dark|atcp-dark)(\s|$)/

/** Makes the button light or dark, and follows changes of the system or the page. */
export function followScheme({ wrapper, settings, signal }: Scene) {
  const { lightMode } = settings.style
  const show = (isDark: boolean) => wrapper.classList.toggle('dark', isDark)
  if (lightMode === 'system') {
    const system = matchMedia('(prefers-color-scheme: dark)')
    system.addEventListener('change', () => show(system.matches), { signal })
    show(system.matches)
  } else if (lightMode === 'bodyScheme') {
    const roots = [find(':root')!, find('body')!]
    const look = () => show(roots.some(({ className }) => darkClass.test(className)))
    const observer = new MutationObserver(look)
    for (const root of roots) observer.observe(root, { attributeFilter: ['class'] })
    signal.addEventListener('abort', () => observer.disconnect())
    look()
  } else show(lightMode === 'dark')
}
