import type { SignUpMessages } from './en.ts'

export const signUp: SignUpMessages = {
  email: 'Adres e-mail',
  question: 'Przyjdziesz?',
  confirmed: 'Tak',
  undecided: 'Może',
  declined: 'Nie',
  places: 'Liczba miejsc',
  seatsLeft: (count) =>
    count === 1 ? 'Zostało 1 miejsce' : few(count) ? `Zostały ${count} miejsca` : `Zostało ${count} miejsc`,
  send: (seats) => (seats === 1 ? 'Potwierdź miejsce' : `Potwierdź ${seatsIn(seats)}`),
  sendAnswer: 'Wyślij odpowiedź',
  fullText: 'Miejsce może się zwolnić, jeśli ktoś zrezygnuje.',
  closedText: 'Na to wydarzenie nie można się już zapisać.',
  unavailable: 'Zapisy są chwilowo niedostępne',
  unavailableText: 'Spróbuj ponownie za kilka minut.',
  alreadyIn: 'Jesteś już na liście? Zmień zgłoszenie',
  change: 'Zmień zgłoszenie',
  again: 'Zapisz kolejną osobę',
  errors: {
    email: 'Wpisz prawidłowy adres e-mail.',
    answer: 'Wybierz odpowiedź.',
    places: (most) => (most === 1 ? 'Możliwe jest tylko jedno miejsce.' : `Wybierz liczbę miejsc od 1 do ${most}.`),
    field: 'Sprawdź to pole.',
    late: 'Formularz był otwarty zbyt długo. Wyślij go ponownie.',
    again: 'Nie udało się wysłać formularza. Wyślij go ponownie.',
    tooMany: 'Z Twojej sieci przyszło zbyt wiele zgłoszeń. Spróbuj ponownie później.',
    tooManyMails: 'Na ten adres czeka zbyt wiele e-maili. Spróbuj ponownie później.',
  },
  done: {
    confirmed: {
      text: 'Wyślemy Ci e-mail ze wszystkim, co trzeba wiedzieć.',
    },
    undecided: {
      text: (seats) =>
        seats === 1
          ? 'Trzymamy dla Ciebie miejsce. Decyzję możesz podjąć później, przez link w naszym e-mailu.'
          : `Trzymamy dla Ciebie ${seatsIn(seats)}. Decyzję możesz podjąć później, przez link w naszym e-mailu.`,
    },
    declined: {
      text: 'Jeśli zmienisz zdanie, skorzystaj z linku w naszym e-mailu.',
    },
    pending: {
      title: 'Sprawdź skrzynkę e-mail',
      text: 'Wyślemy Ci e-mail z linkiem. Otwórz go w ciągu godziny od otrzymania, aby potwierdzić zgłoszenie.',
    },
  },
}

function few(count: number): boolean {
  return new Intl.PluralRules('pl').select(count) === 'few'
}

/** A number of seats: 3 miejsca, 5 miejsc. */
export function seatsIn(count: number): string {
  return `${count} ${few(count) ? 'miejsca' : 'miejsc'}`
}
