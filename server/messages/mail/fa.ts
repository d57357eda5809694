import type { MailMessages } from './en.ts'
import { reminder } from '../reminder/fa.ts'
import { waiting } from '../waiting/fa.ts'

export const mail: MailMessages = {
  texts: {
    rsvp_doi: {
      subject: 'لطفاً نشانی ایمیل خود را تأیید کنید: {{event}}',
      headline: 'یک قدم دیگر',
      content:
        'برای تکمیل ثبت‌نام، نشانی ایمیل خود را تأیید کنید. دکمه تا یک ساعت کار می‌کند. اگر ثبت‌نام نکرده‌اید، این ایمیل را نادیده بگیرید؛ هیچ اتفاقی نمی‌افتد.',
      button_label: 'تأیید نشانی من',
    },
    rsvp_thank_you: {
      subject: 'پاسخ شما تأیید شد: {{event}}',
      headline: 'سپاسگزاریم',
      content: 'نشانی ایمیل شما تأیید و پاسخ شما ذخیره شد. با دکمهٔ زیر می‌توانید آن را ببینید و تغییر دهید.',
      button_label: 'دیدن پاسخ من',
    },
    rsvp_signup_confirmation: {
      subject: 'پاسخ شما: {{event}}',
      headline: 'از پاسخ شما سپاسگزاریم',
      content: 'پاسخ شما ذخیره شد. با دکمهٔ زیر می‌توانید آن را ببینید و تغییر دهید.',
      button_label: 'دیدن پاسخ من',
    },
    rsvp_change_confirmation: {
      subject: 'پاسخ شما تغییر کرد: {{event}}',
      headline: 'تغییر ذخیره شد',
      content: 'پاسخ فعلی شما این است. اگر شما آن را تغییر نداده‌اید، با دکمهٔ زیر آن را باز و اصلاح کنید.',
      button_label: 'دیدن پاسخ من',
    },
    rsvp_event_update: {
      subject: 'رویداد به‌روز شد: {{event}}',
      headline: 'لطفاً به جزئیات جدید توجه کنید',
      content: 'برگزارکننده این رویداد را تغییر داده است. جزئیات فعلی این است.',
      button_label: 'دیدن پاسخ من',
    },
    rsvp_magic_link: {
      subject: 'دسترسی به پاسخ شما: {{event}}',
      headline: 'پاسخ خود را باز کنید',
      content:
        'با دکمهٔ زیر می‌توانید پاسخ خود را ببینید و تغییر دهید. دکمه تا یک ساعت کار می‌کند. اگر شما درخواست نکرده‌اید، این ایمیل را نادیده بگیرید.',
      button_label: 'باز کردن پاسخ من',
    },
    rsvp_second_signup: {
      subject: 'قبلاً ثبت‌نام کرده‌اید: {{event}}',
      headline: 'پاسخ شما را از قبل داریم',
      content:
        'کسی، احتمالاً خود شما، دوباره با این نشانی ثبت‌نام کرده است. پاسخ شما تغییری نکرده است. با دکمهٔ زیر می‌توانید آن را ببینید و تغییر دهید؛ دکمه تا یک ساعت کار می‌کند.',
      button_label: 'باز کردن پاسخ من',
    },
    ...waiting.texts,
    ...reminder.texts,
  },
  removed: {
    subject: 'ثبت‌نام شما حذف شد: {{event}}',
    headline: 'دیگر ثبت‌نام ندارید',
    content: 'برگزارکننده ثبت‌نام شما را حذف کرده است. اگر انتظارش را نداشتید، لطفاً با برگزارکننده تماس بگیرید.',
  },
  status: { confirmed: 'می‌آیم', undecided: 'شاید', declined: 'نمی‌آیم', waiting: waiting.status },
  heldUntil: waiting.heldUntil,
  reminder: reminder.more,
  answer: 'پاسخ شما',
  places: 'تعداد جا',
  ticket: { label: 'بلیت شما', hint: 'این کد را هنگام ورود نشان دهید.' },
  more: (count) => `و ${count} تاریخ دیگر`,
  attached: 'رویداد برای تقویم شما پیوست شده است.',
  attachedUpdate: 'فایل پیوست رویداد را در تقویم شما به‌روز می‌کند.',
  attachedRemoval: 'فایل پیوست رویداد را از تقویم شما حذف می‌کند.',
  withoutButton: 'اگر دکمه کار نمی‌کند، این نشانی را باز کنید:',
  reason: 'این ایمیل را دریافت کرده‌اید چون با این نشانی برای این رویداد ثبت‌نام شده است.',
  unsubscribe: 'تغییرات دیگر را برایم نفرستید',
}
