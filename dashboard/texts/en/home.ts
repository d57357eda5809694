import { plural } from '../plural.ts'

const number = plural('en')

export const home = {
  hello: (name: string) => `Hello, ${name}`,
  next: 'Next events',
  all: 'All events',
  nothing: 'Nothing ahead',
  nothingText: 'Events that start from now on appear here, with the number of people who are coming.',
  now: 'now',
  cancelled: 'Cancelled',
  draft: 'Draft',
  views: (views: number, written: string) =>
    number(views, { one: '1 view in 7 days', other: `${written} views in 7 days` }),
  going: (seats: number) => `${seats} going`,
  attention: 'Needs attention',
  allWell: 'All is well.',
  failedMails: (mails: number) =>
    mails >= 10
      ? '10 or more mails could not be sent'
      : number(mails, { one: '1 mail could not be sent', other: `${mails} mails could not be sent` }),
  brokenDomains: (domains: number) =>
    number(domains, { one: 'A domain is not set up yet', other: `${domains} domains are not set up yet` }),
  drafts: (drafts: number) =>
    drafts >= 10 ? '10 or more drafts' : number(drafts, { one: '1 draft', other: `${drafts} drafts` }),
  removal: (moment: string) => `This organization will be deleted on ${moment}`,
  noMail: 'The server cannot send mail yet',
  start: {
    question: 'What would you like to do first?',
    help: 'It takes a minute. You can change everything later.',
    goals: {
      page: { title: 'Publish an event page', text: 'A page with date, place and buttons for every calendar.' },
      'sign-up': { title: 'Collect sign-ups', text: 'A page with a form, a limit of seats, and tickets by mail.' },
      calendar: {
        title: 'Offer a calendar to subscribe to',
        text: 'New dates appear in people’s calendars by themselves.',
      },
      button: {
        title: 'Put a button on my site',
        text: 'Two lines of code; visitors add your event to their calendar.',
      },
    },
    noTickets: 'This server can’t send mail, so attendees won’t get their tickets by mail.',
    samplesHelp: 'Just looking around?',
    samples: 'Fill it with sample content',
    firstGroup: 'Events',
    nameField: 'Your name',
    calendarName: 'Name of the calendar',
    inputs: { name: 'Name of the event', date: 'Date', time: 'Starts at', place: 'Place or link', seats: 'Seats' },
    zone: {
      label: 'Time zone',
      used: (zone: string) => `Times are in the zone ${zone}.`,
      change: 'Change time zone',
    },
    seatsHelp: 'Leave it empty for no limit.',
    over: 'This day is over. The page will say so.',
    publish: 'Publish',
  },
}
