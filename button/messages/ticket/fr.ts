import type { TicketMessages } from './en.ts'

export { signUp } from '../sign-up/fr.ts'

export const ticket: TicketMessages = {
  confirmed: 'Vous participez',
  undecided: 'Vous viendrez peut-être',
  declined: 'Vous ne participez pas',
  waiting: 'Vous êtes sur la liste d’attente',
  signedUp: 'Votre inscription est enregistrée',
  held: (seats) =>
    seats < 2
      ? 'Nous vous gardons une place. Tenez-nous au courant dès que vous aurez décidé.'
      : `Nous vous gardons ${seats} places. Tenez-nous au courant dès que vous aurez décidé.`,
  changedMind: 'Changement de programme\u00a0? Vous pouvez encore répondre oui.',
  waitingText: 'Rejoignez la liste d’attente et nous vous écrirons dès qu’il y aura une place pour vous.',
  inLine: (seats) =>
    seats < 2
      ? 'Nous vous écrirons dès qu’il y aura une place pour vous.'
      : `Nous vous écrirons dès qu’il y aura ${seats} places pour vous.`,
  position: (position) => `Vous êtes numéro ${position} sur la liste.`,
  holds: (time, seats) => (seats < 2 ? `Vous aurez ${time} pour l’accepter.` : `Vous aurez ${time} pour les accepter.`),
  leaveByMail: 'Vous avez changé d’avis\u00a0? Le lien de notre e-mail vous permet de quitter la liste à tout moment.',
  dates: (count) => `Votre inscription vaut pour les ${count === 2 ? 'deux' : count} dates.`,
  series: 'Votre inscription vaut pour toutes les dates de la série.',
  furtherDates: 'Autres dates',
  directions: 'Itinéraire',
  invite: 'Inviter des amis',
  codeByMail: 'Votre code d’entrée se trouve dans l’e-mail.',
  buttons: {
    undecided: 'Répondre «\u00a0peut-être\u00a0»',
    declined: 'Prévenir de mon absence',
  },
  linkFollows: 'Nous vous enverrons ensuite un lien pour confirmer votre adresse.',
  regrets: 'Vous ne pouvez pas venir\u00a0? Prévenez l’organisateur',
  wrongAddress: 'Mauvaise adresse\u00a0?',
  view: 'Vous avez déjà répondu\u00a0? Consultez votre inscription',
  sendAgain: 'Renvoyer l’e-mail',
  oneAtATime:
    'Nous envoyons au plus un e-mail toutes les dix minutes. Pensez à regarder aussi dans vos courriers indésirables.',
}
