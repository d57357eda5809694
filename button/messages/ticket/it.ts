import type { TicketMessages } from './en.ts'

export { signUp } from '../sign-up/it.ts'

export const ticket: TicketMessages = {
  confirmed: 'Ti aspettiamo',
  undecided: 'Forse ci sarai',
  declined: 'Non ci sarai',
  waiting: 'Sei in lista d’attesa',
  signedUp: 'Iscrizione completata',
  held: (seats) =>
    seats === 1
      ? 'Ti teniamo il posto. Facci sapere quando hai deciso.'
      : `Ti teniamo ${seats} posti. Facci sapere quando hai deciso.`,
  changedMind: 'Cambio di programma? Puoi ancora dire di sì.',
  waitingText: 'Entra in lista d’attesa e ti scriveremo quando ci sarà un posto per te.',
  inLine: (seats) =>
    seats === 1
      ? 'Ti scriveremo quando ci sarà un posto per te.'
      : `Ti scriveremo quando ci saranno ${seats} posti per te.`,
  position: (position) => `Sei il numero ${position} in lista.`,
  holds: (time, seats) => (seats === 1 ? `Avrai ${time} per accettarlo.` : `Avrai ${time} per accettarli.`),
  leaveByMail: 'Hai cambiato idea? Puoi uscire dalla lista quando vuoi con il link nella nostra email.',
  dates: (count) => `La tua iscrizione vale per ${count === 2 ? 'entrambe' : `tutte e ${count}`} le date.`,
  series: 'La tua iscrizione vale per tutte le date della serie.',
  furtherDates: 'Altre date',
  directions: 'Indicazioni stradali',
  invite: 'Invita qualcuno',
  codeByMail: 'Il codice per l’ingresso è nell’email.',
  buttons: {
    undecided: 'Rispondi «forse»',
    declined: 'Avvisa che non ci sarai',
  },
  linkFollows: 'Poi ti invieremo un link per confermare il tuo indirizzo.',
  regrets: 'Non puoi venire? Avvisa l’organizzatore',
  wrongAddress: 'Indirizzo sbagliato?',
  view: 'Hai già risposto? Vedi la tua iscrizione',
  sendAgain: 'Invia di nuovo',
  oneAtATime: 'Inviamo al massimo un’email ogni dieci minuti. Controlla anche la cartella spam.',
}
