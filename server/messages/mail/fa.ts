import type { MailMessages } from './en.ts'
import { reminder } from '../reminder/fa.ts'
import { waiting } from '../waiting/fa.ts'

export const mail: MailMessages = {
  texts: {
    rsvp_doi: {
      subject: 'لطفاً ایمیل خود را تأیید کنید: {{event}}',
      headline: 'یک قدم دیگر',
      content:
        'با یک کلیک ایمیل شما تأیید و ثبت‌نامتان کامل می‌شود. پیوند تا یک ساعت معتبر است. ثبت‌نام نکرده‌اید؟ این ایمیل را نادیده بگیرید.',
      button_label: 'تأیید نشانی من',
    },
    rsvp_thank_you: {
      subject: 'ثبت‌نام شما انجام شد: {{event}}',
      headline: 'ثبت‌نام شما انجام شد',
      content: 'ایمیل شما تأیید شد و نامتان در فهرست است. برنامه‌تان عوض شد؟ هر زمان می‌توانید ثبت‌نام خود را تغییر دهید.',
      button_label: 'دیدن ثبت‌نام من',
    },
    rsvp_signup_confirmation: {
      subject: 'ثبت‌نام شما انجام شد: {{event}}',
      headline: 'ثبت‌نام شما انجام شد',
      content: 'همه چیز آماده است. برنامه‌تان عوض شد؟ هر زمان می‌توانید ثبت‌نام خود را تغییر دهید.',
      button_label: 'دیدن ثبت‌نام من',
    },
    rsvp_change_confirmation: {
      subject: 'ثبت‌نام تغییر کرد: {{event}}',
      headline: 'ثبت‌نام شما به‌روز شد',
      content: 'ثبت‌نام شما اکنون این‌گونه است. خودتان تغییرش نداده‌اید؟ بازش کنید و اصلاحش کنید.',
      button_label: 'دیدن ثبت‌نام من',
    },
    rsvp_event_update: {
      subject: 'تغییر در رویداد: {{event}}',
      headline: 'این رویداد تغییر کرده است',
      content: 'اطلاعات کنونی در ادامه آمده است.',
      button_label: 'دیدن ثبت‌نام من',
    },
    rsvp_magic_link: {
      subject: 'پیوند ثبت‌نام شما: {{event}}',
      headline: 'ثبت‌نام خود را باز کنید',
      content:
        'با این پیوند می‌توانید ثبت‌نام خود را ببینید یا تغییر دهید. تا یک ساعت معتبر است. درخواستش نکرده‌اید؟ این ایمیل را نادیده بگیرید.',
      button_label: 'باز کردن ثبت‌نام من',
    },
    rsvp_second_signup: {
      subject: 'پیش‌تر پاسخ داده‌اید: {{event}}',
      headline: 'ثبت‌نام شما را از قبل داریم',
      content:
        'کسی، احتمالاً خود شما، دوباره با این نشانی ثبت‌نام کرده است. چیزی تغییر نکرده است. با این پیوند می‌توانید ثبت‌نام خود را ببینید یا تغییر دهید. تا یک ساعت معتبر است.',
      button_label: 'باز کردن ثبت‌نام من',
    },
    ...waiting.texts,
    ...reminder.texts,
  },
  replies: {
    undecided: {
      subject: 'شاید بیایید: {{event}}',
      headline: 'شاید بیایید',
      content: 'پاسخ شما را «شاید» ثبت کردیم. هر وقت تصمیم گرفتید، خبرمان کنید.',
    },
    declined: {
      subject: 'نمی‌توانید بیایید: {{event}}',
      headline: 'نمی‌توانید بیایید',
      content: 'سپاس که خبر دادید. نظرتان عوض شد؟ هر زمان می‌توانید پاسخ خود را تغییر دهید.',
    },
  },
  cancelled: {
    subject: 'لغو شد: {{event}}',
    headline: 'این رویداد لغو شده است',
    content: 'برگزار نمی‌شود. لازم نیست کاری انجام دهید.',
  },
  removed: {
    subject: 'ثبت‌نام شما حذف شد: {{event}}',
    headline: 'دیگر ثبت‌نام ندارید',
    content: 'برگزارکننده ثبت‌نام شما را حذف کرده است. اگر انتظارش را نداشتید، لطفاً با برگزارکننده تماس بگیرید.',
  },
  changes: {
    was: 'پیش از این',
    now: 'اکنون',
    title: 'نام',
    moved: 'زمان تازه',
    place: 'مکان تازه',
    added: 'تاریخ تازه',
    off: 'لغو یک تاریخ',
    resumed: 'باز هم برگزار می‌شود',
  },
  note: (organizer) => `پیامی از ${organizer}`,
  status: { confirmed: 'می‌آیم', undecided: 'شاید', declined: 'نمی‌آیم', waiting: waiting.status },
  heldUntil: waiting.heldUntil,
  reminder: reminder.more,
  answer: 'پاسخ شما',
  covers: 'ثبت‌نام شما برای همهٔ تاریخ‌هاست.',
  places: 'تعداد جا',
  ticket: { label: 'بلیت شما', hint: 'این کد را هنگام ورود نشان دهید.' },
  more: (count) => `و ${count} تاریخ دیگر`,
  attached: 'دعوت‌نامهٔ تقویم پیوست است.',
  attachedForOthers: 'برای Apple و دیگر تقویم‌ها، فایل پیوست را باز کنید.',
  attachedUpdate: 'فایل پیوست رویداد را در تقویم شما به‌روز می‌کند.',
  attachedRemoval: 'فایل پیوست رویداد را از تقویم شما حذف می‌کند.',
  withoutButton: 'اگر دکمه کار نمی‌کند، این نشانی را باز کنید:',
  reason: 'این ایمیل را دریافت کرده‌اید چون در این رویداد ثبت‌نام کرده‌اید.',
  reasonOfStranger: 'این ایمیل را دریافت کرده‌اید چون با این نشانی برای این رویداد ثبت‌نام شده است.',
  unsubscribe: 'تغییرات دیگر را برایم نفرستید',
}
