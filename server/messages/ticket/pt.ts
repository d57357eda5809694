import { ticket as shared } from '@kalends/button/messages/ticket/pt'
import type { TicketMessages } from './en.ts'

export const ticket: TicketMessages = {
  ...shared,
  pending: 'Quase lá',
  cancelled: 'O evento não vai acontecer, por isso as inscrições estão encerradas.',
  over: 'As inscrições estão encerradas. Agradecemos a quem participou.',
  nothingToDo: 'Você não precisa fazer nada.',
  remove: 'Remover do meu calendário',
  earlierLinks: 'Pode levar alguns minutos. Os links de e-mails anteriores continuam funcionando.',
  mailTo: 'Estamos enviando um e-mail para',
  corrected: {
    title: 'Este e-mail foi para o endereço errado',
    text: 'O endereço já foi corrigido. Use o link do e-mail enviado para o endereço certo. A inscrição não é sua? Então você não precisa fazer nada.',
  },
}
