import { plural } from '../plural.ts'

const form = plural('en')
const count = (number: number) => form(number, { one: '1 event', other: `${number} events` })
/** The title of one event, or how many there are. */
const what = (number: number, title: string) => (number === 1 ? `“${title}”` : count(number))

export const events = {
  tabs: {
    edit: 'Edit',
    details: 'Details',
    attendees: 'Attendees',
    statistics: 'Statistics',
    share: 'Share',
    history: 'History',
  },
  title: 'Events',
  view: 'View',
  views: { list: 'List', calendar: 'Calendar' },
  show: { list: 'Show events as a list', calendar: 'Show events in a calendar' },
  columns: { title: 'Event', when: 'When', group: 'Calendar', rsvp: 'Sign-up' },
  states: { draft: 'Draft', cancelled: 'Cancelled', now: 'Now', over: 'Over', unsaved: 'Unsaved' },
  moreDates: (number: number) => form(number, { one: '+1 date', other: `+${number} dates` }),
  count: (number: number, text: string, hasMore: boolean) =>
    hasMore ? `More than ${text} events` : form(number, { one: '1 event', other: `${text} events` }),
  filters: {
    label: 'Filter events',
    search: 'Search events',
    time: 'Time',
    times: { upcoming: 'Upcoming', past: 'Past', all: 'All' },
    group: 'Calendar',
    allGroups: 'All calendars',
    status: 'Status',
    statuses: { '': 'Any status', published: 'Published', draft: 'Drafts' },
    rsvp: 'Sign-up',
    rsvps: { '': 'With or without sign-up', yes: 'With sign-up', no: 'Without sign-up' },
    clear: 'Clear filters',
  },
  showTime: { upcoming: 'Show upcoming events', past: 'Show past events', all: 'Show all events' },
  showDrafts: 'Show drafts',
  print: 'Print this list',
  selectAll: 'Select all events in the list',
  selectRow: 'Select or deselect the focused event',
  selectEvent: (title: string) => `Select ${title}`,
  selection: 'Selected events',
  selected: (number: string) => `${number} selected`,
  selectRest: 'Select all that match',
  selectMatching: (number: string, isComplete: boolean) =>
    isComplete ? `Select all ${number} that match` : `Select ${number} of those that match`,
  countFailed: 'The matching events could not be loaded. Try again',
  clearSelection: 'Clear the selection',
  withSelected: (action: string, number: number) =>
    `${action}: ${form(number, { one: '1 selected event', other: `${number} selected events` })}`,
  moreFailed: 'The next events could not be loaded.',
  working: (done: number, of: number) => `${done} of ${of} events`,
  actions: {
    of: (title: string) => `Actions for ${title}`,
    openPage: 'Open page',
    copyLink: 'Copy link',
    linkCopied: 'Link copied',
    publish: 'Publish',
    unpublish: 'Unpublish',
    move: 'Move to calendar …',
    moveDay: 'Move to another day …',
  },
  published: (number: number, title: string) => `${what(number, title)} published`,
  unpublished: (number: number, title: string) => `${what(number, title)} unpublished`,
  moved: (number: number, title: string, group: string) => `${what(number, title)} moved to ${group}`,
  duplicated: (number: number, title: string) =>
    number === 1 ? `“${title}” duplicated as a draft` : `${count(number)} duplicated as drafts`,
  deleted: (number: number, title: string) => `${what(number, title)} deleted`,
  moreFailures: (number: string) => `and ${number} more`,
  failed: (number: number) =>
    form(number, { one: '1 event could not be changed', other: `${number} events could not be changed` }),
  moving: {
    title: (number: number, title: string) => `Move ${what(number, title)}`,
    to: 'To calendar',
    help: 'Links and pages keep working. The calendars of subscribers follow with their next update.',
    none: 'There is no other calendar yet. Create one under Calendars first.',
    confirm: 'Move',
  },
  deleting: {
    title: (number: number, title: string) => `Delete ${what(number, title)}?`,
    text: (number: number) =>
      form(number, {
        one: 'Its page, calendar files, links and buttons stop working. You can undo this for ten seconds.',
        other: 'Their pages, calendar files, links and buttons stop working. You can undo this for ten seconds.',
      }),
    lostTitle: 'RSVPs don’t come back',
    lost: (number: number) =>
      form(number, {
        one: '1 RSVP is erased for good. Undo brings back everything else.',
        other: `${number} RSVPs are erased for good. Undo brings back everything else.`,
      }),
    lostOf: (number: number) =>
      form(number, {
        one: 'The RSVPs of 1 event are erased for good. Undo brings back everything else.',
        other: `The RSVPs of ${number} events are erased for good. Undo brings back everything else.`,
      }),
    confirm: (number: number) => form(number, { one: 'Delete event', other: `Delete ${number} events` }),
  },
  empty: {
    title: 'Your events live here',
    text: 'Add a name and a date, and your event gets a page, a calendar file and a link to share. Nobody sees it until you publish it.',
    viewer: 'There are no events yet. Once an editor adds one, you find it here.',
    notFound: 'No event matches',
    notFoundText: 'Try fewer words, or clear the filters.',
    notFoundNow: {
      upcoming: 'No upcoming event matches. Try fewer words, or look at all events.',
      past: 'No past event matches. Try fewer words, or look at all events.',
    },
    atAnyTime: 'Search all events',
    noneAhead: 'Nothing coming up',
    noneAheadText: 'All your events are over. Plan the next one, or look back.',
    nonePast: 'No past events',
    nonePastText: 'Events appear here when their last date is over.',
  },
  calendar: {
    label: 'Calendar',
    shows: { month: 'Month', week: 'Week', agenda: 'Agenda' },
    show: 'Show',
    showAs: { month: 'Show a month', week: 'Show a week', agenda: 'Show the agenda' },
    today: 'Today',
    goToday: 'Go to today',
    next: 'Next',
    previous: 'Previous',
    keys: 'Arrow keys go from day to day, Enter opens one.',
    allDay: 'All day',
    all: 'all-day',
    more: (number: number) => `${number} more`,
    events: (number: number) => (number === 0 ? 'no events' : count(number)),
    none: 'No events on this day.',
    noneInPeriod: 'Nothing takes place in this period.',
    newOnDay: 'New event',
    incomplete: (shown: string, left: number, text: string) =>
      `${shown} dates are shown. ${form(left, { one: '1 more event does', other: `Up to ${text} more events do` })} not fit: choose a calendar, a status or a shorter period, or search.`,
    until: (time: string) => `until ${time}`,
    repeats: 'Repeats',
    movedTo: (title: string, day: string) => `“${title}” moved to ${day}`,
    moveTitle: (title: string) => `Move “${title}”`,
    moveDay: 'New day',
    moveHelp: 'The times stay the same. Published events change for visitors at once; attendees are not informed.',
    move: 'Move',
    changed:
      'Somebody else has changed this event in the meantime. The calendar shows the latest version now: try again.',
    notMoved: (title: string) => `“${title}” was not moved`,
  },
}
