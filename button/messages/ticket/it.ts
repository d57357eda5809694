import type { TicketMessages } from './en.ts'

export { signUp } from '../sign-up/it.ts'

export const ticket: TicketMessages = {
  confirmed: 'Ci sarai',
  undecided: 'Forse ci sarai',
  declined: 'Non puoi esserci',
  waiting: 'Sei in lista d’attesa',
  signedUp: 'Iscrizione completata',
  held: 'Ti teniamo il posto. Facci sapere appena puoi.',
  changedMind: 'Cambio di programma? Puoi ancora dire di sì.',
  waitingText: 'Entra in lista d’attesa e ti scriveremo quando ci sarà un posto per te.',
  inLine: 'Ti scriveremo quando ci sarà un posto per te.',
  dates: (count) => `La tua risposta vale per tutte le ${count} date.`,
  series: 'La tua risposta vale per tutte le date della serie.',
  furtherDates: 'Altre date',
  directions: 'Indicazioni stradali',
  invite: 'Invita un amico',
  buttons: {
    undecided: 'Rispondi forse',
    declined: 'Comunica che non vengo',
  },
  linkFollows: 'Poi ti invieremo un link per confermare il tuo indirizzo.',
  regrets: 'Non puoi venire? Avvisa chi organizza',
  wrongAddress: 'Indirizzo sbagliato?',
}
