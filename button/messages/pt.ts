import type { Translation } from './en.ts'
import { signUp } from './sign-up/pt.ts'

export const pt: Translation = {
  add: 'Adicionar ao calendário',
  calendars: {
    ical: 'Arquivo iCal',
  },
  close: 'Fechar',
  continue: 'Continuar',
  unavailable: 'Não foi possível carregar o botão do calendário.',
  openPage: 'Abrir a página do evento',
  dates: {
    title: 'Escolha uma data',
    text: 'Este evento acontece em várias datas. Pode adicioná-las uma a uma.',
  },
  cancelled: 'Cancelado',
  cancelledHint: 'Esta data foi cancelada. Se ela já está no seu calendário, atualize-a lá.',
  expired: 'Este evento já terminou',
  recurring: 'Repetição',
  online: 'Evento online',
  subscribe: 'Assinar calendário',
  overview: {
    empty: 'Não há eventos programados no momento.',
    more: 'Ver todos os eventos',
  },
  rsvp: 'Inscrever-se',
  rsvpExpired: 'As inscrições estão encerradas',
  rsvpFull: 'Vagas esgotadas',
  thanks: 'Obrigado',
  share: {
    mail: 'Enviar por e-mail',
    copy: 'Copiar link',
    copied: 'Copiado',
    subject: 'Um evento para você',
  },
  form: {
    send: 'Enviar',
    sending: 'Enviando…',
    sent: 'Sua resposta foi enviada.',
    failed: 'Não foi possível enviar sua resposta. Tente novamente.',
    required: 'Preencha este campo.',
    choose: 'Escolha uma opção.',
    tick: 'Marque esta caixa.',
    number: 'Digite um número.',
    optional: 'opcional',
    goesTo: (host) => `Seus dados serão enviados para ${host}.`,
  },
  signUp,
  saved: 'Adicionado ao seu calendário',
  newWindow: 'abre em uma nova janela',
  madeWith: (product) => `Feito com ${product}`,
}
