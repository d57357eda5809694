import type { ReminderMessages } from './en.ts'

export const reminder: ReminderMessages = {
  texts: {
    rsvp_reminder: {
      subject: '{{when}}：{{event}}',
      headline: '{{when}}',
      content: '当日のご案内です。お会いできるのを楽しみにしています。',
      button_label: '申し込み内容を見る',
    },
  },
  more: {
    undecided: '「未定」とのご連絡をいただいています。ご都合はいかがでしょうか。主催者にお知らせください。',
    release: {
      before: 'ご都合が悪くなりましたか？',
      link: (seats) => (seats === 1 ? '参加をキャンセルする' : `${seats}席をキャンセルする`),
    },
    others: 'ほかの参加予定',
    unsubscribe: 'リマインダーと変更のお知らせの配信を停止',
  },
}
