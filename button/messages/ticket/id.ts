import type { TicketMessages } from './en.ts'

export { signUp } from '../sign-up/id.ts'

export const ticket: TicketMessages = {
  confirmed: 'Anda akan hadir',
  undecided: 'Anda mungkin hadir',
  declined: 'Anda tidak bisa hadir',
  waiting: 'Anda ada di daftar tunggu',
  signedUp: 'Anda sudah terdaftar',
  held: 'Kami menyimpan tempat Anda. Beri tahu kami bila sudah pasti.',
  changedMind: 'Rencana berubah? Anda masih bisa menjawab ya.',
  waitingText: 'Masuk ke daftar tunggu, dan kami akan mengirim email saat ada tempat untuk Anda.',
  inLine: 'Kami akan mengirim email saat ada tempat untuk Anda.',
  dates: (count) => `Jawaban Anda berlaku untuk semua ${count} tanggal.`,
  series: 'Jawaban Anda berlaku untuk semua tanggal dalam rangkaian ini.',
  furtherDates: 'Tanggal lainnya',
  directions: 'Petunjuk arah',
  invite: 'Undang teman',
  buttons: {
    undecided: 'Jawab mungkin',
    declined: 'Kabari bahwa saya tidak hadir',
  },
  linkFollows: 'Setelah itu kami mengirim tautan untuk mengonfirmasi alamat Anda.',
  regrets: 'Tidak bisa hadir? Kabari penyelenggara',
  wrongAddress: 'Alamat salah?',
}
