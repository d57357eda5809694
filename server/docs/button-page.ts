import type { Addresses } from '../browser/files.ts'
import { html } from '../html/html.ts'
import type { buttonScript } from '../pages/button/files.ts'
import { type ShellPage, shell } from '../pages/shell.ts'
import { buttonControls } from './button-controls.ts'
import { docsHeader, docsIcon, skipLink } from './frame.ts'

/** `/docs/button`: every button setting to try, and the snippet to paste into a page. */
export function buttonPage(
  addresses: Addresses,
  script: Awaited<ReturnType<typeof buttonScript>>,
  server: string,
): ShellPage {
  return shell({
    language: 'en',
    scheme: null,
    title: 'Kalends button',
    description: 'The calendar button of Kalends: every style, language and colour to try, and the snippet to copy.',
    isListed: true,
    icon: docsIcon,
    stylesheets: [addresses('button.css')],
    scripts: [addresses('button.js')],
    connects: true,
    frames: true,
    body: html`${skipLink} ${docsHeader('/docs/button')}
      <main
        id="content"
        data-server="${server}"
        data-latest="${script.latest}"
        data-pinned="${script.pinned}"
        data-integrity="${script.integrity}"
      >
        <div class="intro">
          <h1>The calendar button</h1>
          <p>
            Two lines on any page add events to every calendar. Try what it can look like, then copy the snippet. It
            weighs less than 12 KB, needs no cookies and works under a strict Content-Security-Policy.
          </p>
          <noscript><p>This page needs JavaScript. So does the button.</p></noscript>
        </div>
        <div class="workbench">
          ${subject}
          <div class="side">${stage} ${snippet}</div>
          ${buttonControls}
        </div>
        ${reference}
      </main>`,
  })
}

const subject = html`<form id="subject" class="subject" autocomplete="off">
  <label class="stacked"
    >Sample<select id="sample" name="sample">
      <option value="event">One date</option>
      <option value="dates">Several dates</option>
      <option value="series">A series</option>
      <option value="cancelled">A cancelled event</option>
      <option value="over">An event that is over</option>
      <option value="cta">A call to action after saving</option>
      <option value="rsvp">An RSVP event</option>
      <option value="full">An RSVP event without free seats</option>
      <option value="group">A calendar to subscribe to</option>
      <option value="overview">A list of events</option>
    </select></label
  >
  <label class="stacked grow"
    >Or your own event or group<input
      id="prokey"
      spellcheck="false"
      placeholder="its prokey"
      aria-describedby="prokey-fault"
  /></label>
  <button class="primary" type="submit">Show it</button>
  <p class="fault" id="prokey-fault" role="alert"></p>
</form>`

const choice = (name: string, values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(
    ([value, label], i) =>
      html`<label
        ><input type="radio" name="${name}" value="${value}" ${i === 0 && html`checked`} /><span>${label}</span></label
      >`,
  )

const stage = html`<section class="stage" aria-labelledby="stage-title">
  <div class="bar">
    <h2 id="stage-title">Preview</h2>
    <span class="grow"></span>
    <fieldset class="segments">
      <legend class="hidden">Background</legend>
      ${choice('background', { light: 'Light', dark: 'Dark' })}
    </fieldset>
    <fieldset class="segments">
      <legend class="hidden">Width</legend>
      ${choice('width', { full: 'Page', phone: 'Phone' })}
    </fieldset>
  </div>
  <div class="frame"><iframe id="preview" src="/docs/button/preview" title="Preview of the button"></iframe></div>
  <p class="log" id="log" role="status"></p>
</section>`

const code = (id: string, label: string) =>
  html`<div class="code">
    <pre tabindex="0" role="region" aria-label="${label}"><code id="${id}"></code></pre>
    <button class="copy" type="button" data-copies="${id}">Copy</button>
  </div>`

const snippet = html`<section class="snippet" aria-labelledby="snippet-title">
  <div class="bar">
    <h2 id="snippet-title">Snippet</h2>
    <span class="grow"></span>
    <label class="check"><input type="checkbox" id="pinned" name="pinned" /><span>Pin this version</span></label>
  </div>
  <fieldset class="segments">
    <legend class="hidden">For</legend>
    ${choice('target', { html: 'HTML', line: 'One line', react: 'React', vue: 'Vue', wordpress: 'WordPress', webflow: 'Webflow', email: 'Email', picture: 'Picture' })}
  </fieldset>
  <p class="hint" id="snippet-hint"></p>
  ${code('snippet-code', 'Code to copy')}
  <div id="template" hidden>
    <h3>In the style template</h3>
    <p class="hint">
      These settings have no attribute. Once they are in the style template of the event, every button and link follows.
    </p>
    <p class="hint">
      1. Find the template: <code>layout</code> in the answer is its id. Where it is null, the <code>layout</code> of
      the group of the event counts.
    </p>
    ${code('find-code', 'Request to find the style template')}
    <p class="hint">2. Change it. All events that share the template change with it.</p>
    ${code('template-code', 'Request to change the style template')}
    <details>
      <summary>There is no style template yet</summary>
      <p class="hint">
        Make one, and give its <code>id</code>, which the first request answers, to the event or group. A template can
        be shared by many.
      </p>
      ${code('create-code', 'Requests to make a style template')}
    </details>
  </div>
  <p class="hidden" id="copied" role="status"></p>
</section>`

const reference = html`<section class="notes" aria-labelledby="notes-title">
  <h2 id="notes-title">Good to know</h2>
  <dl>
    <dt>Content-Security-Policy</dt>
    <dd>
      <code id="policy"></code> is all the button needs. It brings its styles without <code>unsafe-inline</code>; a
      <code>customCss</code> needs its own origin in <code>style-src</code>.
    </dd>
    <dt>Events</dt>
    <dd>
      The element fires <code>kalends:ready</code>, <code>kalends:open</code>, <code>kalends:close</code>,
      <code>kalends:save</code> and others; they bubble, and Google Tag Manager finds them in <code>dataLayer</code>.
      Under the preview you see them as they happen.
    </dd>
    <dt>Moving over</dt>
    <dd>
      Pages with <code>&lt;add-to-calendar-button prokey&gt;</code> change the address of the script, and nothing else.
    </dd>
    <dt>Fields</dt>
    <dd>All of these settings are fields of the <a href="/docs#/Style%20templates/update-style">style template</a>.</dd>
  </dl>
</section>`
