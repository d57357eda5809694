import type { Translation } from './en.ts'
import { signUp } from './sign-up/et.ts'

export const et: Translation = {
  add: 'Lisa kalendrisse',
  calendars: {
    ical: 'iCal-fail',
  },
  close: 'Sulge',
  continue: 'Jätka',
  unavailable: 'Kalendri nuppu ei õnnestunud laadida.',
  openPage: 'Ava sündmuse leht',
  dates: {
    title: 'Vali kuupäev',
    text: 'Sellel sündmusel on mitu kuupäeva. Neid saab lisada ükshaaval.',
  },
  cancelled: 'Tühistatud',
  cancelledHint: 'See kuupäev on tühistatud. Kui see on juba sinu kalendris, uuenda seda seal.',
  expired: 'See sündmus on lõppenud',
  recurring: 'Kordub',
  online: 'Veebis',
  subscribe: 'Telli kalender',
  overview: {
    empty: 'Tulevasi sündmusi praegu ei ole.',
    more: 'Näita kõiki sündmusi',
  },
  rsvp: 'Registreeru',
  rsvpExpired: 'Registreerimine on lõppenud',
  rsvpFull: 'Kõik kohad on täis',
  thanks: 'Aitäh',
  share: {
    mail: 'Saada e-kirjaga',
    copy: 'Kopeeri link',
    copied: 'Kopeeritud',
    subject: 'Sündmus sulle',
  },
  form: {
    send: 'Saada',
    sending: 'Saatmine…',
    sent: 'Sinu vastus on saadetud.',
    failed: 'Sinu vastust ei õnnestunud saata. Palun proovi uuesti.',
    required: 'Palun täida see väli.',
    choose: 'Palun vali üks.',
    tick: 'Palun märgi see ruut.',
    number: 'Palun sisesta arv.',
    optional: 'valikuline',
    goesTo: (host) => `Sinu andmed saadetakse aadressile ${host}.`,
  },
  signUp,
  saved: 'Lisatud sinu kalendrisse',
  newWindow: 'avaneb uues aknas',
  madeWith: (product) => `Loodud teenusega ${product}`,
}
