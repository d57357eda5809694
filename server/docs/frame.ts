import { Html, html } from '../html/html.ts'

const mark = html`<svg viewBox="0 0 32 32" width="24" height="24" aria-hidden="true">
  <rect width="32" height="32" rx="8" fill="#2f6fed" />
  <path
    d="M9 8v16M9 17 L21 8 M13.5 14 L22 24"
    fill="none"
    stroke="#fff"
    stroke-width="3"
    stroke-linecap="round"
    stroke-linejoin="round"
  />
</svg>`

export const docsIcon = `data:image/svg+xml,${encodeURIComponent(mark.toString().replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"'))}`

export const skipLink = html`<a class="skip" href="#content">Skip to content</a>`

/** The header of every documentation page. The page can add content before and after its links. */
export function docsHeader(current: '/docs' | '/docs/button', { before, after }: { before?: Html; after?: Html } = {}) {
  const link = (href: string, text: string) =>
    html`<a class="quiet page" href="${href}" ${href === current && html` aria-current="page"`}>${text}</a>`
  return html`<header class="top">
    ${before}
    <a class="brand" href="/docs">${mark}<span>Kalends</span></a>
    <span class="version" id="version"></span>
    <nav aria-label="Documentation">${link('/docs', 'API')}${link('/docs/button', 'Button')}</nav>
    <span class="grow"></span>
    ${after}
  </header>`
}
