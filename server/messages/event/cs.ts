import type { EventMessages } from './en.ts'

export const event: EventMessages = {
  nextOf: (count) => `Nejbližší z ${count} termínů`,
  otherDates: 'Další termíny',
  laterDates: 'Pozdější termíny',
  moreDates: (count) =>
    count === 1 ? 'a 1 další termín' : count < 5 ? `a ${count} další termíny` : `a ${count} dalších termínů`,
  directions: 'Trasa',
  copyAddress: 'Kopírovat adresu',
  cancelledText: 'Akce se neuskuteční. Pokud ji už máte v kalendáři, aktualizujte ji tam.',
}
