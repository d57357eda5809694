import type { EventMessages } from './en.ts'

export const event: EventMessages = {
  nextOf: (count) => `Sıradaki tarih (toplam ${count})`,
  otherDates: 'Diğer tarihler',
  laterDates: 'Sonraki tarihler',
  moreDates: (count) => `ve ${count} tarih daha`,
  directions: 'Yol tarifi',
  copyAddress: 'Adresi kopyala',
  cancelledText: 'Bu etkinlik yapılmayacak. Takviminizde varsa oradan güncelleyin.',
}
