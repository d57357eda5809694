import type { EventMessages } from './en.ts'

export const event: EventMessages = {
  nextOf: (count) => `Próxima de ${count} datas`,
  otherDates: 'Outras datas',
  laterDates: 'Datas seguintes',
  moreDates: (count) => (count === 1 ? 'e mais 1 data' : `e mais ${count} datas`),
  directions: 'Como chegar',
  copyAddress: 'Copiar endereço',
  cancelledText: 'O evento não vai acontecer. Se já estiver no seu calendário, atualize-o por lá.',
}
