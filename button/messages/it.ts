import type { Translation } from './en.ts'
import { signUp } from './sign-up/it.ts'

export const it: Translation = {
  add: 'Aggiungi al calendario',
  calendars: {
    ical: 'File iCal',
  },
  close: 'Chiudi',
  continue: 'Continua',
  unavailable: 'Non è stato possibile caricare il pulsante del calendario.',
  openPage: 'Apri la pagina dell’evento',
  dates: {
    title: 'Scegli una data',
    text: 'Questo evento si svolge in più date. Puoi aggiungerle una alla volta.',
  },
  cancelled: 'Annullato',
  cancelledHint: 'Questa data è annullata. Se è già nel tuo calendario, aggiornala lì.',
  expired: 'Questo evento è terminato',
  recurring: 'Si ripete',
  online: 'Evento online',
  subscribe: 'Iscriviti al calendario',
  overview: {
    empty: 'Al momento non ci sono eventi in programma.',
    more: 'Mostra tutti gli eventi',
  },
  rsvp: 'Iscriviti',
  rsvpExpired: 'Le iscrizioni sono chiuse',
  rsvpFull: 'Posti esauriti',
  thanks: 'Grazie',
  share: {
    mail: 'Invia per email',
    copy: 'Copia link',
    copied: 'Copiato',
    subject: 'Un evento per te',
  },
  form: {
    send: 'Invia',
    sending: 'Invio in corso…',
    sent: 'La tua risposta è stata inviata.',
    failed: 'Non è stato possibile inviare la tua risposta. Riprova.',
    required: 'Compila questo campo.',
    choose: 'Scegli un’opzione.',
    tick: 'Spunta questa casella.',
    number: 'Inserisci un numero.',
    optional: 'facoltativo',
    goesTo: (host) => `I tuoi dati saranno inviati a ${host}.`,
  },
  signUp,
  saved: 'Aggiunto al tuo calendario',
  newWindow: 'si apre in una nuova finestra',
  madeWith: (product) => `Creato con ${product}`,
}
