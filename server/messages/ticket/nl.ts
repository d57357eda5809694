import { ticket as shared } from '@kalends/button/messages/ticket/nl'
import type { TicketMessages } from './en.ts'

export const ticket: TicketMessages = {
  ...shared,
  pending: 'Je bent er bijna',
  codeByMail: 'Je toegangscode staat in de e-mail.',
  view: 'Heb je je al aangemeld? Bekijk je antwoord',
  cancelled: 'Het gaat niet door, aanmelden is dus niet nodig.',
  over: 'De aanmelding is afgelopen. Bedankt aan iedereen die er was.',
  nothingToDo: 'Je hoeft niets te doen.',
  remove: 'Uit mijn agenda verwijderen',
  sendAgain: 'Opnieuw versturen',
}
