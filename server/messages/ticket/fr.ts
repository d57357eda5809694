import { ticket as shared } from '@kalends/button/messages/ticket/fr'
import type { TicketMessages } from './en.ts'

export const ticket: TicketMessages = {
  ...shared,
  pending: 'Vous y êtes presque',
  view: 'Vous avez déjà répondu\u00a0? Consultez votre inscription',
  cancelled: 'Il n’aura pas lieu, les inscriptions sont donc closes.',
  over: 'Les inscriptions sont closes. Merci à toutes les personnes qui sont venues.',
  nothingToDo: 'Vous n’avez rien à faire.',
  remove: 'Retirer de mon calendrier',
  sendAgain: 'Renvoyer l’e-mail',
  earlierLinks: 'Cela peut prendre quelques minutes. Les liens des e-mails précédents restent valables.',
  mailTo: 'Un e-mail est en route vers',
  oneAtATime:
    'Nous envoyons au plus un e-mail toutes les dix minutes. Pensez à regarder aussi dans vos courriers indésirables.',
}
