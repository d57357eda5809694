import type { MailMessages } from './en.ts'
import { reminder } from '../reminder/es.ts'
import { waiting } from '../waiting/es.ts'

export const mail: MailMessages = {
  texts: {
    rsvp_doi: {
      subject: 'Confirma tu correo: {{event}}',
      headline: 'Solo un paso más',
      content:
        'Con un clic confirmas tu correo y completas la inscripción. El enlace es válido durante una hora. ¿No te has inscrito? Ignora este mensaje.',
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
      headline: 'Tu inscripción se ha actualizado',
      content: 'Así queda tu inscripción. ¿No la has cambiado tú? Ábrela y corrígela.',
      button_label: 'Ver mi inscripción',
    },
    rsvp_event_update: {
      subject: 'Hay cambios: {{event}}',
      headline: 'Este evento ha cambiado',
      content: 'Estos son los detalles actualizados.',
      button_label: 'Ver mi inscripción',
    },
    rsvp_magic_link: {
      subject: 'El enlace a tu inscripción: {{event}}',
      headline: 'Abre tu inscripción',
      content:
        'Con este enlace puedes ver o cambiar tu inscripción. Es válido durante una hora. ¿No lo has pedido? Ignora este mensaje.',
      button_label: 'Abrir mi inscripción',
    },
    rsvp_second_signup: {
      subject: 'Ya habías respondido: {{event}}',
      headline: 'Ya tenemos tu inscripción',
      content:
        'Alguien, probablemente tú, se ha vuelto a inscribir con este correo. No ha cambiado nada. Con este enlace puedes ver o cambiar tu inscripción. Es válido durante una hora.',
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
      subject: 'No vendrás: {{event}}',
      headline: 'No vendrás',
      content: 'Gracias por avisar. ¿Has cambiado de idea? Puedes cambiar tu respuesta cuando quieras.',
    },
  },
  again: {
    confirmed: 'Ya contamos contigo',
    undecided: 'Tu respuesta sigue siendo «quizás»',
    waiting: 'Ya estás en la lista de espera',
    declined: {
      headline: 'Tu respuesta sigue siendo «no asistiré»',
      content:
        'Alguien, probablemente tú, se ha vuelto a inscribir con este correo. No hemos cambiado nada: tu respuesta sigue siendo «no asistiré». ¿Al final puedes venir? Dínoslo con este enlace. Es válido durante una hora.',
      button_label: 'Al final sí voy',
    },
  },
  cancelled: {
    subject: 'Cancelado: {{event}}',
    headline: 'Este evento se ha cancelado',
    content: 'No se celebrará. No tienes que hacer nada.',
  },
  removed: {
    subject: 'Tu inscripción se ha anulado: {{event}}',
    headline: 'Ya no estás en la lista',
    content: 'La organización ha anulado tu inscripción. Si no te lo esperabas, ponte en contacto con ella.',
  },
  changes: {
    was: 'Antes',
    now: 'Ahora',
    title: 'Nombre',
    moved: 'Cambio de fecha u hora',
    place: 'Nuevo lugar',
    added: 'Nueva fecha',
    off: 'Fecha cancelada',
    resumed: 'Finalmente sí se celebra',
  },
  note: (organizer) => `Mensaje de ${organizer}`,
  status: { confirmed: 'Asistiré', undecided: 'Quizás', declined: 'No asistiré', waiting: waiting.status },
  heldUntil: waiting.heldUntil,
  reminder: reminder.more,
  answer: 'Tu respuesta',
  covers: 'Tu inscripción vale para todas las fechas.',
  places: 'Plazas',
  ticket: { label: 'Tu entrada', hint: 'Muestra este código al llegar.' },
  attached: 'Adjuntamos una invitación para tu calendario.',
  attachedForOthers: 'Para Apple y los demás calendarios, abre el archivo adjunto.',
  attachedUpdate: 'El archivo adjunto actualiza tu calendario.',
  attachedRemoval: 'El archivo adjunto elimina el evento de tu calendario.',
  withoutButton: '¿No funciona el botón? Abre este enlace:',
  reason: 'Recibes este mensaje porque te has inscrito en este evento.',
  reasonOfStranger: 'Recibes este mensaje porque alguien usó esta dirección para inscribirse en este evento.',
  unsubscribe: 'Dejar de recibir avisos de cambios',
}
