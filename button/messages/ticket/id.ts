import type { TicketMessages } from './en.ts'

export { signUp } from '../sign-up/id.ts'

export const ticket: TicketMessages = {
  confirmed: 'Anda akan hadir',
  undecided: 'Anda mungkin hadir',
  declined: 'Anda tidak akan hadir',
  waiting: 'Anda ada di daftar tunggu',
  signedUp: 'Anda sudah terdaftar',
  held: (seats) =>
    seats === 1
      ? 'Kami menyimpan tempat Anda. Kabari kami kalau sudah pasti.'
      : `Kami menyimpan ${seats} tempat untuk Anda. Kabari kami kalau sudah pasti.`,
  changedMind: 'Ada perubahan rencana? Anda masih bisa mendaftar untuk hadir.',
  waitingText: 'Masuk daftar tunggu, dan kami akan mengirim email saat ada tempat untuk Anda.',
  inLine: (seats) =>
    seats === 1
      ? 'Kami akan mengirim email saat ada tempat untuk Anda.'
      : `Kami akan mengirim email saat ada ${seats} tempat untuk Anda.`,
  position: (position) => `Anda berada di urutan ke-${position} dalam daftar tunggu.`,
  holds: (time) => `Anda punya waktu ${time} untuk mengambilnya.`,
  leaveByMail: 'Berubah pikiran? Anda bisa keluar dari daftar tunggu kapan saja lewat tautan di email kami.',
  dates: (count) => `Pendaftaran Anda berlaku untuk ${count === 2 ? 'kedua' : `semua ${count}`} tanggal.`,
  series: 'Pendaftaran Anda berlaku untuk semua tanggal dalam rangkaian ini.',
  furtherDates: 'Tanggal lainnya',
  directions: 'Petunjuk arah',
  invite: 'Undang teman',
  codeByMail: 'Kode masuk Anda ada di email.',
  buttons: {
    undecided: 'Mungkin hadir',
    declined: 'Tidak bisa hadir',
  },
  linkFollows: 'Setelah ini, kami akan mengirim tautan untuk mengonfirmasi email Anda.',
  regrets: 'Tidak bisa hadir? Kabari penyelenggara',
  wrongAddress: 'Alamat email salah?',
  view: 'Sudah mendaftar? Lihat pendaftaran Anda',
  sendAgain: 'Kirim lagi',
  oneAtATime: 'Kami mengirim paling banyak satu email setiap sepuluh menit. Periksa juga folder spam Anda.',
}
