import { plural } from '../plural.ts'

const number = plural('en')

export const groups = {
  tabs: { edit: 'Edit', events: 'Events', statistics: 'Statistics', share: 'Share' },
  help: 'A calendar holds events. Visitors can subscribe to it.',
  new: 'New calendar',
  search: 'Search calendars',
  empty: {
    title: 'No calendars yet',
    text: 'Put events that belong together into a calendar, and let people subscribe: they get every new date by themselves.',
  },
  counts: (events: number, upcoming: number) =>
    number(events, { one: `1 event, ${upcoming} ahead`, other: `${events} events, ${upcoming} ahead` }),
  badges: { no: '', children: 'Subscription', external: 'External' },
  mode: 'What can people subscribe to?',
  modes: { no: 'Nothing', children: 'Its events', external: 'A calendar elsewhere' },
  modeHelp: {
    no: 'Events have their own pages and buttons. They can have sign-up forms.',
    children: 'A feed with all its events that stays up to date. No sign-up forms or moving dates.',
    external: 'You have the calendar at Google, Microsoft or another service, and pass it on.',
  },
  lockedMode: 'A calendar that passes on another one stays that way.',
  blocked: 'Some events cannot be in a subscription',
  blockedHelp: 'Change or move these events, then save again.',
  openEvent: 'Open event',
  reasons: {
    rsvp: 'people sign up for it',
    'dynamic date': 'its date moves with the day',
    status: 'one of its dates has a status',
    organizer: 'one of its dates has an organizer',
    attendee: 'one of its dates has an attendee',
  } as Readonly<Record<string, string>>,
  look: 'Look',
  noPage: {
    title: 'No page of its own',
    text: 'Switch on “Page with all its events”, or let people subscribe to it. Then you see its page here.',
  },
  lookSummary: (style: boolean, page: boolean) =>
    [style && 'own button', page && 'own page'].filter(Boolean).join(', ') || 'Standard',
  after: 'After subscribing',
  note: 'Note for yourself',
  address: 'Address',
  delete: 'Delete calendar',
  deleteTitle: (name: string) => `Delete “${name}”?`,
  deleteText: (events: number) =>
    events === 0
      ? 'Its page and feed stop working. You can bring it back for 30 days under Settings, Recently deleted.'
      : number(events, {
          one: 'Its event is deleted as well, with its page, files and RSVPs. You can bring calendar and event back for 30 days, and RSVPs for ten minutes.',
          other: `Its ${events} events are deleted as well, with their pages, files and RSVPs. You can bring calendar and events back for 30 days, and RSVPs for ten minutes.`,
        }),
  deleted: (name: string) => `“${name}” was deleted.`,
  allEvents: 'Search and filter',
  noEvents: {
    title: 'No events in this calendar',
    text: 'New events appear on its page and with everybody who has subscribed.',
  },
  draft: 'Draft',
  fields: {
    name: { label: 'Name', help: 'Visitors see it when they subscribe.' },
    subscription_cal_url: {
      label: 'Address of the calendar',
      help: 'It usually ends in .ics and starts with https://.',
    },
    public_event_overview: {
      label: 'Page with all its events',
      help: 'The calendar gets its own page, and its button lists the events.',
    },
    layout: { label: 'Button', unset: 'Standard' },
    landingpage: { label: 'Page template', unset: 'Standard' },
    cta: { label: 'Show a call to action', help: 'After somebody has subscribed, such as a newsletter form.' },
    cta_block: { label: 'Call to action', unset: 'None' },
    internal_note: { label: 'Note', help: 'Never shown to visitors.' },
    slug: { label: 'Name in the address', placeholder: 'concerts' },
  },
}
