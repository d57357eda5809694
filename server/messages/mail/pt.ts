import type { MailMessages } from './en.ts'
import { reminder } from '../reminder/pt.ts'
import { waiting } from '../waiting/pt.ts'

export const mail: MailMessages = {
  texts: {
    rsvp_doi: {
      subject: 'Confirme seu e-mail: {{event}}',
      headline: 'Só falta um passo',
      content:
        'Um clique confirma seu e-mail e conclui sua inscrição. O link vale por uma hora. Não se inscreveu? É só ignorar este e-mail.',
      button_label: 'Confirmar meu e-mail',
    },
    rsvp_thank_you: {
      subject: 'Presença confirmada: {{event}}',
      headline: 'Presença confirmada',
      content:
        'Seu e-mail está confirmado e você está na lista. Mudou de planos? Você pode alterar sua inscrição quando quiser.',
      button_label: 'Ver minha inscrição',
    },
    rsvp_signup_confirmation: {
      subject: 'Presença confirmada: {{event}}',
      headline: 'Presença confirmada',
      content: 'Está tudo certo. Mudou de planos? Você pode alterar sua inscrição quando quiser.',
      button_label: 'Ver minha inscrição',
    },
    rsvp_change_confirmation: {
      subject: 'Inscrição atualizada: {{event}}',
      headline: 'Sua inscrição foi atualizada',
      content: 'Veja como ficou sua inscrição. Não foi você que alterou? Abra e corrija.',
      button_label: 'Ver minha inscrição',
    },
    rsvp_event_update: {
      subject: 'Evento atualizado: {{event}}',
      headline: 'Este evento mudou',
      content: 'Confira as informações atualizadas.',
      button_label: 'Ver minha inscrição',
    },
    rsvp_magic_link: {
      subject: 'O link da sua inscrição: {{event}}',
      headline: 'Abra sua inscrição',
      content:
        'Com este link, você pode ver ou alterar sua inscrição. Ele vale por uma hora. Não pediu? É só ignorar este e-mail.',
      button_label: 'Abrir minha inscrição',
    },
    rsvp_second_signup: {
      subject: 'Você já respondeu: {{event}}',
      headline: 'Já temos sua inscrição',
      content:
        'Alguém, provavelmente você, se inscreveu de novo com este e-mail. Nada mudou. Com este link, você pode ver ou alterar sua inscrição. Ele vale por uma hora.',
      button_label: 'Abrir minha inscrição',
    },
    ...waiting.texts,
    ...reminder.texts,
  },
  replies: {
    undecided: {
      subject: 'Talvez você vá: {{event}}',
      headline: 'Talvez você vá',
      content: 'Anotamos seu “talvez”. Avise assim que decidir.',
    },
    declined: {
      subject: 'Você não vai: {{event}}',
      headline: 'Você não vai',
      content: 'Agradecemos o aviso. Mudou de ideia? Você pode alterar sua resposta quando quiser.',
    },
  },
  again: {
    confirmed: 'Sua inscrição já está feita',
    undecided: 'Sua resposta continua sendo “talvez”',
    waiting: 'Você já está na lista de espera',
    declined: {
      headline: 'Sua resposta continua sendo “não vou participar”',
      content:
        'Alguém, provavelmente você, se inscreveu de novo com este e-mail. Não mudamos nada: sua resposta continua sendo “não vou participar”. Mudou de planos e vai poder ir? Avise por este link. Ele vale por uma hora.',
      button_label: 'Sim, eu vou',
    },
  },
  cancelled: {
    subject: 'Cancelado: {{event}}',
    headline: 'Este evento foi cancelado',
    content: 'O evento não vai acontecer. Você não precisa fazer nada.',
  },
  removed: {
    subject: 'Sua inscrição foi cancelada: {{event}}',
    headline: 'Você não está mais na lista',
    content: 'A organização cancelou sua inscrição. Se você não esperava por isso, entre em contato com ela.',
  },
  changes: {
    was: 'Antes',
    now: 'Agora',
    title: 'Nome',
    moved: 'Nova data ou horário',
    place: 'Novo local',
    added: 'Data extra',
    off: 'Data cancelada',
    resumed: 'De volta à programação',
  },
  note: (organizer) => `Recado de ${organizer}`,
  status: { confirmed: 'Vou participar', undecided: 'Talvez', declined: 'Não vou participar', waiting: waiting.status },
  heldUntil: waiting.heldUntil,
  reminder: reminder.more,
  answer: 'Sua resposta',
  covers: 'Sua inscrição vale para todas as datas.',
  places: 'Vagas',
  ticket: { label: 'Seu ingresso', hint: 'Mostre este código na entrada.' },
  attached: 'O convite para o seu calendário está em anexo.',
  attachedForOthers: 'No calendário da Apple e em todos os outros, abra o anexo.',
  attachedUpdate: 'O anexo atualiza seu calendário.',
  attachedRemoval: 'O anexo remove o evento do seu calendário.',
  withoutButton: 'O botão não funciona? Abra este link:',
  reason: 'Você está recebendo este e-mail porque se inscreveu neste evento.',
  reasonOfStranger: 'Você está recebendo este e-mail porque este endereço foi usado em uma inscrição neste evento.',
  unsubscribe: 'Deixar de receber atualizações',
}
