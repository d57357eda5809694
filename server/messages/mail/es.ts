import type { MailMessages } from './en.ts'
import { reminder } from '../reminder/es.ts'
import { waiting } from '../waiting/es.ts'

export const mail: MailMessages = {
  texts: {
    rsvp_doi: {
      subject: 'Confirma tu correo electrónico: {{event}}',
      headline: 'Solo un paso más',
      content:
        'Confirma tu dirección de correo para completar la inscripción. El botón funciona durante una hora. Si no te has inscrito, ignora este mensaje y no pasará nada.',
      button_label: 'Confirmar mi dirección',
    },
    rsvp_thank_you: {
      subject: 'Tu respuesta está confirmada: {{event}}',
      headline: 'Gracias',
      content: 'Tu dirección está confirmada y tu respuesta, guardada. Con el botón puedes verla y cambiarla.',
      button_label: 'Ver mi respuesta',
    },
    rsvp_signup_confirmation: {
      subject: 'Tu respuesta: {{event}}',
      headline: 'Gracias por tu respuesta',
      content: 'Tu respuesta está guardada. Con el botón puedes verla y cambiarla.',
      button_label: 'Ver mi respuesta',
    },
    rsvp_change_confirmation: {
      subject: 'Tu respuesta ha cambiado: {{event}}',
      headline: 'El cambio está guardado',
      content: 'Así queda tu respuesta. Si no la has cambiado tú, ábrela con el botón y corrígela.',
      button_label: 'Ver mi respuesta',
    },
    rsvp_event_update: {
      subject: 'Evento actualizado: {{event}}',
      headline: 'Ten en cuenta los nuevos datos',
      content: 'La organización ha cambiado este evento. Estos son los datos actuales.',
      button_label: 'Ver mi respuesta',
    },
    rsvp_magic_link: {
      subject: 'Acceso a tu respuesta: {{event}}',
      headline: 'Abre tu respuesta',
      content:
        'Con el botón puedes ver y cambiar tu respuesta. Funciona durante una hora. Si no lo has pedido, ignora este mensaje.',
      button_label: 'Abrir mi respuesta',
    },
    rsvp_second_signup: {
      subject: 'Ya tienes una inscripción: {{event}}',
      headline: 'Ya tenemos tu respuesta',
      content:
        'Alguien, probablemente tú, se ha vuelto a inscribir con esta dirección. Tu respuesta no ha cambiado. Con el botón puedes verla y cambiarla; funciona durante una hora.',
      button_label: 'Abrir mi respuesta',
    },
    ...waiting.texts,
    ...reminder.texts,
  },
  removed: {
    subject: 'Tu inscripción se ha retirado: {{event}}',
    headline: 'Tu inscripción ya no está activa',
    content: 'La organización ha retirado tu inscripción. Si no te lo esperabas, ponte en contacto con ella.',
  },
  status: { confirmed: 'Asistiré', undecided: 'Quizás', declined: 'No asistiré', waiting: waiting.status },
  heldUntil: waiting.heldUntil,
  reminder: reminder.more,
  answer: 'Tu respuesta',
  places: 'Plazas',
  ticket: { label: 'Tu entrada', hint: 'Muestra este código al llegar.' },
  more: (count) => (count === 1 ? 'y 1 fecha más' : `y ${count} fechas más`),
  attached: 'El evento va adjunto para tu calendario.',
  attachedUpdate: 'El archivo adjunto actualiza la entrada de tu calendario.',
  attachedRemoval: 'El archivo adjunto elimina el evento de tu calendario.',
  withoutButton: 'Si el botón no funciona, abre esta dirección:',
  reason: 'Recibes este mensaje porque se usó esta dirección para inscribirse en este evento.',
  unsubscribe: 'No enviarme más avisos de cambios',
}
