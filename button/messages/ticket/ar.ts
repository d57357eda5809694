import { seatsIn } from '../sign-up/ar.ts'
import type { TicketMessages } from './en.ts'

export { signUp } from '../sign-up/ar.ts'

export const ticket: TicketMessages = {
  confirmed: 'حضورك مؤكّد',
  undecided: 'ربما تحضر',
  declined: 'سجّلنا اعتذارك',
  waiting: 'أنت على قائمة الانتظار',
  signedUp: 'تم تسجيلك',
  held: (seats) =>
    seats === 1 ? 'نحتفظ لك بمقعدك. أخبرنا عندما تقرّر.' : `حجزنا لك ${seatsIn(seats)}. أخبرنا عندما تقرّر.`,
  changedMind: 'تغيّرت خططك؟ لا يزال بإمكانك تأكيد الحضور.',
  waitingText: 'انضم إلى قائمة الانتظار، وسنراسلك عندما يتوفّر مقعد لك.',
  inLine: (seats) => (seats === 1 ? 'سنراسلك عندما يتوفّر مقعد لك.' : `سنراسلك عندما يمكننا حجز ${seatsIn(seats)} لك.`),
  position: (position) => `ترتيبك في القائمة هو ${position}.`,
  holds: (time, seats) => (seats === 1 ? `سيكون لديك ${time} لقبوله.` : `سيكون لديك ${time} للقبول.`),
  leaveByMail: 'غيّرت رأيك؟ يمكنك مغادرة القائمة في أي وقت عبر الرابط في رسالتنا.',
  dates: (count) => `يشمل تسجيلك ${count === 2 ? 'الموعدين' : `كل المواعيد (${count})`}.`,
  series: 'يشمل تسجيلك كل مواعيد السلسلة.',
  furtherDates: 'المزيد من المواعيد',
  directions: 'الاتجاهات',
  invite: 'دعوة صديق',
  codeByMail: 'ستجد رمز الدخول إلى الفعالية في الرسالة.',
  buttons: {
    undecided: 'ربما أحضر',
    declined: 'الاعتذار عن الحضور',
  },
  linkFollows: 'سنرسل إليك بعد ذلك رابطًا لتأكيد بريدك.',
  regrets: 'لن تتمكن من الحضور؟ أخبر المنظِّم',
  wrongAddress: 'البريد غير صحيح؟',
  view: 'سبق لك التسجيل؟ اعرض تسجيلك',
  sendAgain: 'إعادة الإرسال',
  oneAtATime: 'نرسل رسالة واحدة على الأكثر كل عشر دقائق. تحقّق أيضًا من مجلد البريد غير المرغوب فيه.',
}
