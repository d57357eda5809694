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
  },
  status: 'على قائمة الانتظار',
  heldUntil: 'محجوز لك حتى',
  page: {
    join: 'الانضمام إلى قائمة الانتظار',
    text: 'انضم إلى قائمة الانتظار، وسنراسلك عندما يتوفّر مقعد لك.',
    position: (position) => `ترتيبك في القائمة هو ${position}.`,
    leave: 'مغادرة قائمة الانتظار',
    decline: 'لا، شكرًا',
    done: 'سنراسلك عندما يتوفّر مقعد لك.',
  },
}
