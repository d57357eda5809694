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
  corrected: {
    title: 'Cet e-mail est parti à la mauvaise adresse',
    text: 'L’adresse a été corrigée depuis. Utilisez le lien de l’e-mail envoyé à la bonne adresse. Ce n’est pas votre inscription\u00a0? Alors vous n’avez rien à faire.',
  },
}
