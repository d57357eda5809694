import type { ReminderMessages } from './en.ts'

export const reminder: ReminderMessages = {
  texts: {
    rsvp_reminder: {
      subject: '{{when}}: {{event}}',
      headline: '{{when}}',
      content: 'Ecco tutto quello che ti serve. Ci vediamo lì.',
      button_label: 'Vedi la tua iscrizione',
    },
  },
  more: {
    undecided: 'Avevi risposto «forse». Riesci a venire? Fallo sapere all’organizzatore.',
    release: {
      before: 'Non puoi venire?',
      link: (seats) => (seats === 1 ? 'Libera il tuo posto' : `Libera ${seats} posti`),
    },
    others: 'In programma anche',
    unsubscribe: 'Non ricevere più promemoria e aggiornamenti',
  },
}
