import type { SignUpMessages } from './en.ts'

export const signUp: SignUpMessages = {
  email: 'Correo electrónico',
  question: '¿Vas a venir?',
  confirmed: 'Sí, iré',
  undecided: 'Quizás',
  declined: 'No iré',
  places: 'Plazas',
  seatsLeft: (count) => (count === 1 ? 'Queda 1 plaza' : `Quedan ${count} plazas`),
  send: 'Confirmar mi plaza',
  sendAnswer: 'Enviar mi respuesta',
  fullText: 'Ahora mismo no quedan plazas. Se libera una cuando alguien cancela.',
  closedText: 'Ya no es posible inscribirse en este evento.',
  unavailable: 'Ahora mismo no es posible inscribirse',
  unavailableText: 'Inténtalo de nuevo dentro de unos minutos.',
  alreadyIn: '¿Ya tienes plaza? Cambia tu respuesta',
  change: 'Cambia tu respuesta',
  again: 'Enviar otra respuesta',
  errors: {
    email: 'Introduce una dirección de correo válida.',
    answer: 'Elige una respuesta.',
    places: (most) => (most === 1 ? 'Solo es posible una plaza.' : `Elige de 1 a ${most} plazas.`),
    field: 'Revisa este campo.',
    late: 'El formulario ha estado abierto demasiado tiempo. Envíalo de nuevo.',
    again: 'No se ha podido enviar. Envíalo de nuevo.',
    tooMany: 'Han llegado demasiadas respuestas desde tu red. Inténtalo más tarde.',
    tooManyMails: 'Hay demasiados correos pendientes para esta dirección. Inténtalo más tarde.',
  },
  done: {
    confirmed: { title: 'Tu plaza está reservada', text: 'Recibirás un correo con todo lo que necesitas saber.' },
    undecided: {
      title: 'Gracias por tu respuesta',
      text: 'Te guardamos la plaza. Aún puedes decidirte con el enlace de nuestro correo.',
    },
    declined: { title: 'Gracias por avisarnos', text: 'Si cambias de opinión, usa el enlace de nuestro correo.' },
    pending: {
      title: 'Revisa tu correo',
      text: 'Recibirás un correo con un enlace. Ábrelo en el plazo de una hora desde que llegue para confirmar tu respuesta.',
    },
  },
}
