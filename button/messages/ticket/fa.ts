import type { TicketMessages } from './en.ts'

export { signUp } from '../sign-up/fa.ts'

export const ticket: TicketMessages = {
  confirmed: 'شما می‌آیید',
  undecided: 'شاید بیایید',
  declined: 'نمی‌توانید بیایید',
  waiting: 'شما در فهرست انتظار هستید',
  signedUp: 'ثبت‌نام شدید',
  held: 'جای شما را نگه می‌داریم. هر وقت مطمئن شدید خبر دهید.',
  changedMind: 'برنامه‌تان عوض شد؟ هنوز می‌توانید بله بگویید.',
  waitingText: 'به فهرست انتظار بپیوندید؛ وقتی جایی برای شما باشد به شما ایمیل می‌زنیم.',
  inLine: 'وقتی جایی برای شما باشد به شما ایمیل می‌زنیم.',
  dates: (count) => `پاسخ شما برای هر ${count} تاریخ است.`,
  series: 'پاسخ شما برای همهٔ تاریخ‌های این مجموعه است.',
  furtherDates: 'تاریخ‌های بیشتر',
  directions: 'مسیریابی',
  invite: 'دعوت از دوستان',
  buttons: {
    undecided: 'پاسخ شاید',
    declined: 'اعلام نیامدن',
  },
  linkFollows: 'سپس پیوندی برای تأیید نشانی به شما ایمیل می‌کنیم.',
  regrets: 'نمی‌توانید بیایید؟ به برگزارکننده خبر دهید',
  wrongAddress: 'نشانی اشتباه است؟',
}
