import type { MailMessages } from './en.ts'
import { reminder } from '../reminder/pt.ts'
import { waiting } from '../waiting/pt.ts'

export const mail: MailMessages = {
  texts: {
    rsvp_doi: {
      subject: 'Confirme seu endereço de e-mail: {{event}}',
      headline: 'Só falta um passo',
      content:
        'Confirme seu endereço de e-mail para concluir a inscrição. O botão funciona por uma hora. Se você não se inscreveu, ignore este e-mail e nada acontecerá.',
      button_label: 'Confirmar meu endereço',
    },
    rsvp_thank_you: {
      subject: 'Sua resposta foi confirmada: {{event}}',
      headline: 'Obrigado',
      content:
        'Seu endereço de e-mail foi confirmado e sua resposta está salva. Com o botão abaixo você pode vê-la e alterá-la.',
      button_label: 'Ver minha resposta',
    },
    rsvp_signup_confirmation: {
      subject: 'Sua resposta: {{event}}',
      headline: 'Obrigado pela sua resposta',
      content: 'Sua resposta está salva. Com o botão abaixo você pode vê-la e alterá-la.',
      button_label: 'Ver minha resposta',
    },
    rsvp_change_confirmation: {
      subject: 'Sua resposta mudou: {{event}}',
      headline: 'Sua alteração está salva',
      content: 'Esta é a sua resposta agora. Se você não a alterou, abra-a com o botão abaixo e corrija-a.',
      button_label: 'Ver minha resposta',
    },
    rsvp_event_update: {
      subject: 'Evento atualizado: {{event}}',
      headline: 'Confira os novos detalhes',
      content: 'A organização alterou este evento. Estes são os detalhes atuais.',
      button_label: 'Ver minha resposta',
    },
    rsvp_magic_link: {
      subject: 'Acesso à sua resposta: {{event}}',
      headline: 'Abra sua resposta',
      content:
        'Com o botão abaixo você pode ver e alterar sua resposta. Ele funciona por uma hora. Se você não pediu isto, ignore este e-mail.',
      button_label: 'Abrir minha resposta',
    },
    rsvp_second_signup: {
      subject: 'Você já se inscreveu: {{event}}',
      headline: 'Já temos sua resposta',
      content:
        'Alguém, provavelmente você, se inscreveu de novo com este endereço. Sua resposta não mudou. Com o botão abaixo você pode vê-la e alterá-la; ele funciona por uma hora.',
      button_label: 'Abrir minha resposta',
    },
    ...waiting.texts,
    ...reminder.texts,
  },
  removed: {
    subject: 'Sua inscrição foi removida: {{event}}',
    headline: 'Você não está mais inscrito',
    content: 'A organização removeu sua inscrição. Se isso for uma surpresa, entre em contato com ela.',
  },
  status: { confirmed: 'Vou participar', undecided: 'Talvez', declined: 'Não vou participar', waiting: waiting.status },
  heldUntil: waiting.heldUntil,
  reminder: reminder.more,
  answer: 'Sua resposta',
  places: 'Lugares',
  ticket: { label: 'Seu ingresso', hint: 'Mostre este código na entrada.' },
  more: (count) => (count === 1 ? 'e mais 1 data' : `e mais ${count} datas`),
  attached: 'O evento está anexado para o seu calendário.',
  attachedUpdate: 'O arquivo anexado atualiza o evento no seu calendário.',
  attachedRemoval: 'O arquivo anexado remove o evento do seu calendário.',
  withoutButton: 'Se o botão não funcionar, abra este endereço:',
  reason: 'Você recebe este e-mail porque este endereço foi usado para uma inscrição neste evento.',
  unsubscribe: 'Não receber mais atualizações',
}
