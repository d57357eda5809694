import type { SignUpMessages } from './en.ts'

export const signUp: SignUpMessages = {
  email: 'Alamat email',
  question: 'Apakah Anda akan hadir?',
  confirmed: 'Ya',
  undecided: 'Mungkin',
  declined: 'Tidak',
  places: 'Jumlah tempat',
  seatsLeft: (count) => `Tersisa ${count} tempat`,
  send: 'Konfirmasi tempat saya',
  sendAnswer: 'Kirim jawaban saya',
  fullText: 'Saat ini tidak ada tempat tersisa. Tempat akan tersedia jika ada yang membatalkan.',
  closedText: 'Anda tidak dapat lagi mendaftar untuk acara ini.',
  unavailable: 'Pendaftaran belum bisa dilakukan saat ini',
  unavailableText: 'Silakan coba lagi dalam beberapa menit.',
  alreadyIn: 'Sudah mendaftar? Ubah jawaban Anda',
  change: 'Ubah jawaban Anda',
  again: 'Kirim jawaban lain',
  errors: {
    email: 'Harap masukkan alamat email yang valid.',
    answer: 'Harap pilih jawaban.',
    places: (most) => (most === 1 ? 'Hanya satu tempat yang tersedia.' : `Harap pilih 1 sampai ${most} tempat.`),
    field: 'Harap periksa kolom ini.',
    late: 'Formulir ini terlalu lama terbuka. Silakan kirim lagi.',
    again: 'Pengiriman belum berhasil. Silakan kirim lagi.',
    tooMany: 'Terlalu banyak jawaban dari jaringan Anda. Silakan coba lagi nanti.',
    tooManyMails: 'Terlalu banyak email yang menunggu untuk alamat ini. Silakan coba lagi nanti.',
  },
  done: {
    confirmed: {
      title: 'Tempat Anda sudah dipesan',
      text: 'Anda akan menerima email berisi semua yang perlu diketahui.',
    },
    undecided: {
      title: 'Terima kasih atas jawaban Anda',
      text: 'Kami menyimpan tempat Anda. Anda masih dapat memutuskan lewat tautan di email kami.',
    },
    declined: {
      title: 'Terima kasih sudah memberi tahu kami',
      text: 'Jika berubah pikiran, gunakan tautan di email kami.',
    },
    pending: {
      title: 'Silakan periksa email Anda',
      text: 'Anda akan menerima email berisi tautan. Buka tautan itu dalam satu jam setelah email tiba untuk mengonfirmasi jawaban Anda.',
    },
  },
}
