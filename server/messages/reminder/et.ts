import type { ReminderMessages } from './en.ts'

export const reminder: ReminderMessages = {
  texts: {
    rsvp_reminder: {
      subject: '{{when}}: {{event}}',
      headline: '{{when}}',
      content: 'Siin on kõik vajalik. Kohtumiseni.',
      button_label: 'Vaata registreeringut',
    },
  },
  more: {
    undecided: 'Vastasid „võib-olla“. Kas saad tulla? Anna korraldajale teada.',
    release: {
      before: 'Ei saa tulla?',
      link: (seats) => (seats === 1 ? 'Vabasta oma koht' : `Vabasta ${seats} kohta`),
    },
    others: 'Peagi tulemas ka',
    unsubscribe: 'Loobu meeldetuletustest ja muudatuste teavitustest',
  },
}
