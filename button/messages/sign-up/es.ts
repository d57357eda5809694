import type { SignUpMessages } from './en.ts'

export const signUp: SignUpMessages = {
  email: 'Correo electrónico',
  question: '¿Vas a venir?',
  confirmed: 'Sí, iré',
  undecided: 'Quizás',
  declined: 'No iré',
  places: 'Plazas',
  seatsLeft: (count) => (count === 1 ? 'Queda 1 plaza' : `Quedan ${count} plazas`),
  send: (seats) => (seats === 1 ? 'Confirmar mi plaza' : `Confirmar mis ${seats} plazas`),
  sendAnswer: 'Enviar mi respuesta',
  fullText: 'Si alguien cancela, puede quedar una plaza libre.',
  closedText: 'Ya no es posible inscribirse en este evento.',
  unavailable: 'Ahora mismo no es posible inscribirse',
  unavailableText: 'Inténtalo de nuevo dentro de unos minutos.',
  alreadyIn: '¿Ya te has inscrito? Cambia tu inscripción',
  change: 'Cambiar mi inscripción',
  again: 'Inscribir a otra persona',
  errors: {
    email: 'Introduce una dirección de correo válida.',
    answer: 'Elige una respuesta.',
    places: (most) => (most === 1 ? 'Solo puedes reservar una plaza.' : `Elige de 1 a ${most} plazas.`),
    field: 'Revisa este campo.',
    late: 'El formulario ha estado abierto demasiado tiempo. Envíalo de nuevo.',
    again: 'No se ha podido enviar. Inténtalo otra vez.',
    tooMany: 'Hay demasiadas inscripciones desde tu red. Inténtalo más tarde.',
    tooManyMails: 'Hay demasiados correos pendientes para esta dirección. Inténtalo más tarde.',
  },
  done: {
    confirmed: { text: 'Recibirás un correo con todo lo que necesitas saber.' },
    undecided: {
      text: (seats) =>
        seats === 1
          ? 'Te guardamos la plaza. Podrás decidirte más adelante con el enlace de nuestro correo.'
          : `Te guardamos las ${seats} plazas. Podrás decidirte más adelante con el enlace de nuestro correo.`,
    },
    declined: { text: 'Si cambias de idea, usa el enlace de nuestro correo.' },
    pending: {
      title: 'Revisa tu correo',
      text: 'Te enviaremos un enlace por correo. Ábrelo en el plazo de una hora desde que lo recibas para confirmar tu inscripción.',
    },
  },
}
