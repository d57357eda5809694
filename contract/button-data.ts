import { CtaBlock } from './cta-block.ts'
import { dateStatuses } from './event-date.ts'
import { FormField } from './form-field.ts'
import type { Item } from './resource.ts'
import { type JsonSchema, type Schema, type Static, exampleOf, list, nullable, object } from './schema.ts'
import { Style, calendarTypes, languages } from './style.ts'

type CalendarType = (typeof calendarTypes)[number]
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

/** What a style says about drawing the button. The rest of it is in other parts of the data. */
export const buttonStyleFields = [
  'buttonStyle', 'customCss', 'inline', 'buttonsList', 'trigger', 'listStyle', 'hideBackground', 'hideIconButton', 'hideIconList',
  'hideIconModal', 'hideTextLabelButton', 'hideTextLabelList', 'hideCheckmark', 'lightMode', 'identifier', 'bypassWebViewCheck',
  'hideBranding', 'inlineRsvp', 'pastDateHandling', 'size', 'proxy', 'forceOverlay', 'styleLight', 'styleDark', 'load_async',
] as const satisfies (keyof StyleItem)[] // oxfmt-ignore

export const ButtonStyle = {
  ...object(picked(Style.read, buttonStyleFields)),
  description:
    'The fields of the style template that draw the button, as they are to be drawn: with all defaults, and with what one field forces upon another.',
} as Schema<Pick<StyleItem, (typeof buttonStyleFields)[number]>>

/** Where a click leads: the same everywhere, or by the device. */
export type ButtonLink = string | ButtonLinkByDevice
export interface ButtonLinkByDevice {
  desktop: string
  android: string
  ios: string
  help?: string
}

