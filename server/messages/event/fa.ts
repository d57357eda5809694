import type { EventMessages } from './en.ts'

export const event: EventMessages = {
  nextOf: (count) => `نوبت بعدی از ${count} نوبت`,
  otherDates: 'تاریخ‌های دیگر',
  laterDates: 'تاریخ‌های بعدتر',
  directions: 'مسیریابی',
  copyAddress: 'رونوشت نشانی',
  cancelledText: 'این رویداد برگزار نمی‌شود. اگر در تقویم شماست، آنجا به‌روزش کنید.',
}
