import type { Addresses } from '../browser/files.ts'
import { html } from '../html/html.ts'
import { type ShellPage, shell } from '../pages/shell.ts'

/** The page in the iframe of `/docs/button`: just the button, as on a third-party page. */
export function buttonPreview(addresses: Addresses, script: string): ShellPage {
  return shell({
    language: 'en',
    scheme: null,
    title: 'Preview of the button',
    stylesheets: [addresses('preview.css')],
    libraries: [script],
    scripts: [addresses('preview.js')],
    images: ["'self'"],
    connects: true,
    isFramed: true,
    foreignStyles: true,
    body: html`<main id="stage"></main>`,
  })
}

/** The target of all links in the samples. */
export function samplePage(addresses: Addresses): ShellPage {
  return shell({
    language: 'en',
    scheme: null,
    title: 'A sample',
    stylesheets: [addresses('preview.css')],
    isFramed: true,
    body: html`<main class="note">
      <h1>This was a sample</h1>
      <p>For an event of yours, this link adds it to the calendar. <a href="/docs/button">Back to the button</a></p>
    </main>`,
  })
}
