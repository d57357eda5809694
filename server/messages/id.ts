import type { Messages } from './en.ts'

export const id: Messages = {
  icalFile: 'Berkas iCal',
  allDay: 'Sepanjang hari',
  cancelled: 'Dibatalkan',
  copy: 'Salin',
  copied: 'Disalin',
  pageAddress: 'Alamat halaman ini',
  anyway: 'Tetap coba',
  otherCalendars: 'Kalender lain',
  missing: {
    title: 'Tidak ada apa-apa di sini',
    text: 'Tautan mungkin tidak lengkap, atau acara ini sudah tidak publik.',
  },
  dates: {
    title: 'Pilih tanggal',
    text: 'Acara ini memiliki beberapa tanggal. Anda dapat menambahkannya satu per satu.',
    all: 'Semua tanggal dalam satu berkas',
  },
  calledOff: {
    title: 'Tanggal ini dibatalkan',
    text: 'Tidak ada yang perlu ditambahkan. Jika sudah ada di kalender Anda, berkas ini memperbaruinya.',
    file: 'Perbarui kalender saya',
  },
  series: {
    title: 'Acara ini berulang',
    text: (calendar) =>
      `${calendar} tidak dapat menambahkan acara berulang dari tautan. Pilih kalender lain untuk semua tanggal, atau tambahkan satu saja.`,
    whole: 'Semua tanggal',
    next: 'Hanya tanggal berikutnya',
  },
  inApp: {
    title: 'Buka halaman ini di peramban Anda',
    text: 'Aplikasi yang Anda pakai tidak dapat meneruskan ini ke kalender. Peramban Anda bisa.',
    steps: ['Salin alamatnya.', 'Buka peramban dan tempelkan di sana.'],
  },
  safari: {
    title: 'Buka halaman ini di Safari',
    text: 'Peramban ini tidak dapat meneruskan langganan ke kalender. Safari bisa.',
    steps: ['Salin alamatnya.', 'Buka Safari dan tempelkan di sana.'],
  },
  subscribe: {
    title: 'Berlangganan kalender ini',
    address: 'Alamat kalender',
    byHand: (calendar) =>
      `${calendar} tidak memiliki tautan untuk ini. Salin alamatnya, buka ${calendar}, lalu tambahkan di sana sebagai kalender dari internet.`,
    cannot: (calendar) =>
      `${calendar} tidak dapat berlangganan kalender ini. Pilih kalender lain, atau salin alamatnya.`,
    onComputer: (calendar) =>
      `${calendar} hanya menerima langganan baru di komputer. Buka halaman ini di sana, atau salin alamatnya.`,
  },
}
