import { createHash } from 'node:crypto'
import { LandingPage } from '@kalends/contract'
import { plainDate } from '../../calendar/days.ts'
import type { EventTime } from '../../calendar/event-time.ts'
import type { Language, PageMessages } from '../../messages/messages.ts'
import { dateWriter } from '../../publication/date-text.ts'
import type { PublishedEvent } from '../../publication/event.ts'
import type { PublishedGroup } from '../../publication/group.ts'
import type { Publication } from '../../publication/sources.ts'
import { type BackgroundImage, backgroundImage } from '../background.ts'
import type { Social } from '../shell.ts'
import type { Card, Fact } from './drawing.ts'
import { size } from './shapes.ts'

/** The picture that others show when the page is shared. */
export interface Preview {
  /** The id of the header image, which then is the preview. */
  readonly header: string | null
  /** What is drawn otherwise. */
  readonly card: Card
  readonly behind: BackgroundImage | null
}

interface Words {
  readonly language: Language
  readonly words: PageMessages
}

/** Of a series, about one of its occurrences or the one that matters now. */
export function eventPreview(event: PublishedEvent, { language, words }: Words, occurrence?: EventTime): Preview {
  const { date, time, isCancelled } = event.progress(occurrence)
  const { day, time: hours, zone, tile } = dateWriter(language, words)(time)
  const when: Fact = { icon: 'calendar', text: day, note: [hours, zone].filter(Boolean).join(' · ') }
  return previewOf(event, language, {
    tile,
    title: event.title,
    mark: isCancelled ? words.event.cancelled : null,
    facts: [when, ...placeOf(date.details.location, words)],
  })
}

export function groupPreview(group: PublishedGroup, { language }: Words): Preview {
  return previewOf(group, language, { tile: null, title: group.item.name, mark: null, facts: [] })
}

function placeOf(location: string | null, words: PageMessages): Fact[] {
  if (location === null || location.trim() === '') return []
  // The address of an online meeting is only shown on the page.
  if (/^https?:\/\//i.test(location)) return [{ icon: 'online', text: words.event.online, note: null }]
  return [{ icon: 'place', text: shortened(location), note: null }]
}

function previewOf(
  { landingPage: template, look, organization }: Publication,
  language: Language,
  content: Pick<Card, 'tile' | 'title' | 'mark' | 'facts'>,
): Preview {
  const scheme = look.scheme ?? 'light'
  const isDefault = template.background_color_1 === LandingPage.defaults.background_color_1
  return {
    header: template.header_image,
    behind: backgroundImage(template),
    card: {
      ...content,
      title: shortened(content.title),
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

/** Changes with the picture. */
export function versionOf({ header, card, behind }: Preview): string {
  return createHash('sha256')
    .update(JSON.stringify(header ?? [card, behind]))
    .digest('base64url')
}

/** The address contains the version, because messengers never fetch an address twice. */
export function socialImage(
  preview: Preview,
  { address, prokey }: Publication,
  occurrence?: EventTime,
): NonNullable<Social['image']> {
  const { title, facts } = preview.card
  const on = occurrence ? `&on=${plainDate(occurrence.firstDay).toString()}` : ''
  return {
    url: `${address}/${prokey}/preview.jpg?v=${versionOf(preview).slice(0, 10)}${on}`,
    alt: [title, ...facts.map(({ text }) => text)].join(' · '),
    ...size,
  }
}
