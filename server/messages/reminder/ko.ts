import type { ReminderMessages } from './en.ts'

export const reminder: ReminderMessages = {
  texts: {
    rsvp_reminder: {
      subject: '{{when}}: {{event}}',
      headline: '{{when}}',
      content: '참석에 필요한 내용을 안내해 드립니다. 곧 뵙겠습니다.',
      button_label: '내 신청 보기',
    },
  },
  more: {
    undecided: '‘미정’으로 알려 주셨습니다. 오실 수 있나요? 주최자에게 알려 주세요.',
    release: {
      before: '참석이 어려우신가요?',
      link: (seats) => (seats === 1 ? '자리 양보하기' : `자리 ${seats}개 양보하기`),
    },
    others: '곧 참석하실 다른 이벤트',
    unsubscribe: '리마인더와 변경 알림 그만 받기',
  },
}
