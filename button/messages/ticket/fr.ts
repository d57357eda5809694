import type { TicketMessages } from './en.ts'

export { signUp } from '../sign-up/fr.ts'

export const ticket: TicketMessages = {
  confirmed: 'Vous participez',
  undecided: 'Vous viendrez peut-être',
  declined: 'Vous ne pouvez pas venir',
  waiting: 'Vous êtes sur la liste d’attente',
  signedUp: 'Vous êtes inscrit(e)',
  held: 'Nous vous gardons une place. Dites-nous dès que vous savez.',
  changedMind: 'Un changement de programme ? Vous pouvez encore dire oui.',
  waitingText: 'Inscrivez-vous sur la liste d’attente et nous vous écrirons dès qu’il y aura une place pour vous.',
  inLine: 'Nous vous écrirons dès qu’il y aura une place pour vous.',
  dates: (count) => `Votre réponse vaut pour les ${count} dates.`,
  series: 'Votre réponse vaut pour toutes les dates de la série.',
  furtherDates: 'Autres dates',
  directions: 'Itinéraire',
  invite: 'Inviter des amis',
  buttons: {
    undecided: 'Répondre peut-être',
    declined: 'Décliner l’invitation',
  },
  linkFollows: 'Nous vous enverrons ensuite un lien pour confirmer votre adresse.',
  regrets: 'Vous ne pouvez pas venir ? Prévenez l’organisateur',
  wrongAddress: 'Mauvaise adresse ?',
}
