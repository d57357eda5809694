import type { WaitingMessages } from './en.ts'

export const waiting: WaitingMessages = {
  texts: {
    rsvp_waiting_joined: {
      subject: 'Anda ada di daftar tunggu: {{event}}',
      headline: 'Anda ada di daftar tunggu',
      content:
        'Saat ini semua tempat sudah terisi. Jika ada yang kosong, kami akan menawarkannya lewat email. Berubah pikiran? Anda bisa keluar dari daftar tunggu kapan saja.',
      button_label: 'Lihat urutan saya',
    },
    rsvp_waiting_offer: {
      subject: 'Ada tempat untuk Anda: {{event}}',
      headline: 'Ada tempat untuk Anda',
      content:
        'Kabar baik: sekarang giliran Anda, dan tempat Anda kami simpan. Ambil sebelum batas waktunya, atau lepaskan agar orang berikutnya bisa hadir.',
      button_label: 'Ambil tempat saya',
    },
    rsvp_waiting_lapsed: {
      subject: 'Waktu untuk mengambil tempat sudah habis: {{event}}',
      headline: 'Waktu untuk mengambil tempat sudah habis',
      content:
        'Kami menyimpan tempat untuk Anda, tetapi batas waktunya sudah lewat. Anda tidak lagi ada di daftar tunggu.',
      button_label: 'Saya masih ingin hadir',
    },
  },
  several: (seats) => ({
    joined: `Saat ini semua tempat sudah terisi. Jika ada ${seats} yang kosong, kami akan menawarkannya lewat email. Berubah pikiran? Anda bisa keluar dari daftar tunggu kapan saja.`,
    offer: {
      headline: `Ada ${seats} tempat untuk Anda`,
      content:
        'Kabar baik: sekarang giliran Anda, dan tempat Anda kami simpan. Ambil sebelum batas waktunya, atau lepaskan agar orang berikutnya bisa hadir.',
      button_label: `Ambil ${seats} tempat saya`,
    },
    lapsed: `Kami menyimpan ${seats} tempat untuk Anda, tetapi batas waktunya sudah lewat. Anda tidak lagi ada di daftar tunggu.`,
  }),
  status: 'Di daftar tunggu',
  heldUntil: () => 'Disimpan untuk Anda sampai',
  page: {
    join: 'Masuk daftar tunggu',
    leave: 'Keluar dari daftar tunggu',
    decline: 'Tidak, terima kasih',
    closed: 'Daftar tunggu sudah ditutup',
    closedText: 'Tidak ada lagi tempat yang ditawarkan.',
    left: 'Anda sudah keluar dari daftar tunggu',
    confirm: 'Satu klik lagi dan Anda masuk daftar tunggu.',
  },
}
