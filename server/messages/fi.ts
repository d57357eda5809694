import type { Messages } from './en.ts'

export const fi: Messages = {
  icalFile: 'iCal-tiedosto',
  allDay: 'Koko päivän',
  cancelled: 'Peruttu',
  copy: 'Kopioi',
  copied: 'Kopioitu',
  pageAddress: 'Tämän sivun osoite',
  anyway: 'Yritä silti',
  otherCalendars: 'Muut kalenterit',
  missing: {
    title: 'Täällä ei ole mitään',
    text: 'Linkki voi olla vajaa, tai tapahtuma ei ole enää julkinen.',
  },
  dates: {
    title: 'Valitse päivä',
    text: 'Tällä tapahtumalla on useita päiviä. Voit lisätä ne yksi kerrallaan.',
    all: 'Kaikki päivät yhdessä tiedostossa',
  },
  calledOff: {
    title: 'Tämä päivä on peruttu',
    text: 'Lisättävää ei ole. Jos päivä on jo kalenterissasi, tämä tiedosto päivittää sen.',
    file: 'Päivitä kalenterini',
  },
  series: {
    title: 'Tämä tapahtuma toistuu',
    text: (calendar) =>
      `${calendar} ei voi lisätä toistuvia tapahtumia linkistä. Valitse toinen kalenteri kaikille päiville tai lisää vain yksi päivä.`,
    whole: 'Kaikki päivät',
    next: 'Vain seuraava päivä',
  },
  inApp: {
    title: 'Avaa tämä sivu selaimessa',
    text: 'Käyttämäsi sovellus ei voi välittää tätä kalenteriisi. Selain voi.',
    steps: ['Kopioi osoite.', 'Avaa selain ja liitä osoite siihen.'],
  },
  safari: {
    title: 'Avaa tämä sivu Safarissa',
    text: 'Tämä selain ei voi välittää tilausta kalenteriisi. Safari voi.',
    steps: ['Kopioi osoite.', 'Avaa Safari ja liitä osoite siihen.'],
  },
  subscribe: {
    title: 'Tilaa tämä kalenteri',
    address: 'Kalenterin osoite',
    byHand: (calendar) =>
      `${calendar} ei tarjoa tähän linkkiä. Kopioi osoite, avaa ${calendar} ja lisää se siellä internetkalenterina.`,
    cannot: (calendar) => `${calendar} ei voi tilata tätä kalenteria. Valitse toinen kalenteri tai kopioi osoite.`,
    onComputer: (calendar) =>
      `${calendar} ottaa uusia tilauksia vastaan vain tietokoneella. Avaa tämä sivu siellä tai kopioi osoite.`,
  },
}
