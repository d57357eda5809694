import type { SignUpMessages } from './en.ts'

export const signUp: SignUpMessages = {
  email: 'Alamat email',
  question: 'Apakah Anda akan hadir?',
  confirmed: 'Ya',
  undecided: 'Mungkin',
  declined: 'Tidak',
  places: 'Jumlah tempat',
  seatsLeft: (count) => `Tersisa ${count} tempat`,
  send: (seats) => (seats === 1 ? 'Konfirmasi tempat saya' : `Konfirmasi ${seats} tempat saya`),
  sendAnswer: 'Kirim jawaban',
  fullText: 'Mungkin ada tempat kosong jika ada yang membatalkan.',
  closedText: 'Acara ini sudah tidak menerima pendaftaran.',
  unavailable: 'Saat ini pendaftaran tidak bisa dilakukan',
  unavailableText: 'Silakan coba lagi dalam beberapa menit.',
  alreadyIn: 'Sudah mendaftar? Ubah pendaftaran Anda',
  change: 'Ubah pendaftaran Anda',
  again: 'Daftarkan orang lain',
  errors: {
    email: 'Harap masukkan alamat email yang valid.',
    answer: 'Harap pilih kehadiran Anda.',
    places: (most) => (most === 1 ? 'Hanya bisa memilih satu tempat.' : `Harap pilih 1 sampai ${most} tempat.`),
    field: 'Harap periksa kolom ini.',
    late: 'Formulir ini terlalu lama terbuka. Silakan kirim lagi.',
    again: 'Pengiriman belum berhasil. Silakan kirim lagi.',
    tooMany: 'Terlalu banyak pendaftaran dari jaringan Anda. Silakan coba lagi nanti.',
    tooManyMails: 'Terlalu banyak email yang menunggu dikirim ke alamat ini. Silakan coba lagi nanti.',
  },
  done: {
    confirmed: {
      text: 'Anda akan menerima email berisi semua informasi yang diperlukan.',
    },
    undecided: {
      text: (seats) =>
        seats === 1
          ? 'Tempat Anda kami simpan. Kalau sudah pasti, kabari kami lewat tautan di email kami.'
          : `${seats} tempat Anda kami simpan. Kalau sudah pasti, kabari kami lewat tautan di email kami.`,
    },
    declined: {
      text: 'Jika berubah pikiran, ubah pendaftaran Anda lewat tautan di email kami.',
    },
    pending: {
      title: 'Silakan cek email Anda',
      text: 'Kami akan mengirim tautan lewat email. Buka dalam satu jam setelah email diterima untuk mengonfirmasi pendaftaran Anda.',
    },
  },
}
