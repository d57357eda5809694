import type { FastifyReply } from 'fastify'
import type { Addresses } from '../browser/files.ts'
import { Html, html } from '../html/html.ts'
import { type Language, type Messages, type PageMessages, messagesIn } from '../messages/messages.ts'
import { type CalendarType, isLinkType } from '../publication/calendars.ts'
import type { Look } from '../publication/look.ts'
import type { Occasion } from '../publication/overview.ts'
import { withLabels } from '../publication/labels.ts'
import type { Publication } from '../publication/sources.ts'
import { backgroundImage, templateProperties } from './background.ts'
import { type IconName, calendarIcon, icon, pageIcon } from './icons.ts'
import { type ShellPage, shell } from './shell.ts'

/** A small page that explains something and links to the next step. */
export interface Page {
  /** What it is about: the event or the group. */
  readonly above?: string
  readonly title: string
  readonly text: string
  readonly steps?: readonly string[]
  /** Something to copy. */
  readonly address?: { readonly label: string; readonly value: string }
  readonly lists?: readonly List[]
  /** The address of the call to action that follows a save. */
  readonly following?: string
  /** An icon at the top, for pages with little else to show. */
  readonly sign?: IconName
  /** Back to where the visitor came from. */
  readonly back?: { readonly href: string; readonly label: string }
}

export interface List {
  readonly title?: string
  /** Applies to all rows. */
  readonly note?: string | null
  /** Collapsed until its title is clicked. */
  readonly isFolded?: boolean
  readonly rows: readonly Row[]
}

export interface Row {
  readonly href: string
  readonly label: string
  readonly notes?: readonly string[]
  readonly tile?: { readonly month: string; readonly day: string }
  /** The calendar it leads to. */
  readonly calendar?: CalendarType
  /** A state that changes the meaning of the row, such as cancelled. */
  readonly mark?: Mark
}

interface Frame {
  readonly language: Language
  readonly scheme: 'light' | 'dark' | null
  /** The organizer's colours and background. Defaults to ours. */
  readonly template?: Publication['landingPage']
  readonly words: PageMessages
  /** Where the style sheet and the script are. */
  readonly addresses: Addresses
}

export const missingPage = ({ missing }: PageMessages): Page => ({ ...missing, sign: 'calendar' })

/** Only says that there is something. People got the address from the organizer. */
export const unpublishedPage = ({ unpublished }: PageMessages): Page => ({ ...unpublished, sign: 'hidden' })

/** Links to itself. A form is sent again from the previous page, where it is still filled in. */
export function unavailablePage({ page, rsvp }: Messages, { isForm }: { isForm: boolean }): Page {
  const { title, text, again } = page.unavailable
  if (isForm) return { title, text: rsvp.errors.unavailable, sign: 'calendar' }
  return { title, text, sign: 'calendar', back: { href: '', label: again } }
}

type Appearance = Pick<Frame, 'language' | 'scheme' | 'template'> & {
  readonly labels?: Look['labels']
  readonly timeFormat?: Look['timeFormat']
}

export type SendPage = ReturnType<typeof pageSender>

export function pageSender(files: () => Promise<Addresses>) {
  return async (reply: FastifyReply, page: Page, look: Appearance, sendText = (text: string) => reply.send(text)) => {
    const { language, scheme, template, labels = {}, timeFormat } = look
    const [{ page: words }, addresses] = await Promise.all([messagesIn(language), files()])
    const frame = {
      language,
      scheme,
      ...(template && { template }),
      words: withLabels(words, { labels, timeFormat }),
      addresses,
    }
    const { html: body, policy } = explainingPage(page, frame)
    reply.header('content-security-policy', policy).type('text/html; charset=utf-8')
    return sendText(body)
  }
}

