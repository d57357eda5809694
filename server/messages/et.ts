import type { Messages } from './en.ts'

export const et: Messages = {
  icalFile: 'iCal-fail',
  allDay: 'Terve päev',
  cancelled: 'Tühistatud',
  copy: 'Kopeeri',
  copied: 'Kopeeritud',
  pageAddress: 'Selle lehe aadress',
  anyway: 'Proovi siiski',
  otherCalendars: 'Muud kalendrid',
  missing: {
    title: 'Siin pole midagi',
    text: 'Link võib olla poolik või sündmus ei ole enam avalik.',
  },
  dates: {
    title: 'Vali kuupäev',
    text: 'Sellel sündmusel on mitu kuupäeva. Neid saab lisada ükshaaval.',
    all: 'Kõik kuupäevad ühes failis',
  },
  calledOff: {
    title: 'See kuupäev on tühistatud',
    text: 'Midagi pole lisada. Kui see on juba sinu kalendris, uuendab see fail seda.',
    file: 'Uuenda minu kalendrit',
  },
  series: {
    title: 'See sündmus kordub',
    text: (calendar) =>
      `${calendar} ei saa lingi kaudu korduvaid sündmusi lisada. Vali kõigi kuupäevade jaoks mõni teine kalender või lisa ainult üks.`,
    whole: 'Kõik kuupäevad',
    next: 'Ainult järgmine kuupäev',
  },
  inApp: {
    title: 'Ava see leht brauseris',
    text: 'Rakendus, milles oled, ei saa seda kalendrisse edastada. Brauser saab.',
    steps: ['Kopeeri aadress.', 'Ava brauser ja kleebi see sinna.'],
  },
  safari: {
    title: 'Ava see leht Safaris',
    text: 'See brauser ei saa tellimust kalendrisse edastada. Safari saab.',
    steps: ['Kopeeri aadress.', 'Ava Safari ja kleebi see sinna.'],
  },
  subscribe: {
    title: 'Telli see kalender',
    address: 'Kalendri aadress',
    byHand: (calendar) =>
      `${calendar} ei paku selleks linki. Kopeeri aadress, ava ${calendar} ja lisa see seal internetikalendrina.`,
    cannot: (calendar) => `${calendar} ei saa seda kalendrit tellida. Vali mõni teine kalender või kopeeri aadress.`,
    onComputer: (calendar) =>
      `${calendar} võtab uusi tellimusi vastu ainult arvutis. Ava see leht seal või kopeeri aadress.`,
  },
}
