import { CtaBlock } from './cta-block.ts'
import { dateStatuses } from './event-date.ts'
import { FormField } from './form-field.ts'
import type { Item } from './resource.ts'
import { type JsonSchema, type Schema, type Static, exampleOf, list, nullable, object } from './schema.ts'
import { type CalendarType, calendarTypes } from './calendar-types.ts'
import { Style, languages } from './style.ts'

type StyleItem = Item<typeof Style>
type CtaItem = Item<typeof CtaBlock>

const url = 'https://events.example.org/7f1c1a52-93e6-4b07-9f0e-0a3c1e3c0b11'

const text = (description: string, example: string): Schema<string> => sample({ type: 'string', description }, example)
const address = (description: string, example: string): Schema<string> =>
  sample({ type: 'string', format: 'uri', description }, example)
const moment = (description: string, example: string): Schema<string> =>
  sample({ type: 'string', format: 'date-time', description }, example)
const flag = (description: string, example = false): Schema<boolean> =>
  sample({ type: 'boolean', description }, example)
const whole = (description: string): Schema<number> => sample({ type: 'integer', description }, 1)
const word = <const W extends string>(words: readonly W[], description: string): Schema<W> =>
  sample({ type: 'string', enum: words, description }, words[0]!)

function sample<T>(schema: Schema<T>, example: T): Schema<T> {
  return { ...schema, examples: [example] }
}

/** The fields of a style that the button needs to draw itself. The others are in other parts of the data. */
export const buttonStyleFields = [
  'buttonStyle', 'customCss', 'inline', 'buttonsList', 'trigger', 'listStyle', 'hideBackground', 'hideIconButton', 'hideIconList',
  'hideIconModal', 'hideTextLabelButton', 'hideTextLabelList', 'hideCheckmark', 'lightMode', 'identifier', 'bypassWebViewCheck',
  'hideBranding', 'inlineRsvp', 'pastDateHandling', 'size', 'proxy', 'forceOverlay', 'styleLight', 'styleDark', 'load_async',
] as const satisfies (keyof StyleItem)[] // oxfmt-ignore

export const ButtonStyle = {
  ...object(picked(Style.read, buttonStyleFields)),
  description:
    'The fields of the style template that affect the button, with all defaults and dependencies between fields applied.',
} as Schema<Pick<StyleItem, (typeof buttonStyleFields)[number]>>

/** The target of a click: one address, or one per device. */
export type ButtonLink = string | ButtonLinkByDevice
export interface ButtonLinkByDevice {
  desktop: string
  android: string
  ios: string
  help?: string
}

export const ButtonLink: Schema<ButtonLink> = {
  type: ['string', 'object'],
  description: 'Where a click leads: one address, or one per kind of device.',
  properties: {
    desktop: address('On desktop.', `${url}/event.ics`),
    android: address('On Android.', `${url}/event.ics`),
    ios: address('On iPhone and iPad.', `${url}/event.ics`),
    help: address(
      'A help page for browsers that cannot follow the link: in-app browsers, and `webcal:` on iOS outside Safari.',
      `${url}/o/ical`,
    ),
  },
  required: ['desktop', 'android', 'ios'],
  examples: [`${url}/o/google`],
}

/** By calendar type. */
export type ButtonLinks = Partial<Record<CalendarType, ButtonLink>>

const links = (description: string): Schema<ButtonLinks> => ({
  type: 'object',
  description,
  propertyNames: { enum: calendarTypes },
  additionalProperties: ButtonLink,
  examples: [{ google: `${url}/o/google`, ical: `${url}/o/ical` }],
})

const prokey = sample<string>(
  { type: 'string', format: 'uuid', description: 'The id of the event or group.' },
  url.slice(url.lastIndexOf('/') + 1),
)
const state = (description: string) => word(['ahead', 'now', 'over'], description)

