import type { ReminderMessages } from './en.ts'

export const reminder: ReminderMessages = {
  texts: {
    rsvp_reminder: {
      subject: '{{when}}: {{event}}',
      headline: '{{when}}',
      content: 'هر چه لازم است بدانید اینجاست. به امید دیدار.',
      button_label: 'دیدن ثبت‌نام من',
    },
  },
  more: {
    undecided: 'گفته بودید شاید. می‌توانید بیایید؟ به برگزارکننده خبر بدهید.',
    release: { before: 'نمی‌توانید بیایید؟', link: 'جای خود را آزاد کنید' },
    others: 'به‌زودی همچنین',
    unsubscribe: 'لغو یادآوری‌ها و تغییرات',
  },
}
