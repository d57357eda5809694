import { reminder } from '../reminder/en.ts'
import { waiting } from '../waiting/en.ts'

/** Default texts of mails to attendees. Variables are replaced: see templates/mail-variables.ts. */
export const mail = {
  texts: {
    rsvp_doi: {
      subject: 'Confirm your email: {{event}}',
      headline: 'One more step',
      content:
        "One click confirms your email address and completes your sign-up. The link works for one hour. Didn't sign up? Just ignore this email.",
      button_label: 'Confirm my address',
    },
    rsvp_thank_you: {
      subject: "You're in: {{event}}",
      headline: "You're in",
      content: "Your email address is confirmed, and you're on the list. Plans changed? Update your RSVP any time.",
      button_label: 'View my RSVP',
    },
    rsvp_signup_confirmation: {
      subject: "You're in: {{event}}",
      headline: "You're in",
      content: "You're all set. Plans changed? Update your RSVP any time.",
      button_label: 'View my RSVP',
    },
    rsvp_change_confirmation: {
      subject: 'RSVP updated: {{event}}',
      headline: 'Your RSVP is updated',
      content: "Here's your RSVP as it is now. Didn't change it yourself? Open it and put it right.",
      button_label: 'View my RSVP',
    },
    rsvp_event_update: {
      subject: 'Event updated: {{event}}',
      headline: 'This event has changed',
      content: 'Here are the current details.',
      button_label: 'View my RSVP',
    },
    rsvp_magic_link: {
      subject: 'Your RSVP link: {{event}}',
      headline: 'Open your RSVP',
      content:
        "With this link, you can view or change your RSVP. It works for one hour. Didn't ask for it? Just ignore this email.",
      button_label: 'Open my RSVP',
    },
    rsvp_second_signup: {
      subject: "You've already replied: {{event}}",
      headline: 'We already have your RSVP',
      content:
        'Someone, probably you, signed up again with this address. Nothing has changed. With this link, you can view or change your RSVP. It works for one hour.',
      button_label: 'Open my RSVP',
    },
    ...waiting.texts,
    ...reminder.texts,
  },
  /** Replace subject, headline and content of the mails that confirm a reply, which are written for people who are coming. */
  replies: {
    undecided: {
      subject: 'You might join: {{event}}',
      headline: 'You might join',
      content: "You're down as a maybe. Let us know once you've decided.",
    },
    declined: {
      subject: "You can't make it: {{event}}",
      headline: "You can't make it",
      content: 'Thanks for letting us know. Changed your mind? Update your RSVP any time.',
    },
  },
  /** Headlines of rsvp_second_signup, by what the address has replied. They are its subjects, too. */
  again: {
    confirmed: "You're already signed up",
    undecided: "You're still down as a maybe",
    waiting: "You're already on the waiting list",
    // The page that the sender saw said yes.
    declined: {
      headline: "You're still down as not coming",
      content:
        "Someone, probably you, signed up again with this address. We haven't changed your RSVP: you're still down as not coming. Can you make it after all? Tell us with this link. It works for one hour.",
      button_label: 'Come after all',
    },
  },
  /** Replace the texts of any mail about an event that doesn't take place. */
  cancelled: {
    subject: 'Cancelled: {{event}}',
    headline: 'This event is cancelled',
    content: "It won't take place. There's nothing you need to do.",
  },
  removed: {
    subject: 'Your sign-up was removed: {{event}}',
    headline: "You're no longer signed up",
    content: 'The organizer has removed your sign-up. If this comes as a surprise, please contact the organizer.',
  },
  /** What an event looked like before and after a change, and what has changed. The subject begins with one of the latter. */
  changes: {
    was: 'Was',
    now: 'Now',
    title: 'Name',
    moved: 'Rescheduled',
    place: 'New location',
    added: 'New date',
    off: 'Date cancelled',
    resumed: 'Back on',
  },
  note: (organizer: string) => `A note from ${organizer}`,
  status: { confirmed: 'Going', undecided: 'Maybe', declined: "Can't make it", waiting: waiting.status },
  heldUntil: waiting.heldUntil,
  reminder: reminder.more,
  answer: 'Your RSVP',
  /** Of an event with several dates. */
  covers: 'Your RSVP is for all dates.',
  places: 'Seats',
  ticket: { label: 'Your ticket', hint: 'Show this code at the entrance.' },
  attached: 'A calendar invite is attached.',
  /** Below links into some calendars. */
  attachedForOthers: 'For Apple and all other calendars, open the attached invite.',
  attachedUpdate: 'The attached invite updates your calendar.',
  attachedRemoval: 'The attached invite removes the event from your calendar.',
  withoutButton: 'Button not working? Open this link:',
  reason: "You're getting this because you signed up for this event.",
  /** For addresses whose owners may have signed up for nothing. */
  reasonOfStranger: "You're getting this because this address was used to sign up for this event.",
  unsubscribe: 'Unsubscribe from updates',
}

export type MailMessages = typeof mail
