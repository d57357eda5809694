import type { ReminderMessages } from './en.ts'

export const reminder: ReminderMessages = {
  texts: {
    rsvp_reminder: {
      subject: '{{when}}: {{event}}',
      headline: '{{when}}',
      content: 'Semua yang Anda perlukan ada di sini. Sampai jumpa.',
      button_label: 'Lihat pendaftaran saya',
    },
  },
  more: {
    undecided: 'Anda menjawab mungkin. Bisa hadir? Beri tahu penyelenggara.',
    release: { before: 'Tidak bisa hadir?', link: 'Lepaskan tempat Anda' },
    others: 'Segera hadir juga',
    unsubscribe: 'Berhenti menerima pengingat dan pembaruan',
  },
}
