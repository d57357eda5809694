export { signUp } from '../sign-up/en.ts'

/** What the dialog says after a sign-up, in the words of the pages. */
export const ticket = {
  // Headlines, by status. `signedUp` is for forms that are not about a date.
  confirmed: "You're going",
  undecided: 'You might join',
  declined: "You can't make it",
  waiting: "You're on the waiting list",
  signedUp: "You're signed up",
  /** Below "You might join". */
  held: (seats: number) =>
    seats === 1
      ? "We're holding your seat. Tell us when you know."
      : `We're holding your ${seats} seats. Tell us when you know.`,
  /** Below "You can't make it". */
  changedMind: 'Plans changed? You can still reply yes.',
  /** If all seats are taken. */
  waitingText: "Join the waiting list, and we'll email you when there's a seat for you.",
  /** After joining the waiting list. */
  inLine: (seats: number) =>
    seats === 1
      ? "We'll email you when there's a seat for you."
      : `We'll email you when there are ${seats} seats for you.`,
  position: (position: number) => `You're number ${position} in line.`,
  /** After `inLine`: a number of hours or days. */
  holds: (time: string, seats: number) =>
    seats === 1 ? `You'll have ${time} to take it.` : `You'll have ${time} to take them.`,
  leaveByMail: 'Changed your mind? Leave the list any time with the link in our email.',
  /** For two or more. */
  dates: (count: number) => `Your RSVP is for ${count === 2 ? 'both' : `all ${count}`} dates.`,
  series: 'Your RSVP is for every date of this series.',
  /** Unfolds those after the next one. */
  furtherDates: 'More dates',
  directions: 'Directions',
  invite: 'Invite a friend',
  /** After the sign-up, for attendees who are going. */
  codeByMail: 'Your check-in code is in the email.',
  buttons: {
    undecided: 'Reply maybe',
    declined: 'Send my regrets',
  },
  /** Below the button of a form whose address has to be confirmed. */
  linkFollows: "Next, we'll email you a link to confirm your address.",
  /** If all seats are taken. */
  regrets: "Can't make it? Let the organizer know",
  /** Below the address that a mail was sent to. */
  wrongAddress: 'Wrong address?',
  /** If there is nothing to change any more. */
  view: 'Already signed up? See your RSVP',
  sendAgain: 'Send it again',
  /** After asking for another mail. */
  oneAtATime: 'We send one email at most every ten minutes. Have a look in your spam folder, too.',
}

export type TicketMessages = typeof ticket
