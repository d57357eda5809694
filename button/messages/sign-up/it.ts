import type { SignUpMessages } from './en.ts'

export const signUp: SignUpMessages = {
  email: 'Indirizzo email',
  question: 'Ci sarai?',
  confirmed: 'Sì, ci sarò',
  undecided: 'Forse',
  declined: 'Non ci sarò',
  places: 'Posti',
  seatsLeft: (count) => (count === 1 ? '1 posto disponibile' : `${count} posti disponibili`),
  send: 'Conferma il mio posto',
  sendAnswer: 'Invia la mia risposta',
  fullText: 'Al momento non ci sono posti. Se ne libera uno quando qualcuno annulla.',
  closedText: 'Non è più possibile iscriversi a questo evento.',
  unavailable: 'Al momento non è possibile iscriversi',
  unavailableText: 'Riprova tra qualche minuto.',
  alreadyIn: 'Hai già risposto? Modifica la tua risposta',
  change: 'Modifica la tua risposta',
  again: 'Invia un’altra risposta',
  errors: {
    email: 'Inserisci un indirizzo email valido.',
    answer: 'Scegli una risposta.',
    places: (most) => (most === 1 ? 'È possibile un solo posto.' : `Scegli da 1 a ${most} posti.`),
    field: 'Controlla questo campo.',
    late: 'Il modulo è rimasto aperto troppo a lungo. Invialo di nuovo.',
    again: 'L’invio non è riuscito. Invialo di nuovo.',
    tooMany: 'Sono arrivate troppe risposte dalla tua rete. Riprova più tardi.',
    tooManyMails: 'Ci sono troppe email in attesa per questo indirizzo. Riprova più tardi.',
  },
  done: {
    confirmed: { title: 'Il tuo posto è prenotato', text: 'Riceverai un’email con tutto quello che serve sapere.' },
    undecided: {
      title: 'Grazie per la tua risposta',
      text: 'Ti teniamo il posto. Puoi ancora decidere con il link nella nostra email.',
    },
    declined: { title: 'Grazie per averci avvisato', text: 'Se cambi idea, usa il link nella nostra email.' },
    pending: {
      title: 'Controlla la tua posta',
      text: 'Riceverai un’email con un link. Aprilo entro un’ora dall’arrivo per confermare la tua risposta.',
    },
  },
}
