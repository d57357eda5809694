import type { EventMessages } from './en.ts'

export const event: EventMessages = {
  nextOf: (count) => `Järgmine ${count} kuupäevast`,
  otherDates: 'Teised kuupäevad',
  laterDates: 'Hilisemad kuupäevad',
  moreDates: (count) => (count === 1 ? 'ja veel 1 kuupäev' : `ja veel ${count} kuupäeva`),
  directions: 'Teejuhised',
  copyAddress: 'Kopeeri aadress',
  cancelledText: 'Üritus ei toimu. Kui see on juba sinu kalendris, uuenda seda seal.',
}
