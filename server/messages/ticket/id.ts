import { ticket as shared } from '@kalends/button/messages/ticket/id'
import type { TicketMessages } from './en.ts'

export const ticket: TicketMessages = {
  ...shared,
  pending: 'Satu langkah lagi',
  cancelled: 'Acara ini tidak jadi diadakan, jadi tidak perlu mendaftar.',
  over: 'Pendaftaran sudah ditutup. Terima kasih kepada semua yang telah hadir.',
  nothingToDo: 'Anda tidak perlu melakukan apa pun.',
  remove: 'Hapus dari kalender saya',
  earlierLinks: 'Ini bisa memakan waktu beberapa menit. Tautan di email sebelumnya masih berfungsi.',
  mailTo: 'Email sedang dikirim ke',
  corrected: {
    title: 'Email ini terkirim ke alamat yang salah',
    text: 'Alamatnya sudah diperbaiki. Silakan gunakan tautan di email yang dikirim ke alamat yang benar. Bukan pendaftaran Anda? Anda tidak perlu melakukan apa pun.',
  },
}
