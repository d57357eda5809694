import type { EventMessages } from './en.ts'

export const event: EventMessages = {
  nextOf: (count) => `تاریخ بعدی از ${count} تاریخ`,
  otherDates: 'تاریخ‌های دیگر',
  laterDates: 'تاریخ‌های دورتر',
  moreDates: (count) => `و ${count.toLocaleString('fa')} تاریخ دیگر`,
  directions: 'مسیریابی',
  copyAddress: 'کپی نشانی',
  cancelledText: 'برگزار نمی‌شود. اگر در تقویم شماست، آن را همان‌جا به‌روز کنید.',
}
