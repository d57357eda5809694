import type { Translation } from './en.ts'
import { signUp } from './sign-up/id.ts'

export const id: Translation = {
  add: 'Tambahkan ke kalender',
  calendars: {
    ical: 'Berkas iCal',
  },
  close: 'Tutup',
  continue: 'Lanjutkan',
  unavailable: 'Tombol kalender tidak dapat dimuat.',
  openPage: 'Buka halaman acara',
  dates: {
    title: 'Pilih tanggal',
    text: 'Acara ini memiliki beberapa tanggal. Anda dapat menambahkannya satu per satu.',
  },
  cancelled: 'Dibatalkan',
  cancelledHint: 'Tanggal ini dibatalkan. Jika sudah ada di kalender Anda, perbarui di sana.',
  expired: 'Acara ini sudah selesai',
  recurring: 'Pengulangan',
  online: 'Acara daring',
  subscribe: 'Berlangganan kalender',
  overview: {
    empty: 'Saat ini belum ada acara mendatang.',
    more: 'Tampilkan semua acara',
  },
  rsvp: 'Daftar',
  rsvpExpired: 'Pendaftaran sudah ditutup',
  rsvpFull: 'Sudah penuh',
  thanks: 'Terima kasih',
  share: {
    mail: 'Kirim lewat email',
    copy: 'Salin tautan',
    copied: 'Disalin',
    subject: 'Acara untuk Anda',
  },
  form: {
    send: 'Kirim',
    sending: 'Mengirim…',
    sent: 'Jawaban Anda telah dikirim.',
    failed: 'Jawaban Anda tidak dapat dikirim. Silakan coba lagi.',
    required: 'Harap isi kolom ini.',
    choose: 'Harap pilih salah satu.',
    tick: 'Harap centang kotak ini.',
    number: 'Harap masukkan angka.',
    optional: 'opsional',
    goesTo: (host) => `Data Anda akan dikirim ke ${host}.`,
  },
  signUp,
  saved: 'Ditambahkan ke kalender Anda',
  newWindow: 'terbuka di jendela baru',
  madeWith: (product) => `Dibuat dengan ${product}`,
}
