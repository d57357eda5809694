import type { MailMessages } from './en.ts'
import { reminder } from '../reminder/fa.ts'
import { waiting } from '../waiting/fa.ts'

export const mail: MailMessages = {
  texts: {
    rsvp_doi: {
      subject: 'ایمیل خود را تأیید کنید: {{event}}',
      headline: 'فقط یک قدم مانده',
      content:
        'با یک کلیک ایمیل شما تأیید و ثبت‌نامتان کامل می‌شود. پیوند تا یک ساعت معتبر است. ثبت‌نام نکرده‌اید؟ این ایمیل را نادیده بگیرید.',
      button_label: 'تأیید ایمیل من',
    },
    rsvp_thank_you: {
      subject: 'ثبت‌نام شما انجام شد: {{event}}',
      headline: 'ثبت‌نام شما انجام شد',
      content: 'ایمیل شما تأیید شد و نامتان در فهرست است. برنامه‌تان عوض شد؟ هر زمان می‌توانید ثبت‌نام خود را تغییر دهید.',
      button_label: 'مشاهدهٔ ثبت‌نام من',
    },
    rsvp_signup_confirmation: {
      subject: 'ثبت‌نام شما انجام شد: {{event}}',
      headline: 'ثبت‌نام شما انجام شد',
      content: 'همه چیز آماده است. برنامه‌تان عوض شد؟ هر زمان می‌توانید ثبت‌نام خود را تغییر دهید.',
      button_label: 'مشاهدهٔ ثبت‌نام من',
    },
    rsvp_change_confirmation: {
      subject: 'ثبت‌نام شما تغییر کرد: {{event}}',
      headline: 'ثبت‌نام شما تغییر کرد',
      content: 'ثبت‌نام شما اکنون به این شکل است. خودتان تغییرش نداده‌اید؟ آن را باز و اصلاح کنید.',
      button_label: 'مشاهدهٔ ثبت‌نام من',
    },
    rsvp_event_update: {
      subject: 'تغییر در رویداد: {{event}}',
      headline: 'این رویداد تغییر کرده است',
      content: 'اطلاعات به‌روز را در ادامه می‌بینید.',
      button_label: 'مشاهدهٔ ثبت‌نام من',
    },
    rsvp_magic_link: {
      subject: 'پیوند ثبت‌نام شما: {{event}}',
      headline: 'پیوند ثبت‌نام شما',
      content:
        'با این پیوند می‌توانید ثبت‌نام خود را ببینید یا تغییر دهید. تا یک ساعت معتبر است. شما نخواسته بودید؟ این ایمیل را نادیده بگیرید.',
      button_label: 'مشاهدهٔ ثبت‌نام من',
    },
    rsvp_second_signup: {
      subject: 'قبلاً ثبت‌نام کرده‌اید: {{event}}',
      headline: 'قبلاً ثبت‌نام کرده‌اید',
      content:
        'با این نشانی دوباره ثبت‌نام شده است، احتمالاً از طرف خودتان. چیزی تغییر نکرده است. با این پیوند می‌توانید ثبت‌نام خود را ببینید یا تغییر دهید. تا یک ساعت معتبر است.',
      button_label: 'مشاهدهٔ ثبت‌نام من',
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
      subject: 'عدم حضور شما ثبت شد: {{event}}',
      headline: 'عدم حضور شما ثبت شد',
      content: 'سپاسگزاریم که خبر دادید. نظرتان عوض شد؟ هر زمان می‌توانید ثبت‌نام خود را تغییر دهید.',
    },
  },
  cancelled: {
    subject: 'لغو شد: {{event}}',
    headline: 'این رویداد لغو شده است',
    content: 'برگزار نمی‌شود. لازم نیست کاری انجام دهید.',
  },
  removed: {
    subject: 'ثبت‌نام شما حذف شد: {{event}}',
    headline: 'ثبت‌نام شما حذف شد',
    content: 'برگزارکننده ثبت‌نام شما را حذف کرده است. اگر انتظارش را نداشتید، لطفاً با برگزارکننده تماس بگیرید.',
  },
  changes: {
    was: 'قبلاً',
    now: 'اکنون',
    title: 'نام',
    moved: 'زمان جدید',
    place: 'مکان جدید',
    added: 'تاریخ اضافه‌شده',
    off: 'لغو یک تاریخ',
    resumed: 'دوباره در برنامه',
  },
  note: (organizer) => `پیامی از ${organizer}`,
  status: { confirmed: 'می‌آیم', undecided: 'شاید', declined: 'نمی‌آیم', waiting: waiting.status },
  heldUntil: waiting.heldUntil,
  reminder: reminder.more,
  answer: 'پاسخ شما',
  covers: 'ثبت‌نام شما برای همهٔ تاریخ‌هاست.',
  places: 'تعداد جا',
  ticket: { label: 'بلیت شما', hint: 'این کد را هنگام ورود نشان دهید.' },
  more: (count) => `و ${count.toLocaleString('fa')} تاریخ دیگر`,
  attached: 'دعوت‌نامهٔ تقویم پیوست شده است.',
  attachedForOthers: 'برای Apple و دیگر تقویم‌ها، دعوت‌نامهٔ پیوست را باز کنید.',
  attachedUpdate: 'دعوت‌نامهٔ پیوست رویداد را در تقویم شما به‌روز می‌کند.',
  attachedRemoval: 'دعوت‌نامهٔ پیوست رویداد را از تقویم شما حذف می‌کند.',
  withoutButton: 'دکمه کار نمی‌کند؟ این پیوند را باز کنید:',
  reason: 'این ایمیل را دریافت کرده‌اید چون در این رویداد ثبت‌نام کرده‌اید.',
  reasonOfStranger: 'این ایمیل را دریافت کرده‌اید چون با این نشانی در این رویداد ثبت‌نام شده است.',
  unsubscribe: 'لغو ایمیل‌های تغییرات',
}
