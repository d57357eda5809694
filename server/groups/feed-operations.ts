import { Event, Group } from '@kalends/contract'
import type { Operation } from '../http/route.ts'

/** `/<prokey>/event.ics` */
export const eventFileOperation: Operation = {
  tag: Event.titles,
  id: 'download-event-file',
  summary: 'Download the calendar file',
  description:
    'The file visitors open to add a published event to any calendar. With `iCalFileName`, the file has that name instead of `event`. ' +
    'An event whose dates have organizers has one file per date: `/ics/{prokey}` returns their addresses. ' +
    'Dynamic dates and RSVP events have no file. With the prokey of a group, it is the same as `calendar.ics`.',
  at: 'icsUrl',
  parameters: { prokey: Event.read.properties!.prokey! },
  answerTypes: ['text/calendar'],
  answer: {
    type: 'string',
    description: 'The file.',
    examples: [
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'METHOD:PUBLISH',
        'BEGIN:VEVENT',
        'SUMMARY:Summer party',
        'DTSTART;TZID=Europe/Berlin:20270501T180000',
        '…',
        'END:VEVENT',
        'END:VCALENDAR',
      ].join('\n'),
    ],
  },
  errors: [404, 503],
}

/** `/<group prokey>/calendar.ics` */
export const feedOperation: Operation = {
  tag: Group.titles,
  id: 'download-feed',
  summary: 'Download the feed',
  description:
    'The calendar that people subscribe to: all published events of a group whose `subscription` is `children`, or a copy of ' +
    'the calendar of one whose `subscription` is `external`. Calendars request it often, so send the `ETag`.',
  at: 'icsUrl',
  redirect: 'To the external calendar, if there is no copy of it.',
  parameters: { prokey: Group.read.properties!.prokey! },
  answerTypes: ['text/calendar'],
  answer: {
    type: 'string',
    description: 'The feed.',
    examples: [
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'METHOD:PUBLISH',
        'X-WR-CALNAME:Concerts',
        'REFRESH-INTERVAL;VALUE=DURATION:PT60M',
        'BEGIN:VEVENT',
        '…',
        'END:VEVENT',
        'END:VCALENDAR',
      ].join('\n'),
    ],
  },
  errors: [404, 503],
}
