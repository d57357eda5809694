import { seatsIn } from '@kalends/button/messages/sign-up/ar'
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
    undecided: 'كان ردّك «ربما». هل ستتمكن من الحضور؟ أخبر المنظِّم.',
    release: {
      before: 'لن تتمكن من الحضور؟',
      link: (seats) => (seats === 1 ? 'أتِح مقعدك لغيرك' : `أتِح ${seatsIn(seats)} لغيرك`),
    },
    others: 'قريبًا أيضًا',
    unsubscribe: 'إلغاء الاشتراك في التذكيرات والتحديثات',
  },
}
