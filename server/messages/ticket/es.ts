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
  corrected: {
    title: 'Este correo llegó a una dirección equivocada',
    text: 'La dirección ya se ha corregido. Usa el enlace del correo enviado a la correcta. ¿No es tu inscripción? Entonces no tienes que hacer nada.',
  },
}
