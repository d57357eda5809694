import { ticket as shared } from '@kalends/button/messages/ticket/es'
import type { TicketMessages } from './en.ts'

export const ticket: TicketMessages = {
  ...shared,
  pending: 'Ya casi está',
  codeByMail: 'Tu código de entrada está en el correo.',
  view: '¿Ya tienes plaza? Mira tu respuesta',
  cancelled: 'No se celebrará, así que no hay que inscribirse.',
  over: 'La inscripción ha terminado. Gracias a quienes vinieron.',
  nothingToDo: 'No tienes que hacer nada.',
  remove: 'Quitar de mi calendario',
  sendAgain: 'Enviar de nuevo',
}
