import type { TicketMessages } from './en.ts'

export { signUp } from '../sign-up/pt.ts'

export const ticket: TicketMessages = {
  confirmed: 'Você vai',
  undecided: 'Talvez você vá',
  declined: 'Você não pode ir',
  waiting: 'Você está na lista de espera',
  signedUp: 'Inscrição feita',
  held: 'Estamos guardando sua vaga. Avise quando souber.',
  changedMind: 'Mudou de planos? Ainda dá para dizer sim.',
  waitingText: 'Entre na lista de espera e enviaremos um e-mail quando houver uma vaga para você.',
  inLine: 'Enviaremos um e-mail quando houver uma vaga para você.',
  dates: (count) => `Sua resposta vale para todas as ${count} datas.`,
  series: 'Sua resposta vale para todas as datas da série.',
  furtherDates: 'Mais datas',
  directions: 'Como chegar',
  invite: 'Convidar alguém',
  buttons: {
    undecided: 'Responder talvez',
    declined: 'Avisar que não vou',
  },
  linkFollows: 'Em seguida, enviaremos um link para confirmar seu endereço.',
  regrets: 'Não pode ir? Avise a organização',
  wrongAddress: 'Endereço errado?',
}
