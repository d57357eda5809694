import { ticket as shared } from '@kalends/button/messages/ticket/ar'
import type { TicketMessages } from './en.ts'

export const ticket: TicketMessages = {
  ...shared,
  pending: 'بقيت خطوة واحدة',
  codeByMail: 'رمز الدخول في رسالة البريد الإلكتروني.',
  view: 'هل سبق لك التسجيل؟ اعرض ردّك',
  cancelled: 'لن يُقام الحدث، فلا حاجة إلى التسجيل.',
  over: 'انتهى التسجيل. شكرًا لكل من حضر.',
  nothingToDo: 'لا يلزمك فعل أي شيء.',
  remove: 'الإزالة من تقويمي',
  sendAgain: 'الإرسال مجددًا',
}
