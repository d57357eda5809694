import { html } from '../html/html.ts'

const pattern = /\{\{\s*(field\.[^{}]+?|[a-z]+)\s*\}\}/giu

/** Replaces all variables in one pass, so that values are not searched for variables. Unknown ones stay as they are. */
export function fill(text: string, valueOf: (name: string) => string | undefined): string {
  return text.replaceAll(pattern, (whole, name: string) => valueOf(name) ?? whole)
}

/**
 * The same in markup. `{{link}}` becomes a link, or just the address inside `href="{{link}}"`. No other value is put into an
 * attribute.
 */
export function fillMarkup(markup: string, valueOf: (name: string) => string | undefined): string {
  return markup.replaceAll(inMarkup, (whole, attribute: string | undefined, name: string) => {
    const value = valueOf(attribute === undefined ? name : 'link')
    if (value === undefined) return whole
    if (attribute !== undefined) return html`href="${value}"`.toString()
    return (name === 'link' ? html`<a href="${value}">${value}</a>` : html`${value}`).toString()
  })
}

const inMarkup = new RegExp(`(href="\\{\\{link\\}\\}")|${pattern.source}`, 'giu')
