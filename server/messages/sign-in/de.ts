import type { SignInMessages } from './en.ts'

export const signIn: SignInMessages = {
  email: 'E-Mail-Adresse',
  password: 'Passwort',
  newPassword: 'Neues Passwort',
  name: 'Ihr Name',
  optional: 'freiwillig',
  passwordHint: 'Mindestens 10 Zeichen. Ein paar zufällige Wörter eignen sich gut.',
  passwordOptional: 'Sie können es weglassen und sich auf andere Weise anmelden.',
  back: 'Zurück zur Anmeldung',
  proceed: 'Weiter',
  roles: { owner: 'Inhaber', admin: 'Admin', editor: 'Redaktion', viewer: 'Leser' },
  errors: {
    email: 'Bitte eine E-Mail-Adresse wie anna@example.org eingeben.',
    name: 'Bitte Ihren Namen in einer Zeile eingeben.',
    wrong: 'E-Mail-Adresse oder Passwort ist nicht richtig.',
    missingPassword: 'Bitte Ihr Passwort eingeben.',
    short: 'Bitte mindestens 10 Zeichen verwenden.',
    long: 'Bitte höchstens 1.000 Zeichen verwenden.',
    common: 'Dieses Passwort gehört zu den häufigsten. Bitte ein anderes wählen.',
    taken: 'Zu dieser Adresse gibt es schon ein Konto. Bitte eine andere verwenden.',
    several: 'Bitte die markierten Felder prüfen.',
    noPasswords: 'Auf diesem Server werden keine Passwörter verwendet. Bitte melden Sie sich anders an.',
    noLinks: 'Auf diesem Server werden keine Links per E-Mail verwendet. Bitte melden Sie sich anders an.',
    tooMany: (when) => `Zu viele Versuche. Bitte ${when} noch einmal versuchen.`,
    tooManyMails: (when) =>
      `Wir haben schon mehrere E-Mails gesendet. Bitte sehen Sie in Ihrem Posteingang nach, oder versuchen Sie es ${when} noch einmal.`,
  },
  start: {
    text: 'Veranstaltungsseiten, Anmeldungen und Kalender, die man mit einem Tipp speichert.',
    docs: 'Dokumentation',
  },
  signIn: {
    title: 'Anmelden',
    button: 'Anmelden',
    or: 'oder',
    link: 'Link per E-Mail senden',
    forgot: 'Passwort vergessen?',
    already: (email) => `Sie sind als ${email} angemeldet.`,
  },
  ask: {
    title: 'Nach einem Link fragen',
    text: 'Dieser Server kann keine E-Mails senden. Bitten Sie die Person, die ihn betreibt, um einen Link zum Anmelden. Dieser Befehl erstellt ihn:',
    operator:
      'Bitten Sie die Person, die diesen Server betreibt, um einen Link zum Anmelden. Dieser Befehl erstellt ihn:',
  },
  sent: {
    title: 'Schauen Sie in Ihr Postfach',
    link: (email) =>
      `Falls es zu ${email} ein Konto gibt, ist ein Link zum Anmelden unterwegs. Er funktioniert einmal, in den nächsten 15 Minuten.`,
    password: (email) =>
      `Falls es zu ${email} ein Konto gibt, ist ein Link für ein neues Passwort unterwegs. Er funktioniert einmal, in der nächsten Stunde.`,
    spam: 'Nichts angekommen? Sehen Sie im Spam-Ordner nach, oder prüfen Sie die Adresse auf Tippfehler.',
  },
  forgot: {
    title: 'Passwort vergessen?',
    text: 'Geben Sie Ihre E-Mail-Adresse ein. Wir senden Ihnen einen Link, über den Sie ein neues Passwort wählen können.',
    button: 'Link senden',
  },
  choose: {
    title: 'Neues Passwort wählen',
    text: (email) => `Für ${email}. Ihre anderen Geräte werden abgemeldet.`,
    button: 'Speichern und anmelden',
  },
  link: {
    title: 'Fast geschafft',
    text: (email) => `Sie melden sich als ${email} an.`,
    button: 'Anmelden',
  },
  owner: {
    title: 'Konto erstellen',
    text: (organization) => `Damit gehört Ihnen die Organisation ${organization}.`,
    button: 'Konto erstellen',
  },
  invitation: {
    title: (organization) => `${organization} beitreten`,
    by: 'Eingeladen von',
    role: 'Ihre Rolle',
    account: 'Ihr Konto',
    button: 'Einladung annehmen',
    other: (email) => `Sie sind als ${email} angemeldet. Wenn Sie annehmen, endet diese Sitzung.`,
    signIn: (email) => `Diese Einladung gilt für ${email}. Melden Sie sich mit diesem Konto an, um sie anzunehmen.`,
  },
  newAddress: {
    title: 'Neue E-Mail-Adresse bestätigen',
    text: (email) => `Sie melden sich dann mit ${email} an. Ihre anderen Geräte werden abgemeldet.`,
    button: 'Adresse bestätigen',
    signIn: 'Melden Sie sich mit Ihrem Konto an, um die neue Adresse zu bestätigen.',
  },
  outdated: {
    title: 'Dieser Link funktioniert nicht mehr',
    text: 'Vielleicht ist er abgelaufen oder wurde schon verwendet. Sie können einen neuen anfordern.',
    invitation:
      'Vielleicht ist er abgelaufen oder wurde schon verwendet. Bitten Sie die Person, die Sie eingeladen hat, um einen neuen.',
    used: 'Vielleicht ist er abgelaufen oder wurde schon verwendet.',
  },
  passkey: {
    button: 'Mit Passkey anmelden',
    failed: 'Dieser Passkey funktioniert hier nicht. Versuchen Sie es erneut, oder melden Sie sich anders an.',
  },
  oidc: {
    button: (name) => `Weiter mit ${name}`,
    titles: { failed: 'Die Anmeldung hat nicht geklappt', account: 'Dieses Konto hat hier keinen Zugang' },
    again: 'Erneut versuchen',
    other: 'Anderes Konto verwenden',
    texts: {
      away: (name) => `${name} antwortet gerade nicht. Versuchen Sie es in einigen Minuten noch einmal.`,
      busy: () => 'Das waren zu viele Versuche. Versuchen Sie es in einer Minute noch einmal.',
      cancelled: (name) => `Die Anmeldung bei ${name} wurde abgebrochen.`,
      outdated: () =>
        'Es hat zu lange gedauert, oder die Seite wurde zweimal geöffnet. Beginnen Sie in diesem Browser noch einmal.',
      wrong: (name) =>
        `${name} und dieser Server sind sich über die Anmeldung nicht einig. Versuchen Sie es erneut. Wenn es wieder geschieht, wenden Sie sich an die Person, die diesen Server betreibt.`,
      unverified: (name) =>
        `${name} bestätigt Ihre E-Mail-Adresse nicht. Bestätigen Sie sie zuerst dort, oder bitten Sie Ihre Administration darum.`,
      unknown: () =>
        'Mit dieser E-Mail-Adresse hat noch niemand Zugang. Bitten Sie jemanden aus Ihrem Team um eine Einladung.',
      'no-role': (name) =>
        `Ihr Konto bei ${name} ist in keiner Gruppe mit Zugang. Bitten Sie Ihre Administration, Sie aufzunehmen.`,
      taken: (name) =>
        `Zu dieser E-Mail-Adresse gehört schon ein anderes Konto bei ${name}. Wenden Sie sich an die Person, die diesen Server betreibt.`,
    },
  },
  signedOut: {
    title: 'Sie sind abgemeldet',
    text: 'Bis bald.',
    again: 'Wieder anmelden',
  },
  home: {
    noScript: 'Die Anwendung braucht JavaScript. Schalten Sie es im Browser ein und laden Sie die Seite neu.',
    signOut: 'Abmelden',
  },
  missing: {
    title: 'Diese Seite gibt es nicht',
    text: 'Prüfen Sie die Adresse auf Tippfehler, oder beginnen Sie noch einmal.',
  },
  tooLarge: {
    title: 'Dieses Formular ist zu groß',
    text: 'Es wurde nichts gespeichert. Gehen Sie zurück, und kürzen Sie Ihre Eingaben.',
  },
  otherSite: {
    title: 'Dieses Formular kam nicht von unserer Seite',
    text: 'Zum Schutz Ihres Kontos wurde nichts geändert. Bitte öffnen Sie die Seite noch einmal.',
  },
  crowded: {
    title: 'Einen Moment bitte',
    text: 'Gerade melden sich zu viele Personen an. Bitte versuchen Sie es in ein paar Sekunden noch einmal.',
  },
  mails: {
    sign_in_link: {
      subject: 'Ihr Link zum Anmelden',
      headline: 'Anmelden',
      content:
        'Mit diesem Button melden Sie sich an. Er funktioniert einmal, 15 Minuten lang. Nicht angefordert? Dann ignorieren Sie diese E-Mail.',
      button: 'Anmelden',
    },
    password_reset: {
      subject: 'Neues Passwort wählen',
      headline: 'Neues Passwort wählen',
      content:
        'Der Button funktioniert einmal, eine Stunde lang. Nicht angefordert? Dann ignorieren Sie diese E-Mail, und Ihr Passwort bleibt, wie es ist.',
      button: 'Passwort wählen',
    },
    password_changed: {
      subject: 'Ihr Passwort wurde geändert',
      headline: 'Ihr Passwort wurde geändert',
      content:
        'Ihre anderen Geräte wurden abgemeldet. Das waren nicht Sie? Dann wählen Sie sofort ein neues Passwort, und informieren Sie die Person, die diesen Server betreibt.',
      button: 'Neues Passwort wählen',
    },
    passkey_added: {
      subject: 'Ihrem Konto wurde ein Passkey hinzugefügt',
      content:
        'Damit kann man sich als Sie anmelden. Das waren nicht Sie? Dann melden Sie sich an, entfernen Sie ihn, und informieren Sie die Person, die diesen Server betreibt.',
    },
    passkey_removed: {
      subject: 'Aus Ihrem Konto wurde ein Passkey entfernt',
      content:
        'Mit ihm kann man sich nicht mehr anmelden. Das waren nicht Sie? Dann melden Sie sich an, prüfen Sie Ihr Konto, und informieren Sie die Person, die diesen Server betreibt.',
    },
    email_change: {
      subject: 'Neue E-Mail-Adresse bestätigen',
      content:
        'Der Button funktioniert einmal, 15 Minuten lang. Danach melden Sie sich mit dieser Adresse an. Nicht angefordert? Dann ignorieren Sie diese E-Mail, und nichts ändert sich.',
      button: 'Adresse bestätigen',
    },
    email_taken: {
      subject: 'Zu dieser Adresse gibt es schon ein Konto',
      content:
        'Jemand wollte sie für ein anderes Konto verwenden. Es wurde nichts geändert. Wenn Sie das waren, melden Sie sich mit dieser Adresse an, oder wählen Sie eine andere. Sonst ignorieren Sie diese E-Mail.',
    },
    email_changed: {
      subject: 'Die E-Mail-Adresse Ihres Kontos wurde geändert',
      content: (email) =>
        `Sie lautet jetzt ${email}. Ihre anderen Geräte wurden abgemeldet. Das waren nicht Sie? Dann informieren Sie sofort die Person, die diesen Server betreibt.`,
    },
    invitation: {
      subject: (organization) => `Einladung zu ${organization}`,
      headline: (organization) => `Sie sind zu ${organization} eingeladen`,
      by: (inviter) => `${inviter} möchte mit Ihnen an Veranstaltungen arbeiten.`,
      content: 'Die Einladung gilt 7 Tage.',
      button: 'Einladung ansehen',
    },
    reason: 'Sie erhalten diese E-Mail wegen Ihres Kontos auf diesem Server.',
    invited: 'Sie erhalten diese E-Mail, weil jemand diese Adresse eingeladen hat.',
    claimed: 'Sie erhalten diese E-Mail, weil jemand diese Adresse für sein Konto verwenden möchte.',
  },
}
