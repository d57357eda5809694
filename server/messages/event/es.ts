import type { EventMessages } from './en.ts'

export const event: EventMessages = {
  nextOf: (count) => `Próxima de ${count} fechas`,
  otherDates: 'Otras fechas',
  laterDates: 'Fechas posteriores',
  moreDates: (count) => (count === 1 ? 'y 1 fecha más' : `y ${count} fechas más`),
  directions: 'Cómo llegar',
  copyAddress: 'Copiar la dirección',
  cancelledText: 'No se celebrará. Si ya lo tienes en tu calendario, actualízalo allí.',
}
