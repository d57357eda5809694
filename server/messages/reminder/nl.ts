import type { ReminderMessages } from './en.ts'

export const reminder: ReminderMessages = {
  texts: {
    rsvp_reminder: {
      subject: '{{when}}: {{event}}',
      headline: '{{when}}',
      content: 'Hier vind je alles wat je nodig hebt. Tot dan.',
      button_label: 'Mijn aanmelding bekijken',
    },
  },
  more: {
    undecided: 'Je bent er misschien bij. Lukt het? Laat het de organisator weten.',
    release: {
      before: 'Kun je toch niet?',
      link: (seats) => (seats === 1 ? 'Geef je plek vrij' : `Geef je ${seats} plekken vrij`),
    },
    others: 'Ook binnenkort',
    unsubscribe: 'Afmelden voor herinneringen en updates',
  },
}
