import type { WaitingMessages } from './en.ts'

export const waiting: WaitingMessages = {
  texts: {
    rsvp_waiting_joined: {
      subject: 'Jste na čekací listině: {{event}}',
      headline: 'Jste na čekací listině',
      content:
        'Všechna místa jsou teď obsazená. Pokud se nějaké uvolní, nabídneme vám ho e-mailem. Změna plánů? Z listiny se můžete kdykoli odhlásit.',
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
      subject: 'Vaše nabídka vypršela: {{event}}',
      headline: 'Vaše nabídka vypršela',
      content: 'Drželi jsme vám místo, ale lhůta k jeho přijetí uplynula. Na čekací listině už nejste.',
      button_label: 'Stále mám zájem',
    },
  },
  status: 'Na čekací listině',
  heldUntil: 'Rezervace končí',
  page: {
    join: 'Zapsat se na čekací listinu',
    text: 'Zapište se na čekací listinu. Jakmile pro vás bude místo, napíšeme vám e-mail.',
    position: (position) => `Jste ${position}. v pořadí.`,
    leave: 'Odhlásit se z čekací listiny',
    decline: 'Ne, děkuji',
    done: 'Jakmile pro vás bude místo, napíšeme vám e-mail.',
    holds: (time: string) => `Čas na jeho přijetí: ${time}`,
    leaveByMail: 'Změna plánů? Z listiny se můžete kdykoli odhlásit přes odkaz v našem e-mailu.',
    closed: 'Čekací listina je uzavřena',
    closedText: 'Další místa už se nenabízejí.',
    left: 'Už nejste na čekací listině',
    confirm: 'Stačí jedno kliknutí a jste na čekací listině.',
  },
}
