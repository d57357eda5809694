import type { ReminderMessages } from './en.ts'

export const reminder: ReminderMessages = {
  texts: {
    rsvp_reminder: {
      subject: '{{when}}: {{event}}',
      headline: '{{when}}',
      content: '필요한 내용을 모았습니다. 곧 뵙겠습니다.',
      button_label: '내 신청 보기',
    },
  },
  more: {
    undecided: '‘미정’으로 회신하셨습니다. 오실 수 있나요? 주최자에게 알려 주세요.',
    release: { before: '참석이 어려우신가요?', link: '자리를 양보해 주세요' },
    others: '곧 있을 다른 일정',
    unsubscribe: '미리 알림과 변경 알림 그만 받기',
  },
}
