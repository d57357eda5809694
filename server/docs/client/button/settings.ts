import type { ButtonData, StylePatch } from '@kalends/contract'

export type Settings = StylePatch & { disabled?: boolean }
type Value = Settings[keyof Settings]

/** The settings that the element accepts as attributes. All others need the style template. */
const attributeNames = [
  'size', 'inline', 'inlineRsvp', 'customLabels', 'customCss', 'lightMode', 'language', 'bypassWebViewCheck', 'styleLight', 'styleDark',
  'forceOverlay', 'disabled',
] as const satisfies (keyof Settings)[] // oxfmt-ignore

export function readSettings(form: HTMLFormElement): Settings {
  const entries = new FormData(form)
  const text = (name: string) => textIn(entries, name)
  const checks = [...form.querySelectorAll<HTMLInputElement>('input[type=checkbox]:not([value])')]
  const label = text('label').trim()
  const sizes = [text('size'), text('sizeMedium') || text('size'), text('sizeSmall') || text('sizeMedium')]
  const isResponsive = text('sizeMedium') !== '' || text('sizeSmall') !== ''
  return {
    ...Object.fromEntries(
      ['buttonStyle', 'listStyle', 'trigger', 'lightMode', 'pastDateHandling', 'language'].map((name) => [
        name,
        text(name),
      ]),
    ),
    ...Object.fromEntries(checks.map(({ name, checked }) => [name, checked])),
    size: isResponsive ? sizes.map((size) => size || sizes[0]).join('|') : sizes[0],
    options: entries.getAll('options'),
    customCss: text('buttonStyle') === 'custom' ? text('customCss').trim() || null : null,
    customLabels: label === '' ? null : { 'label.addtocalendar': label },
    styleLight: variablesIn(entries, 'styleLight'),
    styleDark: variablesIn(entries, 'styleDark'),
  } as Settings
}

function textIn(entries: FormData, name: string): string {
  const value = entries.get(name)
  return typeof value === 'string' ? value : ''
}

function variablesIn(entries: FormData, field: string): Record<string, string> | null {
  const chosen = entries.getAll(`${field} own`).map((name) => [name, entries.get(`${field} ${name as string}`)])
  const typed = textIn(entries, field)
    .split(/[\n;]/)
    .map((line) => /^\s*(--[a-z0-9-]+)\s*:\s*(.*\S)/.exec(line)?.slice(1))
    .filter((pair) => pair !== undefined)
  const all = [...chosen, ...typed]
  return all.length === 0 ? null : (Object.fromEntries(all) as Record<string, string>)
}

/** Sets the form from the style of an event. */
export function showSettings(form: HTMLFormElement, { style, language, labels, calendars }: ButtonData) {
  const values: Record<string, unknown> = { ...style, language: language ?? 'en' }
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && control.name === 'options') {
      const offered: readonly string[] = calendars.desktop
      control.checked = offered.length === 0 || offered.includes(control.value)
    } else if (control instanceof HTMLInputElement && control.type === 'radio') {
      if (control.name in values) control.checked = values[control.name] === control.value
    } else if (control instanceof HTMLInputElement && control.type === 'checkbox') {
      if (control.name in values) control.checked = values[control.name] === true
    } else if (control instanceof HTMLSelectElement && control.name in values) {
      control.value = String(values[control.name])
    } else if (control instanceof HTMLTextAreaElement) {
      control.value = declarations((values[control.name] ?? {}) as Record<string, string>, '\n')
    } else if (control instanceof HTMLInputElement && control.name === 'customCss')
      control.value = style.customCss ?? ''
    else if (control instanceof HTMLInputElement && control.name === 'label') {
      control.value = labels['label.addtocalendar'] ?? ''
    }
  }
}

export interface Changes {
  /** For the snippet. */
  readonly attributes: Record<string, string | true>
  /** For the style template. */
  readonly template: Settings
}

/** What differs from the event's style, split by where to set it. */
export function changesSince(before: Settings, now: Settings): Changes {
  const changed = Object.entries(now).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof Settings]),
  ) as [keyof Settings, Value][]
  const isAttribute = ([name]: [keyof Settings, Value]) => (attributeNames as readonly string[]).includes(name)
  return {
    attributes: Object.fromEntries(
      changed.filter(isAttribute).map(([name, value]) => [name, attributeOf(name, value)]),
    ),
    template: Object.fromEntries(changed.filter((each) => !isAttribute(each))) as Settings,
  }
}

function attributeOf(name: keyof Settings, value: Value): string | true {
  if (value === true) return true
  if (name === 'styleLight' || name === 'styleDark') return declarations((value ?? {}) as Record<string, string>, '; ')
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '')
}

function declarations(variables: Readonly<Record<string, string>>, between: string): string {
  return Object.entries(variables)
    .map(([name, value]) => `${name}: ${value}`)
    .join(between)
}
