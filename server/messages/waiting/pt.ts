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
      subject: 'Sua reserva expirou: {{event}}',
      headline: 'Sua reserva expirou',
      content:
        'Reservamos uma vaga para você, mas o prazo para aceitá-la terminou. Você não está mais na lista de espera.',
      button_label: 'Ainda quero ir',
    },
  },
  several: (seats) => ({
    joined: `No momento, as vagas estão esgotadas. Se surgirem ${seats}, vamos oferecê-las a você por e-mail. Mudou de ideia? Você pode sair da lista quando quiser.`,
    offer: {
      headline: `Surgiram ${seats} vagas para você`,
      content:
        'Boa notícia: chegou a sua vez, e suas vagas estão reservadas. Aceite a tempo ou recuse para que a próxima pessoa possa ir.',
      button_label: `Aceitar as ${seats} vagas`,
    },
    lapsed: `Reservamos ${seats} vagas para você, mas o prazo para aceitá-las terminou. Você não está mais na lista de espera.`,
  }),
  status: 'Na lista de espera',
  heldUntil: (seats) => (seats === 1 ? 'Reservada para você até' : 'Reservadas para você até'),
  page: {
    join: 'Entrar na lista de espera',
    leave: 'Sair da lista de espera',
    decline: 'Recusar',
    closed: 'A lista de espera está encerrada',
    closedText: 'Não serão oferecidas mais vagas.',
    left: 'Você saiu da lista de espera',
    confirm: 'Um clique e você entra na lista de espera.',
  },
}
