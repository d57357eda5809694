import type { Translation } from './en.ts'
import { signUp } from './sign-up/fa.ts'

export const fa: Translation = {
  add: 'افزودن به تقویم',
  calendars: {
    ical: 'فایل iCal',
  },
  close: 'بستن',
  continue: 'ادامه',
  unavailable: 'دکمهٔ تقویم بارگذاری نشد.',
  openPage: 'باز کردن صفحهٔ رویداد',
  dates: {
    title: 'یک تاریخ انتخاب کنید',
    text: 'این رویداد چند تاریخ دارد. می‌توانید آن‌ها را یکی‌یکی اضافه کنید.',
  },
  cancelled: 'لغو شده',
  cancelledHint: 'این تاریخ لغو شده است. اگر از قبل در تقویم شماست، آن را همان‌جا به‌روز کنید.',
  expired: 'این رویداد به پایان رسیده است',
  recurring: 'تکرار',
  online: 'آنلاین',
  subscribe: 'اشتراک در تقویم',
  overview: {
    empty: 'در حال حاضر رویدادی در پیش نیست.',
    more: 'نمایش همهٔ رویدادها',
  },
  rsvp: 'ثبت‌نام',
  rsvpExpired: 'ثبت‌نام بسته شده است',
  rsvpFull: 'ظرفیت تکمیل است',
  thanks: 'سپاسگزاریم',
  share: {
    mail: 'ارسال با ایمیل',
    copy: 'کپی پیوند',
    copied: 'کپی شد',
    subject: 'رویدادی برای شما',
  },
  form: {
    send: 'ارسال',
    sending: 'در حال ارسال…',
    sent: 'پاسخ شما ارسال شد.',
    failed: 'پاسخ شما ارسال نشد. لطفاً دوباره امتحان کنید.',
    required: 'لطفاً این فیلد را پر کنید.',
    choose: 'لطفاً یکی را انتخاب کنید.',
    tick: 'لطفاً این کادر را علامت بزنید.',
    number: 'لطفاً یک عدد وارد کنید.',
    optional: 'اختیاری',
    goesTo: (host) => `اطلاعات شما به ${host} فرستاده می‌شود.`,
  },
  signUp,
  saved: 'به تقویم شما اضافه شد',
  newWindow: 'در پنجرهٔ تازه باز می‌شود',
  madeWith: (product) => `ساخته‌شده با ${product}`,
}
