import type { ReminderMessages } from './en.ts'

export const reminder: ReminderMessages = {
  texts: {
    rsvp_reminder: {
      subject: '{{when}}：{{event}}',
      headline: '{{when}}',
      content: '您需要的信息都在这里，期待与您见面。',
      button_label: '查看我的报名',
    },
  },
  more: {
    undecided: '您之前回复“可能参加”。能来吗？请告诉主办方。',
    release: { before: '来不了了？', link: '让出您的席位' },
    others: '近期还有',
    unsubscribe: '不再接收提醒和变动通知',
  },
}
