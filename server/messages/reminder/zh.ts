import type { ReminderMessages } from './en.ts'

export const reminder: ReminderMessages = {
  texts: {
    rsvp_reminder: {
      subject: '{{when}}：{{event}}',
      headline: '{{when}}',
      content: '参加活动所需的信息都在这里，期待与您见面。',
      button_label: '查看我的报名',
    },
  },
  more: {
    undecided: '您之前表示“可能参加”。现在能确定了吗？请告诉主办方。',
    release: { before: '无法参加？', link: (seats) => (seats === 1 ? '让出名额' : `让出 ${seats} 个名额`) },
    others: '您近期还将参加',
    unsubscribe: '不再接收提醒和变更通知',
  },
}
