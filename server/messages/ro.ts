import type { Messages } from './en.ts'

export const ro: Messages = {
  icalFile: 'Fișier iCal',
  allDay: 'Toată ziua',
  cancelled: 'Anulat',
  copy: 'Copiază',
  copied: 'Copiat',
  pageAddress: 'Adresa acestei pagini',
  anyway: 'Încearcă totuși',
  otherCalendars: 'Alte calendare',
  missing: {
    title: 'Aici nu este nimic',
    text: 'Linkul poate fi incomplet sau evenimentul nu mai este public.',
  },
  dates: {
    title: 'Alege o dată',
    text: 'Acest eveniment are mai multe date. Le poți adăuga pe rând.',
    all: 'Toate datele într-un singur fișier',
  },
  calledOff: {
    title: 'Această dată este anulată',
    text: 'Nu este nimic de adăugat. Dacă data se află deja în calendarul tău, acest fișier o actualizează.',
    file: 'Actualizează calendarul meu',
  },
  series: {
    title: 'Acest eveniment se repetă',
    text: (calendar) =>
      `${calendar} nu poate adăuga evenimente recurente dintr-un link. Alege alt calendar pentru toate datele sau adaugă doar una.`,
    whole: 'Toate datele',
    next: 'Doar data următoare',
  },
  inApp: {
    title: 'Deschide această pagină în browser',
    text: 'Aplicația în care te afli nu poate transmite acest lucru calendarului tău. Browserul poate.',
    steps: ['Copiază adresa.', 'Deschide browserul și lipește-o acolo.'],
  },
  safari: {
    title: 'Deschide această pagină în Safari',
    text: 'Acest browser nu poate transmite un abonament calendarului tău. Safari poate.',
    steps: ['Copiază adresa.', 'Deschide Safari și lipește-o acolo.'],
  },
  subscribe: {
    title: 'Abonează-te la acest calendar',
    address: 'Adresa calendarului',
    byHand: (calendar) =>
      `${calendar} nu are un link pentru asta. Copiază adresa, deschide ${calendar} și adaug-o acolo ca un calendar de pe internet.`,
    cannot: (calendar) => `${calendar} nu se poate abona la acest calendar. Alege alt calendar sau copiază adresa.`,
    onComputer: (calendar) =>
      `${calendar} acceptă abonamente noi doar pe un computer. Deschide această pagină acolo sau copiază adresa.`,
  },
}
