/** Markup that is safe to send. Only the `html` tag creates it. */
export class Html {
  readonly #markup: string

  constructor(markup: string) {
    this.#markup = markup
  }

  toString(): string {
    return this.#markup
  }
}

type Value = Html | string | number | null | undefined | false | readonly Value[]

/**
 * Builds markup from a template. Text is escaped for elements and for double-quoted attributes; nested `Html` is
 * inserted unchanged, lists are concatenated, and null, undefined and false render nothing.
 */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  let markup = parts[0]!
  for (let i = 0; i < values.length; i += 1) markup += written(values[i]) + parts[i + 1]!
  return new Html(markup)
}

function written(value: Value): string {
  if (value === null || value === undefined || value === false) return ''
  if (value instanceof Html) return value.toString()
  if (typeof value === 'object') return value.map(written).join('')
  const text = String(value)
  return special.test(text) ? text.replaceAll(specials, (character) => entities[character]!) : text
}

const special = /[&<>"']/
const specials = /[&<>"']/g
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
