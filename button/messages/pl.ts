import type { Translation } from './en.ts'
import { signUp } from './sign-up/pl.ts'

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
    goesTo: (host) => `Twoje dane zostaną wysłane do ${host}.`,
  },
  signUp,
  saved: 'Dodano do Twojego kalendarza',
  newWindow: 'otwiera się w nowym oknie',
  madeWith: (product) => `Utworzono w ${product}`,
}
