import { plural } from '../plural.ts'
import { namedEvents } from '../en/errors.ts'
import type { Texts } from '../en/index.ts'

const count = plural('de')
const number = (digits: string) => Number(digits).toLocaleString('de')

const reasonNames: Readonly<Record<string, string>> = {
  rsvp: 'ein Anmeldeformular',
  'dynamic date': 'Termine, die sich mit dem Tag verschieben',
  status: 'abgesagte oder vorläufige Termine',
  organizer: 'einen Veranstalter',
  attendee: 'einen Gast',
}
const named = (reasons: string) =>
  reasons
    .split(', ')
    .map((reason) => reasonNames[reason] ?? reason)
    .join(', ')

export const errors: Texts['errors'] = {
  refusals: {
    missing: () => 'Das gibt es nicht, oder es wurde gelöscht.',
    external: () =>
      'Dieser Kalender spiegelt einen anderen und kann keine Veranstaltungen enthalten. Wählen Sie einen anderen.',
    subscription: (reasons) =>
      `Alle, die diesen Kalender abonnieren, sehen dasselbe. Seine Veranstaltungen können deshalb nicht haben: ${named(reasons)}.`,
    noSubscription: () => 'Einige Veranstaltungen können in keinem Abo sein. Beim Speichern steht hier, welche.',
    noExternal: () =>
      'Ein Kalender mit Veranstaltungen kann keinen anderen spiegeln. Löschen oder verschieben Sie sie zuerst, oder legen Sie einen neuen Kalender an.',
    full: () => 'Alle Plätze sind vergeben.',
    seats: (left) =>
      count(Number(left), { one: 'Nur 1 Platz ist noch frei.', other: `Nur ${number(left)} Plätze sind noch frei.` }),
    member: (address) => `${address} ist schon Mitglied.`,
    addressTaken: () => 'Jemand anderes benutzt hier diese Adresse.',
    domain: (host) =>
      `${host} kann noch nicht veröffentlicht werden, weil noch nicht alle Einträge stimmen. Bis neue sichtbar sind, können einige Stunden vergehen.`,
    credits: () => 'Das Guthaben für Veranstaltungen ist aufgebraucht. Fragen Sie den Betreiber dieses Servers.',
    busy: () => 'Jemand anderes hat es gleichzeitig geändert. Versuchen Sie es noch einmal.',
    notDeleted: () => 'Das ist nicht gelöscht.',
    parent: () => 'Der Kalender dazu ist gelöscht. Stellen Sie zuerst den Kalender wieder her.',
    tooLate: () => 'Das lässt sich nicht mehr wiederherstellen.',
  },
  role: (role) => `Ihre Rolle erlaubt das nicht. Fragen Sie ${role} der Organisation.`,
  roles: {
    viewer: 'ein Mitglied',
    editor: 'jemanden aus der Redaktion',
    admin: 'einen Admin',
    owner: 'einen Inhaber',
  },
  tooMany: (seconds) => `Das war zu oft in kurzer Zeit. Versuchen Sie es in ${duration(seconds)} noch einmal.`,
  fields: {
    required: () => 'Das wird gebraucht.',
    day: (first, last) => `Wählen Sie ein Datum von ${first} bis ${last}.`,
    anyDay: () => 'Wählen Sie ein Datum.',
    time: () => 'Geben Sie eine Uhrzeit wie 09:30 an.',
    moment: () => 'Wählen Sie ein Datum und eine Uhrzeit.',
    startTime: () => 'Geben Sie den Beginn an, oder schalten Sie „Ganztägig“ ein.',
    endDay: () => 'Der letzte Tag liegt vor dem ersten.',
    endTime: () => 'Das Ende liegt vor dem Beginn. Endet es nach Mitternacht, wählen Sie den nächsten Tag als Ende.',
    sameKind: () => 'Erster und letzter Tag müssen beide fest sein oder beide mit dem Tag des Aufrufs wandern.',
    beforeYear: (year) => `Wählen Sie ein Datum vor ${year}.`,
    notInSeries: () => 'Die Serie hat an diesem Tag keinen Termin.',
    lastDate: () => 'Mindestens ein Termin muss bleiben. Sagen Sie stattdessen die ganze Veranstaltung ab.',
    ticked: () => 'Das muss angekreuzt sein.',
    range: (from, to) => `Erlaubt ist eine Zahl von ${number(from)} bis ${number(to)}.`,
    atMostSeats: (seats) => `Höchstens so viele wie unter „Plätze“: ${number(seats)}.`,
    whole: () => 'Erlaubt ist nur eine ganze Zahl.',
    number: () => 'Erlaubt ist nur eine Zahl.',
    text: () => 'Erlaubt ist nur Text.',
    longest: (most) => `Höchstens ${number(most)} Zeichen.`,
    longestLine: (most) => `Eine Zeile mit höchstens ${number(most)} Zeichen.`,
    visibleLine: (most) =>
      `Eine Zeile mit höchstens ${number(most)} Zeichen und ohne unsichtbare, etwa solche für die Schreibrichtung.`,
    shortest: (least) => `Mindestens ${number(least)} Zeichen.`,
    leastEntries: (least) =>
      least === '1'
        ? 'Mindestens ein Eintrag wird gebraucht.'
        : `Mindestens ${number(least)} Einträge werden gebraucht.`,
    mostEntries: (most) => `Höchstens ${number(most)} Einträge sind möglich.`,
    twice: () => 'Derselbe Wert steht zweimal da.',
    line: () => 'Erlaubt ist nur eine Zeile Text.',
    plainText: () => 'Enthält ein unsichtbares Zeichen, das nicht erlaubt ist.',
    webAddress: () => 'Die Adresse muss mit http:// oder https:// beginnen.',
    spaces: () =>
      'Die Adresse darf keine Leerzeichen und Zeilenumbrüche enthalten; schreiben Sie %20 für ein Leerzeichen.',
    webcal: () => 'Die Adresse muss mit https:// beginnen. Schreiben Sie das anstelle von webcal://.',
    credentials: () => 'Die Adresse darf keinen Benutzernamen und kein Passwort enthalten.',
    publicAddress: () => 'Die Adresse muss öffentlich erreichbar sein, nicht in einem privaten Netz.',
    sameAddress: () => 'Das ist schon Ihre Adresse.',
    email: () => 'Erlaubt ist genau eine E-Mail-Adresse wie ann@example.org.',
    colour: () => 'Erlaubt ist eine Farbe wie #2f6fed.',
    host: () => 'Erlaubt ist ein vollständiger Hostname wie events.example.org, ohne http:// und ohne Pfad.',
    timeZone: () => 'Erlaubt ist der Name einer Zeitzone wie Europe/Berlin.',
    rule: (example) => `Erlaubt ist eine Regel wie ${example}.`,
    variable: (name, known) => `Die Variable ${name} gibt es nicht. Es gibt ${known}.`,
    unconfirmed: (name, events) =>
      `${name} geht hier nicht, weil Adressen nicht per E-Mail bestätigt werden: ${namedEvents(events).replaceAll('“', '„').replaceAll('”', '“')}. Was jemand ins Formular geschrieben hat, geht nur an bestätigte Adressen.`,
    openVariable: (text) =>
      `Eine Variable ist nicht geschlossen: „${text}“. Schreiben Sie sie wie {{event}} oder wählen Sie eine aus der Liste.`,
    closedVariable: (text) => `Einer Variable fehlt der Anfang: „${text}“. Schreiben Sie sie wie {{event}}.`,
    tripleVariable: (text) => `Eine Variable hat zu viele Klammern: „${text}“. Schreiben Sie sie wie {{event}}.`,
    commonPassword: () => 'Das ist eines der häufigsten Passwörter. Wählen Sie ein anderes.',
    future: () => 'Der Zeitpunkt muss in der Zukunft liegen.',
    oneOf: (values) => `Möglich ist nur: ${values}.`,
  },
}

const duration = (seconds: number) =>
  seconds < 120
    ? count(seconds, { one: `${seconds} Sekunde`, other: `${seconds} Sekunden` })
    : `${Math.ceil(seconds / 60)} Minuten`
