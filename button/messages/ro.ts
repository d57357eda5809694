import type { Translation } from './en.ts'
import { signUp } from './sign-up/ro.ts'

export const ro: Translation = {
  add: 'Adaugă în calendar',
  calendars: {
    ical: 'Fișier iCal',
  },
  close: 'Închide',
  continue: 'Continuă',
  unavailable: 'Butonul de calendar nu a putut fi încărcat.',
  openPage: 'Deschide pagina evenimentului',
  dates: {
    title: 'Alege o dată',
    text: 'Acest eveniment are mai multe date. Le poți adăuga pe rând.',
  },
  cancelled: 'Anulat',
  cancelledHint: 'Această dată este anulată. Dacă se află deja în calendarul tău, actualizeaz-o acolo.',
  expired: 'Acest eveniment s-a încheiat',
  recurring: 'Se repetă',
  online: 'Eveniment online',
  subscribe: 'Abonează-te la calendar',
  overview: {
    empty: 'Momentan nu există evenimente viitoare.',
    more: 'Arată toate evenimentele',
  },
  rsvp: 'Înscrie-te',
  rsvpExpired: 'Înscrierile s-au încheiat',
  rsvpFull: 'Locuri epuizate',
  thanks: 'Mulțumim',
  share: {
    mail: 'Trimite prin e-mail',
    copy: 'Copiază linkul',
    copied: 'Copiat',
    subject: 'Un eveniment pentru tine',
  },
  form: {
    send: 'Trimite',
    sending: 'Se trimite…',
    sent: 'Răspunsul tău a fost trimis.',
    failed: 'Răspunsul tău nu a putut fi trimis. Încearcă din nou.',
    required: 'Completează acest câmp.',
    choose: 'Alege o opțiune.',
    tick: 'Bifează această casetă.',
    number: 'Introdu un număr.',
    optional: 'opțional',
    goesTo: (host) => `Datele tale vor fi trimise către ${host}.`,
  },
  signUp,
  saved: 'Adăugat în calendarul tău',
  newWindow: 'se deschide într-o fereastră nouă',
  madeWith: (product) => `Creat cu ${product}`,
}