export const ButtonLink: Schema<ButtonLink> = {
  type: ['string', 'object'],
  description: 'Where a click leads: one address, or one for each kind of device.',
  properties: {
    desktop: address('On computers.', `${url}/event.ics`),
    android: address('On Android.', `${url}/event.ics`),
    ios: address('On iPhone and iPad.', `${url}/event.ics`),
    help: address(
      'A page that helps where the browser cannot follow the link: inside apps, and with `webcal:` on iOS outside Safari.',
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
  { type: 'string', format: 'uuid', description: 'Names the event or group.' },
  url.slice(url.lastIndexOf('/') + 1),
)
const state = (description: string) => word(['ahead', 'now', 'over'], description)

const time = {
  start: moment('When it begins.', '2027-05-01T16:00:00.000Z'),
  end: moment('When it ends.', '2027-05-01T19:30:00.000Z'),
  startDate: text('The day it begins, in its time zone.', '2027-05-01'),
  startTime: nullable(text('The time it begins there, `HH:MM`; null when it takes whole days.', '18:00')),
  endDate: text('The last day.', '2027-05-01'),
  endTime: nullable(text('The time it ends; null when it takes whole days.', '21:30')),
  timeZone: text('Its time zone.', 'Europe/Berlin'),
  state: state('Whether it is still to come, on, or over.'),
  location: nullable(text('Where it takes place; an address starting with http is an online event.', 'Main hall')),
}

export const ButtonDate = object(
  {
    position: whole('Its place among the dates of the event, from 1.'),
    name: text('Its title.', 'Summer party'),
    ...time,
    status: nullable(word(dateStatuses, 'Whether it takes place.')),
    description: nullable(
      text('What it is about: HTML with the few tags that are allowed.', '<p>Bring a <strong>friend</strong>.</p>'),
    ),
    links: sample(nullable(links('Into calendars, for this date of several; null when it is the only one.')), null),
  },
  { description: 'A date, with its time resolved. Of a series: the one that is on or comes next, else the last.' },
)

export const ButtonOverviewEvent = object(
  {
    prokey,
    title: text('The title of the event.', 'Summer party'),
    url: address('Its landing page.', url),
    ...time,
    cancelled: flag('All its dates are cancelled.'),
    recurring: flag('It is a series.'),
    dates: whole('How many dates it has.'),
  },
  { description: 'An event of a group, with its date that is on or comes next.' },
)

const calendars = (description: string): Schema<CalendarType[]> =>
  sample(list<CalendarType>({ type: 'string', enum: calendarTypes }, description), ['google', 'ical'])

/** Everything a calendar button needs to draw itself and act, the same for every visitor. */
export const ButtonData = object(
  {
    version: sample<1>({ type: 'integer', const: 1, description: 'The version of this format.' }, 1),
    kind: word(['event', 'group'], 'What the prokey names.'),
    prokey,
    title: text('The title of the event, or the name of the group.', 'Summer party'),
    url: address('The landing page.', url),
    language: sample(
      nullable(
        word(languages, 'The language of all texts; null when no style is linked, so that page and visitor decide.'),
      ),
      'en',
    ),
    style: ButtonStyle,
    labels: sample<Record<string, string>>(
      {
        type: 'object',
        description:
          'Texts in place of the built-in ones: the `customLabels` of the style, each under one spelling only.',
        additionalProperties: { type: 'string' },
      },
      { 'label.addtocalendar': 'Save the date' },
    ),
    highlight_color: text('The colour of buttons and decoration, from the landing page template.', '#c2410c'),
    highlight_text: text('Black or white: what is readable on it.', '#ffffff'),
    calendars: sample(
      object(
        {
          desktop: calendars('On computers.'),
          android: calendars('On Android.'),
          ios: calendars('On iPhone and iPad.'),
        },
        { description: 'The calendars to offer, in this order. None for RSVP events.' },
      ),
      { desktop: ['google', 'ical'], android: ['google', 'ical'], ios: ['apple', 'google'] },
    ),
    links: links(
      'Into calendars: adds the whole event, or subscribes to the group. A calendar that is missing here takes one date at a time. ' +
        'With the style field `proxy` they lead through the service, which counts them; without it straight into the calendar, ' +
        'except where a page has to help first.',
    ),
    file: nullable(
      address(
        'The calendar file with all dates, or the feed of the group; null where there is none.',
        `${url}/event.ics`,
      ),
    ),
    state: nullable(state('Where the event stands; `over` when all its dates are. Null for groups.')),
    cancelled: flag('All dates are cancelled.'),
    recurrence: sample(nullable(text('The rule of a series as RRULE.', '')), null),
    dates: sample(
      list(
        ButtonDate,
        'In the order of time; without those that are over, where the style hides them and others are left. Empty for groups.',
      ),
      [exampleOf(ButtonDate)],
    ),
    overview: sample(
      nullable(
        object(
          {
            events: list(ButtonOverviewEvent, 'At most 100, soonest first.'),
            more: flag('There are more than these; the landing page has them.'),
          },
          { description: 'The events of a group that are not over, where it has `public_event_overview`.' },
        ),
      ),
      null,
    ),
    hideButton: flag('No calendar is to be offered.'),
    rsvp: sample(
      nullable(
        object(
          {
            url: address('Where answers are sent. Empty in previews: nothing is sent then.', `${url}/rsvp`),
            distribution: flag('False: a pure sign-up form, without dates and calendars.', true),
            form: text(
              'Goes along with the answer, so that one that is sent twice counts once. Request the data again for every form. Empty while nobody can sign up because the state is `unavailable`.',
              'mhwx0c2p.Xq3…',
            ),
            state: word(
              ['open', 'full', 'closed', 'unavailable'],
              'Whether people can sign up at this moment. `unavailable`: not while the service cannot reach its database; ask again later.',
            ),
            remaining: sample(nullable<number>({ type: 'integer', description: 'Seats left; null: unlimited.' }), 42),
            headline: nullable(text('The heading of the form.', 'Save your seat')),
            text: nullable(
              text('Stands above the form: HTML with the few tags that are allowed.', '<p>Doors open at six.</p>'),
            ),
            fields: sample(list(FormField, 'The fields beside email address and places.'), []),
            replies: sample<('confirmed' | 'undecided' | 'declined')[]>(
              list<'confirmed' | 'undecided' | 'declined'>(
                { type: 'string', enum: ['confirmed', 'undecided', 'declined'] },
                'What can be answered; with one reply there is no choice to show.',
              ),
              ['confirmed'],
            ),
            maxpp: whole('The most places of one sign-up.'),
          },
          { description: 'Of RSVP events.' },
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
        description:
          'The event in the words of schema.org, for search engines. Null for groups, and where the style hides it.',
      }),
      null,
    ),
  },
  {
    description:
      'Everything a calendar button needs to draw itself and act. All fields are always there; new ones may come, so ignore what you do not know.',
  },
)
export type ButtonStyle = Static<typeof ButtonStyle>
export type ButtonDate = Static<typeof ButtonDate>
export type ButtonOverviewEvent = Static<typeof ButtonOverviewEvent>
export type ButtonData = Static<typeof ButtonData>

function picked(from: JsonSchema, names: readonly string[]): Record<string, JsonSchema> {
  return Object.fromEntries(names.map((name) => [name, from.properties![name]!]))
}
