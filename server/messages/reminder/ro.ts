import { seatsIn } from '@kalends/button/messages/sign-up/ro'
import type { ReminderMessages } from './en.ts'

export const reminder: ReminderMessages = {
  texts: {
    rsvp_reminder: {
      subject: '{{when}}: {{event}}',
      headline: '{{when}}',
      content: 'Iată tot ce trebuie să știi. Ne vedem acolo.',
      button_label: 'Vezi înscrierea',
    },
  },
  more: {
    undecided: 'Ai răspuns „poate”. Reușești să vii? Anunță organizatorul.',
    release: {
      before: 'Nu mai poți veni?',
      link: (seats) => (seats === 1 ? 'Eliberează-ți locul' : `Eliberează ${seatsIn(seats)}`),
    },
    others: 'Urmează și',
    unsubscribe: 'Dezabonare de la mementouri și actualizări',
  },
}
