import type { Translation } from './en.ts'
import { signUp } from './sign-up/ar.ts'

export const ar: Translation = {
  add: 'إضافة إلى التقويم',
  calendars: {
    ical: 'ملف iCal',
  },
  close: 'إغلاق',
  continue: 'متابعة',
  unavailable: 'تعذّر تحميل زر التقويم.',
  openPage: 'فتح صفحة الحدث',
  dates: {
    title: 'اختر موعدًا',
    text: 'لهذا الحدث عدة مواعيد. يمكنك إضافتها واحدًا تلو الآخر.',
  },
  cancelled: 'ملغى',
  cancelledHint: 'تم إلغاء هذا الموعد. إذا كان في تقويمك بالفعل، فحدّثه هناك.',
  expired: 'انتهى هذا الحدث',
  recurring: 'التكرار',
  online: 'عبر الإنترنت',
  subscribe: 'الاشتراك في التقويم',
  overview: {
    empty: 'لا توجد أحداث قادمة حاليًا.',
    more: 'عرض كل الأحداث',
  },
  rsvp: 'التسجيل',
  rsvpExpired: 'انتهى التسجيل',
  rsvpFull: 'اكتملت الأماكن',
  thanks: 'شكرًا لك',
  share: {
    mail: 'إرسال بالبريد الإلكتروني',
    copy: 'نسخ الرابط',
    copied: 'تم النسخ',
    subject: 'حدث قد يهمك',
  },
  form: {
    send: 'إرسال',
    sending: 'جارٍ الإرسال…',
    sent: 'تم إرسال ردّك.',
    failed: 'تعذّر إرسال ردّك. يُرجى المحاولة مرة أخرى.',
    required: 'يُرجى ملء هذا الحقل.',
    choose: 'يُرجى اختيار أحد الخيارات.',
    tick: 'يُرجى تحديد هذا المربع.',
    number: 'يُرجى إدخال رقم.',
    optional: 'اختياري',
    goesTo: (host) => `ستُرسل بياناتك إلى ${host}.`,
  },
  signUp,
  saved: 'تمت الإضافة إلى تقويمك',
  newWindow: 'يُفتح في نافذة جديدة',
  madeWith: (product) => `صُنع باستخدام ${product}`,
}
