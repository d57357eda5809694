import type { SignInMessages } from './en.ts'

export const signIn: SignInMessages = {
  email: 'Adres e-mail',
  password: 'Hasło',
  newPassword: 'Nowe hasło',
  name: 'Twoje imię i nazwisko',
  optional: 'opcjonalne',
  passwordHint: 'Co najmniej 10 znaków. Kilka przypadkowych słów to dobry wybór.',
  passwordOptional: 'Możesz je pominąć i logować się w inny sposób.',
  back: 'Wróć do logowania',
  proceed: 'Dalej',
  roles: { owner: 'Właściciel', admin: 'Administrator', editor: 'Redaktor', viewer: 'Czytelnik' },
  errors: {
    email: 'Wpisz adres e-mail, na przykład anna@example.org.',
    name: 'Wpisz imię i nazwisko w jednym wierszu.',
    wrong: 'Adres e-mail lub hasło jest nieprawidłowe.',
    missingPassword: 'Wpisz hasło.',
    short: 'Użyj co najmniej 10 znaków.',
    long: 'Użyj najwyżej 1000 znaków.',
    common: 'To jedno z najczęstszych haseł. Wybierz inne.',
    taken: 'Konto z tym adresem już istnieje. Użyj innego.',
    several: 'Sprawdź zaznaczone pola.',
    noPasswords: 'Na tym serwerze nie używa się haseł. Zaloguj się inaczej.',
    noLinks: 'Na tym serwerze nie używa się linków do logowania w wiadomościach. Zaloguj się inaczej.',
    tooMany: (when) => `Zbyt wiele prób. Spróbuj ponownie ${when}.`,
    tooManyMails: (when) => `Wysłaliśmy już kilka wiadomości. Sprawdź skrzynkę lub spróbuj ponownie ${when}.`,
  },
  start: {
    text: 'Strony wydarzeń, zapisy i kalendarze, które można zapisać jednym dotknięciem.',
    docs: 'Dokumentacja',
  },
  signIn: {
    title: 'Zaloguj się',
    button: 'Zaloguj się',
    or: 'lub',
    link: 'Wyślij mi link do logowania',
    forgot: 'Nie pamiętasz hasła?',
    already: (email) => `Zalogowano jako ${email}.`,
  },
  ask: {
    title: 'Poproś o link',
    text: 'Ten serwer nie może wysyłać wiadomości. Poproś o link do logowania osobę, która go prowadzi. Tworzy go to polecenie:',
    operator: 'Poproś o link do logowania osobę, która prowadzi ten serwer. Tworzy go to polecenie:',
  },
  sent: {
    title: 'Sprawdź skrzynkę',
    link: (email) => `Jeśli ${email} ma konto, link do logowania jest w drodze. Działa jeden raz, przez 15 minut.`,
    password: (email) =>
      `Jeśli ${email} ma konto, link do wyboru nowego hasła jest w drodze. Działa jeden raz, przez godzinę.`,
    spam: 'Nic nie przyszło? Zajrzyj do spamu lub sprawdź adres.',
  },
  forgot: {
    title: 'Nie pamiętasz hasła?',
    text: 'Wpisz swój adres e-mail. Wyślemy Ci link do wyboru nowego hasła.',
    button: 'Wyślij link',
  },
  choose: {
    title: 'Wybierz nowe hasło',
    text: (email) => `Dla ${email}. Pozostałe urządzenia zostaną wylogowane.`,
    button: 'Zapisz i zaloguj',
  },
  link: {
    title: 'Jeszcze chwila',
    text: (email) => `Przejdź dalej, aby zalogować się jako ${email}.`,
    button: 'Zaloguj się',
  },
  owner: {
    title: 'Utwórz konto',
    text: (organization) => `Twoja organizacja: ${organization}.`,
    button: 'Utwórz konto',
  },
  invitation: {
    title: (organization) => `Dołącz do ${organization}`,
    by: 'Zaprasza',
    role: 'Twoja rola',
    account: 'Twoje konto',
    button: 'Przyjmij zaproszenie',
    other: (email) => `Zalogowano jako ${email}. Jeśli przyjmiesz zaproszenie, ta sesja się zakończy.`,
    signIn: (email) => `To zaproszenie jest dla ${email}. Zaloguj się na to konto, aby je przyjąć.`,
  },
  newAddress: {
    title: 'Potwierdź nowy adres e-mail',
    text: (email) => `Będziesz logować się adresem ${email}. Pozostałe urządzenia zostaną wylogowane.`,
    button: 'Potwierdź adres',
    signIn: 'Zaloguj się na swoje konto, aby potwierdzić nowy adres.',
  },
  outdated: {
    title: 'Ten link już nie działa',
    text: 'Mógł wygasnąć lub został już użyty. Możesz poprosić o nowy.',
    invitation: 'Mógł wygasnąć lub został już użyty. Poproś o nowy osobę, która wysłała zaproszenie.',
    used: 'Mógł wygasnąć lub został już użyty.',
  },
  passkey: {
    button: 'Zaloguj się kluczem dostępu',
    failed: 'Ten klucz dostępu tu nie działa. Spróbuj ponownie lub zaloguj się inaczej.',
  },
  oidc: {
    button: (name) => `Kontynuuj z ${name}`,
    titles: { failed: 'Logowanie się nie udało', account: 'To konto nie ma tu dostępu' },
    again: 'Spróbuj ponownie',
    other: 'Użyj innego konta',
    texts: {
      away: (name) => `${name} w tej chwili nie odpowiada. Spróbuj ponownie za kilka minut.`,
      busy: () => 'Było zbyt wiele prób. Spróbuj ponownie za minutę.',
      cancelled: (name) => `Logowanie w ${name} zostało anulowane.`,
      outdated: () => 'Trwało to zbyt długo lub stronę otwarto dwa razy. Zacznij od nowa w tej przeglądarce.',
      wrong: (name) =>
        `${name} i ten serwer nie zgadzają się co do logowania. Spróbuj ponownie. Jeśli to się powtórzy, powiadom osobę, która prowadzi ten serwer.`,
      unverified: (name) =>
        `${name} nie potwierdza Twojego adresu e-mail. Najpierw potwierdź go tam lub poproś o to administratora.`,
      unknown: () => 'Nikt z tym adresem e-mail nie ma jeszcze dostępu. Poproś kogoś z zespołu o zaproszenie.',
      'no-role': (name) => `Twoje konto w ${name} nie należy do grupy z dostępem. Poproś administratora o dodanie.`,
      taken: (name) =>
        `Do tego adresu e-mail należy już inne konto w ${name}. Zwróć się do osoby, która prowadzi ten serwer.`,
    },
  },
  signedOut: {
    title: 'Wylogowano',
    text: 'Do zobaczenia.',
    again: 'Zaloguj się ponownie',
  },
  home: {
    noScript: 'Aplikacja wymaga JavaScriptu. Włącz go w przeglądarce i odśwież stronę.',
    signOut: 'Wyloguj się',
  },
  missing: {
    title: 'Ta strona nie istnieje',
    text: 'Sprawdź, czy w adresie nie ma literówki, albo zacznij od nowa.',
  },
  tooLarge: {
    title: 'Ten formularz jest za duży',
    text: 'Nic nie zostało zapisane. Wróć i skróć wpisany tekst.',
  },
  otherSite: {
    title: 'Ten formularz nie pochodzi z naszej strony',
    text: 'Aby chronić Twoje konto, nic nie zmieniono. Otwórz stronę ponownie.',
  },
  crowded: {
    title: 'Chwileczkę',
    text: 'Zbyt wiele osób loguje się w tej chwili. Spróbuj ponownie za kilka sekund.',
  },
  mails: {
    sign_in_link: {
      subject: 'Twój link do logowania',
      headline: 'Zaloguj się',
      content: 'Ten przycisk loguje jeden raz, w ciągu 15 minut. Jeśli to nie Twoja prośba, zignoruj tę wiadomość.',
      button: 'Zaloguj się',
    },
    password_reset: {
      subject: 'Wybierz nowe hasło',
      headline: 'Wybierz nowe hasło',
      content:
        'Przycisk działa jeden raz, przez godzinę. Jeśli to nie Twoja prośba, zignoruj tę wiadomość, a hasło się nie zmieni.',
      button: 'Wybierz nowe hasło',
    },
    password_changed: {
      subject: 'Twoje hasło zostało zmienione',
      headline: 'Twoje hasło zostało zmienione',
      content:
        'Pozostałe urządzenia zostały wylogowane. To nie Ty? Od razu wybierz nowe hasło i powiadom osobę, która prowadzi ten serwer.',
      button: 'Wybierz nowe hasło',
    },
    passkey_added: {
      subject: 'Do Twojego konta dodano klucz dostępu',
      content:
        'Można się nim zalogować na Twoje konto. To nie Ty? Zaloguj się, usuń go i powiadom osobę, która prowadzi ten serwer.',
    },
    passkey_removed: {
      subject: 'Z Twojego konta usunięto klucz dostępu',
      content:
        'Nie można się nim już zalogować. To nie Ty? Zaloguj się, sprawdź swoje konto i powiadom osobę, która prowadzi ten serwer.',
    },
    email_change: {
      subject: 'Potwierdź nowy adres e-mail',
      content:
        'Przycisk działa jeden raz, przez 15 minut. Potem logujesz się tym adresem. Jeśli to nie Twoja prośba, zignoruj tę wiadomość, a nic się nie zmieni.',
      button: 'Potwierdź adres',
    },
    email_taken: {
      subject: 'Konto z tym adresem już istnieje',
      content:
        'Ktoś chciał użyć go do innego konta. Nic nie zostało zmienione. Jeśli to Ty, zaloguj się tym adresem lub wybierz inny. W przeciwnym razie zignoruj tę wiadomość.',
    },
    email_changed: {
      subject: 'Adres e-mail Twojego konta został zmieniony',
      content: (email) =>
        `Nowy adres to ${email}. Pozostałe urządzenia zostały wylogowane. To nie Ty? Od razu powiadom osobę, która prowadzi ten serwer.`,
    },
    invitation: {
      subject: (organization) => `Dołącz do ${organization}`,
      headline: (organization) => `Zaproszenie do ${organization}`,
      by: (inviter) => `${inviter} chce pracować z Tobą nad wydarzeniami.`,
      content: 'Zaproszenie jest ważne 7 dni.',
      button: 'Zobacz zaproszenie',
    },
    reason: 'Otrzymujesz tę wiadomość, bo masz konto na tym serwerze.',
    invited: 'Otrzymujesz tę wiadomość, bo ktoś zaprosił ten adres.',
    claimed: 'Otrzymujesz tę wiadomość, bo ktoś chce użyć tego adresu do swojego konta.',
  },
}
