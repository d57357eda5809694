import { signUp } from '@kalends/button/messages/sign-up/ar'
import type { Messages } from './en.ts'
import { event } from './event/ar.ts'
import { mail } from './mail/ar.ts'
import { ticket } from './ticket/ar.ts'
import { waiting } from './waiting/ar.ts'

export const ar: Messages = {
  rsvp: {
    ...signUp,
    waiting,
    ticket,
    join: 'احجز مقعدي',
    full: 'جميع المقاعد محجوزة',
    closed: 'التسجيل مغلق',
    errors: {
      ...signUp.errors,
      several: 'يُرجى التحقق من الحقول المحددة.',
      unavailable: 'تعذّر حفظ ردّك. يُرجى المحاولة مرة أخرى بعد قليل.',
    },
    confirm: {
      text: 'نقرة واحدة أخرى ويُحتسب ردّك.',
      button: 'تأكيد عنواني',
      done: 'تم تأكيد عنوانك',
      lapsed: 'تُحذف الردود التي لا يتم تأكيدها خلال ساعة.',
    },
    manage: {
      title: 'ردّك',
      save: 'حفظ التغييرات',
      saved: 'تم حفظ ردّك.',
      ticket: mail.ticket,
      data: 'بياناتك',
      download: 'تنزيل بياناتي',
      erase: 'محو بياناتي',
      eraseText: 'يُمحى عنوان بريدك الإلكتروني وكل ما أدخلته نهائيًا.',
      seats: {
        question: 'ماذا نفعل بمقاعدك؟',
        release: 'إتاحتها للآخرين',
        keep: 'الاحتفاظ بها من دون اسمي',
      },
      eraseButton: 'محو نهائي',
      erased: 'تم محو بياناتك',
      erasedText: 'تم محو اسمك وبريدك الإلكتروني.',
      released: 'تم محو اسمك وبريدك الإلكتروني، ومقاعدك متاحة من جديد.',
      kept: 'تم محو اسمك وبريدك الإلكتروني. تبقى مقاعدك محجوزة.',
    },
    access: {
      title: 'تغيير ردّك',
      text: 'أدخل العنوان الذي سجّلت به. سنرسل إليك رابطًا يمكنك من خلاله تغيير ردّك.',
      button: 'أرسلوا إليّ رابطًا',
      sent: 'إذا سبق التسجيل بهذا العنوان، فستصل إليه رسالة تتضمن رابطًا.',
      crowded:
        'إذا كنت قد أكّدت تسجيلًا بهذا العنوان، فالرابط في طريقه إليك. وإلا فهناك رسائل كثيرة جدًا تنتظر هذا العنوان. يُرجى المحاولة لاحقًا.',
    },
    unsubscribe: {
      title: 'إيقاف الرسائل عن التغييرات؟',
      text: 'لن تصلك رسائل بعد الآن عند تغيير حدث لهذا المنظِّم. يبقى ردّك كما هو.',
      button: 'إلغاء الاشتراك',
      done: 'تم إلغاء اشتراكك',
    },
    outdated: {
      title: 'لم يعد هذا الرابط صالحًا',
      text: 'ربما انتهت صلاحيته، أو استُخدم لغرض آخر. يمكنك طلب رابط جديد.',
    },
  },
  mail,
  page: {
    icalFile: 'ملف iCal',
    allDay: 'طوال اليوم',
    cancelled: 'ملغى',
    tentative: 'غير مؤكد',
    over: 'انتهى',
    close: 'إغلاق',
    copy: 'نسخ',
    copied: 'تم النسخ',
    pageAddress: 'عنوان هذه الصفحة',
    anyway: 'المحاولة على أي حال',
    otherCalendars: 'تقاويم أخرى',
    add: 'إضافة إلى التقويم',
    addTo: (calendar) => `إضافة عبر ${calendar}`,
    madeWith: (product) => `صُنع باستخدام ${product}`,
    event: {
      ...event,
      when: 'الموعد',
      where: 'المكان',
      organizer: 'المنظِّم',
      repeats: 'التكرار',
      nextDates: 'المواعيد القادمة',
      pastDates: 'المواعيد السابقة',
      about: 'عن هذا الحدث',
      more: (group) => `المزيد من ${group}`,
      yourTime: 'بتوقيتك',
      online: 'عبر الإنترنت',
      now: 'جارٍ الآن',
      over: 'انتهى هذا الحدث',
      cancelled: 'تم إلغاء هذا الحدث',
    },
    repeats: {
      daily: 'يوميًا',
      weekly: 'أسبوعيًا',
      monthly: 'شهريًا',
      yearly: 'سنويًا',
      days: (count) => `كل ${counted(count, 'يومين', 'أيام', 'يومًا', 'يوم')}`,
      weeks: (count) => `كل ${counted(count, 'أسبوعين', 'أسابيع', 'أسبوعًا', 'أسبوع')}`,
      months: (count) => `كل ${counted(count, 'شهرين', 'أشهر', 'شهرًا', 'شهر')}`,
      years: (count) => `كل ${counted(count, 'سنتين', 'سنوات', 'سنة', 'سنة')}`,
      until: (day) => `حتى ${day}`,
      times: (count) => (count === 1 ? 'مرة واحدة' : counted(count, 'مرتين', 'مرات', 'مرة', 'مرة')),
      irregular: 'في أيام محددة',
      workday: 'يوم العمل',
      day: 'اليوم',
      ordinals: () => ['الأول', 'الثاني', 'الثالث', 'الرابع', 'الخامس', 'الأخير', 'قبل الأخير'],
      nth: (ordinals, day) =>
        `${day.includes('يوم') ? day : `يوم ${day}`} ${ordinals} من الشهر${day === 'يوم العمل' ? ' (الاثنين–الجمعة)' : ''}`,
      fromEnd: (position, day) =>
        `${day.includes('يوم') ? day : `يوم ${day}`} ${['الثالث', 'الرابع', 'الخامس', 'السادس', 'السابع', 'الثامن', 'التاسع', 'العاشر'][position - 3]} من آخر الشهر${day === 'يوم العمل' ? ' (الاثنين–الجمعة)' : ''}`,
      monthDay: (day) => `${day}`,
      monthDays: (days) => `يوم ${days} من الشهر`,
    },
    share: {
      title: 'مشاركة',
      mail: 'إرسال بالبريد الإلكتروني',
      more: 'طرق أخرى للمشاركة',
      code: 'رمز QR لهذه الصفحة',
    },
    group: {
      subscribe: 'الاشتراك في التقويم',
      subscribeWith: (calendar) => `الاشتراك عبر ${calendar}`,
      subscribed: 'تظهر الأحداث الجديدة والتغييرات في تقويمك تلقائيًا.',
      upcoming: 'الأحداث القادمة',
      none: 'لا توجد أحداث قادمة حاليًا.',
      past: 'الأحداث السابقة',
      noneFrom: (day) => `لا توجد أحداث ابتداءً من ${day}.`,
      further: 'أحداث لاحقة',
    },
    cta: {
      thanks: 'شكرًا لك',
      back: 'العودة إلى الحدث',
      backToGroup: 'العودة إلى التقويم',
      go: 'متابعة',
      send: 'إرسال',
      sending: 'جارٍ الإرسال…',
      required: 'يُرجى ملء هذا الحقل.',
      choose: 'يُرجى اختيار أحد الخيارات.',
      tick: 'يُرجى تحديد هذا المربع.',
      number: 'يُرجى إدخال رقم.',
      sent: 'تم إرسال ردّك.',
      failed: 'تعذّر إرسال ردّك. يُرجى المحاولة مرة أخرى.',
      optional: 'اختياري',
      goesTo: (host) => `ستُرسل بياناتك إلى ${host}.`,
    },
    missing: {
      title: 'لا يوجد شيء هنا',
      text: 'قد يكون الرابط ناقصًا، أو لم يعد الحدث متاحًا للعامة.',
    },
    unpublished: {
      title: 'هذا الحدث غير متاح للعامة',
      text: 'لم يُنشر بعد، أو تم سحبه.',
    },
    unavailable: {
      title: 'هذه الصفحة غير متاحة حاليًا',
      text: 'حدثت مشكلة من جهتنا. يُرجى المحاولة مرة أخرى بعد قليل.',
      again: 'إعادة المحاولة',
    },
    dates: {
      title: 'اختر موعدًا',
      text: 'لهذا الحدث عدة مواعيد. يمكنك إضافتها واحدًا تلو الآخر.',
      all: 'كل المواعيد في ملف واحد',
    },
    calledOff: {
      title: 'تم إلغاء هذا الموعد',
      text: 'لا يوجد ما يُضاف. إذا كان الموعد في تقويمك بالفعل، فسيحدّثه هذا الملف.',
      file: 'تحديث تقويمي',
    },
    series: {
      title: 'هذا الحدث متكرر',
      text: (calendar) =>
        `لا يمكن لـ ${calendar} إضافة الأحداث المتكررة من رابط. اختر تقويمًا آخر لكل المواعيد، أو أضف موعدًا واحدًا فقط.`,
      whole: 'كل المواعيد',
      next: 'الموعد التالي فقط',
      all: 'ستُضاف كل مواعيد السلسلة، وليس هذا الموعد فقط.',
    },
    inApp: {
      title: 'افتح هذه الصفحة في متصفحك',
      text: 'التطبيق الذي تستخدمه لا يستطيع تمرير هذا إلى تقويمك. أما متصفحك فيستطيع.',
      steps: ['انسخ العنوان.', 'افتح متصفحك والصقه هناك.'],
    },
    safari: {
      title: 'افتح هذه الصفحة في Safari',
      text: 'هذا المتصفح لا يستطيع تمرير الاشتراك إلى تقويمك. أما Safari فيستطيع.',
      steps: ['انسخ العنوان.', 'افتح Safari والصقه هناك.'],
    },
    subscribe: {
      title: 'الاشتراك في هذا التقويم',
      address: 'عنوان التقويم',
      byHand: (calendar) =>
        `لا يوفّر ${calendar} رابطًا لذلك. انسخ العنوان، وافتح ${calendar}، وأضفه هناك كتقويم من الإنترنت.`,
      cannot: (calendar) => `لا يمكن لـ ${calendar} الاشتراك في هذا التقويم. اختر تقويمًا آخر، أو انسخ العنوان.`,
      onComputer: (calendar) =>
        `لا يقبل ${calendar} الاشتراكات الجديدة إلا على جهاز كمبيوتر. افتح هذه الصفحة هناك، أو انسخ العنوان.`,
    },
  },
}

const plural = new Intl.PluralRules('ar')

/** A number with its noun. Two is a form of the noun alone; the other forms depend on the last digits. */
function counted(count: number, two: string, few: string, many: string, other: string): string {
  const form = plural.select(count)
  if (form === 'two') return two
  return `${count} ${form === 'few' ? few : form === 'many' ? many : other}`
}
