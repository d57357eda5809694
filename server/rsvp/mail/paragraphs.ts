import { type Html, html } from '../../html/html.ts'

/** Plain text as markup: blank lines separate paragraphs, and addresses become links. */
export function paragraphs(text: string): Html {
  const lines = (paragraph: string) =>
    paragraph.split('\n').map((line, i) => html`${i > 0 && html`<br />`}${line.split(address).map(linked)}`)
  const all = text
    .replaceAll(/\r\n?/g, '\n')
    .trim()
    .split(/\n{2,}/)
  return html`${all.map((paragraph) => html`<p>${lines(paragraph)}</p>`)}`
}

const address = /(https?:\/\/[^\s<>"]*[^\s<>".,:;!?)\]'])/i

const linked = (part: string) =>
  address.test(part) ? html`<a href="${part}" style="color:inherit;">${part}</a>` : part
