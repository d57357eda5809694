import { signUp } from '@kalends/button/messages/sign-up/pl'
import type { Messages } from './en.ts'
import { event } from './event/pl.ts'
import { mail } from './mail/pl.ts'
import { ticket } from './ticket/pl.ts'
import { waiting } from './waiting/pl.ts'

export const pl: Messages = {
  rsvp: {
    ...signUp,
    waiting,
    ticket,
    join: 'Zarezerwuj miejsce',
    full: 'Wszystkie miejsca są zajęte',
    closed: 'Zapisy są zamknięte',
    errors: {
      ...signUp.errors,
      several: 'Sprawdź zaznaczone pola.',
      unavailable: 'Nie udało się zapisać Twojego zgłoszenia. Spróbuj ponownie za chwilę.',
    },
    confirm: {
      text: 'Jedno kliknięcie i Twoje zgłoszenie jest potwierdzone.',
      button: 'Potwierdź adres',
      done: 'Wszystko gotowe',
      lapsed: 'Zgłoszenia niepotwierdzone w ciągu godziny są usuwane.',
    },
    manage: {
      title: 'Twoje zgłoszenie',
      save: 'Zapisz zmiany',
      saved: 'Twoje zgłoszenie zostało zapisane.',
      ticket: mail.ticket,
      data: 'Twoje dane',
      download: 'Pobierz moje dane',
      erase: 'Usuń moje dane',
      eraseText: 'Twój adres e-mail i wszystkie podane informacje zostaną trwale usunięte.',
      seats: (seats) =>
        seats === 1
          ? {
              question: 'Co zrobić z Twoim miejscem?',
              release: 'Zwolnić je dla innych',
              keep: 'Zachować je, ale bez moich danych',
            }
          : {
              question: 'Co zrobić z Twoimi miejscami?',
              release: 'Zwolnić je dla innych',
              keep: 'Zachować je, ale bez moich danych',
            },
      eraseButton: 'Usuń trwale',
      erased: 'Twoje dane zostały usunięte',
      erasedText: 'Twoje imię i adres e-mail zostały usunięte.',
      released: (seats) =>
        seats === 1
          ? 'Twoje imię i adres e-mail zostały usunięte, a miejsce jest znów wolne.'
          : 'Twoje imię i adres e-mail zostały usunięte, a miejsca są znów wolne.',
      kept: (seats) =>
        seats === 1
          ? 'Twoje imię i adres e-mail zostały usunięte. Miejsce pozostaje zajęte.'
          : 'Twoje imię i adres e-mail zostały usunięte. Miejsca pozostają zajęte.',
    },
    access: {
      title: 'Zmień zgłoszenie',
      text: 'Wpisz adres podany przy zapisie. Wyślemy Ci link do zmiany zgłoszenia.',
      button: 'Wyślij mi link',
      sent: 'Jeśli mamy zgłoszenie z tym adresem, link jest już w drodze.',
      crowded:
        'Jeśli masz potwierdzone zgłoszenie z tym adresem, link jest już w drodze. W przeciwnym razie na ten adres czeka już zbyt wiele e-maili. Spróbuj ponownie później.',
    },
    unsubscribe: {
      title: 'Wyłączyć powiadomienia o zmianach?',
      text: 'Nie będziemy już pisać o zmianach w wydarzeniach tego organizatora. Twoje zgłoszenie pozostaje bez zmian.',
      button: 'Wyłącz powiadomienia',
      done: 'Powiadomienia są wyłączone',
    },
    outdated: {
      title: 'Ten link jest już nieważny',
      text: 'Mógł wygasnąć albo został już użyty. Możesz poprosić o nowy.',
    },
  },
  mail,
  page: {
    icalFile: 'Plik iCal',
    allDay: 'Cały dzień',
    cancelled: 'Odwołane',
    tentative: 'Do potwierdzenia',
    over: 'Zakończone',
    close: 'Zamknij',
    copy: 'Kopiuj',
    copied: 'Skopiowano',
    pageAddress: 'Link do strony',
    anyway: 'Spróbuj mimo to',
    otherCalendars: 'Inne kalendarze',
    add: 'Dodaj do kalendarza',
    addTo: (calendar) => `Dodaj do kalendarza ${calendar}`,
    madeWith: (product) => `Utworzono w ${product}`,
    event: {
      ...event,
      when: 'Kiedy',
      where: 'Gdzie',
      organizer: 'Organizator',
      repeats: 'Powtarza się',
      nextDates: 'Najbliższe terminy',
      pastDates: 'Minione terminy',
      about: 'O tym wydarzeniu',
      more: (group) => `Więcej wydarzeń: ${group}`,
      yourTime: 'Twój czas lokalny',
      online: 'Wydarzenie online',
      now: 'Trwa teraz',
      over: 'To wydarzenie już się zakończyło',
      cancelled: 'To wydarzenie zostało odwołane',
    },
    repeats: {
      daily: 'Codziennie',
      weekly: 'Co tydzień',
      monthly: 'Co miesiąc',
      yearly: 'Co rok',
      days: (count) => `Co ${count} dni`,
      weeks: (count) => `Co ${count} ${few(count) ? 'tygodnie' : 'tygodni'}`,
      months: (count) => `Co ${count} ${few(count) ? 'miesiące' : 'miesięcy'}`,
      years: (count) => `Co ${count} ${few(count) ? 'lata' : 'lat'}`,
      exceptMonths: (months, count) => `z wyjątkiem ${count === 1 ? 'miesiąca' : 'miesięcy'} ${months}`,
      until: (day) => `do ${day}`,
      times: (count) => (count === 1 ? 'raz' : `${count} razy`),
      irregular: 'w wybrane dni',
      workday: 'dzień roboczy',
      day: 'dzień',
      ordinals: (kind) =>
        ['WE', 'SA', 'SU'].includes(kind)
          ? ['pierwsza', 'druga', 'trzecia', 'czwarta', 'piąta', 'ostatnia', 'przedostatnia']
          : ['pierwszy', 'drugi', 'trzeci', 'czwarty', 'piąty', 'ostatni', 'przedostatni'],
      nth: (ordinals, day) => `${ordinals} ${day} miesiąca`,
      fromEnd: (position, day) => `${position}. ${day} od końca miesiąca`,
      monthDay: (day) => `${day}.`,
      monthDays: (days) => `${days} dzień miesiąca`,
    },
    share: {
      title: 'Udostępnij',
      mail: 'Wyślij e-mailem',
      more: 'Inne sposoby udostępniania',
      code: 'Kod QR tej strony',
    },
    group: {
      subscribe: 'Subskrybuj kalendarz',
      subscribeWith: (calendar) => `Subskrybuj w kalendarzu ${calendar}`,
      subscribed: 'Nowe wydarzenia i zmiany same pojawią się w Twoim kalendarzu.',
      upcoming: 'Nadchodzące wydarzenia',
      none: 'W tej chwili nie ma nadchodzących wydarzeń.',
      past: 'Minione wydarzenia',
      noneFrom: (day) => `Od ${day} nie ma żadnych wydarzeń.`,
      further: 'Późniejsze wydarzenia',
    },
    cta: {
      thanks: 'Dziękujemy',
      back: 'Wróć do wydarzenia',
      backToGroup: 'Wróć do kalendarza',
      go: 'Dalej',
      send: 'Wyślij',
      sending: 'Wysyłanie…',
      required: 'Wypełnij to pole.',
      choose: 'Wybierz jedną opcję.',
      tick: 'Zaznacz to pole.',
      number: 'Wpisz liczbę.',
      sent: 'Formularz został wysłany.',
      failed: 'Nie udało się wysłać formularza. Spróbuj ponownie.',
      optional: 'opcjonalne',
      goesTo: (host) => `Twoje dane zostaną wysłane do ${host}.`,
    },
    missing: {
      title: 'Nie znaleziono strony',
      text: 'Link może być niepełny albo wydarzenie nie jest już publiczne.',
    },
    unpublished: {
      title: 'To wydarzenie nie jest publiczne',
      text: 'Nie zostało jeszcze opublikowane albo zostało wycofane.',
    },
    unavailable: {
      title: 'Ta strona jest teraz niedostępna',
      text: 'Coś po naszej stronie nie działa. Spróbuj ponownie za chwilę.',
      again: 'Spróbuj ponownie',
    },
    dates: {
      title: 'Wybierz termin',
      text: 'To wydarzenie odbywa się w kilku terminach. Możesz dodawać je pojedynczo.',
      all: 'Wszystkie terminy w jednym pliku',
    },
    calledOff: {
      title: 'Ten termin został odwołany',
      text: 'Nie ma czego dodać. Jeśli termin jest już w Twoim kalendarzu, ten plik go zaktualizuje.',
      file: 'Zaktualizuj mój kalendarz',
    },
    series: {
      title: 'To wydarzenie się powtarza',
      text: (calendar) =>
        `${calendar} nie potrafi dodać wydarzeń cyklicznych z linku. Wybierz inny kalendarz, aby dodać wszystkie terminy, albo dodaj tylko jeden.`,
      whole: 'Wszystkie terminy',
      next: 'Tylko najbliższy termin',
      all: 'Zostaną dodane wszystkie terminy cyklu, nie tylko ten.',
    },
    inApp: {
      title: 'Otwórz tę stronę w przeglądarce',
      text: 'Ta aplikacja nie otworzy Twojego kalendarza, ale przeglądarka tak.',
      steps: ['Skopiuj adres.', 'Otwórz przeglądarkę i wklej go tam.'],
    },
    safari: {
      title: 'Otwórz tę stronę w Safari',
      text: 'Ta przeglądarka nie obsługuje subskrypcji kalendarzy, ale Safari tak.',
      steps: ['Skopiuj adres.', 'Otwórz Safari i wklej go tam.'],
    },
    subscribe: {
      title: 'Subskrybuj ten kalendarz',
      address: 'Adres kalendarza',
      byHand: (calendar) =>
        `W ${calendar} nie da się tego zrobić jednym dotknięciem. Skopiuj adres i dodaj go w ${calendar} jako subskrybowany kalendarz.`,
      cannot: (calendar) =>
        `W ${calendar} nie można subskrybować tego kalendarza. Wybierz inny kalendarz albo skopiuj adres.`,
      onComputer: (calendar) =>
        `${calendar} przyjmuje nowe subskrypcje tylko na komputerze. Otwórz tam tę stronę albo skopiuj adres.`,
    },
  },
}

/** 2 to 4, 22 to 24 and so on have a separate form. */
function few(count: number): boolean {
  return new Intl.PluralRules('pl').select(count) === 'few'
}
