/** Default texts of mails to attendees. Variables are replaced: see templates/mail-variables.ts. */
export const mail = {
  texts: {
    rsvp_doi: {
      subject: 'Please confirm your email address: {{event}}',
      headline: 'One more step',
      content:
        'Confirm your email address to complete your sign-up. The button works for one hour. If you did not sign up, ignore this email and nothing will happen.',
      button_label: 'Confirm my address',
    },
    rsvp_thank_you: {
      subject: 'Your answer is confirmed: {{event}}',
      headline: 'Thank you',
      content:
        'Your email address is confirmed and your answer is saved. With the button below you can see and change it.',
      button_label: 'View my answer',
    },
    rsvp_signup_confirmation: {
      subject: 'Your answer: {{event}}',
      headline: 'Thank you for your answer',
      content: 'Your answer is saved. With the button below you can see and change it.',
      button_label: 'View my answer',
    },
    rsvp_change_confirmation: {
      subject: 'Your answer has changed: {{event}}',
      headline: 'Your change is saved',
      content:
        'This is your answer as it is now. If you did not change it, open it with the button below and correct it.',
      button_label: 'View my answer',
    },
    rsvp_event_update: {
      subject: 'Event updated: {{event}}',
      headline: 'Please note the new details',
      content: 'The organizer has changed this event. These are the details as they are now.',
      button_label: 'View my answer',
    },
    rsvp_magic_link: {
      subject: 'Access to your answer: {{event}}',
      headline: 'Open your answer',
      content:
        'With the button below you can see and change your answer. It works for one hour. If you did not ask for this, ignore this email.',
      button_label: 'Open my answer',
    },
    rsvp_second_signup: {
      subject: 'You have already signed up: {{event}}',
      headline: 'We already have your answer',
      content:
        'Somebody, probably you, signed up again with this address. Your answer is unchanged. With the button below you can see and change it; it works for one hour.',
      button_label: 'Open my answer',
    },
  },
  removed: {
    subject: 'Your sign-up was removed: {{event}}',
    headline: 'You are no longer signed up',
    content: 'The organizer has removed your sign-up. If this comes as a surprise, please contact the organizer.',
  },
  status: { confirmed: 'Attending', undecided: 'Maybe', declined: 'Not attending' },
  answer: 'Your answer',
  places: 'Places',
  /** The remainder of a long list of dates: 1 to 99. */
  more: (count: number) => `and ${count} more`,
  attached: 'The event is attached for your calendar.',
  attachedUpdate: 'The attached file updates the entry in your calendar.',
  attachedRemoval: 'The attached file removes the event from your calendar.',
  withoutButton: 'If the button does not work, open this address:',
  reason: 'You receive this email because this address was used to sign up for this event.',
  unsubscribe: 'Send me no more updates',
}

export type MailMessages = typeof mail
