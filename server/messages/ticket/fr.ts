import { ticket as shared } from '@kalends/button/messages/ticket/fr'
import type { TicketMessages } from './en.ts'

export const ticket: TicketMessages = {
  ...shared,
  pending: 'Vous y êtes presque',
  cancelled: 'Il n’aura pas lieu, les inscriptions sont donc closes.',
  over: 'Les inscriptions sont closes. Merci à toutes les personnes qui sont venues.',
  nothingToDo: 'Vous n’avez rien à faire.',
  remove: 'Retirer de mon calendrier',
  earlierLinks: 'Cela peut prendre quelques minutes. Les liens des e-mails précédents restent valables.',
  mailTo: 'Un e-mail est en route vers',
}
