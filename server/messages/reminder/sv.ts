import type { ReminderMessages } from './en.ts'

export const reminder: ReminderMessages = {
  texts: {
    rsvp_reminder: {
      subject: '{{when}}: {{event}}',
      headline: '{{when}}',
      content: 'Här är allt du behöver veta. Vi ses där.',
      button_label: 'Visa min anmälan',
    },
  },
  more: {
    undecided: 'Du har svarat ”kanske”. Kan du komma? Meddela arrangören.',
    release: {
      before: 'Kan du inte komma?',
      link: (seats) => (seats === 1 ? 'Lämna återbud' : `Lämna återbud för ${seats} platser`),
    },
    others: 'Också på gång',
    unsubscribe: 'Avprenumerera på påminnelser och uppdateringar',
  },
}
