import type { ReminderMessages } from './en.ts'

export const reminder: ReminderMessages = {
  texts: {
    rsvp_reminder: {
      subject: '{{when}}: {{event}}',
      headline: '{{when}}',
      content: 'Aqui está tudo o que você precisa saber. Até lá.',
      button_label: 'Ver minha inscrição',
    },
  },
  more: {
    undecided: 'Você respondeu “talvez”. Vai poder ir? Avise a organização.',
    release: {
      before: 'Não vai poder ir?',
      link: (seats) => (seats === 1 ? 'Libere sua vaga' : `Libere suas ${seats} vagas`),
    },
    others: 'Também em breve',
    unsubscribe: 'Deixar de receber lembretes e atualizações',
  },
}
