import { reminder } from '../reminder/en.ts'
import { waiting } from '../waiting/en.ts'

/** Default texts of mails to attendees. Variables are replaced: see templates/mail-variables.ts. */
export const mail = {
  texts: {
    rsvp_doi: {
      subject: 'Please confirm your email address: {{event}}',
      headline: 'One more step',
      content:
        "Confirm your email address to complete your sign-up. The button works for one hour. Didn't sign up? Just ignore this email.",
      button_label: 'Confirm my address',
    },
    rsvp_thank_you: {
      subject: 'Your RSVP is confirmed: {{event}}',
      headline: 'Thank you',
      content:
        'Your email address is confirmed and your RSVP is saved. Need to change something? Update your RSVP any time.',
      button_label: 'View my RSVP',
    },
    rsvp_signup_confirmation: {
      subject: 'Your RSVP: {{event}}',
      headline: 'Thank you for your RSVP',
      content: 'Your RSVP is saved. Need to change something? Update it any time.',
      button_label: 'View my RSVP',
    },
    rsvp_change_confirmation: {
      subject: 'Your updated RSVP: {{event}}',
      headline: 'Your change is saved',
      content: "Here's your current RSVP. Didn't change it? Open it with the button below and correct it.",
      button_label: 'View my RSVP',
    },
    rsvp_event_update: {
      subject: 'Event updated: {{event}}',
      headline: 'Please note the new details',
      content: 'The organizer has changed this event. Here are the current details.',
      button_label: 'View my RSVP',
    },
    rsvp_magic_link: {
      subject: 'Link to your RSVP: {{event}}',
      headline: 'Open your RSVP',
      content:
        "Use the button below to view or change your RSVP. It works for one hour. Didn't ask for this? Just ignore this email.",
      button_label: 'Open my RSVP',
    },
    rsvp_second_signup: {
      subject: "You've already signed up: {{event}}",
      headline: 'We already have your RSVP',
      content:
        'Someone, probably you, signed up again with this address. Your RSVP is unchanged. Use the button below to view or change it; it works for one hour.',
      button_label: 'Open my RSVP',
    },
    ...waiting.texts,
    ...reminder.texts,
  },
  removed: {
    subject: 'Your sign-up was removed: {{event}}',
    headline: "You're no longer signed up",
    content: 'The organizer has removed your sign-up. If this comes as a surprise, please contact the organizer.',
  },
  status: { confirmed: 'Attending', undecided: 'Maybe', declined: 'Not attending', waiting: waiting.status },
  heldUntil: waiting.heldUntil,
  reminder: reminder.more,
  answer: 'Your RSVP',
  places: 'Seats',
  ticket: { label: 'Your ticket', hint: 'Show this code at the entrance.' },
  /** The remainder of a long list of dates: 1 to 99. */
  more: (count: number) => `and ${count} more`,
  attached: 'A calendar invite is attached.',
  attachedUpdate: 'The attached invite updates your calendar.',
  attachedRemoval: 'The attached invite removes the event from your calendar.',
  withoutButton: 'Button not working? Open this link:',
  reason: "You're getting this because this address was used to sign up for this event.",
  unsubscribe: 'Unsubscribe from updates',
}

export type MailMessages = typeof mail
