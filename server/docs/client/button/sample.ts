import type { ButtonData, ButtonDate, ButtonLinks, CalendarType } from '@kalends/contract'
import { calendarNames } from './calendars.ts'
import type { Settings } from './settings.ts'

export type SampleKind =
  | 'event'
  | 'dates'
  | 'series'
  | 'cancelled'
  | 'over'
  | 'cta'
  | 'rsvp'
  | 'full'
  | 'group'
  | 'overview'

/** The placeholder in snippets until the user names an event. */
export const sampleKey = 'your-prokey'

const here = new URL('/docs/button/sample', location.origin).href
const types = [...calendarNames.keys()] as CalendarType[]
const links = Object.fromEntries(types.map((type) => [type, here])) as ButtonLinks
const description = '<p>Live music by the water, until the sun is down.</p>'

/** The data of a made-up event with dates some weeks from now. */
export function sampleData(kind: SampleKind): ButtonData {
  const isGroup = kind === 'group' || kind === 'overview'
  const isRsvp = kind === 'rsvp' || kind === 'full'
  const offered = kind === 'overview' || isRsvp ? [] : types
  const days = kind === 'dates' ? [21, 28, 35] : kind === 'over' ? [-7] : [21]
  const dates = isGroup ? [] : days.map((ahead, i) => dateIn(ahead, i + 1, days.length > 1))
  if (kind === 'cancelled') for (const date of dates) date.status = 'CANCELLED'
  return {
    version: 1,
    kind: isGroup ? 'group' : 'event',
    prokey: sampleKey,
    title: isGroup ? 'Harbour concerts' : 'Evening at the harbour',
    url: here,
    language: 'en',
    style: {} as ButtonData['style'],
    labels: {},
    highlight_color: '#2f6fed',
    highlight_text: '#ffffff',
    calendars: { desktop: offered, android: offered, ios: offered },
    // Calendars that open by a link take only one of several dates at a time.
    links: kind === 'dates' ? { apple: here, ical: here } : links,
    file: here,
    state: isGroup ? null : kind === 'over' ? 'over' : 'ahead',
    cancelled: kind === 'cancelled',
    recurrence: kind === 'series' ? 'FREQ=WEEKLY;COUNT=8' : null,
    dates,
    overview: kind === 'overview' ? { events: [21, 28, 35].map(eventIn), more: true } : null,
    hideButton: false,
    rsvp: isRsvp ? { ...signUp, ...(kind === 'full' && full) } : null,
    ticket: isRsvp ? ticket : null,
    cta: kind === 'cta' ? callToAction : null,
    richData: null,
  }
}

const signUp: NonNullable<ButtonData['rsvp']> = {
  url: '',
  distribution: true,
  form: '',
  state: 'open',
  remaining: 42,
  waiting_list: false,
  headline: 'Save your seat',
  text: '<p>Doors open at <strong>six</strong>.</p>',
  fields: [
    { type: 'text', name: 'name', required: true, label: 'Your name', placeholder: null, default: null },
    { type: 'checkbox', name: 'rules', required: true, label: 'I accept the house rules', placeholder: null, default: null }, // oxfmt-ignore
  ],
  replies: ['confirmed', 'undecided', 'declined'],
  maxpp: 4,
  mails: true,
}

const full = { state: 'full', remaining: 0, waiting_list: true } as const

const able = types.filter((type) => type !== 'apple' && type !== 'ical')
const ticket: NonNullable<ButtonData['ticket']> = {
  doi: false,
  offer_hours: 24,
  calendars: { desktop: able, android: able, ios: able },
  links,
  upcoming: [],
}

const callToAction: NonNullable<ButtonData['cta']> = {
  type: 'share',
  headline: 'See you there',
  text: 'Bring somebody along.',
  url: null,
  button_label: null,
  fields: [],
}

/** From six to half past nine in the evening, in the visitor's time zone. */
function timeIn(days: number) {
  const start = new Date()
  start.setDate(start.getDate() + days)
  start.setHours(18, 0, 0, 0)
  const end = new Date(start)
  end.setHours(21, 30)
  const day = [start.getFullYear(), start.getMonth() + 1, start.getDate()].map((part) => String(part).padStart(2, '0'))
  return {
    start: start.toISOString(),
    end: end.toISOString(),
    startDate: day.join('-'),
    startTime: '18:00',
    endDate: day.join('-'),
    endTime: '21:30',
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    state: days < 0 ? ('over' as const) : ('ahead' as const),
    location: 'Pier 4',
  }
}

function dateIn(days: number, position: number, isOneOfSeveral: boolean): ButtonDate {
  const name = 'Evening at the harbour'
  return { position, name, ...timeIn(days), status: null, description, links: isOneOfSeveral ? links : null }
}

function eventIn(days: number, i: number) {
  return {
    prokey: `00000000-0000-4000-8000-00000000000${i}`,
    title: ['Evening at the harbour', 'Strings on the pier', 'Brass in the docks'][i]!,
    url: here,
    ...timeIn(days),
    cancelled: i === 2,
    recurring: i === 1,
    dates: 1,
  }
}

/** The data as the server would return it if the style template had the selected values. */
export function withStyle(data: ButtonData, { options, customLabels, language, ...style }: Settings): ButtonData {
  const chosen = (options ?? []) as CalendarType[]
  const offered = chosen.length > 0 ? chosen : ['ical' as const]
  const isOffered = data.calendars.desktop.length > 0
  const direct = `${data.url}/${data.kind === 'group' ? 's' : 'o'}/`
  const isSample = data.url === here
  const added = isSample ? {} : Object.fromEntries(offered.map((type) => [type, direct + type]))
  return {
    ...data,
    style: drawn({ ...data.style, ...style } as ButtonData['style'], data.dates.length > 0),
    labels: { ...data.labels, ...(customLabels as Record<string, string> | null) },
    language: (language ?? data.language) as ButtonData['language'],
    // Without a URL nothing is sent, so trying the form here signs no one up.
    rsvp: data.rsvp && { ...data.rsvp, url: '' },
    ...(isOffered && { calendars: { desktop: offered, android: offered, ios: offered } }),
    ...(isOffered && data.dates.length < 2 && { links: { ...added, ...data.links } }),
  }
}

/** Repeats what the server does with a style: some fields force others. */
function drawn(style: ButtonData['style'], hasDate: boolean): ButtonData['style'] {
  const buttonStyle = style.buttonStyle === 'date' && !hasDate ? 'default' : style.buttonStyle
  const isClicked = style.listStyle === 'modal' || ['round', 'text', 'date', 'neumorphism'].includes(buttonStyle)
  return {
    ...style,
    buttonStyle,
    ...(buttonStyle === 'date' && { buttonsList: false }),
    ...(isClicked && { trigger: 'click' }),
  }
}