const time = {
  start: moment('When it starts.', '2027-05-01T16:00:00.000Z'),
  end: moment('When it ends.', '2027-05-01T19:30:00.000Z'),
  startDate: text('The start day, in its time zone.', '2027-05-01'),
  startTime: nullable(text('The start time there, `HH:MM`; null if it lasts all day.', '18:00')),
  endDate: text('The last day.', '2027-05-01'),
  endTime: nullable(text('The end time; null if it lasts all day.', '21:30')),
  timeZone: text('Its time zone.', 'Europe/Berlin'),
  state: state('Whether it is upcoming, in progress, or over.'),
  location: nullable(text('The location; an address starting with http makes it an online event.', 'Main hall')),
}

export const ButtonDate = object(
  {
    position: whole('Its position among the dates of the event, from 1.'),
    name: text('Its title.', 'Summer party'),
    ...time,
    status: nullable(word(dateStatuses, 'The status of the date.')),
    description: nullable(
      text('The description, as HTML with the allowed tags.', '<p>Bring a <strong>friend</strong>.</p>'),
    ),
    links: sample(nullable(links('Calendar links for this date; null if it is the only one.')), null),
  },
  { description: 'A date, with its time resolved. For a series, the current or next date, otherwise the last.' },
)

export const ButtonOverviewEvent = object(
  {
    prokey,
    title: text('The title of the event.', 'Summer party'),
    url: address('Its landing page.', url),
    ...time,
    cancelled: flag('Whether all its dates are cancelled.'),
    recurring: flag('Whether it is a series.'),
    dates: whole('The number of dates.'),
  },
  { description: 'An event of a group, with its current or next date.' },
)

const calendars = (description: string): Schema<CalendarType[]> =>
  sample(list<CalendarType>({ type: 'string', enum: calendarTypes }, description), ['google', 'ical'])

