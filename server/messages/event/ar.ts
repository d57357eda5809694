import type { EventMessages } from './en.ts'

export const event: EventMessages = {
  nextOf: (count) => `الموعد القادم من أصل ${count}`,
  otherDates: 'مواعيد أخرى',
  laterDates: 'مواعيد لاحقة',
  directions: 'الاتجاهات',
  copyAddress: 'نسخ العنوان',
  cancelledText: 'لن تُقام. إذا كانت في تقويمك، فحدّثها من هناك.',
}
