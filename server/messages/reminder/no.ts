import type { ReminderMessages } from './en.ts'

export const reminder: ReminderMessages = {
  texts: {
    rsvp_reminder: {
      subject: '{{when}}: {{event}}',
      headline: '{{when}}',
      content: 'Her er alt du trenger. Vi ses.',
      button_label: 'Se påmeldingen min',
    },
  },
  more: {
    undecided: 'Du svarte kanskje. Kan du komme? Gi arrangøren beskjed.',
    release: { before: 'Kan du ikke komme?', link: 'Gi fra deg plassen' },
    others: 'Også snart',
    unsubscribe: 'Ikke send flere påminnelser og oppdateringer',
  },
}
