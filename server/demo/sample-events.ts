import type { EventCreate, GroupCreate } from '@kalends/contract'

export interface SampleGroup {
  readonly group: GroupCreate
  /** By title, which is how they are found again. */
  readonly events: Readonly<Record<string, Omit<EventCreate, 'event_group'>>>
}

/**
 * One group of each kind and events of every kind. `day(n)` is the date n days from today, `template` the id of a
 * sample template.
 */
export function sampleGroups(day: (days: number) => string, template: (name: string) => number): SampleGroup[] {
  return [
    {
      group: {
        name: 'Sample: Evenings',
        public_event_overview: true,
        layout: template('Sample: round and colourful'),
        landingpage: template('Sample: harbour'),
      },
      events: {
        'Evening at the harbour': {
          dates: [
            {
              name: 'Evening at the harbour',
              startDate: day(10),
              startTime: '19:00',
              endTime: '22:30',
              timeZone: 'Europe/Berlin',
              location: 'Pier 3, Hamburg',
              description: '<p>Music, food and <strong>good company</strong>.</p>',
              organizer_name: 'Example Events',
              organizer_email: 'events@example.org',
            },
          ],
          cta: true,
          cta_block: template('Sample: newsletter'),
        },
        'Summer party': {
          dates: [
            {
              name: 'Summer party',
              startDate: day(24),
              startTime: '18:00',
              endTime: '23:00',
              timeZone: 'Europe/Berlin',
              location: 'The old boathouse',
            },
          ],
          rsvp: true,
          rsvp_block: template('Sample: summer party'),
        },
        'Pottery in three evenings': {
          title_event_series: 'Pottery in three evenings',
          dates: [
            {
              name: 'Pottery: forming',
              startDate: day(5),
              startTime: '18:30',
              endTime: '20:30',
              timeZone: 'Europe/Berlin',
            },
            {
              name: 'Pottery: glazing',
              startDate: day(12),
              startTime: '18:30',
              endTime: '20:30',
              timeZone: 'Europe/Berlin',
              status: 'CANCELLED',
            },
            {
              name: 'Pottery: firing',
              startDate: day(19),
              startTime: '18:30',
              endTime: '20:30',
              timeZone: 'Europe/Berlin',
            },
          ],
          landingpage: template('Sample: sunrise'),
        },
        'Your trial ends': {
          dates: [
            {
              name: 'Your trial ends',
              startDate: 'today+14',
              description: '<p>Always two weeks from now.</p>',
              availability: 'free',
            },
          ],
        },
        'Wine tasting': {
          dates: [
            {
              name: 'Wine tasting',
              startDate: day(20),
              startTime: '19:30',
              endTime: '22:00',
              timeZone: 'Europe/Berlin',
              location: 'The old boathouse',
            },
          ],
          rsvp: true,
          rsvp_block: template('Sample: wine tasting'),
        },
      },
    },
    {
      group: {
        name: 'Sample: Club calendar',
        subscription: 'children',
        layout: template('Sample: quiet, follows dark mode'),
        landingpage: template('Sample: sunrise'),
        cta: true,
        cta_block: template('Sample: newsletter'),
      },
      events: {
        'Open days': { dates: [{ name: 'Open days', startDate: day(8), endDate: day(9), location: 'Club house' }] },
        Training: {
          dates: [
            { name: 'Training', startDate: day(3), startTime: '17:30', endTime: '19:00', timeZone: 'Europe/Berlin' },
          ],
          recurrence: 'RRULE:FREQ=WEEKLY;COUNT=12',
        },
        'Book club': {
          dates: [
            {
              name: 'Book club',
              startDate: day(6),
              startTime: '20:00',
              timeZone: 'Europe/Berlin',
              location: 'Library',
            },
          ],
          recurrence_simple_type: 'weekly',
          recurrence_interval: 2,
          recurrence_count: 6,
        },
        'Talk from New York': {
          dates: [
            {
              name: 'Talk from New York',
              startDate: day(15),
              startTime: '12:00',
              endTime: '13:00',
              timeZone: 'America/New_York',
              location: 'https://meet.example.org/talk',
            },
          ],
          iCalFileName: 'new-york',
        },
      },
    },
    {
      group: {
        name: 'Sample: Bank holidays in England and Wales',
        subscription: 'external',
        subscription_cal_url: 'https://www.gov.uk/bank-holidays/england-and-wales.ics',
      },
      events: {},
    },
  ]
}
