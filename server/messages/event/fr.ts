import type { EventMessages } from './en.ts'

export const event: EventMessages = {
  nextOf: (count) => `Prochaine des ${count} dates`,
  otherDates: 'Autres dates',
  laterDates: 'Dates suivantes',
  moreDates: (count) => (count === 1 ? 'et 1 autre date' : `et ${count} autres dates`),
  directions: 'Itinéraire',
  copyAddress: 'Copier l’adresse',
  cancelledText: 'Il n’aura pas lieu. S’il figure déjà dans votre calendrier, mettez-le à jour.',
}
