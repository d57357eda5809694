import type { MailMessages } from './en.ts'
import { reminder } from '../reminder/ar.ts'
import { waiting } from '../waiting/ar.ts'

export const mail: MailMessages = {
  texts: {
    rsvp_doi: {
      subject: 'يُرجى تأكيد بريدك الإلكتروني: {{event}}',
      headline: 'خطوة واحدة متبقية',
      content: 'بنقرة واحدة تؤكّد بريدك الإلكتروني ويكتمل تسجيلك. الرابط صالح لمدة ساعة. لم تسجّل؟ تجاهل هذه الرسالة.',
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
      subject: 'عُدّل تسجيلك: {{event}}',
      headline: 'تم تحديث تسجيلك',
      content: 'هذا هو تسجيلك الآن. لم تعدّله أنت؟ افتحه وصحّحه.',
      button_label: 'عرض تسجيلي',
    },
    rsvp_event_update: {
      subject: 'طرأ تغيير: {{event}}',
      headline: 'تغيّرت هذه الفعالية',
      content: 'هذه هي التفاصيل الحالية.',
      button_label: 'عرض تسجيلي',
    },
    rsvp_magic_link: {
      subject: 'رابط تسجيلك: {{event}}',
      headline: 'افتح تسجيلك',
      content: 'بهذا الرابط يمكنك عرض تسجيلك أو تعديله. وهو صالح لمدة ساعة. لم تطلبه؟ تجاهل هذه الرسالة.',
      button_label: 'فتح تسجيلي',
    },
    rsvp_second_signup: {
      subject: 'لقد رددت من قبل: {{event}}',
      headline: 'تسجيلك موجود لدينا بالفعل',
      content:
        'سجّل أحدهم، على الأرجح أنت، مرة أخرى بهذا العنوان. لم يتغيّر شيء. بهذا الرابط يمكنك عرض تسجيلك أو تعديله. وهو صالح لمدة ساعة.',
      button_label: 'فتح تسجيلي',
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
      subject: 'لن تتمكن من الحضور: {{event}}',
      headline: 'لن تتمكن من الحضور',
      content: 'شكرًا لإعلامنا. غيّرت رأيك؟ يمكنك تعديل ردّك في أي وقت.',
    },
  },
  cancelled: {
    subject: 'أُلغيت: {{event}}',
    headline: 'أُلغيت هذه الفعالية',
    content: 'لن تُقام. لا يلزمك القيام بأي شيء.',
  },
  removed: {
    subject: 'أُزيل تسجيلك: {{event}}',
    headline: 'لم تعد مسجّلًا',
    content: 'أزال المنظِّم تسجيلك. إذا كان ذلك مفاجئًا لك، فيُرجى التواصل مع المنظِّم.',
  },
  changes: {
    was: 'سابقًا',
    now: 'الآن',
    title: 'الاسم',
    moved: 'موعد جديد',
    place: 'مكان جديد',
    added: 'موعد إضافي',
    off: 'أُلغي موعد',
    resumed: 'ستُقام مجددًا',
  },
  note: (organizer) => `رسالة من ${organizer}`,
  status: { confirmed: 'سأحضر', undecided: 'ربما', declined: 'لن أحضر', waiting: waiting.status },
  heldUntil: waiting.heldUntil,
  reminder: reminder.more,
  answer: 'ردّك',
  covers: 'يشمل تسجيلك جميع المواعيد.',
  places: 'عدد المقاعد',
  ticket: { label: 'تذكرتك', hint: 'أظهر هذا الرمز عند المدخل.' },
  more: (count) =>
    count === 1
      ? 'وموعد آخر'
      : count === 2
        ? 'وموعدان آخران'
        : count <= 10
          ? `و${count} مواعيد أخرى`
          : `و${count} موعدًا آخر`,
  attached: 'مرفق بهذه الرسالة دعوة لتقويمك.',
  attachedForOthers: 'لتقويم Apple وسائر التقاويم، افتح الملف المرفق.',
  attachedUpdate: 'يحدّث الملف المرفق الموعد في تقويمك.',
  attachedRemoval: 'يزيل الملف المرفق الفعالية من تقويمك.',
  withoutButton: 'إذا لم يعمل الزر، فافتح هذا العنوان:',
  reason: 'تصلك هذه الرسالة لأنك سجّلت في هذه الفعالية.',
  reasonOfStranger: 'تصلك هذه الرسالة لأن هذا العنوان استُخدم للتسجيل في هذه الفعالية.',
  unsubscribe: 'لا ترسلوا إليّ مزيدًا من التحديثات',
}
