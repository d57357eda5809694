import { ButtonData, Event, Group, calendarTypes } from '@kalends/contract'
import type { Operation } from '../http/route.ts'

const type = {
  type: 'string',
  enum: calendarTypes,
  description: 'The calendar.',
  examples: ['google'],
} as const

/** `/<prokey>/o/<type>` */
const event: Operation = {
  tag: Event.titles,
  id: 'open-direct-link',
  summary: 'Add to a calendar',
  description:
    'A link for mails and web pages that adds a published event to a calendar. If a calendar, device or app cannot do that, ' +
    'the response is a small page in the language of the style that explains it and offers alternatives. ' +
    'The response depends on the device and is never cached. RSVP events have no such links.',
  at: 'landingUrl',
  redirect: 'To the calendar, with the event filled in.',
  parameters: { prokey: Event.read.properties!.prokey!, type },
  query: {
    date: {
      type: 'string',
      pattern: '^(next|[1-9][0-9]{0,2})$',
      description: 'The position of the date, from 1, if there are several; or `next` for the next date of a series.',
      examples: ['2'],
    },
  },
  answerTypes: ['text/html', 'text/calendar'],
  answer: { type: 'string', description: 'A page that explains what to do, or the calendar file.' },
  isCached: false,
  errors: [404, 503],
}

/** `/<group prokey>/s/<type>` */
const subscription: Operation = {
  tag: Group.titles,
  id: 'open-subscription-link',
  summary: 'Subscribe in a calendar',
  description:
    'A link that subscribes visitors to the feed of a group. For calendars without subscription links, the response is a page with ' +
    'the address to copy. The group needs the `subscription` `children` or `external`.',
  at: 'landingUrl',
  redirect: 'To the calendar, with the address of the feed.',
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
  summary: 'Read button data',
  description:
    'Everything a calendar button on any page needs: style, texts, dates and links. The prokey belongs to a published event, ' +
    'or to a group with a `subscription` or a `public_event_overview`. The response is the same for every visitor and can be ' +
    'read from any origin (CORS). Send the `ETag` with the next request: the data changes with the event and as time passes.',
  at: 'landingUrl',
  parameters: { prokey: Event.read.properties!.prokey! },
  answer: ButtonData,
  isCached: true,
  errors: [404, 503],
}
