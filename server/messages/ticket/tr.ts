import { ticket as shared } from '@kalends/button/messages/ticket/tr'
import type { TicketMessages } from './en.ts'

export const ticket: TicketMessages = {
  ...shared,
  pending: 'Neredeyse tamam',
  cancelled: 'Etkinlik yapılmayacağı için kaydolmanız gerekmiyor.',
  over: 'Kayıtlar sona erdi. Gelen herkese teşekkürler.',
  nothingToDo: 'Bir şey yapmanız gerekmiyor.',
  remove: 'Takvimimden kaldır',
  earlierLinks: 'Birkaç dakika sürebilir. Önceki e-postalardaki bağlantılar hâlâ geçerlidir.',
  mailTo: 'E-posta şu adrese gönderiliyor',
  corrected: {
    title: 'Bu e-posta yanlış adrese gitti',
    text: 'Adres sonradan düzeltildi. Lütfen doğru adrese gönderilen e-postadaki bağlantıyı kullanın. Bu kayıt sizin değil mi? O zaman bir şey yapmanız gerekmiyor.',
  },
}
