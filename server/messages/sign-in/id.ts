import type { SignInMessages } from './en.ts'

export const signIn: SignInMessages = {
  email: 'Alamat email',
  password: 'Kata sandi',
  newPassword: 'Kata sandi baru',
  name: 'Nama Anda',
  optional: 'opsional',
  passwordHint: 'Minimal 10 karakter. Beberapa kata acak adalah pilihan yang baik.',
  passwordOptional: 'Anda dapat mengosongkannya dan masuk dengan cara lain.',
  back: 'Kembali ke halaman masuk',
  proceed: 'Lanjutkan',
  roles: { owner: 'Pemilik', admin: 'Pengelola', editor: 'Penyunting', viewer: 'Pembaca' },
  errors: {
    email: 'Masukkan alamat email seperti ana@example.org.',
    name: 'Masukkan nama Anda dalam satu baris.',
    wrong: 'Alamat email atau kata sandi salah.',
    missingPassword: 'Masukkan kata sandi Anda.',
    short: 'Gunakan minimal 10 karakter.',
    long: 'Gunakan maksimal 1.000 karakter.',
    common: 'Ini salah satu kata sandi yang paling umum. Pilih yang lain.',
    taken: 'Sudah ada akun dengan alamat ini. Gunakan yang lain.',
    several: 'Periksa kolom yang ditandai.',
    noPasswords: 'Server ini tidak memakai kata sandi. Masuklah dengan cara lain.',
    noLinks: 'Server ini tidak memakai tautan masuk lewat email. Masuklah dengan cara lain.',
    tooMany: (when) => `Terlalu banyak percobaan. Coba lagi ${when}.`,
    tooManyMails: (when) => `Kami sudah mengirim beberapa email. Periksa kotak masuk Anda, atau coba lagi ${when}.`,
  },
  start: {
    text: 'Halaman acara, pendaftaran, dan kalender yang bisa disimpan dengan satu ketukan.',
    docs: 'Dokumentasi',
  },
  signIn: {
    title: 'Masuk',
    button: 'Masuk',
    or: 'atau',
    link: 'Kirimi saya tautan masuk',
    forgot: 'Lupa kata sandi?',
    already: (email) => `Anda masuk sebagai ${email}.`,
  },
  ask: {
    title: 'Minta tautan',
    text: 'Server ini tidak dapat mengirim email. Mintalah tautan masuk kepada pengelolanya. Tautan dibuat dengan perintah ini:',
    operator: 'Mintalah tautan masuk kepada pengelola server ini. Tautan dibuat dengan perintah ini:',
  },
  sent: {
    title: 'Periksa kotak masuk Anda',
    link: (email) =>
      `Jika ${email} memiliki akun, tautan masuk sedang dikirim. Tautan berlaku sekali, selama 15 menit.`,
    password: (email) =>
      `Jika ${email} memiliki akun, tautan untuk memilih kata sandi baru sedang dikirim. Tautan berlaku sekali, selama satu jam.`,
    spam: 'Belum ada? Lihat folder spam, atau periksa alamatnya.',
  },
  forgot: {
    title: 'Lupa kata sandi?',
    text: 'Masukkan alamat email Anda. Kami akan mengirim tautan untuk memilih kata sandi baru.',
    button: 'Kirim tautan',
  },
  choose: {
    title: 'Pilih kata sandi baru',
    text: (email) => `Untuk ${email}. Perangkat Anda yang lain akan dikeluarkan.`,
    button: 'Simpan dan masuk',
  },
  link: {
    title: 'Hampir selesai',
    text: (email) => `Lanjutkan untuk masuk sebagai ${email}.`,
    button: 'Masuk',
  },
  owner: {
    title: 'Buat akun Anda',
    text: (organization) => `Anda akan menjadi pemilik ${organization}.`,
    button: 'Buat akun Anda',
  },
  invitation: {
    title: (organization) => `Bergabung dengan ${organization}`,
    by: 'Diundang oleh',
    role: 'Peran Anda',
    account: 'Akun Anda',
    button: 'Terima undangan',
    other: (email) => `Anda masuk sebagai ${email}. Jika Anda menerima, sesi ini berakhir.`,
    signIn: (email) => `Undangan ini untuk ${email}. Masuklah dengan akun itu untuk menerimanya.`,
  },
  newAddress: {
    title: 'Konfirmasi alamat email baru Anda',
    text: (email) => `Anda akan masuk dengan ${email}. Perangkat Anda yang lain akan dikeluarkan.`,
    button: 'Konfirmasi alamat',
    signIn: 'Masuklah ke akun Anda untuk mengonfirmasi alamat baru.',
  },
  outdated: {
    title: 'Tautan ini tidak berlaku lagi',
    text: 'Mungkin sudah kedaluwarsa atau sudah dipakai. Anda dapat meminta yang baru.',
    invitation: 'Mungkin sudah kedaluwarsa atau sudah dipakai. Mintalah yang baru kepada orang yang mengundang Anda.',
    used: 'Mungkin sudah kedaluwarsa atau sudah dipakai.',
  },
  passkey: {
    button: 'Masuk dengan kunci sandi',
    failed: 'Kunci sandi ini tidak berfungsi di sini. Coba lagi, atau masuk dengan cara lain.',
  },
  oidc: {
    button: (name) => `Lanjutkan dengan ${name}`,
    titles: { failed: 'Gagal masuk', account: 'Akun ini tidak memiliki akses di sini' },
    again: 'Coba lagi',
    other: 'Gunakan akun lain',
    texts: {
      away: (name) => `${name} sedang tidak merespons. Coba lagi dalam beberapa menit.`,
      busy: () => 'Terlalu banyak percobaan. Coba lagi dalam satu menit.',
      cancelled: (name) => `Proses masuk di ${name} dibatalkan.`,
      outdated: () => 'Terlalu lama, atau halaman dibuka dua kali. Mulai lagi di peramban ini.',
      wrong: (name) =>
        `${name} dan server ini tidak sepakat tentang proses masuk. Coba lagi. Jika terulang, beri tahu pengelola server ini.`,
      unverified: (name) =>
        `${name} tidak mengonfirmasi alamat email Anda. Konfirmasikan dulu di sana, atau mintalah kepada administrator Anda.`,
      unknown: () => 'Belum ada yang memiliki akses dengan alamat email ini. Mintalah undangan kepada rekan Anda.',
      'no-role': (name) =>
        `Akun Anda di ${name} tidak ada dalam grup yang memiliki akses. Mintalah administrator menambahkan Anda.`,
      taken: (name) => `Akun lain di ${name} sudah memakai alamat email ini. Tanyakan kepada pengelola server ini.`,
    },
  },
  signedOut: {
    title: 'Anda telah keluar',
    text: 'Sampai jumpa.',
    again: 'Masuk lagi',
  },
  home: {
    noScript: 'Aplikasi ini memerlukan JavaScript. Aktifkan di peramban Anda, lalu muat ulang halaman ini.',
    signOut: 'Keluar',
  },
  missing: {
    title: 'Halaman ini tidak ada',
    text: 'Periksa apakah alamatnya salah ketik, atau mulai lagi.',
  },
  tooLarge: {
    title: 'Formulir ini terlalu besar',
    text: 'Tidak ada yang disimpan. Kembali dan persingkat isian Anda.',
  },
  otherSite: {
    title: 'Formulir ini tidak berasal dari halaman kami',
    text: 'Untuk melindungi akun Anda, tidak ada yang diubah. Buka kembali halamannya.',
  },
  crowded: {
    title: 'Mohon tunggu sebentar',
    text: 'Terlalu banyak orang sedang masuk. Coba lagi dalam beberapa detik.',
  },
  mails: {
    sign_in_link: {
      subject: 'Tautan masuk Anda',
      headline: 'Masuk',
      content: 'Dengan tombol ini Anda masuk sekali, dalam 15 menit. Jika Anda tidak memintanya, abaikan email ini.',
      button: 'Masuk',
    },
    password_reset: {
      subject: 'Pilih kata sandi baru',
      headline: 'Pilih kata sandi baru',
      content:
        'Tombol ini berlaku sekali, selama satu jam. Jika Anda tidak memintanya, abaikan email ini dan kata sandi Anda tetap sama.',
      button: 'Pilih kata sandi baru',
    },
    password_changed: {
      subject: 'Kata sandi Anda telah diubah',
      headline: 'Kata sandi Anda telah diubah',
      content:
        'Perangkat Anda yang lain telah dikeluarkan. Bukan Anda? Segera pilih kata sandi baru dan beri tahu pengelola server ini.',
      button: 'Pilih kata sandi baru',
    },
    passkey_added: {
      subject: 'Kunci sandi ditambahkan ke akun Anda',
      content:
        'Kunci ini dapat dipakai untuk masuk sebagai Anda. Bukan Anda? Masuklah, hapus kunci itu, dan beri tahu pengelola server ini.',
    },
    passkey_removed: {
      subject: 'Kunci sandi dihapus dari akun Anda',
      content:
        'Kunci itu tidak dapat dipakai lagi untuk masuk. Bukan Anda? Masuklah, periksa akun Anda, dan beri tahu pengelola server ini.',
    },
    email_change: {
      subject: 'Konfirmasi alamat email baru Anda',
      content:
        'Tombol ini berlaku sekali, selama 15 menit. Setelah itu Anda masuk dengan alamat ini. Jika Anda tidak memintanya, abaikan email ini dan tidak ada yang berubah.',
      button: 'Konfirmasi alamat',
    },
    email_taken: {
      subject: 'Sudah ada akun dengan alamat ini',
      content:
        'Seseorang ingin memakainya untuk akun lain. Tidak ada yang diubah. Jika itu Anda, masuklah dengan alamat ini atau pilih alamat lain. Jika bukan, abaikan email ini.',
    },
    email_changed: {
      subject: 'Alamat email akun Anda telah diubah',
      content: (email) =>
        `Alamatnya kini ${email}. Perangkat Anda yang lain telah dikeluarkan. Bukan Anda? Segera beri tahu pengelola server ini.`,
    },
    invitation: {
      subject: (organization) => `Bergabung dengan ${organization}`,
      headline: (organization) => `Anda diundang bergabung dengan ${organization}`,
      by: (inviter) => `${inviter} ingin mengerjakan acara bersama Anda.`,
      content: 'Undangan berlaku selama 7 hari.',
      button: 'Lihat undangan',
    },
    reason: 'Anda menerima email ini karena akun Anda di server ini.',
    invited: 'Anda menerima email ini karena seseorang mengundang alamat ini.',
    claimed: 'Anda menerima email ini karena seseorang ingin memakai alamat ini untuk akunnya.',
  },
}
