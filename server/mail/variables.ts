import { html } from '../html/html.ts'

const pattern = /\{\{\s*(field\.[^{}]+?|[a-z]+)\s*\}\}/giu

/** Replaces all variables in one pass, so a value that looks like one stays as it is. Unknown ones are left alone. */
export function fill(text: string, valueOf: (name: string) => string | undefined): string {
  return text.replaceAll(pattern, (whole, name: string) => valueOf(name) ?? whole)
}

/**
 * The same in markup. A variable that is a link becomes one, and is nothing but its address where a link leads to it. No
 * other value gets into an attribute.
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
