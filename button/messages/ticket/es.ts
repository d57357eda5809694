import type { TicketMessages } from './en.ts'

export { signUp } from '../sign-up/es.ts'

export const ticket: TicketMessages = {
  confirmed: 'Contamos contigo',
  undecided: 'Quizás vengas',
  declined: 'No vendrás',
  waiting: 'Estás en la lista de espera',
  signedUp: 'Te has inscrito',
  held: (seats) =>
    seats === 1
      ? 'Te guardamos la plaza. Avísanos cuando lo sepas.'
      : `Te guardamos las ${seats} plazas. Avísanos cuando lo sepas.`,
  changedMind: '¿Cambio de planes? Todavía puedes decir que sí.',
  waitingText: 'Apúntate a la lista de espera y te escribiremos cuando haya una plaza para ti.',
  inLine: (seats) =>
    seats === 1
      ? 'Te escribiremos cuando haya una plaza para ti.'
      : `Te escribiremos cuando haya ${seats} plazas para ti.`,
  position: (position) => `Eres el número ${position} de la lista.`,
  holds: (time, seats) => (seats === 1 ? `Tendrás ${time} para aceptarla.` : `Tendrás ${time} para aceptarlas.`),
  leaveByMail: '¿Has cambiado de idea? Puedes salir de la lista cuando quieras con el enlace de nuestro correo.',
  dates: (count) => `Tu inscripción vale para las ${count === 2 ? 'dos' : count} fechas.`,
  series: 'Tu inscripción vale para todas las fechas de la serie.',
  furtherDates: 'Más fechas',
  directions: 'Cómo llegar',
  invite: 'Invitar a alguien',
  codeByMail: 'Encontrarás tu código de entrada en el correo.',
  buttons: {
    undecided: 'Responder «quizás»',
    declined: 'Avisar de que no iré',
  },
  linkFollows: 'A continuación te enviaremos un enlace para confirmar tu correo.',
  regrets: '¿No puedes venir? Avisa a la organización',
  wrongAddress: '¿Correo equivocado?',
  view: '¿Ya te has inscrito? Consulta tu inscripción',
  sendAgain: 'Enviar de nuevo',
  oneAtATime: 'Enviamos como máximo un correo cada diez minutos. Mira también en la carpeta de spam.',
}
