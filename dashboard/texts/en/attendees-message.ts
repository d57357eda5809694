import { plural } from '../plural.ts'

const of = plural('en')

export const attendeeMessage = {
  title: 'Message to attendees',
  toSelected: (count: number) => of(count, { one: 'To 1 selected RSVP', other: `To ${count} selected RSVPs` }),
  toFiltered: 'To everyone who matches the search and filters',
  toEvent: 'To everyone who is going or undecided',
  whoHelp: 'Each address gets one mail. Pending, erased and unsubscribed addresses are left out.',
  declinedToo: 'Choose a status in the filter to reach those who declined.',
  subject: 'Subject',
  text: 'Text',
  textHelp: 'Plain text. Blank lines separate paragraphs, and addresses become links.',
  variables: 'Insert',
  variable: {
    event: 'Event',
    date: 'Date',
    location: 'Place',
    organizer: 'Organizer',
    status: 'Reply',
    places: 'Seats',
    link: 'Link to RSVP',
  },
  preview: 'Preview',
  back: 'Edit',
  recipients: (count: number, shown: string) =>
    of(count, { one: '1 person gets this mail', other: `${shown} people get this mail` }),
  unsubscribed: (count: number) =>
    of(count, { one: '1 more has unsubscribed.', other: `${count} more have unsubscribed.` }),
  nobody: 'Nobody would get this message',
  nobodyText: 'Everyone selected is pending, erased or unsubscribed.',
  first: (address: string) => `As ${address} will see it`,
  mail: 'Mail as it will look',
  send: (count: number, shown: string) => of(count, { one: 'Send to 1 person', other: `Send to ${shown} people` }),
  sent: 'The message is on its way.',
  changed: 'The list has changed since the preview. Look at it again before you send.',
  html: 'Mail',
  plain: 'Plain text',
  show: 'Show as',
  noMail: 'This server has no mail server yet. Messages are kept in the mail log and not sent.',
}