function explainingPage(page: Page, { language, scheme, template, words, addresses }: Frame): ShellPage {
  return shell({
    language,
    scheme,
    title: page.above === undefined ? page.title : `${page.title} · ${page.above}`,
    stylesheets: [addresses('page.css')],
    properties: template ? templateProperties(template) : {},
    images: template && backgroundImage(template) ? ["'self'"] : [],
    icon: template && pageIcon(template.highlight_color),
    scripts: [...(page.address ? ['copy.js'] : []), ...(page.following ? ['following.js'] : [])].map(addresses),
    body: html`<main ${page.sign && html`class="alone"`}>
      ${page.sign && html`<p class="sign">${icon(page.sign)}</p>`}
      ${page.above !== undefined && html`<p class="above"><bdi>${page.above}</bdi></p>`}
      <h1>${page.title}</h1>
      <p class="text">${page.text}</p>
      ${
        page.steps &&
        html`<ol class="steps">
          ${page.steps.map((step) => html`<li>${step}</li>`)}
        </ol>`
      }
      ${page.address && addressBox(page.address, words)}
      ${page.lists?.map((list) => listBox(list, page.following !== undefined))}
      ${
        page.following !== undefined &&
        html`<p class="following"><a class="primary" href="${page.following}">${words.cta.go}</a></p>`
      }
      ${page.back && html`<p class="back"><a href="${page.back.href}">${page.back.label}</a></p>`}
    </main>`,
  })
}

/** The address can be selected by hand. The script shows the button if copying works. */
export function addressBox({ label, value }: NonNullable<Page['address']>, words: PageMessages, id = 'address'): Html {
  return html`<div class="address">
    <label for="${id}">${label}</label>
    <div class="field">
      <input id="${id}" type="text" readonly dir="ltr" value="${value}" />
      <button type="button" hidden data-copied="${words.copied}">${words.copy}</button>
    </div>
    <p class="hidden" role="status"></p>
  </div>`
}

export interface Mark {
  readonly kind: 'cancelled' | 'over' | 'tentative'
  readonly text: string
}

/** An unusual state of a date. */
export function markOf({ status, isOver }: Pick<Occasion, 'status' | 'isOver'>, words: PageMessages): { mark?: Mark } {
  if (status === 'CANCELLED') return { mark: { kind: 'cancelled', text: words.cancelled } }
  if (isOver) return { mark: { kind: 'over', text: words.over } }
  return status === 'TENTATIVE' ? { mark: { kind: 'tentative', text: words.tentative } } : {}
}

export function markOn({ kind, text }: Mark): Html {
  return html`<span class="mark ${kind}">${text}</span>`
}

function listBox({ title, note = null, isFolded, rows }: List, isFollowed: boolean): Html {
  const list = html`<ul>
    ${rows.map((row) => html`<li>${rowLink(row, isFollowed)}</li>`)}
  </ul>`
  if (isFolded)
    return html`<details class="past">
      <summary>${title}</summary>
      ${list}
    </details>`
  return html`<section>
    ${title !== undefined && html`<h2>${title}</h2>`} ${note !== null && html`<p class="zone-of-all">${note}</p>`}
    ${list}
  </section>`
}

/** If a call to action follows, a calendar opens in a new tab. A file doesn't leave the page anyway. */
function rowLink({ href, label, notes = [], tile, calendar, mark }: Row, isFollowed: boolean): Html {
  const saves = isFollowed && calendar && html` data-calendar="${calendar}"`
  const beside = isFollowed && calendar && isLinkType(calendar) && new Html(' target="_blank" rel="noopener"')
  const leaf = calendar
    ? calendarIcon(calendar)
    : tile && html`<span class="tile" aria-hidden="true"><span>${tile.month}</span><b>${tile.day}</b></span>`
  const words = [
    html`<span class="label">${label}</span>`,
    mark && markOn(mark),
    notes.map((note) => html`<span class="note"><bdi>${note}</bdi></span>`),
  ]
  return html`<a href="${href}" class="${mark?.kind === 'cancelled' ? 'marked' : ''}" ${saves} ${beside}>
    ${leaf}
    <span class="words">${words}</span>
    ${icon('onward')}
  </a>`
}
