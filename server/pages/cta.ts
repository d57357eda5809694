import { Html, html } from '../html/html.ts'
import type { PageMessages } from '../messages/messages.ts'
import type { Publication } from '../publication/sources.ts'
import { templateProperties } from './background.ts'
import { formFields } from './form-fields.ts'
import { icon } from './icons.ts'
import { type Frame, pageScripts, waysToShare } from './parts.ts'
import { iconsOf } from './page-icon.ts'
import { addressBox } from './page.ts'
import { type ShellPage, shell } from './shell.ts'

interface Shared {
  readonly url: string
  readonly title: string
}

/** The call to action after a save or a sign-up; null if there is none. */
export function callToAction(
  { cta, look }: Publication,
  shared: Shared,
  words: PageMessages,
  place: 'sheet' | 'page' | 'sign-up' = 'sheet',
): Html | null {
  if (!cta || cta.type === 'none') return null
  const { headline, text, type } = cta
  const title = headline ?? words.cta.thanks
  return html`<div class="cta">
    ${place !== 'sign-up' && html`<p class="sign">${icon('done')}</p>`}
    ${place === 'page' ? html`<h1>${title}</h1>` : html`<h2 id="cta-title">${title}</h2>`}
    ${text !== null && html`<p class="text">${text}</p>`} ${type === 'link' && linkOf(cta, words)}
    ${type === 'form' && formOf(cta, words)} ${type === 'share' && shareOf(shared, words, look.labels)}
  </div>`
}

type Cta = NonNullable<Publication['cta']>

function linkOf({ url, button_label: label }: Cta, words: PageMessages): Html | false {
  return (
    url !== null && html`<a class="primary" href="${url}" target="_blank" rel="noopener">${label ?? words.cta.go}</a>`
  )
}

/** Sent from the browser to the organizer's address. We never see it. */
function formOf({ url, fields, button_label: label }: Cta, words: PageMessages): Html | false {
  if (url === null || !/^https?:/i.test(url) || !URL.canParse(url)) return false
  const { sent, failed, sending, send, goesTo } = words.cta
  // Keeps the host left-to-right inside right-to-left text.
  const receiver = goesTo(`\u2068${new URL(url).host}\u2069`)
  return html`<form method="post" action="${url}" target="_blank" data-sending="${sending}">
    ${formFields(fields, words)}
    <p class="hint goes-to">${receiver}</p>
    <button class="primary" type="submit">${label ?? send}</button>
    <p class="error" role="alert" hidden>${failed}</p>
    <p class="sent" role="status" hidden>${sent}</p>
  </form>`
}

function shareOf(shared: Shared, words: PageMessages, labels: Frame['labels']): Html {
  return html`<div class="share-box">
    ${addressBox({ label: words.pageAddress, value: shared.url }, words, 'cta-address')}
    ${waysToShare(shared, words, labels)}
  </div>`
}

/** Allowed targets of the form, for the Content-Security-Policy. Receivers often redirect to another host. */
export function formTargets({ cta }: Publication): string[] {
  if (cta?.type !== 'form' || cta.url === null) return []
  return /^https:/i.test(cta.url) ? ['https:'] : ['https:', 'http:']
}

/** The same on a page of its own. */
export function ctaPage(
  publication: Publication,
  { title, page, isGroup }: { title: string; page: string; isGroup: boolean },
  { language, words, addresses }: Frame,
): ShellPage {
  const { look, landingPage, shared: url } = publication
  const content = callToAction(publication, { url, title }, words, 'page')
  return shell({
    language,
    scheme: look.scheme,
    title,
    ...iconsOf(publication),
    stylesheets: [addresses('landing.css')],
    ...pageScripts(addresses, content),
    properties: templateProperties(landingPage, publication.backdrop),
    images: ["'self'"],
    connects: true,
    sendsForms: formTargets(publication),
    body: html`<main>
      <article>${content}</article>
      <p class="back"><a href="${page}">${isGroup ? words.cta.backToGroup : words.cta.back}</a></p>
    </main>`,
  })
}
