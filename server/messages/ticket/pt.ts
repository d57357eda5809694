import { ticket as shared } from '@kalends/button/messages/ticket/pt'
import type { TicketMessages } from './en.ts'

export const ticket: TicketMessages = {
  ...shared,
  pending: 'Quase lá',
  codeByMail: 'Seu código de entrada está no e-mail.',
  view: 'Já fez sua inscrição? Veja sua resposta',
  cancelled: 'Ele não vai acontecer, então não é preciso se inscrever.',
  over: 'As inscrições terminaram. Obrigado a quem veio.',
  nothingToDo: 'Você não precisa fazer nada.',
  remove: 'Remover da minha agenda',
  sendAgain: 'Enviar de novo',
}
