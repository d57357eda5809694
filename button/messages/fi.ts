import type { Translation } from './en.ts'
import { signUp } from './sign-up/fi.ts'

export const fi: Translation = {
  add: 'Lisää kalenteriin',
  calendars: {
    ical: 'iCal-tiedosto',
  },
  close: 'Sulje',
  continue: 'Jatka',
  unavailable: 'Kalenteripainiketta ei voitu ladata.',
  openPage: 'Avaa tapahtuman sivu',
  dates: {
    title: 'Valitse päivä',
    text: 'Tällä tapahtumalla on useita päiviä. Voit lisätä ne yksi kerrallaan.',
  },
  cancelled: 'Peruttu',
  cancelledHint: 'Tämä päivä on peruttu. Jos se on jo kalenterissasi, päivitä se siellä.',
  expired: 'Tämä tapahtuma on päättynyt',
  recurring: 'Toistuu',
  online: 'Verkossa',
  subscribe: 'Tilaa kalenteri',
  overview: {
    empty: 'Tulevia tapahtumia ei juuri nyt ole.',
    more: 'Näytä kaikki tapahtumat',
  },
  rsvp: 'Ilmoittaudu',
  rsvpExpired: 'Ilmoittautuminen on päättynyt',
  rsvpFull: 'Täynnä',
  thanks: 'Kiitos',
  share: {
    mail: 'Lähetä sähköpostilla',
    copy: 'Kopioi linkki',
    copied: 'Kopioitu',
    subject: 'Tapahtuma sinulle',
  },
  form: {
    send: 'Lähetä',
    sending: 'Lähetetään…',
    sent: 'Vastauksesi on lähetetty.',
    failed: 'Vastaustasi ei voitu lähettää. Yritä uudelleen.',
    required: 'Täytä tämä kenttä.',
    choose: 'Valitse yksi vaihtoehto.',
    tick: 'Rastita tämä ruutu.',
    number: 'Syötä luku.',
    optional: 'valinnainen',
    goesTo: (host) => `Tietosi lähetetään osoitteeseen ${host}.`,
  },
  signUp,
  saved: 'Lisätty kalenteriisi',
  newWindow: 'avautuu uuteen ikkunaan',
  madeWith: (product) => `Tehty ${product}-palvelulla`,
}
