import type { TicketMessages } from './en.ts'

export { signUp } from '../sign-up/pl.ts'

export const ticket: TicketMessages = {
  confirmed: 'Będziesz na miejscu',
  undecided: 'Może będziesz',
  declined: 'Nie możesz przyjść',
  waiting: 'Jesteś na liście rezerwowej',
  signedUp: 'Jesteś na liście',
  held: 'Trzymamy dla Ciebie miejsce. Daj znać, gdy będziesz wiedzieć.',
  changedMind: 'Zmiana planów? Nadal możesz się zgłosić.',
  waitingText: 'Zapisz się na listę rezerwową, a napiszemy, gdy będzie dla Ciebie miejsce.',
  inLine: 'Napiszemy, gdy będzie dla Ciebie miejsce.',
  dates: (count) => `Twoja odpowiedź dotyczy wszystkich terminów (${count}).`,
  series: 'Twoja odpowiedź dotyczy wszystkich terminów cyklu.',
  furtherDates: 'Więcej terminów',
  directions: 'Wyznacz trasę',
  invite: 'Zaproś znajomych',
  buttons: {
    undecided: 'Odpowiedz: może',
    declined: 'Wyślij odmowę',
  },
  linkFollows: 'Następnie wyślemy Ci link do potwierdzenia adresu.',
  regrets: 'Nie możesz przyjść? Daj znać organizatorowi',
  wrongAddress: 'Zły adres?',
}
