import type { ReminderMessages } from './en.ts'

export const reminder: ReminderMessages = {
  texts: {
    rsvp_reminder: {
      subject: '{{when}}: {{event}}',
      headline: '{{when}}',
      content: 'Bilmeniz gereken her şey burada. Görüşmek üzere.',
      button_label: 'Kaydımı gör',
    },
  },
  more: {
    undecided: '“Belki” demiştiniz. Gelebilecek misiniz? Organizatöre haber verin.',
    release: {
      before: 'Gelemiyor musunuz?',
      link: (seats) => (seats === 1 ? 'Yerinizi başkasına bırakın' : `${seats} yerinizi başkasına bırakın`),
    },
    others: 'Yaklaşan diğer etkinliğiniz',
    unsubscribe: 'Hatırlatmaları ve değişiklik bildirimlerini kapat',
  },
}
