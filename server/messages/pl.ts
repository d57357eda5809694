import type { Messages } from './en.ts'

export const pl: Messages = {
  icalFile: 'Plik iCal',
  allDay: 'Cały dzień',
  cancelled: 'Odwołane',
  copy: 'Kopiuj',
  copied: 'Skopiowano',
  pageAddress: 'Adres tej strony',
  anyway: 'Spróbuj mimo to',
  otherCalendars: 'Inne kalendarze',
  missing: {
    title: 'Nic tu nie ma',
    text: 'Link może być niepełny albo wydarzenie nie jest już publiczne.',
  },
  dates: {
    title: 'Wybierz termin',
    text: 'To wydarzenie ma kilka terminów. Możesz je dodać po kolei.',
    all: 'Wszystkie terminy w jednym pliku',
  },
  calledOff: {
    title: 'Ten termin jest odwołany',
    text: 'Nie ma czego dodać. Jeśli termin jest już w Twoim kalendarzu, ten plik go zaktualizuje.',
    file: 'Zaktualizuj mój kalendarz',
  },
  series: {
    title: 'To wydarzenie się powtarza',
    text: (calendar) =>
      `${calendar} nie może dodać z linku wydarzeń cyklicznych. Wybierz inny kalendarz dla wszystkich terminów albo dodaj tylko jeden.`,
    whole: 'Wszystkie terminy',
    next: 'Tylko najbliższy termin',
  },
  inApp: {
    title: 'Otwórz tę stronę w przeglądarce',
    text: 'Aplikacja, w której jesteś, nie może przekazać tego do kalendarza. Przeglądarka może.',
    steps: ['Skopiuj adres.', 'Otwórz przeglądarkę i wklej go tam.'],
  },
  safari: {
    title: 'Otwórz tę stronę w Safari',
    text: 'Ta przeglądarka nie może przekazać subskrypcji do kalendarza. Safari może.',
    steps: ['Skopiuj adres.', 'Otwórz Safari i wklej go tam.'],
  },
  subscribe: {
    title: 'Subskrybuj ten kalendarz',
    address: 'Adres kalendarza',
    byHand: (calendar) =>
      `${calendar} nie ma do tego linku. Skopiuj adres, otwórz ${calendar} i dodaj go tam jako kalendarz z internetu.`,
    cannot: (calendar) =>
      `${calendar} nie może subskrybować tego kalendarza. Wybierz inny kalendarz albo skopiuj adres.`,
    onComputer: (calendar) =>
      `${calendar} przyjmuje nowe subskrypcje tylko na komputerze. Otwórz tam tę stronę albo skopiuj adres.`,
  },
}
