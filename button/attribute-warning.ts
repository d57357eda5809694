/** By attribute name, lower case without hyphens. */
const allowed: Record<string, (languages: readonly string[]) => string> = {
  language: (languages) => `Use one of ${languages.join(', ')}.`,
  lightmode: () => 'Use light, dark, system or bodyScheme.',
  size: () => 'Use a number from 0 to 10, or up to three with a bar between them, such as 8|6|4.',
}
const broken = 'It is no valid JSON.'
const elsewhere = 'It is no attribute of the button: set it in the style template of the event (PATCH /v1/style/<id>).'

const told = new WeakMap<Element, Set<string>>()

/** Warns once in the console about ignored attributes, and how to fix them. */
export function warn(element: Element, wrong: readonly Attr[], languages: readonly string[]) {
  const before = told.get(element) ?? new Set()
  told.set(element, before)
  for (const { name, value } of wrong) {
    const written = `${name}="${value.length > 80 ? `${value.slice(0, 80)}…` : value}"`
    if (before.has(written)) continue
    before.add(written)
    const plain = name.replaceAll('-', '').toLowerCase()
    const advice = allowed[plain]?.(languages) ?? (/^(custom|style)/.test(plain) ? broken : elsewhere)
    console.warn(`Kalends: <${element.localName}> ignores ${written}. ${advice}`)
  }
}
