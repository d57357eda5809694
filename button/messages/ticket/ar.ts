import type { TicketMessages } from './en.ts'

export { signUp } from '../sign-up/ar.ts'

export const ticket: TicketMessages = {
  confirmed: 'أنت قادم',
  undecided: 'قد تحضر',
  declined: 'يتعذّر عليك الحضور',
  waiting: 'أنت على قائمة الانتظار',
  signedUp: 'تم تسجيلك',
  held: 'نحتفظ بمقعدك. أخبرنا عندما تقرّر.',
  changedMind: 'تغيّرت خططك؟ لا يزال بإمكانك الموافقة.',
  waitingText: 'انضم إلى قائمة الانتظار، وسنراسلك عندما يتوفر مقعد لك.',
  inLine: 'سنراسلك عندما يتوفر مقعد لك.',
  dates: (count) => `ردّك يشمل كل المواعيد (${count}).`,
  series: 'ردّك يشمل كل مواعيد السلسلة.',
  furtherDates: 'مواعيد أخرى',
  directions: 'الاتجاهات',
  invite: 'دعوة صديق',
  buttons: {
    undecided: 'الرد بربما',
    declined: 'الاعتذار عن الحضور',
  },
  linkFollows: 'بعد ذلك سنرسل إليك رابطًا لتأكيد عنوانك.',
  regrets: 'لا تستطيع الحضور؟ أخبر المنظّم',
  wrongAddress: 'العنوان غير صحيح؟',
}
