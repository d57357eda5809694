import type { MailMessages } from './en.ts'
import { reminder } from '../reminder/es.ts'
import { waiting } from '../waiting/es.ts'

export const mail: MailMessages = {
  texts: {
    rsvp_doi: {
      subject: 'Confirma tu correo: {{event}}',
      headline: 'Solo un paso más',
      content:
        'Con un clic confirmas tu correo y completas la inscripción. El enlace funciona durante una hora. ¿No te has inscrito? Ignora este mensaje.',
      button_label: 'Confirmar mi correo',
    },
    rsvp_thank_you: {
      subject: 'Contamos contigo: {{event}}',
      headline: 'Contamos contigo',
      content:
        'Tu correo está confirmado y ya estás en la lista. ¿Cambio de planes? Puedes cambiar tu inscripción cuando quieras.',
      button_label: 'Ver mi inscripción',
    },
    rsvp_signup_confirmation: {
      subject: 'Contamos contigo: {{event}}',
      headline: 'Contamos contigo',
      content: 'Ya está todo listo. ¿Cambio de planes? Puedes cambiar tu inscripción cuando quieras.',
      button_label: 'Ver mi inscripción',
    },
    rsvp_change_confirmation: {
      subject: 'Inscripción actualizada: {{event}}',
      headline: 'Tu inscripción está actualizada',
      content: 'Así queda tu inscripción. ¿No la has cambiado tú? Ábrela y corrígela.',
      button_label: 'Ver mi inscripción',
    },
    rsvp_event_update: {
      subject: 'Hay cambios: {{event}}',
      headline: 'Este evento ha cambiado',
      content: 'Estos son los datos actuales.',
      button_label: 'Ver mi inscripción',
    },
    rsvp_magic_link: {
      subject: 'El enlace a tu inscripción: {{event}}',
      headline: 'Abre tu inscripción',
      content:
        'Con este enlace puedes ver o cambiar tu inscripción. Funciona durante una hora. ¿No lo has pedido? Ignora este mensaje.',
      button_label: 'Abrir mi inscripción',
    },
    rsvp_second_signup: {
      subject: 'Ya habías respondido: {{event}}',
      headline: 'Ya tenemos tu inscripción',
      content:
        'Alguien, probablemente tú, se ha vuelto a inscribir con este correo. No ha cambiado nada. Con este enlace puedes ver o cambiar tu inscripción. Funciona durante una hora.',
      button_label: 'Abrir mi inscripción',
    },
    ...waiting.texts,
    ...reminder.texts,
  },
  replies: {
    undecided: {
      subject: 'Quizás vengas: {{event}}',
      headline: 'Quizás vengas',
      content: 'Hemos apuntado tu «quizás». Avísanos cuando lo tengas claro.',
    },
    declined: {
      subject: 'No puedes venir: {{event}}',
      headline: 'No puedes venir',
      content: 'Gracias por avisar. ¿Has cambiado de idea? Puedes cambiar tu respuesta cuando quieras.',
    },
  },
  cancelled: {
    subject: 'Cancelado: {{event}}',
    headline: 'Este evento se ha cancelado',
    content: 'No se celebrará. No tienes que hacer nada.',
  },
  removed: {
    subject: 'Tu inscripción se ha retirado: {{event}}',
    headline: 'Tu inscripción ya no está activa',
    content: 'La organización ha retirado tu inscripción. Si no te lo esperabas, ponte en contacto con ella.',
  },
  changes: {
    was: 'Antes',
    now: 'Ahora',
    title: 'Nombre',
    moved: 'Cambio de fecha u hora',
    place: 'Nuevo lugar',
    added: 'Nueva fecha',
    off: 'Fecha cancelada',
    resumed: 'Se celebra de nuevo',
  },
  note: (organizer) => `Mensaje de ${organizer}`,
  status: { confirmed: 'Asistiré', undecided: 'Quizás', declined: 'No asistiré', waiting: waiting.status },
  heldUntil: waiting.heldUntil,
  reminder: reminder.more,
  answer: 'Tu respuesta',
  covers: 'Tu inscripción vale para todas las fechas.',
  places: 'Plazas',
  ticket: { label: 'Tu entrada', hint: 'Muestra este código al llegar.' },
  more: (count) => (count === 1 ? 'y 1 fecha más' : `y ${count} fechas más`),
  attached: 'Va adjunta una invitación para tu calendario.',
  attachedForOthers: 'Para Apple y los demás calendarios, abre el archivo adjunto.',
  attachedUpdate: 'El archivo adjunto actualiza la entrada de tu calendario.',
  attachedRemoval: 'El archivo adjunto elimina el evento de tu calendario.',
  withoutButton: 'Si el botón no funciona, abre esta dirección:',
  reason: 'Recibes este mensaje porque te has inscrito en este evento.',
  reasonOfStranger: 'Recibes este mensaje porque se usó esta dirección para inscribirse en este evento.',
  unsubscribe: 'No enviarme más avisos de cambios',
}
