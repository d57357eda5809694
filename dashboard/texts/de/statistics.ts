import type { Texts } from '../en/index.ts'
import { plural } from '../plural.ts'

const form = plural('de')

export const statistics: Texts['statistics'] = {
  metrics: { views: 'Seitenaufrufe', saves: 'Gespeichert', sign_ups: 'Anmeldungen', subscriptions: 'Abonniert' },
  counted: {
    views: (count, text) => form(count, { one: `${text} Seitenaufruf`, other: `${text} Seitenaufrufe` }),
    saves: (_count, text) => `${text}-mal gespeichert`,
    sign_ups: (count, text) => form(count, { one: `${text} Anmeldung`, other: `${text} Anmeldungen` }),
    subscriptions: (_count, text) => `${text}-mal abonniert`,
  },
  choose: 'Was das Diagramm zeigt',
  pageViews: { all: 'aller Seiten', calendar: 'seiner Seiten', event: 'ihrer Seite' },
  toCalendars: { all: 'Ihre Kalender', one: 'dieser Kalender' },
  alsoElsewhere: 'auch ohne Seitenaufruf',
  ofViews: (percent) => `${percent} der Seitenaufrufe`,
  up: 'Gestiegen um',
  down: 'Gesunken um',
  windowLabel: 'Zeitraum',
  windows: {
    7: 'Letzte 7 Tage',
    30: 'Letzte 30 Tage',
    90: 'Letzte 90 Tage',
    '12m': 'Letzte 12 Monate',
    all: 'Gesamter Zeitraum',
    custom: 'Eigener Zeitraum …',
  },
  windowPhrase: (name, length) =>
    name === 'all' ? 'insgesamt' : name === '12m' ? 'in den letzten 12 Monaten' : `in den letzten ${length} Tagen`,
  customPhrase: (from, to) => `vom ${from} bis ${to}`,
  beforePhrase: (name, length) =>
    name === '12m'
      ? 'in den 12 Monaten davor'
      : form(length, { one: 'am Tag davor', other: `in den ${length} Tagen davor` }),
  inWindow: (count, window) => `${count} ${window}`,
  compared: {
    more: (percent, before) => `${percent} mehr als ${before}`,
    less: (percent, before) => `${percent} weniger als ${before}`,
    same: (before) => `etwa so viel wie ${before}`,
    many: (count, before) => `nach ${count} ${before}`,
    nothing: (before) => `nichts ${before}`,
  },
  earlier: (count) => `davor ${count}`,
  thisTime: 'Jetzt',
  timeBefore: 'Davor',
  lastMonths: 'Das Diagramm zeigt die letzten 24 Monate.',
  view: 'Ansicht',
  chart: 'Diagramm',
  table: 'Tabelle',
  day: 'Zeit',
  total: 'Summe',
  csv: 'CSV laden',
  showTable: 'Statistik als Tabelle zeigen',
  showChart: 'Statistik als Diagramm zeigen',
  showMetric: (metric) => `Statistik: ${metric}`,
  showWindow: (window) => `Statistik: ${window}`,
  byCalendar: 'Kalender',
  bySubscription: 'Kalender der Abonnenten',
  byCountry: 'Länder',
  byReferrer: 'Herkunft',
  byCampaign: 'Kampagnen',
  campaignField: 'Teil der Kampagne',
  calendars: {
    apple: 'Apple',
    google: 'Google',
    ical: 'iCal-Datei',
    ms365: 'Microsoft 365',
    msteams: 'Microsoft Teams',
    outlookcom: 'Outlook.com',
    yahoo: 'Yahoo',
  },
  calendarOfDate: (calendar, date) => `${calendar}, ${date}. Termin`,
  unknownCountry: 'Unbekannt',
  noReferrer: 'Direkt oder unbekannt',
  noCampaign: 'Keine',
  other: 'Andere',
  nothing: 'In diesem Zeitraum wurde nichts gezählt.',
  nothingYet: {
    title: 'Noch nichts gezählt',
    text: {
      event:
        'Sobald jemand die Seite öffnet, sehen Sie hier, wie viele sie aufrufen, den Termin speichern und sich anmelden: Tag für Tag, und woher sie kommen. Teilen Sie den Link, dann geht es los.',
      calendar:
        'Sobald jemand die Seite oder eine ihrer Veranstaltungen öffnet, sehen Sie hier, wie viele sie aufrufen, Termine speichern, sich anmelden und den Kalender abonnieren: Tag für Tag, und woher sie kommen. Teilen Sie den Link, dann geht es los.',
      all: 'Sobald jemand Ihre Seiten öffnet, sehen Sie hier, wie viele sie aufrufen, Termine speichern, sich anmelden und Kalender abonnieren: Tag für Tag, und woher sie kommen. Veröffentlichen Sie eine Veranstaltung und teilen Sie ihren Link, dann geht es los.',
    },
    action: { event: 'Veranstaltung teilen', calendar: 'Kalender teilen', all: 'Zu den Veranstaltungen' },
  },
  fewer: 'Weniger zeigen',
  all: (count) => `Alle ${count} zeigen`,
  topEvents: 'Meistbesuchte Veranstaltungen',
  event: 'Veranstaltung',
  note: 'Gezählt werden Seitenaufrufe und Klicks, keine Personen. Gespeichert heißt: Ein Klick hat einen Kalender geöffnet. Tage und Monate gelten in UTC, der heutige Tag zählt mit.',
  subscriptionNote: 'Abonniert heißt: Ein Klick hat einen Ihrer Kalender zum Abonnieren geöffnet.',
  custom: {
    title: 'Zeitraum wählen',
    from: 'Erster Tag',
    to: 'Letzter Tag',
    show: 'Zeigen',
    help: 'Bis zu 90 Tage erscheinen nach Tagen, bis zu 24 Monate nach Monaten.',
    faults: {
      order: 'Wählen Sie einen letzten Tag, der nicht vor dem ersten liegt.',
      long: 'Wählen Sie höchstens 24 Monate.',
    },
  },
}
