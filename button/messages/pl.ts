import type { Translation } from './en.ts'

export const pl: Translation = {
  add: 'Dodaj do kalendarza',
  calendars: {
    ical: 'Plik iCal',
  },
  close: 'Zamknij',
  continue: 'Dalej',
  unavailable: 'Nie udało się wczytać przycisku kalendarza.',
  openPage: 'Otwórz stronę wydarzenia',
  dates: {
    title: 'Wybierz termin',
    text: 'To wydarzenie ma kilka terminów. Możesz je dodać po kolei.',
  },
  cancelled: 'Odwołane',
  cancelledHint: 'Ten termin jest odwołany. Jeśli jest już w Twoim kalendarzu, zaktualizuj go tam.',
  expired: 'To wydarzenie już się zakończyło',
  recurring: 'Powtarza się',
  online: 'Wydarzenie online',
  subscribe: 'Subskrybuj kalendarz',
  overview: {
    empty: 'W tej chwili nie ma nadchodzących wydarzeń.',
    more: 'Pokaż wszystkie wydarzenia',
  },
  rsvp: 'Zapisz się',
  rsvpExpired: 'Zapisy są zamknięte',
  rsvpFull: 'Brak wolnych miejsc',
  thanks: 'Dziękujemy',
  share: {
    mail: 'Wyślij e-mailem',
    copy: 'Kopiuj link',
    copied: 'Skopiowano',
    subject: 'Wydarzenie dla Ciebie',
  },
  form: {
    send: 'Wyślij',
    sending: 'Wysyłanie…',
    sent: 'Twoja odpowiedź została wysłana.',
    failed: 'Nie udało się wysłać Twojej odpowiedzi. Spróbuj ponownie.',
    required: 'Wypełnij to pole.',
    choose: 'Wybierz jedną opcję.',
    tick: 'Zaznacz to pole.',
    number: 'Wpisz liczbę.',
    optional: 'opcjonalne',
  },
  signUp: {
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
    alreadyIn: 'Masz już miejsce? Zmień swoją odpowiedź',
    change: 'Zmień swoją odpowiedź',
    again: 'Wyślij kolejną odpowiedź',
    errors: {
      email: 'Wpisz prawidłowy adres e-mail.',
      answer: 'Wybierz odpowiedź.',
      places: (most) => (most === 1 ? 'Możliwe jest tylko jedno miejsce.' : `Wybierz liczbę miejsc od 1 do ${most}.`),
      field: 'Sprawdź to pole.',
      late: 'Formularz był otwarty zbyt długo. Wyślij go ponownie.',
      tooMany: 'Z Twojej sieci przyszło zbyt wiele odpowiedzi. Spróbuj ponownie później.',
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
        text: 'Wysłaliśmy Ci e-mail. Potwierdź w nim swój adres w ciągu godziny, aby odpowiedź się liczyła.',
      },
    },
  },
  saved: 'Dodano do Twojego kalendarza',
  newWindow: 'otwiera się w nowym oknie',
  madeWith: (product) => `Utworzono w ${product}`,
}

function few(count: number): boolean {
  return new Intl.PluralRules('pl').select(count) === 'few'
}
