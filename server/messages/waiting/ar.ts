import { seatsIn } from '@kalends/button/messages/sign-up/ar'
import type { WaitingMessages } from './en.ts'

export const waiting: WaitingMessages = {
  texts: {
    rsvp_waiting_joined: {
      subject: 'أنت على قائمة الانتظار: {{event}}',
      headline: 'أنت على قائمة الانتظار',
      content:
        'جميع المقاعد محجوزة حاليًا. إذا توفّر مقعد، فسنعرضه عليك بالبريد الإلكتروني. غيّرت رأيك؟ يمكنك مغادرة القائمة في أي وقت.',
      button_label: 'عرض ترتيبي',
    },
    rsvp_waiting_offer: {
      subject: 'توفّر مقعد لك: {{event}}',
      headline: 'توفّر مقعد لك',
      content: 'خبر سار: حان دورك، ونحتفظ لك بمقعدك. اقبله قبل انتهاء المهلة، أو اعتذر عنه ليتمكن من يليك من الحضور.',
      button_label: 'قبول المقعد',
    },
    rsvp_waiting_lapsed: {
      subject: 'انتهت مهلة حجزك: {{event}}',
      headline: 'انتهت مهلة حجزك',
      content: 'احتفظنا لك بمقعد، لكن مهلة قبوله انتهت. لم تعد على قائمة الانتظار.',
      button_label: 'ما زلت أرغب في الحضور',
    },
  },
  several: (seats) => ({
    joined: `جميع المقاعد محجوزة حاليًا. إذا أمكننا حجز ${seatsIn(seats)} لك، فسنرسل إليك عرضًا بالبريد الإلكتروني. غيّرت رأيك؟ يمكنك مغادرة القائمة في أي وقت.`,
    offer: {
      headline: seatsFree(seats),
      content: 'خبر سار: حان دورك، وحجزك محفوظ. اقبل العرض قبل انتهاء المهلة، أو اعتذر عنه ليتمكن من يليك من الحضور.',
      button_label: `قبول ${seatsIn(seats)}`,
    },
    lapsed: `حجزنا لك ${seatsIn(seats)}، لكن مهلة القبول انتهت. لم تعد على قائمة الانتظار.`,
  }),
  status: 'على قائمة الانتظار',
  heldUntil: () => 'حجزك سارٍ حتى',
  page: {
    join: 'الانضمام إلى قائمة الانتظار',
    leave: 'مغادرة قائمة الانتظار',
    decline: 'لا، شكرًا',
    closed: 'أُغلقت قائمة الانتظار',
    closedText: 'لن تُتاح مقاعد أخرى.',
    left: 'لم تعد على قائمة الانتظار',
    confirm: 'نقرة واحدة وتنضم إلى قائمة الانتظار.',
  },
}

/** "There are … seats for you": the verb agrees with the seats, which are in the nominative. */
function seatsFree(count: number): string {
  if (count === 2) return 'توفّر مقعدان لك'
  const isFew = new Intl.PluralRules('ar').select(count) === 'few'
  return `${isFew ? 'توفّرت' : 'توفّر'} ${seatsIn(count)} لك`
}
