import { ticket as shared } from '@kalends/button/messages/ticket/nl'
import type { TicketMessages } from './en.ts'

export const ticket: TicketMessages = {
  ...shared,
  pending: 'Je bent er bijna',
  cancelled: 'Het gaat niet door, dus aanmelden kan niet meer.',
  over: 'De aanmelding is gesloten. Dank aan iedereen die erbij was.',
  nothingToDo: 'Je hoeft niets te doen.',
  remove: 'Uit mijn agenda verwijderen',
  earlierLinks: 'Dit kan een paar minuten duren. Links in eerdere e-mails werken nog.',
  mailTo: 'Er is een e-mail onderweg naar',
  corrected: {
    title: 'Deze e-mail ging naar het verkeerde adres',
    text: 'Het adres is intussen verbeterd. Gebruik de link in de e-mail aan het juiste adres. Is het niet jouw aanmelding? Dan hoef je niets te doen.',
  },
}
