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
      unavailable: 'Nie udało się zapisać Twojej odpowiedzi. Spróbuj ponownie za chwilę.',
    },
    confirm: {
      text: 'Jeszcze jedno kliknięcie i Twoja odpowiedź się liczy.',
      button: 'Potwierdź adres',
      done: 'Twój adres jest potwierdzony',
      lapsed: 'Odpowiedzi niepotwierdzone w ciągu godziny są usuwane.',
    },
    manage: {
      title: 'Twoja odpowiedź',
      save: 'Zapisz zmiany',
      saved: 'Twoja odpowiedź została zapisana.',
      ticket: mail.ticket,
      data: 'Twoje dane',
      download: 'Pobierz moje dane',
      erase: 'Usuń moje dane',
      eraseText: 'Twój adres e-mail i wszystkie podane informacje zostaną trwale usunięte.',
      seats: {
        question: 'Co zrobić z Twoimi miejscami?',
        release: 'Zwolnić je dla innych',
        keep: 'Zachować je bez mojego nazwiska',
      },
      eraseButton: 'Usuń trwale',
      erased: 'Twoje dane zostały usunięte',
      erasedText: 'Twoje imię i adres e-mail zostały usunięte.',
      released: 'Twoje imię i adres e-mail zostały usunięte, a miejsca są znów wolne.',
      kept: 'Twoje imię i adres e-mail zostały usunięte. Miejsca pozostają zajęte.',
    },
    access: {
      title: 'Zmień swoją odpowiedź',
      text: 'Wpisz adres podany przy zapisie. Wyślemy Ci link, przez który możesz zmienić odpowiedź.',
      button: 'Wyślij mi link',
      sent: 'Jeśli ktoś zapisał się z tym adresem, e-mail z linkiem jest już w drodze.',
      crowded:
        'Jeśli zapis z tym adresem został potwierdzony, link jest już w drodze. W przeciwnym razie na ten adres czeka zbyt wiele e-maili. Spróbuj ponownie później.',
    },
    unsubscribe: {
      title: 'Nie chcesz więcej e-maili o zmianach?',
      text: 'Nie damy Ci już znać, gdy zmieni się wydarzenie tego organizatora. Twoja odpowiedź pozostaje.',
      button: 'Anuluj subskrypcję',
      done: 'Subskrypcja jest anulowana',
    },
    outdated: {
      title: 'Ten link jest już nieważny',
      text: 'Mógł wygasnąć albo został użyty do czegoś innego. Możesz poprosić o nowy.',
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
    pageAddress: 'Adres tej strony',
    anyway: 'Spróbuj mimo to',
    otherCalendars: 'Inne kalendarze',
    add: 'Dodaj do kalendarza',
    addTo: (calendar) => `Dodaj przez ${calendar}`,
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
      cancelled: 'To wydarzenie jest odwołane',
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
      until: (day) => `koniec: ${day}`,
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
      subscribeWith: (calendar) => `Subskrybuj przez ${calendar}`,
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
      sent: 'Twoja odpowiedź została wysłana.',
      failed: 'Nie udało się wysłać Twojej odpowiedzi. Spróbuj ponownie.',
      optional: 'opcjonalne',
      goesTo: (host) => `Twoje dane zostaną wysłane do ${host}.`,
    },
    missing: {
      title: 'Nic tu nie ma',
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
      all: 'Zostaną dodane wszystkie terminy serii, nie tylko ten.',
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
  },
}

/** 2 to 4, 22 to 24 and so on have a separate form. */
function few(count: number): boolean {
  return new Intl.PluralRules('pl').select(count) === 'few'
}
