import type { EventMessages } from './en.ts'

export const event: EventMessages = {
  nextOf: (count) => `الموعد القادم من أصل ${count}`,
  otherDates: 'مواعيد أخرى',
  laterDates: 'مواعيد لاحقة',
  moreDates: (count) =>
    count === 1
      ? 'وموعد آخر'
      : count === 2
        ? 'وموعدان آخران'
        : count <= 10
          ? `و${count} مواعيد أخرى`
          : `و${count} موعدًا آخر`,
  directions: 'الاتجاهات',
  copyAddress: 'نسخ العنوان',
  cancelledText: 'لن تُقام. إذا كانت في تقويمك، فحدّثها من هناك.',
}
