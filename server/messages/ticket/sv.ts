import { ticket as shared } from '@kalends/button/messages/ticket/sv'
import type { TicketMessages } from './en.ts'

export const ticket: TicketMessages = {
  ...shared,
  pending: 'Nästan klart',
  codeByMail: 'Koden för incheckning finns i mejlet.',
  view: 'Har du redan anmält dig? Se ditt svar',
  cancelled: 'Det blir inte av, så du behöver inte anmäla dig.',
  over: 'Anmälan är avslutad. Tack till alla som kom.',
  nothingToDo: 'Du behöver inte göra något.',
  remove: 'Ta bort från min kalender',
  sendAgain: 'Skicka igen',
}
