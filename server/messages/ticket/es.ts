import { ticket as shared } from '@kalends/button/messages/ticket/es'
import type { TicketMessages } from './en.ts'

export const ticket: TicketMessages = {
  ...shared,
  pending: 'Ya casi está',
  cancelled: 'No se celebrará, así que la inscripción está cerrada.',
  over: 'La inscripción está cerrada. Gracias a quienes vinieron.',
  nothingToDo: 'No tienes que hacer nada.',
  remove: 'Quitar de mi calendario',
  earlierLinks: 'Puede tardar unos minutos. Los enlaces de correos anteriores siguen funcionando.',
  mailTo: 'Un correo va en camino a',
}
