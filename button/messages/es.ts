import type { Translation } from './en.ts'
import { signUp } from './sign-up/es.ts'

export const es: Translation = {
  add: 'Añadir al calendario',
  calendars: {
    ical: 'Archivo iCal',
  },
  close: 'Cerrar',
  continue: 'Continuar',
  unavailable: 'No se ha podido cargar el botón de calendario.',
  openPage: 'Abrir la página del evento',
  dates: {
    title: 'Elige una fecha',
    text: 'Este evento tiene varias fechas. Puedes añadirlas una a una.',
  },
  cancelled: 'Cancelado',
  cancelledHint: 'Esta fecha está cancelada. Si ya está en tu calendario, actualízala allí.',
  expired: 'Este evento ha terminado',
  recurring: 'Se repite',
  online: 'En línea',
  subscribe: 'Suscribirse al calendario',
  overview: {
    empty: 'Por ahora no hay próximos eventos.',
    more: 'Ver todos los eventos',
  },
  rsvp: 'Inscribirse',
  rsvpExpired: 'La inscripción está cerrada',
  rsvpFull: 'Aforo completo',
  thanks: 'Gracias',
  share: {
    mail: 'Enviar por correo electrónico',
    copy: 'Copiar enlace',
    copied: 'Copiado',
    subject: 'Un evento para ti',
  },
  form: {
    send: 'Enviar',
    sending: 'Enviando…',
    sent: 'Tu respuesta se ha enviado.',
    failed: 'No se ha podido enviar tu respuesta. Inténtalo de nuevo.',
    required: 'Rellena este campo.',
    choose: 'Elige una opción.',
    tick: 'Marca esta casilla.',
    number: 'Introduce un número.',
    optional: 'opcional',
    goesTo: (host) => `Tus datos se enviarán a ${host}.`,
  },
  signUp,
  saved: 'Añadido a tu calendario',
  newWindow: 'se abre en una ventana nueva',
  madeWith: (product) => `Creado con ${product}`,
}
