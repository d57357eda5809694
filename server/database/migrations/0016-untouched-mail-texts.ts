/** An empty text of an email template means the default. Until now the defaults were copied into each template. */
export const untouchedMailTexts = (): string[] => [
  // Templates that were never changed.
  `update email_template set body =
      '{"name":"' || label || '","subject":"","headline":"","content":"","button_label":"","from_name":null,"reply_to":null}'
      where updated is null and label in (${names.map((name) => `'${name}'`).join()})`,
  ...Object.entries(ours).flatMap(([type, texts]) =>
    Object.entries(texts).flatMap(([field, versions]) =>
      versions.map((text) => emptied(type, field, field === 'content' ? `<p>${text}</p>` : text)),
    ),
  ),
]

/** Clears a single text that was not changed. Inside a value, the quotes around the field name would be escaped. */
function emptied(type: string, field: string, text: string): string {
  const stored = `"${field}":${JSON.stringify(text)}`
  return `update email_template set body = replace(body, '${stored}', '"${field}":""') where type = '${type}'`
}

const names = [
  'Confirm address',
  'Thank you',
  'Sign-up confirmation',
  'Change confirmation',
  'Event update',
  'Magic link',
  'Second sign-up',
]

/** Every default text of earlier versions. */
const ours: Record<string, Record<'subject' | 'headline' | 'content' | 'button_label', string[]>> = {
  rsvp_doi: {
    subject: ['Please confirm your email address', 'Please confirm your email address: {{event}}'],
    headline: ['One more step'],
    content: [
      'Confirm your email address to complete your sign-up. If you did not sign up, ignore this mail and nothing will happen.',
      'Confirm your email address to complete your sign-up. The button works for one hour. If you did not sign up, ignore this mail and nothing will happen.',
      'Confirm your email address to complete your sign-up. The button works for one hour. If you did not sign up, ignore this email and nothing will happen.',
    ],
    button_label: ['Confirm my address'],
  },
  rsvp_thank_you: {
    subject: ['Thank you for confirming', 'Your answer is confirmed: {{event}}'],
    headline: ['You are on the list', 'Thank you'],
    content: [
      'Your email address is confirmed and your answer is saved. You find the event attached for your calendar.',
      'Your email address is confirmed and your answer is saved. With the button below you can see and change it.',
    ],
    button_label: ['View my answer'],
  },
  rsvp_signup_confirmation: {
    subject: ['Your sign-up', 'Your answer: {{event}}'],
    headline: ['Thank you for your answer'],
    content: [
      'Your answer is saved. You find the event attached for your calendar.',
      'Your answer is saved. With the button below you can see and change it.',
    ],
    button_label: ['View my answer'],
  },
  rsvp_change_confirmation: {
    subject: ['Your answer has changed', 'Your answer has changed: {{event}}'],
    headline: ['Your change is saved'],
    content: [
      'This is your answer as it is now. If you did not change it, open it with the button below and correct it.',
    ],
    button_label: ['View my answer'],
  },
  rsvp_event_update: {
    subject: ['The event has changed', 'Event updated: {{event}}'],
    headline: ['Please note the new details'],
    content: [
      'Something about the event has changed. The attached file updates the entry in your calendar.',
      'The organizer has changed this event. These are the details as they are now.',
    ],
    button_label: ['View the event', 'View my answer'],
  },
  rsvp_magic_link: {
    subject: ['Your access to your answer', 'Access to your answer: {{event}}'],
    headline: ['Open your answer'],
    content: [
      'With the button below you can see and change your answer. It works for one hour.',
      'With the button below you can see and change your answer. It works for one hour. If you did not ask for this, ignore this mail.',
      'With the button below you can see and change your answer. It works for one hour. If you did not ask for this, ignore this email.',
    ],
    button_label: ['Open my answer'],
  },
  rsvp_second_signup: {
    subject: ['You have already signed up', 'You have already signed up: {{event}}'],
    headline: ['We know you already', 'We already have your answer'],
    content: [
      'Somebody, probably you, signed up again with this address. Your answer is unchanged; with the button below you can see and change it.',
      'Somebody, probably you, signed up again with this address. Your answer is unchanged. With the button below you can see and change it; it works for one hour.',
    ],
    button_label: ['Open my answer'],
  },
}
