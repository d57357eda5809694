import { ButtonData, Event, Group, calendarTypes } from '@kalends/contract'
import type { Operation } from '../http/route.ts'

const type = {
  type: 'string',
  enum: calendarTypes,
  description: 'The calendar it leads to.',
  examples: ['google'],
} as const

/** `/<prokey>/o/<type>` */
const event: Operation = {
  tag: Event.titles,
  id: 'open-direct-link',
  summary: 'Add to a calendar',
  description:
    'A link for people, in mails and on web pages, that adds a published event to one calendar. Where a calendar, a device or ' +
    'an app cannot do that, the answer is a small page that explains it and leads on, in the language of the style. ' +
    'The answer depends on the device and is never cached. RSVP events have no such links.',
  at: 'landingUrl',
  redirect: 'Into the calendar, with the event filled in.',
  parameters: { prokey: Event.read.properties!.prokey!, type },
  query: {
    date: {
      type: 'string',
      pattern: '^(next|[1-9][0-9]{0,2})$',
      description: 'Which date of several, counted from 1; or `next`, the next occurrence of a series.',
      examples: ['2'],
    },
  },
  answerTypes: ['text/html', 'text/calendar'],
  answer: { type: 'string', description: 'A page that explains, or the calendar file.' },
  isCached: false,
  errors: [404, 503],
}

/** `/<group prokey>/s/<type>` */
const subscription: Operation = {
  tag: Group.titles,
  id: 'open-subscription-link',
  summary: 'Subscribe in a calendar',
  description:
    'A link for people that subscribes them to the feed of a group. Calendars that cannot subscribe by a link get a page with ' +
    'the address to copy. The group needs the `subscription` `children` or `external`.',
  at: 'landingUrl',
  redirect: 'Into the calendar, with the address of the feed.',
  parameters: { prokey: Group.read.properties!.prokey!, type },
  answerTypes: ['text/html'],
  answer: { type: 'string', description: 'A page with the address to copy.' },
  isCached: false,
  errors: [404, 503],
}

export const linkOperations = { event, subscription }

/** `/<prokey>/config.json` */
export const buttonDataOperation: Operation = {
  tag: Event.titles,
  id: 'read-button-data',
  summary: 'Read the data of a button',
  description:
    'Everything that a calendar button on any page needs to draw itself and act: style, texts, dates and ready links. The prokey ' +
    'is that of a published event, or of a group with a `subscription` or a `public_event_overview`. The answer is the same for ' +
    'every visitor and can be read from any origin (CORS). Ask again with the `ETag`: it changes with the event and as time passes.',
  at: 'landingUrl',
  parameters: { prokey: Event.read.properties!.prokey! },
  answer: ButtonData,
  isCached: true,
  errors: [404, 503],
}
