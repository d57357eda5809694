import type { WaitingMessages } from './en.ts'

export const waiting: WaitingMessages = {
  texts: {
    rsvp_waiting_joined: {
      subject: 'Você está na lista de espera: {{event}}',
      headline: 'Você está na lista de espera',
      content:
        'No momento, as vagas estão esgotadas. Se surgir uma, vamos oferecê-la a você por e-mail. Mudou de ideia? Você pode sair da lista quando quiser.',
      button_label: 'Ver minha posição',
    },
    rsvp_waiting_offer: {
      subject: 'Surgiu uma vaga para você: {{event}}',
      headline: 'Surgiu uma vaga para você',
      content:
        'Boa notícia: chegou a sua vez, e sua vaga está reservada. Aceite a tempo ou recuse para que a próxima pessoa possa ir.',
      button_label: 'Aceitar a vaga',
    },
    rsvp_waiting_lapsed: {
      subject: 'Sua oferta expirou: {{event}}',
      headline: 'Sua oferta expirou',
      content:
        'Reservamos uma vaga para você, mas o prazo para aceitá-la terminou. Você não está mais na lista de espera.',
      button_label: 'Ainda quero ir',
    },
  },
  status: 'Na lista de espera',
  heldUntil: 'Reservada para você até',
  page: {
    join: 'Entrar na lista de espera',
    text: 'Entre na lista de espera e avisaremos por e-mail quando houver uma vaga para você.',
    position: (position) => `Você é o número ${position} da lista.`,
    leave: 'Sair da lista de espera',
    decline: 'Recusar a vaga',
    done: 'Avisaremos por e-mail quando houver uma vaga para você.',
    holds: (time: string) => `Você terá ${time} para aceitá-la.`,
    leaveByMail: 'Mudou de ideia? Você pode sair da lista quando quiser pelo link do nosso e-mail.',
    closed: 'A lista de espera está encerrada',
    closedText: 'Não serão oferecidas mais vagas.',
    left: 'Você saiu da lista de espera',
    confirm: 'Um clique e você entra na lista de espera.',
  },
}
