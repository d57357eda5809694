import type { ReminderMessages } from './en.ts'

export const reminder: ReminderMessages = {
  texts: {
    rsvp_reminder: {
      subject: '{{when}}: {{event}}',
      headline: '{{when}}',
      content: 'Tady je vše, co potřebujete vědět. Těšíme se na vás.',
      button_label: 'Zobrazit moji přihlášku',
    },
  },
  more: {
    undecided: 'Odpověděli jste možná. Přijdete? Dejte vědět pořadateli.',
    release: { before: 'Nemůžete přijít?', link: 'Uvolněte své místo' },
    others: 'Brzy také',
    unsubscribe: 'Neposílat připomínky a změny',
  },
}
