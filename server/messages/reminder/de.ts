import type { ReminderMessages } from './en.ts'

export const reminder: ReminderMessages = {
  texts: {
    rsvp_reminder: {
      subject: '{{when}}: {{event}}',
      headline: '{{when}}',
      content: 'Hier ist alles, was Sie wissen müssen. Bis bald.',
      button_label: 'Anmeldung ansehen',
    },
  },
  more: {
    undecided: 'Sie sind vielleicht dabei. Klappt es? Geben Sie dem Veranstalter kurz Bescheid.',
    release: {
      before: 'Doch keine Zeit?',
      link: (seats) => (seats === 1 ? 'Platz freigeben' : `${seats} Plätze freigeben`),
    },
    others: 'Außerdem demnächst',
    unsubscribe: 'Erinnerungen und E-Mails über Änderungen abbestellen',
  },
}
