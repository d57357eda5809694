import type { ReminderMessages } from './en.ts'

export const reminder: ReminderMessages = {
  texts: {
    rsvp_reminder: {
      subject: '{{when}}: {{event}}',
      headline: '{{when}}',
      content: 'إليك كل ما تحتاج إليه. نراك هناك.',
      button_label: 'عرض تسجيلي',
    },
  },
  more: {
    undecided: 'أجبت بـ«ربما». هل ستتمكن من الحضور؟ أخبر المنظِّم.',
    release: { before: 'لن تتمكن من الحضور؟', link: 'أتِح مقعدك لغيرك' },
    others: 'قريبًا أيضًا',
    unsubscribe: 'إيقاف التذكيرات والتحديثات',
  },
}
