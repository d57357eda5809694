import { ticket as shared } from '@kalends/button/messages/ticket/nl'
import type { TicketMessages } from './en.ts'

export const ticket: TicketMessages = {
  ...shared,
  pending: 'Je bent er bijna',
  view: 'Al aangemeld? Bekijk je aanmelding',
  cancelled: 'Het gaat niet door, dus aanmelden kan niet meer.',
  over: 'De aanmelding is gesloten. Dank aan iedereen die erbij was.',
  nothingToDo: 'Je hoeft niets te doen.',
  remove: 'Uit mijn agenda verwijderen',
  sendAgain: 'Opnieuw versturen',
  earlierLinks: 'Dit kan een paar minuten duren. Links in eerdere e-mails werken nog.',
  mailTo: 'Er is een e-mail onderweg naar',
  oneAtATime: 'We sturen hooguit één e-mail per tien minuten. Kijk ook even in je spammap.',
}
