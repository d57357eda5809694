import type { MailMessages } from './en.ts'
import { reminder } from '../reminder/id.ts'
import { waiting } from '../waiting/id.ts'

export const mail: MailMessages = {
  texts: {
    rsvp_doi: {
      subject: 'Konfirmasi email Anda: {{event}}',
      headline: 'Satu langkah lagi',
      content:
        'Cukup satu klik untuk mengonfirmasi email dan menyelesaikan pendaftaran Anda. Tautan berlaku selama satu jam. Tidak merasa mendaftar? Abaikan saja email ini.',
      button_label: 'Konfirmasi email saya',
    },
    rsvp_thank_you: {
      subject: 'Pendaftaran berhasil: {{event}}',
      headline: 'Pendaftaran berhasil',
      content:
        'Email Anda sudah dikonfirmasi dan nama Anda ada di daftar. Ada perubahan rencana? Anda bisa mengubah pendaftaran kapan saja.',
      button_label: 'Lihat pendaftaran saya',
    },
    rsvp_signup_confirmation: {
      subject: 'Pendaftaran berhasil: {{event}}',
      headline: 'Pendaftaran berhasil',
      content: 'Semuanya sudah beres. Ada perubahan rencana? Anda bisa mengubah pendaftaran kapan saja.',
      button_label: 'Lihat pendaftaran saya',
    },
    rsvp_change_confirmation: {
      subject: 'Pendaftaran diperbarui: {{event}}',
      headline: 'Pendaftaran Anda sudah diperbarui',
      content: 'Berikut pendaftaran Anda saat ini. Bukan Anda yang mengubahnya? Buka pendaftaran Anda dan perbaiki.',
      button_label: 'Lihat pendaftaran saya',
    },
    rsvp_event_update: {
      subject: 'Perubahan acara: {{event}}',
      headline: 'Ada perubahan pada acara ini',
      content: 'Berikut informasi terbarunya.',
      button_label: 'Lihat pendaftaran saya',
    },
    rsvp_magic_link: {
      subject: 'Tautan pendaftaran Anda: {{event}}',
      headline: 'Buka pendaftaran Anda',
      content:
        'Lewat tautan ini, Anda bisa melihat atau mengubah pendaftaran. Tautan berlaku selama satu jam. Tidak merasa memintanya? Abaikan saja email ini.',
      button_label: 'Buka pendaftaran saya',
    },
    rsvp_second_signup: {
      subject: 'Anda sudah mendaftar: {{event}}',
      headline: 'Pendaftaran Anda sudah kami terima',
      content:
        'Seseorang, mungkin Anda sendiri, mendaftar lagi dengan alamat ini. Pendaftaran Anda tidak berubah. Lewat tautan ini, Anda bisa melihat atau mengubah pendaftaran. Tautan berlaku selama satu jam.',
      button_label: 'Buka pendaftaran saya',
    },
    ...waiting.texts,
    ...reminder.texts,
  },
  replies: {
    undecided: {
      subject: 'Anda mungkin hadir: {{event}}',
      headline: 'Anda mungkin hadir',
      content: 'Kami mencatat Anda sebagai “Mungkin”. Kabari kami kalau sudah pasti.',
    },
    declined: {
      subject: 'Anda tidak akan hadir: {{event}}',
      headline: 'Anda tidak akan hadir',
      content: 'Terima kasih sudah memberi kabar. Berubah pikiran? Anda bisa mengubah pendaftaran kapan saja.',
    },
  },
  again: {
    confirmed: 'Anda sudah terdaftar',
    undecided: 'Anda masih tercatat sebagai “Mungkin”',
    waiting: 'Anda sudah ada di daftar tunggu',
    declined: {
      headline: 'Anda masih tercatat sebagai “Tidak hadir”',
      content:
        'Seseorang, mungkin Anda sendiri, mendaftar lagi dengan alamat ini. Kami tidak mengubah apa pun: Anda masih tercatat sebagai “Tidak hadir”. Ternyata bisa hadir? Beri tahu kami lewat tautan ini. Tautan berlaku selama satu jam.',
      button_label: 'Saya jadi hadir',
    },
  },
  cancelled: {
    subject: 'Dibatalkan: {{event}}',
    headline: 'Acara ini dibatalkan',
    content: 'Acara ini tidak jadi diadakan. Anda tidak perlu melakukan apa pun.',
  },
  removed: {
    subject: 'Pendaftaran Anda dihapus: {{event}}',
    headline: 'Anda tidak lagi terdaftar',
    content: 'Penyelenggara telah menghapus pendaftaran Anda. Jika ada pertanyaan, silakan hubungi penyelenggara.',
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
  answer: 'Kehadiran',
  covers: 'Pendaftaran Anda berlaku untuk semua tanggal.',
  places: 'Jumlah tempat',
  ticket: { label: 'Tiket Anda', hint: 'Tunjukkan kode ini di pintu masuk.' },
  attached: 'Undangan kalender terlampir.',
  attachedForOthers: 'Untuk Apple dan kalender lainnya, buka file terlampir.',
  attachedUpdate: 'Buka file terlampir untuk memperbarui acara di kalender Anda.',
  attachedRemoval: 'Buka file terlampir untuk menghapus acara dari kalender Anda.',
  withoutButton: 'Jika tombol tidak berfungsi, buka tautan ini:',
  reason: 'Anda menerima email ini karena Anda mendaftar ke acara ini.',
  reasonOfStranger: 'Anda menerima email ini karena alamat ini digunakan untuk mendaftar ke acara ini.',
  unsubscribe: 'Berhenti menerima pembaruan',
}
