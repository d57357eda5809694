import type { Texts } from '../en/index.ts'
import { plural } from '../plural.ts'

const number = plural('de')

export const home: Texts['home'] = {
  hello: (name) => `Hallo, ${name}`,
  next: 'Als Nächstes',
  all: 'Alle Veranstaltungen',
  nothing: 'Nichts geplant',
  nothingText: 'Hier erscheinen künftige Veranstaltungen und wie viele Leute kommen.',
  now: 'jetzt',
  cancelled: 'Abgesagt',
  draft: 'Entwurf',
  views: (views, written) =>
    number(views, { one: '1 Seitenaufruf in 7 Tagen', other: `${written} Seitenaufrufe in 7 Tagen` }),
  going: (seats) => `${seats} dabei`,
  attention: 'Braucht Aufmerksamkeit',
  allWell: 'Alles in Ordnung.',
  failedMails: (mails) =>
    mails >= 10
      ? '10 oder mehr E-Mails konnten nicht gesendet werden'
      : number(mails, {
          one: '1 E-Mail konnte nicht gesendet werden',
          other: `${mails} E-Mails konnten nicht gesendet werden`,
        }),
  brokenDomains: (domains) =>
    number(domains, {
      one: 'Eine Domain ist noch nicht eingerichtet',
      other: `${domains} Domains sind noch nicht eingerichtet`,
    }),
  drafts: (drafts) =>
    drafts >= 10 ? '10 oder mehr Entwürfe' : number(drafts, { one: '1 Entwurf', other: `${drafts} Entwürfe` }),
  removal: (moment) => `Diese Organisation wird am ${moment} gelöscht`,
  noMail: 'Der Server kann noch keine E-Mails senden',
  start: {
    question: 'Was möchten Sie zuerst tun?',
    help: 'Es dauert eine Minute. Alles lässt sich später ändern.',
    goals: {
      page: {
        title: 'Eine Veranstaltungsseite veröffentlichen',
        text: 'Eine Seite mit Datum, Ort und Buttons für jeden Kalender.',
      },
      'sign-up': {
        title: 'Anmeldungen sammeln',
        text: 'Eine Seite mit Formular, begrenzten Plätzen und Tickets per E-Mail.',
      },
      calendar: {
        title: 'Einen Kalender zum Abonnieren anbieten',
        text: 'Neue Termine erscheinen von selbst in den Kalendern der Leute.',
      },
      button: {
        title: 'Einen Button auf meine Website setzen',
        text: 'Zwei Zeilen Code; Besucher übernehmen den Termin in ihren Kalender.',
      },
    },
    noTickets: 'Dieser Server kann keine E-Mails senden, daher erhalten Gäste ihre Tickets nicht per E-Mail.',
    samplesHelp: 'Nur mal umsehen?',
    samples: 'Mit Beispielen füllen',
    firstGroup: 'Veranstaltungen',
    nameField: 'Ihr Name',
    calendarName: 'Name des Kalenders',
    inputs: { name: 'Name der Veranstaltung', date: 'Datum', time: 'Beginn', place: 'Ort oder Link', seats: 'Plätze' },
    zone: {
      label: 'Zeitzone',
      used: (zone) => `Zeiten gelten in der Zone ${zone}.`,
      change: 'Zeitzone ändern',
    },
    seatsHelp: 'Leer lassen, wenn es keine Grenze gibt.',
    over: 'Dieser Tag ist vorbei. Das steht dann auch auf der Seite.',
    publish: 'Veröffentlichen',
  },
}
