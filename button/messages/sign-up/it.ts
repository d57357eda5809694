import type { SignUpMessages } from './en.ts'

export const signUp: SignUpMessages = {
  email: 'Indirizzo email',
  question: 'Ci sarai?',
  confirmed: 'Sì, ci sarò',
  undecided: 'Forse',
  declined: 'Non ci sarò',
  places: 'Posti',
  seatsLeft: (count) => (count === 1 ? '1 posto disponibile' : `${count} posti disponibili`),
  send: (seats) => (seats === 1 ? 'Conferma il tuo posto' : `Conferma ${seats} posti`),
  sendAnswer: 'Invia la tua risposta',
  fullText: 'Se qualcuno rinuncia, può liberarsi un posto.',
  closedText: 'Non è più possibile iscriversi a questo evento.',
  unavailable: 'Al momento non è possibile iscriversi',
  unavailableText: 'Riprova tra qualche minuto.',
  alreadyIn: 'Hai già risposto? Modifica la tua iscrizione',
  change: 'Modifica la tua iscrizione',
  again: 'Iscrivi un’altra persona',
  errors: {
    email: 'Inserisci un indirizzo email valido.',
    answer: 'Scegli una risposta.',
    places: (most) => (most === 1 ? 'Puoi prenotare un solo posto.' : `Scegli da 1 a ${most} posti.`),
    field: 'Controlla questo campo.',
    late: 'Il modulo è rimasto aperto troppo a lungo. Invialo di nuovo.',
    again: 'L’invio non è riuscito. Riprova.',
    tooMany: 'Troppe iscrizioni dalla tua rete. Riprova più tardi.',
    tooManyMails: 'Ci sono troppe email in attesa per questo indirizzo. Riprova più tardi.',
  },
  done: {
    confirmed: { text: 'Riceverai un’email con tutte le informazioni utili.' },
    undecided: {
      text: (seats) =>
        seats === 1
          ? 'Ti teniamo il posto. Potrai decidere più avanti con il link nella nostra email.'
          : `Ti teniamo ${seats} posti. Potrai decidere più avanti con il link nella nostra email.`,
    },
    declined: { text: 'Se cambi idea, usa il link nella nostra email.' },
    pending: {
      title: 'Controlla la tua posta',
      text: 'Ti invieremo un link via email. Aprilo entro un’ora da quando lo ricevi per confermare l’iscrizione.',
    },
  },
}
