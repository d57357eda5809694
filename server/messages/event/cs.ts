import type { EventMessages } from './en.ts'

export const event: EventMessages = {
  nextOf: (count) => `Nejbližší z ${count} termínů`,
  otherDates: 'Další termíny',
  laterDates: 'Pozdější termíny',
  directions: 'Trasa',
  copyAddress: 'Kopírovat adresu',
  cancelledText: 'Akce se neuskuteční. Pokud ji už máte v kalendáři, aktualizujte ji tam.',
}
