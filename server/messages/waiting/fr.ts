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
      subject: 'Votre offre a expiré\u00a0: {{event}}',
      headline: 'Votre offre a expiré',
      content:
        'Nous vous avions réservé une place, mais le délai pour l’accepter est passé. Vous n’êtes plus sur la liste d’attente.',
      button_label: 'Je veux toujours venir',
    },
  },
  status: 'Sur liste d’attente',
  heldUntil: 'Réservée pour vous jusqu’au',
  page: {
    join: 'Rejoindre la liste d’attente',
    text: 'Rejoignez la liste d’attente et nous vous écrirons dès qu’il y aura une place pour vous.',
    position: (position) => `Vous êtes numéro ${position} sur la liste.`,
    leave: 'Quitter la liste d’attente',
    decline: 'Non merci',
    done: 'Nous vous écrirons dès qu’il y aura une place pour vous.',
    holds: (time: string) => `Vous aurez ${time} pour l’accepter.`,
    leaveByMail:
      'Vous avez changé d’avis\u00a0? Le lien de notre e-mail vous permet de quitter la liste à tout moment.',
    closed: 'La liste d’attente est close',
    closedText: 'Plus aucune place ne sera proposée.',
    left: 'Vous n’êtes plus sur la liste d’attente',
    confirm: 'Un clic, et vous êtes sur la liste d’attente.',
  },
}
