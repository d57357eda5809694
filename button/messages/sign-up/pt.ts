import type { SignUpMessages } from './en.ts'

export const signUp: SignUpMessages = {
  email: 'Endereço de e-mail',
  question: 'Você vem?',
  confirmed: 'Sim',
  undecided: 'Talvez',
  declined: 'Não',
  places: 'Vagas',
  seatsLeft: (count) => (count === 1 ? 'Resta 1 vaga' : `Restam ${count} vagas`),
  send: 'Confirmar minha vaga',
  sendAnswer: 'Enviar minha resposta',
  fullText: 'No momento não há vagas. Uma vaga é liberada quando alguém cancela.',
  closedText: 'Já não é possível se inscrever neste evento.',
  unavailable: 'No momento não é possível se inscrever',
  unavailableText: 'Tente novamente em alguns minutos.',
  alreadyIn: 'Já fez sua inscrição? Altere sua resposta',
  change: 'Altere sua resposta',
  again: 'Enviar outra resposta',
  errors: {
    email: 'Digite um endereço de e-mail válido.',
    answer: 'Escolha uma resposta.',
    places: (most) => (most === 1 ? 'Só é possível uma vaga.' : `Escolha de 1 a ${most} vagas.`),
    field: 'Verifique este campo.',
    late: 'O formulário ficou aberto por tempo demais. Envie-o novamente.',
    again: 'Não foi possível enviar. Envie novamente.',
    tooMany: 'Chegaram respostas demais da sua rede. Tente novamente mais tarde.',
    tooManyMails: 'Há e-mails demais aguardando envio para este endereço. Tente novamente mais tarde.',
  },
  done: {
    confirmed: { title: 'Sua vaga está garantida', text: 'Você receberá um e-mail com tudo o que precisa saber.' },
    undecided: {
      title: 'Agradecemos sua resposta',
      text: 'Guardamos sua vaga. Você ainda pode decidir pelo link no nosso e-mail.',
    },
    declined: { title: 'Agradecemos o aviso', text: 'Se mudar de ideia, use o link no nosso e-mail.' },
    pending: {
      title: 'Confira sua caixa de entrada',
      text: 'Você receberá um e-mail com um link. Abra-o em até uma hora após a chegada para confirmar sua resposta.',
    },
  },
}
