import type { Messages } from './en.ts'

export const de: Messages = {
  icalFile: 'iCal-Datei',
  allDay: 'Ganztägig',
  cancelled: 'Abgesagt',
  copy: 'Kopieren',
  copied: 'Kopiert',
  pageAddress: 'Adresse dieser Seite',
  anyway: 'Trotzdem versuchen',
  otherCalendars: 'Andere Kalender',
  missing: {
    title: 'Hier ist nichts',
    text: 'Vielleicht ist der Link unvollständig, oder die Veranstaltung ist nicht mehr öffentlich.',
  },
  dates: {
    title: 'Termin auswählen',
    text: 'Diese Veranstaltung hat mehrere Termine. Sie lassen sich einzeln hinzufügen.',
    all: 'Alle Termine in einer Datei',
  },
  calledOff: {
    title: 'Dieser Termin ist abgesagt',
    text: 'Es gibt nichts hinzuzufügen. Steht der Termin schon im Kalender, aktualisiert ihn diese Datei.',
    file: 'Kalender aktualisieren',
  },
  series: {
    title: 'Diese Veranstaltung wiederholt sich',
    text: (calendar) =>
      `${calendar} kann wiederkehrende Termine nicht über einen Link übernehmen. Für alle Termine bitte einen anderen Kalender wählen, oder nur einen einzelnen hinzufügen.`,
    whole: 'Alle Termine',
    next: 'Nur der nächste Termin',
  },
  inApp: {
    title: 'Diese Seite im Browser öffnen',
    text: 'Diese App kann den Termin nicht an den Kalender weitergeben. Der Browser kann es.',
    steps: ['Die Adresse kopieren.', 'Den Browser öffnen und sie dort einfügen.'],
  },
  safari: {
    title: 'Diese Seite in Safari öffnen',
    text: 'Dieser Browser kann ein Abonnement nicht an den Kalender weitergeben. Safari kann es.',
    steps: ['Die Adresse kopieren.', 'Safari öffnen und sie dort einfügen.'],
  },
  subscribe: {
    title: 'Diesen Kalender abonnieren',
    address: 'Adresse des Kalenders',
    byHand: (calendar) =>
      `${calendar} hat dafür keinen Link. Die Adresse kopieren, ${calendar} öffnen und sie dort als Kalender aus dem Internet hinzufügen.`,
    cannot: (calendar) =>
      `${calendar} kann diesen Kalender nicht abonnieren. Bitte einen anderen Kalender wählen oder die Adresse kopieren.`,
    onComputer: (calendar) =>
      `${calendar} nimmt neue Abonnements nur am Computer an. Diese Seite dort öffnen oder die Adresse kopieren.`,
  },
}
