import type { EventMessages } from './en.ts'

export const event: EventMessages = {
  nextOf: (count) => `Prossima di ${count} date`,
  otherDates: 'Altre date',
  laterDates: 'Date successive',
  moreDates: (count) => (count === 1 ? 'e un’altra data' : `e altre ${count} date`),
  directions: 'Indicazioni stradali',
  copyAddress: 'Copia l’indirizzo',
  cancelledText: 'Non si terrà. Se è già nel tuo calendario, aggiornalo lì.',
}
