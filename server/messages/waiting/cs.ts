import { seatsIn } from '@kalends/button/messages/sign-up/cs'
import type { WaitingMessages } from './en.ts'

export const waiting: WaitingMessages = {
  texts: {
    rsvp_waiting_joined: {
      subject: 'Jste na čekací listině: {{event}}',
      headline: 'Jste na čekací listině',
      content:
        'Všechna místa jsou teď obsazená. Pokud se nějaké uvolní, nabídneme vám ho e-mailem. Změna plánů? Z čekací listiny se můžete kdykoli odhlásit.',
      button_label: 'Zobrazit pořadí',
    },
    rsvp_waiting_offer: {
      subject: 'Máme pro vás místo: {{event}}',
      headline: 'Máme pro vás místo',
      content:
        'Dobrá zpráva: jste na řadě a místo vám držíme. Přijměte ho včas, nebo ho odmítněte, aby mohl přijít další v pořadí.',
      button_label: 'Přijmout místo',
    },
    rsvp_waiting_lapsed: {
      subject: 'Vaše rezervace vypršela: {{event}}',
      headline: 'Vaše rezervace vypršela',
      content: 'Drželi jsme vám místo, ale lhůta k jeho přijetí uplynula. Na čekací listině už nejste.',
      button_label: 'Stále mám zájem',
    },
  },
  several: (seats) => ({
    joined: `Všechna místa jsou teď obsazená. Jakmile pro vás budeme mít ${seatsIn(seats)}, nabídneme vám je e-mailem. Změna plánů? Z čekací listiny se můžete kdykoli odhlásit.`,
    offer: {
      headline: `Máme pro vás ${seatsIn(seats)}`,
      content:
        'Dobrá zpráva: jste na řadě a místa vám držíme. Přijměte je včas, nebo je odmítněte, aby mohl přijít další v pořadí.',
      button_label: `Přijmout ${seatsIn(seats)}`,
    },
    lapsed: `Drželi jsme vám ${seatsIn(seats)}, ale lhůta k jejich přijetí uplynula. Na čekací listině už nejste.`,
  }),
  status: 'Na čekací listině',
  heldUntil: () => 'Rezervace končí',
  page: {
    join: 'Zapsat se na čekací listinu',
    leave: 'Odhlásit se z čekací listiny',
    decline: 'Ne, děkuji',
    closed: 'Čekací listina je uzavřena',
    closedText: 'Další místa už se nenabízejí.',
    left: 'Už nejste na čekací listině',
    confirm: 'Stačí jedno kliknutí a jste na čekací listině.',
  },
}
