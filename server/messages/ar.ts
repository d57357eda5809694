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
    join: 'احجز مقعدك',
    full: 'جميع المقاعد محجوزة',
    closed: 'التسجيل مغلق',
    errors: {
      ...signUp.errors,
      several: 'يُرجى التحقق من الحقول المُشار إليها.',
      unavailable: 'تعذّر حفظ تسجيلك. يُرجى المحاولة مرة أخرى بعد قليل.',
    },
    confirm: {
      text: 'نقرة واحدة ويكتمل تسجيلك.',
      button: 'تأكيد بريدي',
      done: 'كل شيء جاهز',
      lapsed: 'تُحذف التسجيلات التي لا تُؤكَّد خلال ساعة.',
    },
    manage: {
      title: 'تسجيلك',
      save: 'حفظ التغييرات',
      saved: 'تم حفظ تسجيلك.',
      ticket: mail.ticket,
      data: 'بياناتك',
      download: 'تنزيل بياناتي',
      erase: 'محو بياناتي',
      eraseText: 'سيُمحى بريدك الإلكتروني وكل ما أدخلته نهائيًا.',
      seats: (seats) =>
        seats === 1
          ? { question: 'ماذا نفعل بمقعدك؟', release: 'إتاحته لغيري', keep: 'الاحتفاظ به من دون اسمي' }
          : seats === 2
            ? { question: 'ماذا نفعل بمقعديك؟', release: 'إتاحتهما لغيري', keep: 'الاحتفاظ بهما من دون اسمي' }
            : { question: 'ماذا نفعل بمقاعدك؟', release: 'إتاحتها لغيري', keep: 'الاحتفاظ بها من دون اسمي' },
      eraseButton: 'المحو نهائيًا',
      erased: 'تم محو بياناتك',
      erasedText: 'تم محو اسمك وبريدك الإلكتروني.',
      released: (seats) =>
        `تم محو اسمك وبريدك الإلكتروني، ${seats === 1 ? 'وأصبح مقعدك متاحًا من جديد' : seats === 2 ? 'وأصبح مقعداك متاحين من جديد' : 'وأصبحت مقاعدك متاحة من جديد'}.`,
      kept: (seats) =>
        `تم محو اسمك وبريدك الإلكتروني، ${seats === 1 ? 'ويبقى مقعدك محجوزًا' : seats === 2 ? 'ويبقى مقعداك محجوزين' : 'وتبقى مقاعدك محجوزة'}.`,
    },
    access: {
      title: 'تعديل تسجيلك',
      text: 'أدخل البريد الإلكتروني الذي سجّلت به. سنرسل إليك رابطًا لتعديل تسجيلك.',
      button: 'إرسال الرابط',
      sent: 'إذا سبق التسجيل بهذا البريد، فالرابط في طريقه إليك.',
      crowded:
        'إذا سبق أن أكّدت تسجيلًا بهذا البريد، فالرابط في طريقه إليك. وإلا فهناك عدد كبير جدًا من الرسائل بانتظار الإرسال إليه. يُرجى المحاولة لاحقًا.',
    },
    unsubscribe: {
      title: 'إلغاء الاشتراك في التحديثات؟',
      text: 'لن نراسلك بعد الآن عند تغيّر فعاليات هذا المنظِّم. يبقى تسجيلك كما هو.',
      button: 'إلغاء الاشتراك',
      done: 'تم إلغاء اشتراكك',
    },
    outdated: {
      title: 'لم يعد هذا الرابط صالحًا',
      text: 'ربما انتهت صلاحيته أو استُخدم من قبل. يمكنك طلب رابط جديد.',
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
    pageAddress: 'الرابط',
    anyway: 'المحاولة على أي حال',
    otherCalendars: 'تقاويم أخرى',
    add: 'إضافة إلى التقويم',
    addTo: (calendar) => `إضافة إلى ${calendar}`,
    madeWith: (product) => `صُنع باستخدام ${product}`,
    event: {
      ...event,
      when: 'الموعد',
      where: 'المكان',
      organizer: 'المنظِّم',
      repeats: 'التكرار',
      nextDates: 'المواعيد القادمة',
      pastDates: 'المواعيد السابقة',
      about: 'عن هذه الفعالية',
      more: (group) => `المزيد من ${group}`,
      yourTime: 'بتوقيتك',
      online: 'عبر الإنترنت',
      now: 'جارٍ الآن',
      over: 'انتهت هذه الفعالية',
      cancelled: 'أُلغيت هذه الفعالية',
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
      exceptMonths: (months) => `ما عدا ${months}`,
      until: (day) => `حتى ${day}`,
      times: (count) => (count === 1 ? 'مرة واحدة' : counted(count, 'مرتين', 'مرات', 'مرة', 'مرة')),
      irregular: 'في مواعيد محددة',
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
      subscribed: 'تظهر الفعاليات الجديدة والتغييرات في تقويمك تلقائيًا.',
      upcoming: 'الفعاليات القادمة',
      none: 'لا توجد فعاليات قادمة حاليًا.',
      past: 'الفعاليات السابقة',
      noneFrom: (day) => `لا توجد فعاليات ابتداءً من ${day}.`,
      further: 'فعاليات لاحقة',
    },
    cta: {
      thanks: 'شكرًا لك',
      back: 'العودة إلى الفعالية',
      backToGroup: 'العودة إلى التقويم',
      go: 'متابعة',
      send: 'إرسال',
      sending: 'جارٍ الإرسال…',
      required: 'يُرجى ملء هذا الحقل.',
      choose: 'يُرجى اختيار أحد الخيارات.',
      tick: 'يُرجى تحديد هذا المربع.',
      number: 'يُرجى إدخال رقم.',
      sent: 'تم إرسال النموذج.',
      failed: 'تعذّر إرسال النموذج. يُرجى المحاولة مرة أخرى.',
      optional: 'اختياري',
      goesTo: (host) => `ستُرسل بياناتك إلى ${host}.`,
    },
    missing: {
      title: 'الصفحة غير موجودة',
      text: 'قد يكون الرابط ناقصًا، أو لم تعد الفعالية متاحة للعامة.',
    },
    unpublished: {
      title: 'هذه الفعالية غير متاحة للعامة',
      text: 'لم تُنشر بعد، أو لم تعد منشورة.',
    },
    unavailable: {
      title: 'هذه الصفحة غير متاحة حاليًا',
      text: 'حدث خلل لدينا. يُرجى المحاولة مرة أخرى بعد قليل.',
      again: 'إعادة المحاولة',
    },
    dates: {
      title: 'اختر موعدًا',
      text: 'لهذه الفعالية عدة مواعيد. يمكنك إضافتها واحدًا تلو الآخر.',
      all: 'كل المواعيد في ملف واحد',
    },
    calledOff: {
      title: 'أُلغي هذا الموعد',
      text: 'لا يوجد ما يُضاف. إذا كان الموعد في تقويمك، فسيحدّثه هذا الملف.',
      file: 'تحديث تقويمي',
    },
    series: {
      title: 'هذه الفعالية متكررة',
      text: (calendar) =>
        `لا يمكن لـ ${calendar} إضافة الفعاليات المتكررة من رابط. اختر تقويمًا آخر لإضافة كل المواعيد، أو أضف موعدًا واحدًا.`,
      whole: 'كل المواعيد',
      next: 'الموعد التالي فقط',
      all: 'ستُضاف كل مواعيد السلسلة، وليس هذا الموعد فقط.',
    },
    inApp: {
      title: 'افتح هذه الصفحة في متصفحك',
      text: 'لا يستطيع هذا التطبيق فتح تقويمك، لكن متصفحك يستطيع.',
      steps: ['انسخ الرابط.', 'افتح متصفحك والصقه هناك.'],
    },
    safari: {
      title: 'افتح هذه الصفحة في Safari',
      text: 'لا يدعم هذا المتصفح الاشتراك في التقاويم، لكن Safari يدعمه.',
      steps: ['انسخ الرابط.', 'افتح Safari والصقه هناك.'],
    },
    subscribe: {
      title: 'الاشتراك في هذا التقويم',
      address: 'رابط التقويم',
      byHand: (calendar) => `لا يتيح ${calendar} ذلك بنقرة واحدة. انسخ الرابط، ثم أضفه في ${calendar} كتقويم تشترك فيه.`,
      cannot: (calendar) => `لا يمكن لـ ${calendar} الاشتراك في هذا التقويم. اختر تقويمًا آخر، أو انسخ الرابط.`,
      onComputer: (calendar) =>
        `لا يقبل ${calendar} الاشتراكات الجديدة إلا على جهاز كمبيوتر. افتح هذه الصفحة هناك، أو انسخ الرابط.`,
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
