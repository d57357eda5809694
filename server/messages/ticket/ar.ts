import { ticket as shared } from '@kalends/button/messages/ticket/ar'
import type { TicketMessages } from './en.ts'

export const ticket: TicketMessages = {
  ...shared,
  pending: 'بقيت خطوة واحدة',
  cancelled: 'لن تُقام الفعالية، فلا حاجة إلى التسجيل.',
  over: 'انتهى التسجيل. شكرًا لكل من حضر.',
  nothingToDo: 'لا يلزمك القيام بأي شيء.',
  remove: 'الإزالة من تقويمي',
  earlierLinks: 'قد يستغرق ذلك بضع دقائق. الروابط في الرسائل السابقة ما زالت تعمل.',
  mailTo: 'الرسالة في طريقها إلى',
  corrected: {
    title: 'وصلت هذه الرسالة إلى عنوان خاطئ',
    text: 'صُحِّح العنوان بعد ذلك. يُرجى استخدام الرابط في الرسالة المرسلة إلى العنوان الصحيح. أليس هذا تسجيلك؟ إذًا لا يلزمك القيام بأي شيء.',
  },
}
