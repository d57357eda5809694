import { createHash } from 'node:crypto'
import { LandingPage } from '@kalends/contract'
import { plainDate } from '../../calendar/days.ts'
import type { EventTime } from '../../calendar/event-time.ts'
import { type Html, html } from '../../html/html.ts'
import type { Language, PageMessages } from '../../messages/messages.ts'
import { dateWriter } from '../../publication/date-text.ts'
import { type PublishedDate, type PublishedEvent, isPureForm } from '../../publication/event.ts'
import type { PublishedGroup } from '../../publication/group.ts'
import { listWriter } from '../../publication/list-text.ts'
import type { Occasion } from '../../publication/overview.ts'
import type { Publication } from '../../publication/sources.ts'
import { recurrenceText } from '../../publication/recurrence-text.ts'
import { type BackgroundImage, backgroundImage } from '../background.ts'
import type { Social } from '../shell.ts'
import type { Drawn, Fact, Mark } from './drawn.ts'
import { size } from './shapes.ts'

/** The picture that others show when the page is shared. */
export interface Preview {
  readonly drawn: Drawn
  /** The id of the header image, which then lies behind it all. */
  readonly header: string | null
  readonly behind: BackgroundImage | null
}

interface Words {
  readonly language: Language
  readonly words: PageMessages
}

interface Moment {
  /** Of a series, about one of its occurrences or the one that matters now. */
  readonly occurrence?: EventTime | undefined
  readonly signUp?: Mark | null | undefined
}

export function eventPreview(event: PublishedEvent, asked: Words, { occurrence, signUp }: Moment = {}): Preview {
  if (isPureForm(event)) return previewOf(event, asked, { leaf: { sign: 'done' }, title: event.title })
  const { language, words } = asked
  const { date, time, state, isCancelled } = event.progress(occurrence)
  const { day, time: hours, shortZone, tile } = dateWriter(language, words)(time)
  const when: Fact = { icon: 'calendar', text: day, note: [hours, shortZone].filter(Boolean).join(' · ') }
  const goesOn = !occurrence && !isCancelled && state !== 'over'
  return previewOf(event, asked, {
    leaf: tile,
    title: event.title,
    mark: markOf(event, words, { occurrence, signUp }),
    facts: [when, ...(goesOn ? furtherDates(event, asked) : []), ...placeOf(date.details.location, words)],
  })
}

/** What tells a series, or several dates, from a single one. */
function furtherDates(event: PublishedEvent, { language, words }: Words): Fact[] {
  if (event.recurrence) return [{ icon: 'repeat', text: recurrenceText(event.recurrence, language, words), note: null }]
  const { date } = event.progress()
  const isAhead = ({ isOver, details, position }: PublishedDate) =>
    !isOver && details.status !== 'CANCELLED' && position !== date.position
  const count = event.dates.filter(isAhead).length
  if (count === 0) return []
  return [{ icon: 'calendar', text: words.event.moreDates(count), note: null }]
}

function markOf(event: PublishedEvent, words: PageMessages, { occurrence, signUp }: Moment): Mark | null {
  const { isCancelled, state, date } = event.progress(occurrence)
  if (isCancelled) return { kind: 'cancelled', text: words.event.cancelled }
  // The series of a date that is over may go on.
  if (state === 'over') return { kind: 'over', text: event.progress().state === 'over' ? words.event.over : words.over }
  if (signUp) return signUp
  return date.details.status === 'TENTATIVE' ? { kind: 'tentative', text: words.tentative } : null
}

const datesOfGroup = 3

/** With the dates that come next, if the group has a public list. */
export function groupPreview(group: PublishedGroup, asked: Words, occasions: readonly Occasion[]): Preview {
  const list = listWriter(asked.language, asked.words)
  const next = occasions.filter(({ isOver, isCancelled }) => !isOver && !isCancelled).slice(0, datesOfGroup)
  const facts = next.map(({ title, time }): Fact => {
    const { day, time: hours } = list.short(time)
    return { icon: 'calendar', text: shortened(title), note: [day, hours].filter(Boolean).join(' · ') }
  })
  return previewOf(group, asked, { leaf: null, title: group.item.name, facts })
}

function placeOf(location: string | null, words: PageMessages): Fact[] {
  if (location === null || location.trim() === '') return []
  // The address of an online meeting is only shown on the page.
  if (/^https?:\/\//i.test(location)) return [{ icon: 'online', text: words.event.online, note: null }]
  return [{ icon: 'place', text: shortened(location), note: null }]
}

type Content = Pick<Drawn, 'leaf' | 'title'> & Partial<Pick<Drawn, 'mark' | 'facts'>>

function previewOf(
  { landingPage: template, look, organization }: Publication,
  { language }: Words,
  { leaf, title, mark = null, facts = [] }: Content,
): Preview {
  const scheme = look.scheme ?? 'light'
  const isDefault = template.background_color_1 === LandingPage.defaults.background_color_1
  const header = template.header_image
  return {
    header,
    behind: header === null ? backgroundImage(template) : null,
    drawn: {
      leaf,
      mark,
      facts,
      title: shortened(title),
      language,
      scheme,
      accent: template.highlight_color,
      background: {
        colour: isDefault && scheme === 'dark' ? darkPage : template.background_color_1,
        gradient:
          template.background === 'gradient' && template.background_color_2 !== null
            ? { direction: template.gradient_direction, to: template.background_color_2 }
            : null,
      },
      organization: shortened(organization.name),
    },
  }
}

/** As in the style sheet. */
const darkPage = '#0e131a'
// More than fits, but cheap to measure.
const longestText = 200
const shortened = (text: string) => text.slice(0, longestText)

/** Counts the redesigns, so that messengers fetch the new pictures. */
const design = 2

/** Changes with the picture. */
export function versionOf(preview: Preview): string {
  return createHash('sha256')
    .update(JSON.stringify([design, preview]))
    .digest('base64url')
}

/** The address contains the version, because messengers never fetch an address twice. */
export function socialImage(
  preview: Preview,
  { address, prokey }: Publication,
  occurrence?: EventTime,
): NonNullable<Social['image']> {
  const { title, mark, facts } = preview.drawn
  const on = occurrence ? `&on=${plainDate(occurrence.firstDay).toString()}` : ''
  return {
    url: `${address}/${prokey}/preview.jpg?v=${versionOf(preview).slice(0, 10)}${on}`,
    alt: [title, ...(mark ? [mark.text] : []), ...facts.map(({ text }) => text)].join(' · '),
    ...size,
  }
}

/** The same for a page that has been made already, after the state of the sign-up is known. Another state, another address. */
export function withSignUpMark(page: string, { kind, text }: Mark): string {
  const add = (markup: string, property: string, more: Html) =>
    markup.replace(new RegExp(`<meta property="${property}" content="[^"]*`), (tag) => tag + more.toString())
  return add(add(page, 'og:image', html`&amp;state=${kind}`), 'og:image:alt', html` · ${text}`)
}
