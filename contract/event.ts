import { CtaBlock } from './cta-block.ts'
import { eventDates } from './event-date.ts'
import {
  byDefault,
  choice,
  flag,
  groupReference,
  listOf,
  name,
  plain,
  reference,
  text,
  timestamps,
  whole,
} from './fields.ts'
import { Group } from './group.ts'
import { LandingPage } from './landing-page.ts'
import { limits } from './limits.ts'
import { type Create, type Patch, type Read, defineResource } from './resource.ts'
import { RsvpBlock } from './rsvp-block.ts'
import type { Schema } from './schema.ts'
import { shortLink, slug } from './slug.ts'
import { Style } from './style.ts'

const skippedDay: Schema<string> = {
  type: 'string',
  pattern: '^\\d{4}-\\d{2}-\\d{2}$',
  'x-must': 'must be a day such as 2027-05-24',
}

export const Event = defineResource({
  name: 'event',
  table: 'event',
  title: 'event',
  titles: 'events',
  description: 'Something that takes place on one or more dates. It belongs to a group and has its own page.',
  deletion: 'Deletes its page, files and links as well.',
  restoration: 'Its RSVPs come back with it for ten minutes; then they are erased.',
  key: 'prokey',
  // One form of recurrence, on days that exist.
  example: {
    simplified_recurrence: true,
    recurrence: null,
    recurrence_byDay: 'MO,WE',
    recurrence_byMonth: null,
    recurrence_byMonthDay: null,
    // Only one item can have a slug, and examples are tried more than once.
    slug: null,
  },
  required: {
    dates: eventDates(
      'The dates, at least one. An update changes them by position: element n is merged into date n, additional elements are appended, and a date whose values are all null is removed. At most 1,000,000 bytes of text in total.',
    ),
  },
  defaulted: {
    simplified_recurrence: byDefault(
      false,
      flag(
        'Which form of recurrence applies: false for `recurrence`, true for the `recurrence_*` fields. If left out, it follows the fields you send. Switching requires a rule in the new form.',
      ),
    ),
    skipped_dates: byDefault(
      [],
      listOf(
        skippedDay,
        'Beyond the specification: days on which the series does not take place. Each is the start day of an occurrence in the time zone of the date. Needs a recurrence and a date that is not dynamic, and at least one occurrence must remain. If a change of date or recurrence leaves out this field, days that are no longer occurrences are dropped.',
        { maxItems: limits.skippedDates, example: ['2027-05-26'], smallest: [] },
      ),
    ),
    rsvp: byDefault(false, flag('Visitors can sign up for the event. Has no effect without `rsvp_block`.')),
    cta: byDefault(
      false,
      flag('Show a call to action after a visitor saves the event or, with `rsvp`, signs up for it.'),
    ),
    hideButton: byDefault(false, flag('Show the page without calendar buttons.')),
    distribution: byDefault(
      true,
      flag('For RSVP: false makes it just a sign-up form, without date, calendar buttons and calendar files.', {
        example: true,
      }),
    ),
  },
  optional: {
    title_event_series: text(
      'The title if there is more than one date; if null, pages show the name of the date that comes next.',
      { example: 'Summer concerts' },
    ),
    recurrence: text(
      'The recurrence as an RFC 5545 RRULE, from DAILY to YEARLY. With a dynamic date, it ends by COUNT, not UNTIL.',
      {
        example: 'RRULE:FREQ=WEEKLY;BYDAY=MO,WE;COUNT=10',
      },
    ),
    recurrence_simple_type: choice(['daily', 'weekly', 'monthly', 'yearly'], 'How often it repeats.', {
      example: 'weekly',
    }),
    recurrence_interval: whole('The number of days, weeks, months or years between repetitions; 1 if null.', {
      minimum: 1,
      maximum: 999,
      example: 2,
    }),
    recurrence_byDay: text('Weekdays; with a number for "the second Tuesday" or "the last Friday".', {
      example: '2TU,-1FR',
    }),
    recurrence_byMonth: text('Months, 1 to 12.', { example: '5,6,9' }),
    recurrence_byMonthDay: text('Days of the month, 1 to 31, or -1 for the last one.', { example: '1,15' }),
    recurrence_count: whole('The number of occurrences; endless if null.', {
      minimum: 1,
      maximum: 3650,
      example: 10,
    }),
    recurrence_weekstart: choice(
      ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'],
      'The first day of the week; Monday if null.',
      { example: 'SU' },
    ),
    iCalFileName: text('The name of the calendar file instead of `event`, without `.ics`.', {
      example: 'summer-party',
    }),
    layout: reference(Style, 'The style template of the calendar button.'),
    landingpage: reference(LandingPage, 'The landing page template.'),
    rsvp_block: reference(RsvpBlock, 'The RSVP template.', { flag: 'rsvp', labelled: ', RSVP' }),
    cta_block: reference(CtaBlock, 'The CTA template.', { flag: 'cta' }),
    slug: slug('event'),
  },
  createOnly: {
    event_group: groupReference(
      Group,
      'The group the event belongs to. Required unless `new_event_group_name` is sent. An update cannot change it; people move events in the web application.',
    ),
  },
  transient: {
    new_event_group_name: name('Creates a new group with this name for the event.', { example: 'Concerts' }),
  },
  readOnly: {
    status: plain<'published' | 'draft'>({
      type: 'string',
      enum: ['published', 'draft'],
      description:
        'New events are published. People create and publish drafts in the web application, or with the `kalends` command.',
      examples: ['published'],
    }),
    sequence: plain<string>({
      type: 'string',
      description:
        'The iCalendar SEQUENCE, incremented when times, recurrence, skipped dates, location or the status of a date change.',
      examples: ['0'],
    }),
    ...timestamps,
    short_link: shortLink,
  },
})

export type Event = Read<typeof Event>
export type EventCreate = Create<typeof Event>
export type EventPatch = Patch<typeof Event>
