import type { WaitingMessages } from './en.ts'

export const waiting: WaitingMessages = {
  texts: {
    rsvp_waiting_joined: {
      subject: 'Você está na lista de espera: {{event}}',
      headline: 'Você está na lista de espera',
      content:
        'No momento, todas as vagas estão ocupadas. Se alguma ficar livre, vamos oferecê-la a você por e-mail. Mudou de ideia? Você pode sair da lista quando quiser.',
      button_label: 'Ver minha posição',
    },
    rsvp_waiting_offer: {
      subject: 'Há uma vaga para você: {{event}}',
      headline: 'Há uma vaga para você',
      content:
        'Boa notícia: chegou a sua vez, e estamos guardando sua vaga. Aceite-a a tempo ou recuse para que a próxima pessoa possa vir.',
      button_label: 'Aceitar a vaga',
    },
  },
  status: 'Na lista de espera',
  heldUntil: 'Reservada para você até',
  page: {
    join: 'Entrar na lista de espera',
    text: 'Entre na lista de espera e enviaremos um e-mail quando houver uma vaga para você.',
    position: (position) => `Você é o número ${position} da lista.`,
    leave: 'Sair da lista de espera',
    decline: 'Não, obrigado',
    done: 'Enviaremos um e-mail quando houver uma vaga para você.',
  },
}
