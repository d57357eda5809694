import type { Addresses } from '../browser/files.ts'
import { html, type Html } from '../html/html.ts'
import type { Language, PageMessages } from '../messages/messages.ts'
import { accentProperties } from './colours.ts'
import type { CalendarType } from '../publication/calendars.ts'
import type { PublishedDate } from '../publication/event.ts'
import { calendarIcon, icon, pageIcon } from './icons.ts'
import { type ShellPage, shell } from './shell.ts'

/** A small page that explains something and leads on. */
export interface Page {
  /** What it is about: the event or the group. */
  readonly above?: string
  readonly title: string
  readonly text: string
  readonly steps?: readonly string[]
  /** Something to copy. */
  readonly address?: { readonly label: string; readonly value: string }
  readonly lists?: readonly List[]
  /** To where it all began. */
  readonly back?: { readonly href: string; readonly label: string }
}

export interface List {
  readonly title?: string
  readonly rows: readonly Row[]
}

export interface Row {
  readonly href: string
  readonly label: string
  readonly notes?: readonly string[]
  readonly tile?: { readonly month: string; readonly day: string }
  /** The calendar it leads to. */
  readonly calendar?: CalendarType
  /** A state that changes what the row means. */
  readonly mark?: Mark
}

export interface Frame {
  readonly language: Language
  readonly scheme: 'light' | 'dark' | null
  /** The colour that the organizer chose; left out, ours. */
  readonly accent?: string
  readonly words: PageMessages
  /** Where the style sheet and the script are. */
  readonly addresses: Addresses
}

export function explainingPage(page: Page, { language, scheme, accent, words, addresses }: Frame): ShellPage {
  return shell({
    language,
    scheme,
    title: page.above === undefined ? page.title : `${page.title} · ${page.above}`,
    stylesheets: [addresses('page.css')],
    properties: accent === undefined ? {} : accentProperties(accent),
    icon: accent && pageIcon(accent),
    scripts: page.address ? [addresses('copy.js')] : [],
    body: html`<main>
      ${page.above !== undefined && html`<p class="above"><bdi>${page.above}</bdi></p>`}
      <h1>${page.title}</h1>
      <p class="text">${page.text}</p>
      ${
        page.steps &&
        html`<ol class="steps">
          ${page.steps.map((step) => html`<li>${step}</li>`)}
        </ol>`
      }
      ${page.address && addressBox(page.address, words)} ${page.lists?.map(listBox)}
      ${page.back && html`<p class="back"><a href="${page.back.href}">${page.back.label}</a></p>`}
    </main>`,
  })
}

/** The address can be selected by hand; the button appears where it can work. */
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

/** What is not as one would expect of a date. */
export function markOf(date: Pick<PublishedDate, 'details' | 'isOver'>, words: PageMessages): { mark?: Mark } {
  const { status } = date.details
  if (status === 'CANCELLED') return { mark: { kind: 'cancelled', text: words.cancelled } }
  if (date.isOver) return { mark: { kind: 'over', text: words.over } }
  return status === 'TENTATIVE' ? { mark: { kind: 'tentative', text: words.tentative } } : {}
}

export function markOn({ kind, text }: Mark): Html {
  return html`<span class="mark ${kind}">${text}</span>`
}

function listBox({ title, rows }: List): Html {
  return html`<section>
    ${title !== undefined && html`<h2>${title}</h2>`}
    <ul>
      ${rows.map((row) => html`<li>${rowLink(row)}</li>`)}
    </ul>
  </section>`
}

function rowLink({ href, label, notes = [], tile, calendar, mark }: Row): Html {
  const leaf = calendar
    ? calendarIcon(calendar)
    : tile && html`<span class="tile" aria-hidden="true"><span>${tile.month}</span><b>${tile.day}</b></span>`
  const words = [
    html`<span class="label">${label}</span>`,
    mark && markOn(mark),
    notes.map((note) => html`<span class="note"><bdi>${note}</bdi></span>`),
  ]
  return html`<a href="${href}" class="${mark?.kind === 'cancelled' ? 'marked' : ''}">
    ${leaf}
    <span class="words">${words}</span>
    ${icon('onward')}
  </a>`
}
