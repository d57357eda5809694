import type { SignInMessages } from './en.ts'

export const signIn: SignInMessages = {
  email: 'E-postadresse',
  password: 'Passord',
  newPassword: 'Nytt passord',
  name: 'Navnet ditt',
  optional: 'valgfritt',
  passwordHint: 'Minst 10 tegn. Noen tilfeldige ord fungerer godt.',
  passwordOptional: 'Du kan la det stå tomt og logge inn på en annen måte.',
  back: 'Tilbake til innlogging',
  proceed: 'Fortsett',
  roles: { owner: 'Eier', admin: 'Administrator', editor: 'Redaktør', viewer: 'Leser' },
  errors: {
    email: 'Skriv inn en e-postadresse som anne@example.org.',
    name: 'Skriv inn navnet ditt på én linje.',
    wrong: 'E-postadressen eller passordet stemmer ikke.',
    missingPassword: 'Skriv inn passordet ditt.',
    short: 'Bruk minst 10 tegn.',
    long: 'Bruk høyst 1000 tegn.',
    common: 'Dette er et av de vanligste passordene. Velg et annet.',
    taken: 'Det finnes allerede en konto med denne adressen. Bruk en annen.',
    several: 'Kontroller de markerte feltene.',
    noPasswords: 'Passord brukes ikke på denne serveren. Logg inn på en annen måte.',
    noLinks: 'Innloggingslenker på e-post brukes ikke på denne serveren. Logg inn på en annen måte.',
    tooMany: (when) => `For mange forsøk. Prøv igjen ${when}.`,
    tooManyMails: (when) => `Vi har allerede sendt flere e-poster. Se i innboksen, eller prøv igjen ${when}.`,
  },
  start: { text: 'Arrangementssider, påmelding og kalendere som lagres med ett trykk.', docs: 'Dokumentasjon' },
  signIn: {
    title: 'Logg inn',
    button: 'Logg inn',
    or: 'eller',
    link: 'Send meg en innloggingslenke',
    forgot: 'Glemt passordet?',
    already: (email) => `Du er logget inn som ${email}.`,
  },
  ask: {
    title: 'Be om en lenke',
    text: 'Denne serveren kan ikke sende e-post. Be den som drifter den, om en innloggingslenke. Den lages med denne kommandoen:',
    operator: 'Be den som drifter denne serveren, om en innloggingslenke. Den lages med denne kommandoen:',
  },
  sent: {
    title: 'Se i innboksen',
    link: (email) => `Hvis ${email} har en konto, er en innloggingslenke på vei. Den virker én gang, i 15 minutter.`,
    password: (email) =>
      `Hvis ${email} har en konto, er en lenke for å velge nytt passord på vei. Den virker én gang, i én time.`,
    spam: 'Har du ikke fått noe? Se i søppelposten, eller kontroller adressen.',
  },
  forgot: {
    title: 'Glemt passordet?',
    text: 'Skriv inn e-postadressen din. Vi sender deg en lenke der du kan velge et nytt passord.',
    button: 'Send lenke',
  },
  choose: {
    title: 'Velg et nytt passord',
    text: (email) => `For ${email}. De andre enhetene dine blir logget ut.`,
    button: 'Lagre og logg inn',
  },
  link: {
    title: 'Nesten ferdig',
    text: (email) => `Fortsett for å logge inn som ${email}.`,
    button: 'Logg inn',
  },
  owner: {
    title: 'Opprett kontoen din',
    text: (organization) => `Du blir eier av ${organization}.`,
    button: 'Opprett kontoen din',
  },
  invitation: {
    title: (organization) => `Bli med i ${organization}`,
    by: 'Invitert av',
    role: 'Rollen din',
    account: 'Kontoen din',
    button: 'Godta invitasjonen',
    other: (email) => `Du er logget inn som ${email}. Hvis du godtar, avsluttes denne økten.`,
    signIn: (email) => `Invitasjonen gjelder ${email}. Logg inn med den kontoen for å godta den.`,
  },
  newAddress: {
    title: 'Bekreft den nye e-postadressen din',
    text: (email) => `Du logger heretter inn med ${email}. De andre enhetene dine blir logget ut.`,
    button: 'Bekreft adressen',
    signIn: 'Logg inn på kontoen din for å bekrefte den nye adressen.',
  },
  outdated: {
    title: 'Lenken virker ikke lenger',
    text: 'Den kan ha utløpt eller allerede være brukt. Du kan be om en ny.',
    invitation: 'Den kan ha utløpt eller allerede være brukt. Be den som inviterte deg, om en ny.',
    used: 'Den kan ha utløpt eller allerede være brukt.',
  },
  passkey: {
    button: 'Logg inn med en passnøkkel',
    failed: 'Denne passnøkkelen virker ikke her. Prøv igjen, eller logg inn på en annen måte.',
  },
  oidc: {
    button: (name) => `Fortsett med ${name}`,
    titles: { failed: 'Innloggingen lyktes ikke', account: 'Denne kontoen har ikke tilgang her' },
    again: 'Prøv igjen',
    other: 'Bruk en annen konto',
    texts: {
      away: (name) => `${name} svarer ikke akkurat nå. Prøv igjen om noen minutter.`,
      busy: () => 'Det har vært for mange forsøk. Prøv igjen om et minutt.',
      cancelled: (name) => `Innloggingen hos ${name} ble avbrutt.`,
      outdated: () => 'Det tok for lang tid, eller siden ble åpnet to ganger. Start på nytt i denne nettleseren.',
      wrong: (name) =>
        `${name} og denne serveren er ikke enige om innloggingen. Prøv igjen. Hvis det skjer igjen, si fra til den som drifter serveren.`,
      unverified: (name) =>
        `${name} bekrefter ikke e-postadressen din. Bekreft den der først, eller be administratoren din om det.`,
      unknown: () => 'Ingen med denne e-postadressen har tilgang ennå. Be en kollega om å invitere deg.',
      'no-role': (name) =>
        `Kontoen din hos ${name} er ikke i noen gruppe med tilgang. Be administratoren din om å legge deg til.`,
      taken: (name) =>
        `En annen konto hos ${name} hører allerede til denne e-postadressen. Spør den som drifter serveren.`,
    },
  },
  signedOut: {
    title: 'Du er logget ut',
    text: 'På gjensyn.',
    again: 'Logg inn igjen',
  },
  home: {
    noScript: 'Appen trenger JavaScript. Slå det på i nettleseren og last siden på nytt.',
    signOut: 'Logg ut',
  },
  missing: {
    title: 'Denne siden finnes ikke',
    text: 'Sjekk om adressen har skrivefeil, eller begynn på nytt.',
  },
  tooLarge: {
    title: 'Skjemaet er for stort',
    text: 'Ingenting ble lagret. Gå tilbake og kort ned det du skrev.',
  },
  otherSite: {
    title: 'Skjemaet kom ikke fra siden vår',
    text: 'For å beskytte kontoen din er ingenting endret. Åpne siden på nytt.',
  },
  crowded: {
    title: 'Et øyeblikk',
    text: 'For mange logger inn akkurat nå. Prøv igjen om noen sekunder.',
  },
  mails: {
    sign_in_link: {
      subject: 'Innloggingslenken din',
      headline: 'Logg inn',
      content:
        'Med denne knappen logger du inn én gang, innen 15 minutter. Hvis du ikke har bedt om dette, kan du se bort fra e-posten.',
      button: 'Logg inn',
    },
    password_reset: {
      subject: 'Velg et nytt passord',
      headline: 'Velg et nytt passord',
      content:
        'Knappen virker én gang, i én time. Hvis du ikke har bedt om dette, kan du se bort fra e-posten, og passordet forblir uendret.',
      button: 'Velg et nytt passord',
    },
    password_changed: {
      subject: 'Passordet ditt er endret',
      headline: 'Passordet ditt er endret',
      content:
        'De andre enhetene dine er logget ut. Var det ikke deg? Velg straks et nytt passord, og si fra til den som drifter serveren.',
      button: 'Velg et nytt passord',
    },
    passkey_added: {
      subject: 'En passnøkkel ble lagt til kontoen din',
      content:
        'Den kan brukes til å logge inn som deg. Var det ikke deg? Logg inn, fjern den, og si fra til den som drifter serveren.',
    },
    passkey_removed: {
      subject: 'En passnøkkel ble fjernet fra kontoen din',
      content:
        'Den kan ikke lenger brukes til å logge inn. Var det ikke deg? Logg inn, sjekk kontoen din, og si fra til den som drifter serveren.',
    },
    email_change: {
      subject: 'Bekreft den nye e-postadressen din',
      content:
        'Knappen virker én gang, i 15 minutter. Deretter logger du inn med denne adressen. Hvis du ikke har bedt om dette, kan du se bort fra e-posten, og ingenting endres.',
      button: 'Bekreft adressen',
    },
    email_taken: {
      subject: 'Det finnes allerede en konto med denne adressen',
      content:
        'Noen ville bruke den til en annen konto. Ingenting er endret. Var det deg, logger du inn med denne adressen eller velger en annen. Ellers kan du se bort fra e-posten.',
    },
    email_changed: {
      subject: 'E-postadressen til kontoen din er endret',
      content: (email) =>
        `Den er nå ${email}. De andre enhetene dine er logget ut. Var det ikke deg? Si straks fra til den som drifter serveren.`,
    },
    invitation: {
      subject: (organization) => `Bli med i ${organization}`,
      headline: (organization) => `Du er invitert til ${organization}`,
      by: (inviter) => `${inviter} vil gjerne arbeide med arrangementer sammen med deg.`,
      content: 'Invitasjonen gjelder i 7 dager.',
      button: 'Vis invitasjonen',
    },
    reason: 'Du får denne e-posten på grunn av kontoen din på serveren.',
    invited: 'Du får denne e-posten fordi noen har invitert denne adressen.',
    claimed: 'Du får denne e-posten fordi noen vil bruke denne adressen til kontoen sin.',
  },
}
