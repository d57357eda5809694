/** What attendees read around their RSVP: on the form, on the page after it and behind the links of mails. */
export const ticket = {
  // Headlines, by status. `signedUp` is for forms that are not about a date.
  confirmed: "You're going",
  undecided: 'You might join',
  declined: "You can't make it",
  pending: 'Almost there',
  signedUp: "You're signed up",
  /** Below "You might join". */
  held: "We're holding your seat. Tell us when you know.",
  /** Below "You can't make it". */
  changedMind: 'Plans changed? You can still reply yes.',
  /** After the sign-up, for attendees who are going. */
  codeByMail: 'Your check-in code is in the email.',
  /** For two or more. */
  dates: (count: number) => `Your RSVP is for all ${count} dates.`,
  series: 'Your RSVP is for every date of this series.',
  /** Unfolds those after the next ones. */
  furtherDates: 'More dates',
  directions: 'Get directions',
  invite: 'Invite a friend',
  buttons: {
    undecided: 'Reply maybe',
    declined: 'Send my regrets',
  },
  /** Below the button of a form whose address has to be confirmed. */
  linkFollows: "Next, we'll email you a link to confirm your address.",
  /** If all seats are taken. */
  regrets: "Can't make it? Let the organizer know",
  /** If there is nothing to change any more. */
  view: 'Already signed up? See your RSVP',
  /** Instead of the form of an event that is cancelled, or over. */
  cancelled: "It won't take place, so there's nothing to sign up for.",
  over: 'Sign-up has ended. Thank you to everyone who came.',
  /** To attendees of a cancelled event. */
  nothingToDo: "You don't have to do anything.",
  remove: 'Remove from my calendar',
  wrongAddress: 'Wrong address?',
  sendAgain: 'Send it again',
}

export type TicketMessages = typeof ticket
