import type { MailMessages } from './en.ts'
import { reminder } from '../reminder/id.ts'
import { waiting } from '../waiting/id.ts'

export const mail: MailMessages = {
  texts: {
    rsvp_doi: {
      subject: 'Konfirmasi email Anda: {{event}}',
      headline: 'Satu langkah lagi',
      content:
        'Satu klik untuk mengonfirmasi email Anda dan menyelesaikan pendaftaran. Tautan berlaku selama satu jam. Tidak merasa mendaftar? Abaikan saja email ini.',
      button_label: 'Konfirmasi alamat saya',
    },
    rsvp_thank_you: {
      subject: 'Anda terdaftar: {{event}}',
      headline: 'Anda terdaftar',
      content:
        'Email Anda sudah dikonfirmasi dan nama Anda ada di daftar. Ada perubahan rencana? Anda bisa mengubah pendaftaran kapan saja.',
      button_label: 'Lihat pendaftaran saya',
    },
    rsvp_signup_confirmation: {
      subject: 'Anda terdaftar: {{event}}',
      headline: 'Anda terdaftar',
      content: 'Semuanya sudah beres. Ada perubahan rencana? Anda bisa mengubah pendaftaran kapan saja.',
      button_label: 'Lihat pendaftaran saya',
    },
    rsvp_change_confirmation: {
      subject: 'Pendaftaran diperbarui: {{event}}',
      headline: 'Pendaftaran Anda sudah diperbarui',
      content: 'Beginilah pendaftaran Anda sekarang. Bukan Anda yang mengubahnya? Buka dan perbaiki.',
      button_label: 'Lihat pendaftaran saya',
    },
    rsvp_event_update: {
      subject: 'Ada perubahan: {{event}}',
      headline: 'Acara ini berubah',
      content: 'Berikut informasi terkini.',
      button_label: 'Lihat pendaftaran saya',
    },
    rsvp_magic_link: {
      subject: 'Tautan pendaftaran Anda: {{event}}',
      headline: 'Buka pendaftaran Anda',
      content:
        'Dengan tautan ini, Anda bisa melihat atau mengubah pendaftaran. Tautan berlaku selama satu jam. Tidak memintanya? Abaikan saja email ini.',
      button_label: 'Buka pendaftaran saya',
    },
    rsvp_second_signup: {
      subject: 'Anda sudah merespons: {{event}}',
      headline: 'Pendaftaran Anda sudah kami terima',
      content:
        'Seseorang, mungkin Anda, mendaftar lagi dengan alamat ini. Tidak ada yang berubah. Dengan tautan ini, Anda bisa melihat atau mengubah pendaftaran. Tautan berlaku selama satu jam.',
      button_label: 'Buka pendaftaran saya',
    },
    ...waiting.texts,
    ...reminder.texts,
  },
  replies: {
    undecided: {
      subject: 'Anda mungkin hadir: {{event}}',
      headline: 'Anda mungkin hadir',
      content: 'Kami mencatat Anda “mungkin hadir”. Kabari kami kalau sudah pasti.',
    },
    declined: {
      subject: 'Anda tidak bisa hadir: {{event}}',
      headline: 'Anda tidak bisa hadir',
      content: 'Terima kasih sudah memberi kabar. Berubah pikiran? Anda bisa mengubahnya kapan saja.',
    },
  },
  cancelled: {
    subject: 'Dibatalkan: {{event}}',
    headline: 'Acara ini dibatalkan',
    content: 'Acara tidak jadi diadakan. Anda tidak perlu melakukan apa pun.',
  },
  removed: {
    subject: 'Pendaftaran Anda dihapus: {{event}}',
    headline: 'Anda tidak lagi terdaftar',
    content: 'Penyelenggara telah menghapus pendaftaran Anda. Jika ini mengejutkan, silakan hubungi penyelenggara.',
  },
  changes: {
    was: 'Sebelumnya',
    now: 'Sekarang',
    title: 'Nama',
    moved: 'Jadwal baru',
    place: 'Lokasi baru',
    added: 'Tanggal baru',
    off: 'Tanggal dibatalkan',
    resumed: 'Jadi diadakan',
  },
  note: (organizer) => `Pesan dari ${organizer}`,
  status: { confirmed: 'Hadir', undecided: 'Mungkin', declined: 'Tidak hadir', waiting: waiting.status },
  heldUntil: waiting.heldUntil,
  reminder: reminder.more,
  answer: 'Respons Anda',
  covers: 'Pendaftaran Anda berlaku untuk semua tanggal.',
  places: 'Jumlah tempat',
  ticket: { label: 'Tiket Anda', hint: 'Tunjukkan kode ini di pintu masuk.' },
  more: (count) => `dan ${count} tanggal lainnya`,
  attached: 'Undangan kalender terlampir.',
  attachedForOthers: 'Untuk Apple dan semua kalender lain, buka berkas terlampir.',
  attachedUpdate: 'Berkas terlampir memperbarui acara di kalender Anda.',
  attachedRemoval: 'Berkas terlampir menghapus acara dari kalender Anda.',
  withoutButton: 'Jika tombol tidak berfungsi, buka alamat ini:',
  reason: 'Anda menerima email ini karena Anda mendaftar ke acara ini.',
  reasonOfStranger: 'Anda menerima email ini karena alamat ini digunakan untuk mendaftar ke acara ini.',
  unsubscribe: 'Jangan kirim pembaruan lagi',
}
