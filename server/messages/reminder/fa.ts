import type { ReminderMessages } from './en.ts'

export const reminder: ReminderMessages = {
  texts: {
    rsvp_reminder: {
      subject: '{{when}}: {{event}}',
      headline: '{{when}}',
      content: 'هر چه لازم است بدانید اینجاست. به امید دیدار.',
      button_label: 'مشاهدهٔ ثبت‌نام من',
    },
  },
  more: {
    undecided: 'گفته بودید شاید بیایید. می‌آیید؟ به برگزارکننده خبر دهید.',
    release: {
      before: 'نمی‌توانید بیایید؟',
      link: (seats) => (seats === 1 ? 'جای خود را آزاد کنید' : `${seats.toLocaleString('fa')} جای خود را آزاد کنید`),
    },
    others: 'رویداد دیگر شما',
    unsubscribe: 'لغو ایمیل‌های یادآوری و تغییرات',
  },
}
