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
  corrected: {
    title: 'Det här mejlet gick till fel adress',
    text: 'Adressen har rättats sedan dess. Använd länken i mejlet till rätt adress. Är det inte din anmälan? Då behöver du inte göra något.',
  },
}
