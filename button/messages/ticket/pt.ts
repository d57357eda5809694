import type { TicketMessages } from './en.ts'

export { signUp } from '../sign-up/pt.ts'

export const ticket: TicketMessages = {
  confirmed: 'Presença confirmada',
  undecided: 'Talvez você vá',
  declined: 'Você não vai',
  waiting: 'Você está na lista de espera',
  signedUp: 'Inscrição concluída',
  held: (seats) =>
    seats === 1
      ? 'Estamos guardando sua vaga. Avise assim que decidir.'
      : `Estamos guardando suas ${seats} vagas. Avise assim que decidir.`,
  changedMind: 'Mudou de planos? Ainda dá para dizer sim.',
  waitingText: 'Entre na lista de espera e avisaremos por e-mail quando houver uma vaga para você.',
  inLine: (seats) =>
    seats === 1
      ? 'Avisaremos por e-mail quando houver uma vaga para você.'
      : `Avisaremos por e-mail quando houver ${seats} vagas para você.`,
  position: (position) => `Você é o número ${position} da lista.`,
  holds: (time, seats) => (seats === 1 ? `Você terá ${time} para aceitá-la.` : `Você terá ${time} para aceitá-las.`),
  leaveByMail: 'Mudou de ideia? Você pode sair da lista quando quiser pelo link do nosso e-mail.',
  dates: (count) => `Sua inscrição vale para ${count === 2 ? 'as duas' : `todas as ${count}`} datas.`,
  series: 'Sua inscrição vale para todas as datas da série.',
  furtherDates: 'Mais datas',
  directions: 'Como chegar',
  invite: 'Convidar alguém',
  codeByMail: 'Seu código de entrada está no e-mail.',
  buttons: {
    undecided: 'Responder “talvez”',
    declined: 'Avisar que não vou',
  },
  linkFollows: 'Em seguida, enviaremos um link para confirmar seu e-mail.',
  regrets: 'Não pode ir? Avise a organização',
  wrongAddress: 'E-mail errado?',
  view: 'Já se inscreveu? Veja sua inscrição',
  sendAgain: 'Enviar de novo',
  oneAtATime: 'Enviamos no máximo um e-mail a cada dez minutos. Veja também a pasta de spam.',
}