/** Everything a calendar button needs to draw itself and act, the same for every visitor. */
export const ButtonData = object(
  {
    version: sample<1>({ type: 'integer', const: 1, description: 'The version of this format.' }, 1),
    kind: word(['event', 'group'], 'What the prokey refers to.'),
    prokey,
    title: text('The title of the event, or the name of the group.', 'Summer party'),
    url: address('The landing page.', url),
    language: sample(
      nullable(word(languages, 'The language of all texts; null without a style, so the page and the visitor decide.')),
      'en',
    ),
    style: ButtonStyle,
    labels: sample<Record<string, string>>(
      {
        type: 'object',
        description:
          'Texts that replace the built-in ones: the `customLabels` of the style, each under one spelling only.',
        additionalProperties: { type: 'string' },
      },
      { 'label.addtocalendar': 'Save the date' },
    ),
    highlight_color: text('The colour of buttons and decoration, from the landing page template.', '#c2410c'),
    highlight_text: text('Black or white, whichever is readable on it.', '#ffffff'),
    calendars: sample(
      object(
        {
          desktop: calendars('On desktop.'),
          android: calendars('On Android.'),
          ios: calendars('On iPhone and iPad.'),
        },
        { description: 'The calendars to offer, in this order. Empty for RSVP events.' },
      ),
      { desktop: ['google', 'ical'], android: ['google', 'ical'], ios: ['apple', 'google'] },
    ),
    links: links(
      'Calendar links that add the whole event, or subscribe to the group. A calendar that is missing here accepts one date at a time. ' +
        'With the style field `proxy`, they lead through the service, which counts them; otherwise directly to the calendar, ' +
        'except if a help page is needed first.',
    ),
    file: nullable(
      address('The calendar file with all dates, or the feed of the group; null if there is none.', `${url}/event.ics`),
    ),
    state: nullable(
      state('Whether the event is upcoming, in progress, or over, which means all its dates. Null for groups.'),
    ),
    cancelled: flag('Whether all dates are cancelled.'),
    recurrence: sample(nullable(text('The rule of a series, as an RRULE.', '')), null),
    dates: sample(
      list(
        ButtonDate,
        'In chronological order; without past dates if the style hides them and others are left. Empty for groups.',
      ),
      [exampleOf(ButtonDate)],
    ),
    overview: sample(
      nullable(
        object(
          {
            events: list(ButtonOverviewEvent, 'At most 100, soonest first.'),
            more: flag('Whether there are more, listed on the landing page.'),
          },
          { description: 'The events of a group with `public_event_overview` that are not over.' },
        ),
      ),
      null,
    ),
    hideButton: flag('Whether to offer no calendars.'),
    rsvp: sample(
      nullable(
        object(
          {
            url: address('Where the form is sent. Empty in previews, which send nothing.', `${url}/rsvp`),
            distribution: flag('False for just a sign-up form, without dates and calendars.', true),
            form: text(
              'Send it with the form, so that a form sent twice counts once. Request the data again for every form. Empty while the state is `unavailable`.',
              'mhwx0c2p.Xq3…',
            ),
            state: word(
              ['open', 'full', 'closed', 'unavailable'],
              'Whether people can sign up now. `unavailable` while the service cannot reach its database; try again later.',
            ),
            remaining: sample(nullable<number>({ type: 'integer', description: 'Seats left; null if unlimited.' }), 42),
            headline: nullable(text('The heading of the form.', 'Save your seat')),
            text: nullable(
              text('The text above the form, as HTML with the allowed tags.', '<p>Doors open at six.</p>'),
            ),
            fields: sample(list(FormField, 'The fields in addition to email address and seats.'), []),
            replies: sample<('confirmed' | 'undecided' | 'declined')[]>(
              list<'confirmed' | 'undecided' | 'declined'>(
                { type: 'string', enum: ['confirmed', 'undecided', 'declined'] },
                'The possible replies; with only one, there is no choice to show.',
              ),
              ['confirmed'],
            ),
            maxpp: whole('The maximum number of seats per sign-up.'),
            waiting_list: flag(
              'Whether people can join a waiting list while no seats are left: send the form with `waiting`.',
              false,
            ),
            mails: flag('Whether attendees get mails: false if the server has no mail server.', true),
          },
          { description: 'The sign-up form of an RSVP event.' },
        ),
      ),
      null,
    ),
    ticket: sample(
      nullable(
        object(
          {
            doi: flag('Whether attendees have to confirm their address first, with a link in a mail.'),
            offer_hours: sample<number>(
              { type: 'integer', description: 'How long a seat is held for someone from the waiting list, in hours.' },
              24,
            ),
            calendars: sample(
              object(
                {
                  desktop: calendars('On desktop.'),
                  android: calendars('On Android.'),
                  ios: calendars('On iPhone and iPad.'),
                },
                { description: 'The calendars to offer to those who are going. Empty if there are none.' },
              ),
              { desktop: ['google'], android: ['google'], ios: ['google'] },
            ),
            links: links(
              'Links into these calendars for the event or, if a calendar takes no series, its next date. With several dates, each has its own.',
            ),
            upcoming: sample(
              list(
                object(time, { description: 'A date of the series.' }),
                'The next dates of a series after the current one, at most 52, or 12 if it has no end.',
              ),
              [],
            ),
          },
          { description: 'What follows the sign-up for an RSVP event.' },
        ),
      ),
      null,
    ),
    cta: sample(
      nullable({
        ...object(picked(CtaBlock.read, ['type', 'headline', 'text', 'url', 'button_label', 'fields'])),
        description: 'What to show after a save or, for an RSVP event, after a sign-up.',
      } as Schema<Pick<CtaItem, 'type' | 'headline' | 'text' | 'url' | 'button_label' | 'fields'>>),
      null,
    ),
    richData: sample(
      nullable<Record<string, unknown>>({
        type: 'object',
        description: 'The event as schema.org data, for search engines. Null for groups, and if the style hides it.',
      }),
      null,
    ),
  },
  {
    description:
      'Everything a calendar button needs. All fields are always present; new ones may be added, so ignore unknown fields.',
  },
)
export type ButtonStyle = Static<typeof ButtonStyle>
export type ButtonDate = Static<typeof ButtonDate>
export type ButtonOverviewEvent = Static<typeof ButtonOverviewEvent>
export type ButtonData = Static<typeof ButtonData>

function picked(from: JsonSchema, names: readonly string[]): Record<string, JsonSchema> {
  return Object.fromEntries(names.map((name) => [name, from.properties![name]!]))
}
