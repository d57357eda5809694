import { seatsIn } from '@kalends/button/messages/sign-up/cs'
import type { ReminderMessages } from './en.ts'

export const reminder: ReminderMessages = {
  texts: {
    rsvp_reminder: {
      subject: '{{when}}: {{event}}',
      headline: '{{when}}',
      content: 'Tady je vše, co potřebujete vědět. Těšíme se na vás.',
      button_label: 'Zobrazit přihlášku',
    },
  },
  more: {
    undecided: 'Zatím od vás máme „možná“. Přijdete? Dejte vědět pořadateli.',
    release: {
      before: 'Nemůžete přijít?',
      link: (seats) => (seats === 1 ? 'Uvolnit místo' : `Uvolnit ${seatsIn(seats)}`),
    },
    others: 'Brzy také',
    unsubscribe: 'Vypnout připomínky a upozornění na změny',
  },
}
