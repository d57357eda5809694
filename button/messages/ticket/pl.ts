import { seatsIn } from '../sign-up/pl.ts'
import type { TicketMessages } from './en.ts'

export { signUp } from '../sign-up/pl.ts'

export const ticket: TicketMessages = {
  confirmed: 'Bierzesz udział',
  undecided: 'Być może przyjdziesz',
  declined: 'Nie bierzesz udziału',
  waiting: 'Jesteś na liście rezerwowej',
  signedUp: 'Jesteś na liście',
  held: (seats) =>
    seats === 1
      ? 'Trzymamy dla Ciebie miejsce. Daj znać, gdy podejmiesz decyzję.'
      : `Trzymamy dla Ciebie ${seatsIn(seats)}. Daj znać, gdy podejmiesz decyzję.`,
  changedMind: 'Zmiana planów? Nadal możesz przyjść.',
  waitingText: 'Zapisz się na listę rezerwową, a napiszemy, gdy będzie dla Ciebie miejsce.',
  inLine: (seats) =>
    seats === 1
      ? 'Napiszemy, gdy będzie dla Ciebie miejsce.'
      : `Napiszemy, gdy będziemy mieć dla Ciebie ${seatsIn(seats)}.`,
  position: (position) => `Twoja pozycja w kolejce: ${position}.`,
  holds: (time, seats) => (seats === 1 ? `Czas na przyjęcie miejsca: ${time}` : `Czas na przyjęcie miejsc: ${time}`),
  leaveByMail: 'Zmiana planów? Z listy możesz się wypisać w każdej chwili przez link w naszym e-mailu.',
  dates: (count) => `Twoje zgłoszenie obejmuje ${count === 2 ? 'oba terminy' : `wszystkie terminy (${count})`}.`,
  series: 'Twoje zgłoszenie obejmuje wszystkie terminy cyklu.',
  furtherDates: 'Więcej terminów',
  directions: 'Wskazówki dojazdu',
  invite: 'Zaproś znajomych',
  codeByMail: 'Kod do wejścia znajdziesz w e-mailu.',
  buttons: {
    undecided: 'Może przyjdę',
    declined: 'Nie przyjdę',
  },
  linkFollows: 'Następnie wyślemy Ci link do potwierdzenia adresu.',
  regrets: 'Nie możesz przyjść? Daj znać organizatorowi',
  wrongAddress: 'Błędny adres?',
  view: 'Jesteś już na liście? Zobacz zgłoszenie',
  sendAgain: 'Wyślij ponownie',
  oneAtATime: 'Wysyłamy najwyżej jeden e-mail co dziesięć minut. Zajrzyj też do folderu ze spamem.',
}
