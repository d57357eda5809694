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
    undecided: 'Sebelumnya Anda memilih “Mungkin”. Apakah Anda bisa hadir? Kabari penyelenggara.',
    release: {
      before: 'Tidak bisa hadir?',
      link: (seats) => (seats === 1 ? 'Lepaskan tempat Anda' : `Lepaskan ${seats} tempat Anda`),
    },
    others: 'Acara Anda berikutnya',
    unsubscribe: 'Berhenti menerima pengingat dan pembaruan',
  },
}
