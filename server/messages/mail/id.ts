import type { MailMessages } from './en.ts'
import { reminder } from '../reminder/id.ts'
import { waiting } from '../waiting/id.ts'

export const mail: MailMessages = {
  texts: {
    rsvp_doi: {
      subject: 'Harap konfirmasi alamat email Anda: {{event}}',
      headline: 'Satu langkah lagi',
      content:
        'Konfirmasi alamat email Anda untuk menyelesaikan pendaftaran. Tombol ini berlaku selama satu jam. Jika Anda tidak mendaftar, abaikan email ini dan tidak akan terjadi apa-apa.',
      button_label: 'Konfirmasi alamat saya',
    },
    rsvp_thank_you: {
      subject: 'Jawaban Anda telah dikonfirmasi: {{event}}',
      headline: 'Terima kasih',
      content:
        'Alamat email Anda telah dikonfirmasi dan jawaban Anda tersimpan. Dengan tombol di bawah, Anda dapat melihat dan mengubahnya.',
      button_label: 'Lihat jawaban saya',
    },
    rsvp_signup_confirmation: {
      subject: 'Jawaban Anda: {{event}}',
      headline: 'Terima kasih atas jawaban Anda',
      content: 'Jawaban Anda tersimpan. Dengan tombol di bawah, Anda dapat melihat dan mengubahnya.',
      button_label: 'Lihat jawaban saya',
    },
    rsvp_change_confirmation: {
      subject: 'Jawaban Anda berubah: {{event}}',
      headline: 'Perubahan Anda tersimpan',
      content:
        'Inilah jawaban Anda sekarang. Jika bukan Anda yang mengubahnya, buka dengan tombol di bawah dan perbaiki.',
      button_label: 'Lihat jawaban saya',
    },
    rsvp_event_update: {
      subject: 'Acara diperbarui: {{event}}',
      headline: 'Harap perhatikan informasi baru',
      content: 'Penyelenggara telah mengubah acara ini. Inilah informasi terkini.',
      button_label: 'Lihat jawaban saya',
    },
    rsvp_magic_link: {
      subject: 'Akses ke jawaban Anda: {{event}}',
      headline: 'Buka jawaban Anda',
      content:
        'Dengan tombol di bawah, Anda dapat melihat dan mengubah jawaban Anda. Tombol ini berlaku selama satu jam. Jika Anda tidak memintanya, abaikan email ini.',
      button_label: 'Buka jawaban saya',
    },
    rsvp_second_signup: {
      subject: 'Anda sudah mendaftar: {{event}}',
      headline: 'Kami sudah memiliki jawaban Anda',
      content:
        'Seseorang, mungkin Anda, mendaftar lagi dengan alamat ini. Jawaban Anda tidak berubah. Dengan tombol di bawah, Anda dapat melihat dan mengubahnya; tombol ini berlaku selama satu jam.',
      button_label: 'Buka jawaban saya',
    },
    ...waiting.texts,
    ...reminder.texts,
  },
  removed: {
    subject: 'Pendaftaran Anda dihapus: {{event}}',
    headline: 'Anda tidak lagi terdaftar',
    content: 'Penyelenggara telah menghapus pendaftaran Anda. Jika ini mengejutkan, silakan hubungi penyelenggara.',
  },
  status: { confirmed: 'Hadir', undecided: 'Mungkin', declined: 'Tidak hadir', waiting: waiting.status },
  heldUntil: waiting.heldUntil,
  reminder: reminder.more,
  answer: 'Jawaban Anda',
  places: 'Jumlah tempat',
  ticket: { label: 'Tiket Anda', hint: 'Tunjukkan kode ini di pintu masuk.' },
  more: (count) => `dan ${count} tanggal lainnya`,
  attached: 'Acara dilampirkan untuk kalender Anda.',
  attachedUpdate: 'Berkas terlampir memperbarui acara di kalender Anda.',
  attachedRemoval: 'Berkas terlampir menghapus acara dari kalender Anda.',
  withoutButton: 'Jika tombol tidak berfungsi, buka alamat ini:',
  reason: 'Anda menerima email ini karena alamat ini digunakan untuk mendaftar ke acara ini.',
  unsubscribe: 'Jangan kirim pembaruan lagi',
}
