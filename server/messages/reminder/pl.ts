import { seatsIn } from '@kalends/button/messages/sign-up/pl'
import type { ReminderMessages } from './en.ts'

export const reminder: ReminderMessages = {
  texts: {
    rsvp_reminder: {
      subject: '{{when}}: {{event}}',
      headline: '{{when}}',
      content: 'Oto wszystko, czego potrzebujesz. Do zobaczenia.',
      button_label: 'Zobacz zgłoszenie',
    },
  },
  more: {
    undecided: 'Twoja odpowiedź to „może”. Uda Ci się przyjść? Daj znać organizatorowi.',
    release: {
      before: 'Nie możesz przyjść?',
      link: (seats) => (seats === 1 ? 'Zwolnij swoje miejsce' : `Zwolnij ${seatsIn(seats)}`),
    },
    others: 'Wkrótce także',
    unsubscribe: 'Wyłącz przypomnienia i powiadomienia o zmianach',
  },
}
