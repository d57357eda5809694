import type { EventMessages } from './en.ts'

export const event: EventMessages = {
  nextOf: (count) => `Berikutnya dari ${count} tanggal`,
  otherDates: 'Tanggal lain',
  laterDates: 'Tanggal setelah itu',
  moreDates: (count) => `dan ${count} tanggal lainnya`,
  directions: 'Petunjuk arah',
  copyAddress: 'Salin alamat',
  cancelledText: 'Acara ini tidak jadi diadakan. Jika sudah Anda simpan, perbarui di kalender Anda.',
}
