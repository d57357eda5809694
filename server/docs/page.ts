import type { Addresses } from '../browser/files.ts'
import { html } from '../html/html.ts'
import { type ShellPage, shell } from '../pages/shell.ts'
import { docsHeader, docsIcon, skipLink } from './frame.ts'

/** The frame of the page. The browser draws the reference from the OpenAPI document. */
export function docsPage(addresses: Addresses): ShellPage {
  return shell({
    language: 'en',
    scheme: null,
    title: 'Kalends API reference',
    description: 'The HTTP API of Kalends: every operation, field and error, to read and to try.',
    isListed: true,
    icon: docsIcon,
    stylesheets: [addresses('docs.css')],
    libraries: [addresses('swagger-ui.js')],
    scripts: [addresses('reference.js')],
    // An image requested on the page is shown from a blob.
    images: ["'self'", 'blob:'],
    connects: true,
    body: html`${skipLink} ${header}
      <div class="columns">
        <nav id="navigation" aria-label="API reference"></nav>
        <main id="content">
          <h1>Kalends API</h1>
          <noscript>
            <p>
              This page needs JavaScript. The same reference for programs is the
              <a href="/v1/openapi.json">OpenAPI document</a>.
            </p>
          </noscript>
          <p id="loading" role="status">Loading the reference …</p>
          <div id="reference"></div>
        </main>
      </div>
      ${keyDialog}`,
  })
}

const header = docsHeader('/docs', {
  before: html`<button class="quiet menu" type="button" aria-expanded="false" aria-controls="navigation">
    <svg viewBox="0 0 20 20" aria-hidden="true"><path d="M3 6h14M3 10h14M3 14h14" /></svg
    ><span class="hidden">Menu</span>
  </button>`,
  after: html`<a class="quiet document" href="/v1/openapi.json">OpenAPI document</a>
    <button class="primary" type="button" id="key-button">Add your key</button>`,
})

const keyDialog = html`<dialog id="key-dialog" aria-labelledby="key-title">
  <form method="dialog">
    <h2 id="key-title">Your API key</h2>
    <p>
      Requests you try on this page are sent with it, for real. It stays in this tab and is forgotten when you close or
      reload it.
    </p>
    <label for="key">Key</label>
    <input
      id="key"
      type="password"
      autocomplete="off"
      spellcheck="false"
      placeholder="kal_…"
      aria-describedby="key-fault"
    />
    <p class="fault" id="key-fault" role="alert"></p>
    <p class="hint">
      No key yet? The first one is shown when the server starts on an empty database. Make another with
      <code>./kalends key create --org 1</code>
    </p>
    <div class="actions">
      <button class="quiet" type="button" id="key-forget" hidden>Forget the key</button>
      <span class="grow"></span>
      <button class="quiet" type="button" id="key-cancel">Cancel</button>
      <button class="primary" type="submit" id="key-use">Use this key</button>
    </div>
  </form>
</dialog>`
