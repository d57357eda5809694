import type { MailMessages } from './en.ts'
import { reminder } from '../reminder/ar.ts'
import { waiting } from '../waiting/ar.ts'

export const mail: MailMessages = {
  texts: {
    rsvp_doi: {
      subject: 'أكّد بريدك الإلكتروني: {{event}}',
      headline: 'بقيت خطوة واحدة',
      content:
        'بنقرة واحدة تؤكّد بريدك الإلكتروني ويكتمل تسجيلك. الرابط صالح لمدة ساعة. لم تسجّل؟ يمكنك تجاهل هذه الرسالة.',
      button_label: 'تأكيد بريدي',
    },
    rsvp_thank_you: {
      subject: 'تم تسجيلك: {{event}}',
      headline: 'تم تسجيلك',
      content: 'تم تأكيد بريدك الإلكتروني، واسمك في القائمة. تغيّرت خططك؟ يمكنك تعديل تسجيلك في أي وقت.',
      button_label: 'عرض تسجيلي',
    },
    rsvp_signup_confirmation: {
      subject: 'تم تسجيلك: {{event}}',
      headline: 'تم تسجيلك',
      content: 'كل شيء جاهز. تغيّرت خططك؟ يمكنك تعديل تسجيلك في أي وقت.',
      button_label: 'عرض تسجيلي',
    },
    rsvp_change_confirmation: {
      subject: 'تم تعديل تسجيلك: {{event}}',
      headline: 'تم تعديل تسجيلك',
      content: 'إليك تسجيلك بعد التعديل. لم تعدّله بنفسك؟ راجعه وصحّحه.',
      button_label: 'عرض تسجيلي',
    },
    rsvp_event_update: {
      subject: 'تحديث على الفعالية: {{event}}',
      headline: 'طرأ تغيير على هذه الفعالية',
      content: 'إليك التفاصيل المحدّثة.',
      button_label: 'عرض تسجيلي',
    },
    rsvp_magic_link: {
      subject: 'رابط تسجيلك: {{event}}',
      headline: 'رابط تسجيلك',
      content: 'بهذا الرابط يمكنك عرض تسجيلك أو تعديله. وهو صالح لمدة ساعة. لم تطلبه؟ يمكنك تجاهل هذه الرسالة.',
      button_label: 'عرض تسجيلي',
    },
    rsvp_second_signup: {
      subject: 'سبق أن سجّلت: {{event}}',
      headline: 'تسجيلك موجود لدينا بالفعل',
      content:
        'وصلنا تسجيل آخر بهذا البريد، منك على الأرجح. لم يتغيّر شيء. بهذا الرابط يمكنك عرض تسجيلك أو تعديله. وهو صالح لمدة ساعة.',
      button_label: 'عرض تسجيلي',
    },
    ...waiting.texts,
    ...reminder.texts,
  },
  replies: {
    undecided: {
      subject: 'ربما تحضر: {{event}}',
      headline: 'ربما تحضر',
      content: 'سجّلنا ردّك «ربما». أخبرنا حين تقرّر.',
    },
    declined: {
      subject: 'سجّلنا اعتذارك: {{event}}',
      headline: 'سجّلنا اعتذارك',
      content: 'شكرًا لإبلاغنا. غيّرت رأيك؟ يمكنك تعديل تسجيلك في أي وقت.',
    },
  },
  again: {
    confirmed: 'تسجيلك موجود لدينا بالفعل',
    undecided: 'ما زال ردّك «ربما»',
    waiting: 'أنت على قائمة الانتظار بالفعل',
    declined: {
      headline: 'ما زال اعتذارك مسجّلًا',
      content:
        'وصلنا تسجيل آخر بهذا البريد، منك على الأرجح. لم نغيّر شيئًا: ما زال اعتذارك مسجّلًا. هل أصبح بإمكانك الحضور؟ أخبرنا عبر هذا الرابط. وهو صالح لمدة ساعة.',
      button_label: 'نعم، سأحضر',
    },
  },
  cancelled: {
    subject: 'أُلغيت: {{event}}',
    headline: 'أُلغيت هذه الفعالية',
    content: 'لن تُقام. لا يلزمك القيام بأي شيء.',
  },
  removed: {
    subject: 'أُلغي تسجيلك: {{event}}',
    headline: 'أُلغي تسجيلك',
    content: 'ألغى المنظِّم تسجيلك. إذا فاجأك ذلك، فيُرجى التواصل مع المنظِّم.',
  },
  changes: {
    was: 'سابقًا',
    now: 'الآن',
    title: 'الاسم',
    moved: 'موعد جديد',
    place: 'مكان جديد',
    added: 'موعد إضافي',
    off: 'أُلغي موعد',
    resumed: 'لم يعد ملغى',
  },
  note: (organizer) => `رسالة من ${organizer}`,
  status: { confirmed: 'سأحضر', undecided: 'ربما', declined: 'لن أحضر', waiting: waiting.status },
  heldUntil: waiting.heldUntil,
  reminder: reminder.more,
  answer: 'ردّك',
  covers: 'يشمل تسجيلك كل المواعيد.',
  places: 'عدد المقاعد',
  ticket: { label: 'تذكرتك', hint: 'أظهر هذا الرمز عند المدخل.' },
  attached: 'أرفقنا بهذه الرسالة دعوة لتقويمك.',
  attachedForOthers: 'لتقويم Apple وسائر التقاويم، افتح الدعوة المرفقة.',
  attachedUpdate: 'تُحدّث الدعوة المرفقة الموعد في تقويمك.',
  attachedRemoval: 'تُزيل الدعوة المرفقة الفعالية من تقويمك.',
  withoutButton: 'الزر لا يعمل؟ افتح هذا الرابط:',
  reason: 'تصلك هذه الرسالة لأنك سجّلت في هذه الفعالية.',
  reasonOfStranger: 'تصلك هذه الرسالة لأن هذا البريد استُخدم للتسجيل في هذه الفعالية.',
  unsubscribe: 'إلغاء الاشتراك في التحديثات',
}
