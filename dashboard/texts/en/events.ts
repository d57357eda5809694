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
  columns: {
    title: 'Event',
    when: 'When',
    group: 'Calendar',
    status: 'Status',
    statuses: { draft: 'Draft', published: 'Published' },
    rsvp: 'Sign-up',
    seats: 'Seats',
    of: (taken: string, max: string) => `${taken} of ${max}`,
    created: 'Created',
    updated: 'Changed',
  },
  states: { draft: 'Draft', cancelled: 'Cancelled', now: 'Now', over: 'Over', unsaved: 'Unsaved' },
  repeats: 'Repeats',
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
    cancel: 'Cancel event …',
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
  unpublishing: {
    title: (number: number, title: string) => `Unpublish ${what(number, title)}?`,
    text: (people: number | undefined) =>
      people === undefined
        ? 'People may have signed up. Nobody gets a mail about it.'
        : `${form(people, { one: '1 person has', other: `${people} people have` })} signed up. Nobody gets a mail about it.`,
    outcomes: [
      'Visitors no longer see the page and can’t sign up.',
      'Links in earlier mails still work: people can see their RSVP, decline, and erase it.',
      'Reminders and offers from the waiting list stop.',
    ],
    hint: 'If it doesn’t take place, cancel it instead: people can get a mail, and calendars show it as cancelled.',
    confirm: 'Unpublish',
  },
  cancelling: {
    title: (title: string) => `Cancel “${title}”?`,
    text: 'All its dates are shown as cancelled, on its page and in calendars.',
    others: 'Your other changes are saved with it.',
    confirm: 'Cancel event',
    keep: 'Keep it',
    mail: {
      offer: (people: number) =>
        `${form(people, { one: '1 person has', other: `${people} people have` })} signed up. Tell them by mail?`,
      confirmed: (people: number) =>
        form(people, {
          one: '1 attendee who said yes gets the cancellation',
          other: `${people} attendees who said yes get the cancellation`,
        }),
      silently: 'Cancel without a mail',
      send: (mails: number) => form(mails, { one: 'Cancel and send 1 mail', other: `Cancel and send ${mails} mails` }),
      keep: (mails: number) =>
        form(mails, { one: 'Cancel, and keep 1 mail', other: `Cancel, and keep ${mails} mails` }),
    },
    done: (title: string) => `“${title}” cancelled`,
  },
  deleting: {
    title: (number: number, title: string) => `Delete ${what(number, title)}?`,
    text: (number: number) =>
      form(number, {
        one: 'Its page, calendar files, links and buttons stop working. You can bring it back for 30 days under Settings, Recently deleted.',
        other:
          'Their pages, calendar files, links and buttons stop working. You can bring them back for 30 days under Settings, Recently deleted.',
      }),
    notInformed: 'Nobody gets a mail about it.',
    cancelInstead: 'Cancel and tell them instead …',
    lostTitle: (number: number) => form(number, { one: 'RSVPs go with it', other: 'RSVPs go with them' }),
    lost: (number: number) =>
      form(number, {
        one: '1 RSVP is deleted too. Undo brings it back for ten minutes; then it is erased for good.',
        other: `${number} RSVPs are deleted too. Undo brings them back for ten minutes; then they are erased for good.`,
      }),
    lostOf: (number: number) =>
      form(number, {
        one: 'The RSVPs of 1 event are deleted too. Undo brings them back for ten minutes; then they are erased for good.',
        other: `The RSVPs of ${number} events are deleted too. Undo brings them back for ten minutes; then they are erased for good.`,
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
  series: {
    edit: 'Edit the series',
    change: 'Change this date',
    move: 'Move this date …',
    changeHelp: 'It becomes an event of its own. The series goes on without it.',
    cancel: 'Cancel this date',
    cancelAction: 'Cancel this date …',
    keep: 'Keep it',
    cancelTitle: (title: string, day: string) => `Cancel “${title}” on ${day}?`,
    cancelText:
      'The series skips this date. Pages and feeds no longer show it, and calendars remove it with their next update. All other dates stay.',
    notInformed: 'Attendees are not informed. They signed up for the whole series.',
    cancelled: (title: string, day: string) => `“${title}” on ${day} cancelled`,
    notCancelled: (title: string) => `This date of “${title}” was not cancelled`,
    detached: (day: string) => `${day} is an event of its own now. The series goes on without it`,
    notChanged: (title: string) => `This date of “${title}” was not changed`,
    notUndone: (title: string) => `The change of “${title}” was not undone`,
    joinAgain: (day: string, signUps: number) => ({
      title: `Bring ${day} back into the series?`,
      text:
        'This date is an event of its own now and would be there twice. So the separate event is deleted' +
        (signUps === 0
          ? '. If it was changed, you find it under “Recently deleted” for 30 days.'
          : ` with its ${form(signUps, { one: 'sign-up', other: `${signUps} sign-ups` })}. You find it under “Recently deleted” for 30 days, but sign-ups can be restored for ten minutes only.`),
      confirm: 'Bring back and delete the separate event',
    }),
    joined: (day: string) => `${day} belongs to the series again, and the separate event is deleted`,
    moveTitle: (title: string) => `“${title}” repeats`,
    moveText: (from: string, to: string) =>
      `Its dates follow a rule, so a single one can’t move. You can change this date into an event of its own on ${to}. The series then skips ${from}, and all other dates stay.`,
    moveHelp: 'This date becomes an event of its own. The series goes on without it. Attendees are not informed.',
  },
  calendar: {
    label: 'Calendar',
    shows: { month: 'Month', week: 'Week', agenda: 'Agenda' },
    show: 'Show',
    showAs: { month: 'Show a month', week: 'Show a week', agenda: 'Show the agenda' },
    today: 'Today',
    goToday: 'Go to today',
    ofDate: (action: string, date: string) => `${action}: ${date}`,
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
    moveHelp:
      'The times stay the same. Published events change for visitors at once; if people have signed up, you can tell them.',
    move: 'Move',
    changed:
      'Somebody else has changed this event in the meantime. The calendar shows the latest version now: try again.',
    notMoved: (title: string) => `“${title}” was not moved`,
  },
}
