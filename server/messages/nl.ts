import type { Messages } from './en.ts'

export const nl: Messages = {
  icalFile: 'iCal-bestand',
  allDay: 'Hele dag',
  cancelled: 'Geannuleerd',
  copy: 'Kopiëren',
  copied: 'Gekopieerd',
  pageAddress: 'Adres van deze pagina',
  anyway: 'Toch proberen',
  otherCalendars: 'Andere agenda’s',
  missing: {
    title: 'Hier is niets te vinden',
    text: 'Misschien is de link onvolledig, of is het evenement niet meer openbaar.',
  },
  dates: {
    title: 'Kies een datum',
    text: 'Dit evenement heeft meerdere data. Je kunt ze één voor één toevoegen.',
    all: 'Alle data in één bestand',
  },
  calledOff: {
    title: 'Deze datum is geannuleerd',
    text: 'Er is niets om toe te voegen. Staat de datum al in je agenda, dan werkt dit bestand die bij.',
    file: 'Mijn agenda bijwerken',
  },
  series: {
    title: 'Dit evenement wordt herhaald',
    text: (calendar) =>
      `${calendar} kan geen terugkerende evenementen toevoegen via een link. Kies een andere agenda voor alle data, of voeg er één toe.`,
    whole: 'Alle data',
    next: 'Alleen de eerstvolgende datum',
  },
  inApp: {
    title: 'Open deze pagina in je browser',
    text: 'De app waarin je nu bent kan dit niet doorgeven aan je agenda. Je browser kan dat wel.',
    steps: ['Kopieer het adres.', 'Open je browser en plak het daar.'],
  },
  safari: {
    title: 'Open deze pagina in Safari',
    text: 'Deze browser kan een abonnement niet doorgeven aan je agenda. Safari kan dat wel.',
    steps: ['Kopieer het adres.', 'Open Safari en plak het daar.'],
  },
  subscribe: {
    title: 'Abonneren op deze agenda',
    address: 'Adres van de agenda',
    byHand: (calendar) =>
      `${calendar} heeft hier geen link voor. Kopieer het adres, open ${calendar} en voeg het daar toe als agenda van internet.`,
    cannot: (calendar) =>
      `${calendar} kan zich niet op deze agenda abonneren. Kies een andere agenda of kopieer het adres.`,
    onComputer: (calendar) =>
      `${calendar} neemt nieuwe abonnementen alleen op een computer aan. Open deze pagina daar of kopieer het adres.`,
  },
}
