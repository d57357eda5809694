import type { WaitingMessages } from './en.ts'

export const waiting: WaitingMessages = {
  texts: {
    rsvp_waiting_joined: {
      subject: 'Vous êtes sur la liste d’attente\u00a0: {{event}}',
      headline: 'Vous êtes sur la liste d’attente',
      content:
        'Toutes les places sont prises pour le moment. Si l’une d’elles se libère, nous vous la proposerons par e-mail. Vous avez changé d’avis\u00a0? Vous pouvez quitter la liste à tout moment.',
      button_label: 'Voir ma position',
    },
    rsvp_waiting_offer: {
      subject: 'Une place est disponible pour vous\u00a0: {{event}}',
      headline: 'Une place est disponible pour vous',
      content:
        'Bonne nouvelle\u00a0: c’est votre tour, et nous vous gardons une place. Acceptez-la à temps, ou refusez-la pour que la personne suivante puisse venir.',
      button_label: 'Accepter la place',
    },
    rsvp_waiting_lapsed: {
      subject: 'Votre réservation a expiré\u00a0: {{event}}',
      headline: 'Votre réservation a expiré',
      content:
        'Nous vous avions réservé une place, mais le délai pour l’accepter est passé. Vous n’êtes plus sur la liste d’attente.',
      button_label: 'Je veux toujours venir',
    },
  },
  several: (seats) => ({
    joined: `Toutes les places sont prises pour le moment. Si ${seats} places se libèrent, nous vous les proposerons par e-mail. Vous avez changé d’avis\u00a0? Vous pouvez quitter la liste à tout moment.`,
    offer: {
      headline: `${seats} places sont disponibles pour vous`,
      content:
        'Bonne nouvelle\u00a0: c’est votre tour, et nous vous gardons les places. Acceptez-les à temps, ou refusez-les pour que la personne suivante puisse venir.',
      button_label: `Accepter les ${seats} places`,
    },
    lapsed: `Nous vous avions réservé ${seats} places, mais le délai pour les accepter est passé. Vous n’êtes plus sur la liste d’attente.`,
  }),
  status: 'Sur liste d’attente',
  heldUntil: (seats) => (seats < 2 ? 'Réservée pour vous jusqu’au' : 'Réservées pour vous jusqu’au'),
  page: {
    join: 'Rejoindre la liste d’attente',
    leave: 'Quitter la liste d’attente',
    decline: 'Non merci',
    closed: 'La liste d’attente est close',
    closedText: 'Plus aucune place ne sera proposée.',
    left: 'Vous n’êtes plus sur la liste d’attente',
    confirm: 'Un clic, et vous êtes sur la liste d’attente.',
  },
}
