import type { ReminderMessages } from './en.ts'

export const reminder: ReminderMessages = {
  texts: {
    rsvp_reminder: {
      subject: '{{when}}：{{event}}',
      headline: '{{when}}',
      content: '当日のご案内です。お会いできるのを楽しみにしています。',
      button_label: '申し込みを確認する',
    },
  },
  more: {
    undecided: '「未定」とのお返事でした。ご都合はいかがですか。主催者にお知らせください。',
    release: { before: 'ご都合が悪くなりましたか。', link: 'お席をお譲りください' },
    others: 'ほかの予定',
    unsubscribe: 'リマインダーと変更のお知らせを停止する',
  },
}
