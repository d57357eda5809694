import { ticket as shared } from '@kalends/button/messages/ticket/en'

/** What attendees read around their RSVP: on the form, on the page after it and behind the links of mails. */
export const ticket = {
  ...shared,
  pending: 'Almost there',
  /** Instead of the form of an event that is cancelled, or over. */
  cancelled: "It won't take place, so there's nothing to sign up for.",
  over: 'Sign-up has ended. Thank you to everyone who came.',
  /** To attendees of a cancelled event. */
  nothingToDo: "You don't have to do anything.",
  remove: 'Remove from my calendar',
  /** After sending it again. */
  earlierLinks: 'It can take a few minutes. Links in earlier emails still work.',
  /** Before an address. */
  mailTo: 'An email is on its way to',
  /** Behind a link of a mail that went to a mistyped address. */
  corrected: {
    title: 'This email went to the wrong address',
    text: "The address has been corrected since. Please use the link in the email to the right one. Not your sign-up? Then you don't have to do anything.",
  },
}

export type TicketMessages = typeof ticket
