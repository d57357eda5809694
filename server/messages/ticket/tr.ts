import { ticket as shared } from '@kalends/button/messages/ticket/tr'
import type { TicketMessages } from './en.ts'

export const ticket: TicketMessages = {
  ...shared,
  pending: 'Neredeyse tamam',
  view: 'Zaten kayıtlı mısınız? Kaydınızı görün',
  cancelled: 'Etkinlik yapılmayacağı için kaydolmanız gerekmiyor.',
  over: 'Kayıtlar sona erdi. Gelen herkese teşekkürler.',
  nothingToDo: 'Bir şey yapmanız gerekmiyor.',
  remove: 'Takvimimden kaldır',
  sendAgain: 'Yeniden gönder',
  earlierLinks: 'Birkaç dakika sürebilir. Önceki e-postalardaki bağlantılar hâlâ geçerlidir.',
  mailTo: 'E-posta şu adrese gönderiliyor',
  oneAtATime: 'On dakikada en fazla bir e-posta göndeririz. İstenmeyen posta klasörünüze de bakın.',
}
