import { ticket as shared } from '@kalends/button/messages/ticket/sv'
import type { TicketMessages } from './en.ts'

export const ticket: TicketMessages = {
  ...shared,
  pending: 'Nästan klart',
  cancelled: 'Det blir inte av, så det går inte längre att anmäla sig.',
  over: 'Anmälan är stängd. Tack till alla som kom.',
  nothingToDo: 'Du behöver inte göra något.',
  remove: 'Ta bort från min kalender',
  earlierLinks: 'Det kan ta några minuter. Länkar i tidigare mejl fungerar fortfarande.',
  mailTo: 'Ett mejl är på väg till',
}
