import type { WaitingMessages } from './en.ts'

export const waiting: WaitingMessages = {
  texts: {
    rsvp_waiting_joined: {
      subject: 'أنت على قائمة الانتظار: {{event}}',
      headline: 'أنت على قائمة الانتظار',
      content:
        'جميع المقاعد محجوزة حاليًا. إذا شغر مقعد فسنعرضه عليك بالبريد الإلكتروني. غيّرت رأيك؟ يمكنك مغادرة القائمة في أي وقت.',
      button_label: 'عرض ترتيبي',
    },
    rsvp_waiting_offer: {
      subject: 'هناك مقعد لك: {{event}}',
      headline: 'هناك مقعد لك',
      content:
        'خبر سار: حان دورك، ونحن نحتفظ لك بمقعدك. اقبله في الوقت المحدد، أو اعتذر ليتمكن الشخص التالي من الحضور.',
      button_label: 'قبول المقعد',
    },
  },
  status: 'على قائمة الانتظار',
  heldUntil: 'محجوز لك حتى',
  page: {
    join: 'الانضمام إلى قائمة الانتظار',
    text: 'انضم إلى قائمة الانتظار، وسنراسلك عندما يتوفر مقعد لك.',
    position: (position) => `ترتيبك في القائمة هو ${position}.`,
    leave: 'مغادرة قائمة الانتظار',
    decline: 'لا، شكرًا',
    done: 'سنراسلك عندما يتوفر مقعد لك.',
  },
}
