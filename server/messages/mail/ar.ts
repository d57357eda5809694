import type { MailMessages } from './en.ts'
import { reminder } from '../reminder/ar.ts'
import { waiting } from '../waiting/ar.ts'

export const mail: MailMessages = {
  texts: {
    rsvp_doi: {
      subject: 'يُرجى تأكيد بريدك الإلكتروني: {{event}}',
      headline: 'خطوة واحدة متبقية',
      content:
        'أكِّد عنوان بريدك الإلكتروني لإتمام التسجيل. يعمل الزر لمدة ساعة واحدة. إذا لم تسجّل، فتجاهل هذه الرسالة ولن يحدث شيء.',
      button_label: 'تأكيد عنواني',
    },
    rsvp_thank_you: {
      subject: 'تم تأكيد ردّك: {{event}}',
      headline: 'شكرًا لك',
      content: 'تم تأكيد عنوان بريدك الإلكتروني وحُفظ ردّك. يمكنك عرضه وتغييره من خلال الزر أدناه.',
      button_label: 'عرض ردّي',
    },
    rsvp_signup_confirmation: {
      subject: 'ردّك: {{event}}',
      headline: 'شكرًا على ردّك',
      content: 'حُفظ ردّك. يمكنك عرضه وتغييره من خلال الزر أدناه.',
      button_label: 'عرض ردّي',
    },
    rsvp_change_confirmation: {
      subject: 'تغيّر ردّك: {{event}}',
      headline: 'حُفظ التغيير',
      content: 'هذا هو ردّك الحالي. إذا لم تغيّره أنت، فافتحه من خلال الزر أدناه وصحّحه.',
      button_label: 'عرض ردّي',
    },
    rsvp_event_update: {
      subject: 'تم تحديث الفعالية: {{event}}',
      headline: 'يُرجى الانتباه إلى التفاصيل الجديدة',
      content: 'غيّر المنظِّم هذه الفعالية. هذه هي التفاصيل الحالية.',
      button_label: 'عرض ردّي',
    },
    rsvp_magic_link: {
      subject: 'الوصول إلى ردّك: {{event}}',
      headline: 'افتح ردّك',
      content:
        'يمكنك عرض ردّك وتغييره من خلال الزر أدناه، وهو يعمل لمدة ساعة واحدة. إذا لم تطلب ذلك، فتجاهل هذه الرسالة.',
      button_label: 'فتح ردّي',
    },
    rsvp_second_signup: {
      subject: 'لقد سجّلت من قبل: {{event}}',
      headline: 'ردّك موجود لدينا بالفعل',
      content:
        'سجّل أحدهم، على الأرجح أنت، مرة أخرى بهذا العنوان. لم يتغيّر ردّك. يمكنك عرضه وتغييره من خلال الزر أدناه، وهو يعمل لمدة ساعة واحدة.',
      button_label: 'فتح ردّي',
    },
    ...waiting.texts,
    ...reminder.texts,
  },
  removed: {
    subject: 'أُزيل تسجيلك: {{event}}',
    headline: 'لم تعد مسجّلًا',
    content: 'أزال المنظِّم تسجيلك. إذا كان ذلك مفاجئًا لك، فيُرجى التواصل مع المنظِّم.',
  },
  status: { confirmed: 'سأحضر', undecided: 'ربما', declined: 'لن أحضر', waiting: waiting.status },
  heldUntil: waiting.heldUntil,
  reminder: reminder.more,
  answer: 'ردّك',
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
  attached: 'الفعالية مرفقة لإضافتها إلى تقويمك.',
  attachedUpdate: 'يحدّث الملف المرفق الموعد في تقويمك.',
  attachedRemoval: 'يزيل الملف المرفق الفعالية من تقويمك.',
  withoutButton: 'إذا لم يعمل الزر، فافتح هذا العنوان:',
  reason: 'تصلك هذه الرسالة لأن هذا العنوان استُخدم للتسجيل في هذه الفعالية.',
  unsubscribe: 'لا ترسلوا إليّ مزيدًا من التحديثات',
}
