import type { SignUpMessages } from './en.ts'

export const signUp: SignUpMessages = {
  email: 'Endereço de e-mail',
  question: 'Você vai?',
  confirmed: 'Sim',
  undecided: 'Talvez',
  declined: 'Não',
  places: 'Vagas',
  seatsLeft: (count) => (count === 1 ? 'Resta 1 vaga' : `Restam ${count} vagas`),
  send: (seats) => (seats === 1 ? 'Confirmar minha vaga' : `Confirmar minhas ${seats} vagas`),
  sendAnswer: 'Enviar minha resposta',
  fullText: 'Se alguém desistir, pode surgir uma vaga.',
  closedText: 'Não é mais possível se inscrever neste evento.',
  unavailable: 'No momento não é possível se inscrever',
  unavailableText: 'Tente novamente em alguns minutos.',
  alreadyIn: 'Já se inscreveu? Altere sua inscrição',
  change: 'Alterar minha inscrição',
  again: 'Inscrever outra pessoa',
  errors: {
    email: 'Digite um endereço de e-mail válido.',
    answer: 'Escolha uma resposta.',
    places: (most) => (most === 1 ? 'Você só pode reservar uma vaga.' : `Escolha de 1 a ${most} vagas.`),
    field: 'Verifique este campo.',
    late: 'O formulário ficou aberto por tempo demais. Envie-o novamente.',
    again: 'Não foi possível enviar. Envie novamente.',
    tooMany: 'Há inscrições demais vindas da sua rede. Tente novamente mais tarde.',
    tooManyMails: 'Há e-mails demais aguardando envio para este endereço. Tente novamente mais tarde.',
  },
  done: {
    confirmed: { text: 'Você receberá um e-mail com tudo o que precisa saber.' },
    undecided: {
      text: (seats) =>
        seats === 1
          ? 'Estamos guardando sua vaga. Você pode decidir depois pelo link no nosso e-mail.'
          : `Estamos guardando suas ${seats} vagas. Você pode decidir depois pelo link no nosso e-mail.`,
    },
    declined: { text: 'Se mudar de ideia, use o link no nosso e-mail.' },
    pending: {
      title: 'Confira sua caixa de entrada',
      text: 'Enviaremos um link por e-mail. Abra-o em até uma hora depois de recebê-lo para confirmar sua inscrição.',
    },
  },
}
