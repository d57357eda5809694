import type { TicketMessages } from './en.ts'

export { signUp } from '../sign-up/fa.ts'

export const ticket: TicketMessages = {
  confirmed: 'حضور شما ثبت شد',
  undecided: 'شاید بیایید',
  declined: 'عدم حضور شما ثبت شد',
  waiting: 'شما در فهرست انتظار هستید',
  signedUp: 'ثبت‌نام شما انجام شد',
  held: (seats) =>
    seats === 1
      ? 'جای شما را نگه می‌داریم. هر وقت مطمئن شدید خبر دهید.'
      : `${seats.toLocaleString('fa')} جا برایتان نگه می‌داریم. هر وقت مطمئن شدید خبر دهید.`,
  changedMind: 'برنامه‌تان عوض شد؟ هنوز هم می‌توانید بیایید.',
  waitingText: 'به فهرست انتظار بپیوندید. همین که جایی برایتان خالی شود، ایمیل می‌فرستیم.',
  inLine: (seats) =>
    seats === 1
      ? 'همین که جایی برایتان خالی شود، ایمیل می‌فرستیم.'
      : `همین که ${seats.toLocaleString('fa')} جا برایتان خالی شود، ایمیل می‌فرستیم.`,
  position: (position) => `نوبت شما در فهرست انتظار ${position.toLocaleString('fa')} است.`,
  holds: (time, seats) =>
    seats === 1 ? `${time} فرصت خواهید داشت آن را بپذیرید.` : `${time} فرصت خواهید داشت آن‌ها را بپذیرید.`,
  leaveByMail: 'نظرتان عوض شد؟ با پیوند داخل ایمیل ما هر زمان می‌توانید از فهرست خارج شوید.',
  dates: (count) => `ثبت‌نام شما برای هر ${count === 2 ? 'دو' : count.toLocaleString('fa')} تاریخ است.`,
  series: 'ثبت‌نام شما برای همهٔ تاریخ‌های این مجموعه است.',
  furtherDates: 'تاریخ‌های بیشتر',
  directions: 'مسیریابی',
  invite: 'دعوت از دوستان',
  codeByMail: 'کد ورود شما در ایمیل است.',
  buttons: {
    undecided: 'شاید بیایم',
    declined: 'نمی‌توانم بیایم',
  },
  linkFollows: 'سپس پیوندی برای تأیید نشانی برایتان ایمیل می‌کنیم.',
  regrets: 'نمی‌توانید بیایید؟ به برگزارکننده خبر دهید',
  wrongAddress: 'نشانی اشتباه است؟',
  view: 'قبلاً ثبت‌نام کرده‌اید؟ مشاهدهٔ ثبت‌نام',
  sendAgain: 'ارسال دوباره',
  oneAtATime: 'هر ده دقیقه حداکثر یک ایمیل می‌فرستیم. پوشهٔ هرزنامه را هم ببینید.',
}
