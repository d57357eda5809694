import type { ReminderMessages } from './en.ts'

export const reminder: ReminderMessages = {
  texts: {
    rsvp_reminder: {
      subject: '{{when}}\u00a0: {{event}}',
      headline: '{{when}}',
      content: 'Voici tout ce qu’il vous faut. À bientôt.',
      button_label: 'Voir mon inscription',
    },
  },
  more: {
    undecided: 'Vous avez répondu «\u00a0peut-être\u00a0». Serez-vous des nôtres\u00a0? Dites-le à l’organisateur.',
    release: {
      before: 'Un empêchement\u00a0?',
      link: (seats) => (seats < 2 ? 'Libérez votre place' : `Libérez vos ${seats} places`),
    },
    others: 'Également à venir',
    unsubscribe: 'Se désabonner des rappels et des mises à jour',
  },
}
