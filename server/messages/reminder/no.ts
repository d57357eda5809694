import type { ReminderMessages } from './en.ts'

export const reminder: ReminderMessages = {
  texts: {
    rsvp_reminder: {
      subject: '{{when}}: {{event}}',
      headline: '{{when}}',
      content: 'Her er alt du trenger å vite. Vi ses der.',
      button_label: 'Se påmeldingen min',
    },
  },
  more: {
    undecided: 'Du har svart «kanskje». Kan du komme? Gi arrangøren beskjed.',
    release: {
      before: 'Kan du ikke komme?',
      link: (seats) => (seats === 1 ? 'Meld avbud' : `Meld avbud for ${seats} plasser`),
    },
    others: 'Også på programmet',
    unsubscribe: 'Stopp påminnelser og oppdateringer',
  },
}
