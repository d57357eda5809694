import type { SignUpMessages } from './en.ts'

export const signUp: SignUpMessages = {
  email: 'البريد الإلكتروني',
  question: 'هل ستحضر؟',
  confirmed: 'نعم',
  undecided: 'ربما',
  declined: 'لا',
  places: 'عدد المقاعد',
  seatsLeft: (count) =>
    ({
      zero: 'لا مقاعد متبقية',
      one: 'مقعد واحد متبقٍّ',
      two: 'مقعدان متبقيان',
      few: `${count} مقاعد متبقية`,
      many: `${count} مقعدًا متبقيًا`,
      other: `${count} مقعد متبقٍّ`,
    })[plural.select(count)],
  send: (seats) => (seats === 1 ? 'تأكيد الحضور' : `تأكيد حجز ${seatsIn(seats)}`),
  sendAnswer: 'إرسال الرد',
  fullText: 'قد يتوفّر مقعد إذا اعتذر أحدهم عن الحضور.',
  closedText: 'لم يعد التسجيل في هذه الفعالية ممكنًا.',
  unavailable: 'التسجيل غير متاح حاليًا',
  unavailableText: 'يُرجى المحاولة مرة أخرى بعد بضع دقائق.',
  alreadyIn: 'سبق لك التسجيل؟ عدّل تسجيلك',
  change: 'تعديل تسجيلك',
  again: 'تسجيل شخص آخر',
  errors: {
    email: 'يُرجى إدخال بريد إلكتروني صالح.',
    answer: 'يُرجى اختيار ردّ.',
    places: (most) => (most === 1 ? 'لا يمكن حجز أكثر من مقعد واحد.' : `يُرجى اختيار عدد المقاعد من 1 إلى ${most}.`),
    field: 'يُرجى التحقق من هذا الحقل.',
    late: 'ظل النموذج مفتوحًا مدة طويلة. يُرجى إرساله مرة أخرى.',
    again: 'لم يتم الإرسال. يُرجى المحاولة مرة أخرى.',
    tooMany: 'وصلت تسجيلات كثيرة جدًا من شبكتك. يُرجى المحاولة لاحقًا.',
    tooManyMails: 'هناك عدد كبير جدًا من الرسائل بانتظار الإرسال إلى هذا البريد. يُرجى المحاولة لاحقًا.',
  },
  done: {
    confirmed: { text: 'ستصلك رسالة بالبريد الإلكتروني فيها كل ما تحتاج إليه.' },
    undecided: {
      text: (seats) =>
        seats === 1
          ? 'سنحتفظ لك بمقعدك. يمكنك أن تقرّر لاحقًا عبر الرابط في رسالتنا.'
          : `سنحجز لك ${seatsIn(seats)}. يمكنك أن تقرّر لاحقًا عبر الرابط في رسالتنا.`,
    },
    declined: { text: 'إذا غيّرت رأيك، فاستخدم الرابط في رسالتنا.' },
    pending: {
      title: 'تفقّد بريدك الإلكتروني',
      text: 'سنرسل إليك رابطًا. افتحه خلال ساعة من وصوله لتأكيد تسجيلك.',
    },
  },
}

const plural = new Intl.PluralRules('ar')

/** A number of seats, in the accusative or genitive. */
export function seatsIn(count: number): string {
  const form = plural.select(count)
  if (form === 'two') return 'مقعدين'
  return `${count} ${form === 'few' ? 'مقاعد' : form === 'many' ? 'مقعدًا' : 'مقعد'}`
}
