import { seatsIn } from '../sign-up/cs.ts'
import type { TicketMessages } from './en.ts'

export { signUp } from '../sign-up/cs.ts'

export const ticket: TicketMessages = {
  confirmed: 'Počítáme s vámi',
  undecided: 'Možná přijdete',
  declined: 'Nepřijdete',
  waiting: 'Jste na čekací listině',
  signedUp: 'Jste na seznamu',
  held: (seats) =>
    seats === 1
      ? 'Místo vám držíme. Dejte nám vědět, jakmile se rozhodnete.'
      : `Držíme vám ${seatsIn(seats)}. Dejte nám vědět, jakmile se rozhodnete.`,
  changedMind: 'Změna plánů? Pořád ještě můžete přijít.',
  waitingText: 'Zapište se na čekací listinu. Jakmile pro vás bude místo, napíšeme vám e-mail.',
  inLine: (seats) =>
    seats === 1
      ? 'Jakmile pro vás bude místo, napíšeme vám e-mail.'
      : `Jakmile pro vás budeme mít ${seatsIn(seats)}, napíšeme vám e-mail.`,
  position: (position) => `Jste ${position}. v pořadí.`,
  holds: (time, seats) => (seats === 1 ? `Čas na přijetí místa: ${time}` : `Čas na přijetí míst: ${time}`),
  leaveByMail: 'Změna plánů? Z čekací listiny se můžete kdykoli odhlásit přes odkaz v našem e-mailu.',
  dates: (count) => `Vaše přihláška platí pro ${count === 2 ? 'oba termíny' : `všechny termíny (${count})`}.`,
  series: 'Vaše přihláška platí pro všechny termíny série.',
  furtherDates: 'Další termíny',
  directions: 'Trasa',
  invite: 'Pozvat přátele',
  codeByMail: 'Kód pro vstup najdete v e-mailu.',
  buttons: {
    undecided: 'Možná přijdu',
    declined: 'Nepřijdu',
  },
  linkFollows: 'Pak vám pošleme odkaz k potvrzení adresy.',
  regrets: 'Nemůžete přijít? Dejte vědět pořadateli',
  wrongAddress: 'Špatná adresa?',
  view: 'Už jste na seznamu? Zobrazit přihlášku',
  sendAgain: 'Poslat znovu',
  oneAtATime: 'Posíláme nejvýše jeden e-mail za deset minut. Podívejte se i do spamu.',
}
