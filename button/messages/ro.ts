import type { Translation } from './en.ts'

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
  cancelledEvent: 'Acest eveniment a fost anulat',
  cancelledText: 'Nu mai are loc. Dacă este deja în calendarul tău, actualizează-l acolo.',
  cancelledHint: 'Această dată a fost anulată. Dacă este deja în calendarul tău, actualizeaz-o acolo.',
  expired: 'Acest eveniment s-a încheiat',
  recurring: 'Se repetă',
  online: 'Eveniment online',
  subscribe: 'Abonează-te la calendar',
  overview: {
    empty: 'Momentan nu există evenimente viitoare.',
    further: (count) =>
      count === 1
        ? 'Afișează încă un eveniment'
        : `Afișează încă ${count}${plural.select(count) === 'other' ? ' de' : ''} evenimente`,
    more: 'Afișează toate evenimentele',
  },
  rsvp: 'Rezervă-ți locul',
  rsvpExpired: 'Înscrierile sunt închise',
  rsvpFull: 'Toate locurile sunt ocupate',
  rsvpWaiting: 'Intră pe lista de așteptare',
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
    sent: 'Formularul a fost trimis.',
    failed: 'Formularul nu a putut fi trimis. Încearcă din nou.',
    required: 'Completează acest câmp.',
    choose: 'Alege o opțiune.',
    tick: 'Bifează această casetă.',
    number: 'Introdu un număr.',
    optional: 'opțional',
    goesTo: (host) => `Datele tale vor fi trimise către ${host}.`,
  },
  saved: 'Adăugat în calendarul tău',
  newWindow: 'se deschide într-o fereastră nouă',
  madeWith: (product) => `Creat cu ${product}`,
}

const plural = new Intl.PluralRules('ro')
