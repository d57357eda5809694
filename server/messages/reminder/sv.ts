import type { ReminderMessages } from './en.ts'

export const reminder: ReminderMessages = {
  texts: {
    rsvp_reminder: {
      subject: '{{when}}: {{event}}',
      headline: '{{when}}',
      content: 'Här är allt du behöver veta. Vi ses.',
      button_label: 'Visa min anmälan',
    },
  },
  more: {
    undecided: 'Du svarade kanske. Kan du komma? Meddela arrangören.',
    release: { before: 'Kan du inte komma?', link: 'Lämna din plats till någon annan' },
    others: 'Även på gång',
    unsubscribe: 'Avsluta påminnelser och uppdateringar',
  },
}
