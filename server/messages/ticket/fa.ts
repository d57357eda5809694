import { ticket as shared } from '@kalends/button/messages/ticket/fa'
import type { TicketMessages } from './en.ts'

export const ticket: TicketMessages = {
  ...shared,
  pending: 'فقط یک قدم مانده',
  cancelled: 'برگزار نمی‌شود، پس نیازی به ثبت‌نام نیست.',
  over: 'ثبت‌نام پایان یافت. از همهٔ کسانی که آمدند سپاسگزاریم.',
  nothingToDo: 'لازم نیست کاری انجام دهید.',
  remove: 'حذف از تقویم من',
  earlierLinks: 'ممکن است چند دقیقه طول بکشد. پیوندهای ایمیل‌های قبلی هنوز کار می‌کنند.',
  mailTo: 'ایمیل به این نشانی فرستاده می‌شود',
  corrected: {
    title: 'این ایمیل به نشانی اشتباهی رفته بود',
    text: 'نشانی پس از آن اصلاح شده است. لطفاً از پیوند ایمیلی استفاده کنید که به نشانی درست فرستاده شده. این ثبت‌نام مال شما نیست؟ پس لازم نیست کاری انجام دهید.',
  },
}
