import type { SignUpMessages } from './en.ts'

export const signUp: SignUpMessages = {
  email: 'Adres e-mail',
  question: 'Czy weźmiesz udział?',
  confirmed: 'Tak',
  undecided: 'Może',
  declined: 'Nie',
  places: 'Liczba miejsc',
  seatsLeft: (count) =>
    count === 1 ? 'Zostało 1 miejsce' : few(count) ? `Zostały ${count} miejsca` : `Zostało ${count} miejsc`,
  send: 'Potwierdź miejsce',
  sendAnswer: 'Wyślij odpowiedź',
  fullText: 'W tej chwili nie ma wolnych miejsc. Miejsce się zwolni, gdy ktoś zrezygnuje.',
  closedText: 'Na to wydarzenie nie można się już zapisać.',
  unavailable: 'Zapisy są w tej chwili niemożliwe',
  unavailableText: 'Spróbuj ponownie za kilka minut.',
  alreadyIn: 'Masz już miejsce? Zmień swoją odpowiedź',
  change: 'Zmień swoją odpowiedź',
  again: 'Wyślij kolejną odpowiedź',
  errors: {
    email: 'Wpisz prawidłowy adres e-mail.',
    answer: 'Wybierz odpowiedź.',
    places: (most) => (most === 1 ? 'Możliwe jest tylko jedno miejsce.' : `Wybierz liczbę miejsc od 1 do ${most}.`),
    field: 'Sprawdź to pole.',
    late: 'Formularz był otwarty zbyt długo. Wyślij go ponownie.',
    again: 'Nie udało się wysłać formularza. Wyślij go ponownie.',
    tooMany: 'Z Twojej sieci przyszło zbyt wiele odpowiedzi. Spróbuj ponownie później.',
    tooManyMails: 'Na ten adres czeka zbyt wiele e-maili. Spróbuj ponownie później.',
  },
  done: {
    confirmed: {
      title: 'Twoje miejsce jest zarezerwowane',
      text: 'Otrzymasz e-mail ze wszystkim, co trzeba wiedzieć.',
    },
    undecided: {
      title: 'Dziękujemy za odpowiedź',
      text: 'Trzymamy dla Ciebie miejsce. Możesz jeszcze zdecydować przez link w naszym e-mailu.',
    },
    declined: { title: 'Dziękujemy za informację', text: 'Jeśli zmienisz zdanie, użyj linku w naszym e-mailu.' },
    pending: {
      title: 'Sprawdź swoją pocztę',
      text: 'Otrzymasz e-mail z linkiem. Otwórz go w ciągu godziny od otrzymania, aby potwierdzić odpowiedź.',
    },
  },
}

function few(count: number): boolean {
  return new Intl.PluralRules('pl').select(count) === 'few'
}
