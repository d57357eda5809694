import { ticket as shared } from '@kalends/button/messages/ticket/fr'
import type { TicketMessages } from './en.ts'

export const ticket: TicketMessages = {
  ...shared,
  pending: 'Vous y êtes presque',
  codeByMail: 'Votre code d’entrée se trouve dans l’e-mail.',
  view: 'Déjà inscrit(e) ? Voir votre réponse',
  cancelled: 'Il n’aura pas lieu : il n’y a plus rien à réserver.',
  over: 'Les inscriptions sont terminées. Merci à tous ceux qui sont venus.',
  nothingToDo: 'Vous n’avez rien à faire.',
  remove: 'Retirer de mon agenda',
  sendAgain: 'Renvoyer l’e-mail',
}
