import type { TicketMessages } from './en.ts'

export { signUp } from '../sign-up/ja.ts'

export const ticket: TicketMessages = {
  confirmed: '参加予定です',
  undecided: '参加するかもしれません',
  declined: '参加できません',
  waiting: 'キャンセル待ちに登録しました',
  signedUp: '申し込み済みです',
  held: '席を確保しています。決まりましたらお知らせください。',
  changedMind: 'ご都合が変わりましたか？今からでも参加に変更できます。',
  waitingText: 'キャンセル待ちに登録すると、お席の空きが出たときにメールでご案内します。',
  inLine: 'お席の空きが出たら、メールでご案内します。',
  dates: (count) => `この回答は全${count}日程に適用されます。`,
  series: 'この回答はシリーズの全日程に適用されます。',
  furtherDates: 'ほかの日程',
  directions: '経路を調べる',
  invite: '友だちを招待',
  buttons: {
    undecided: '未定と回答する',
    declined: '欠席を伝える',
  },
  linkFollows: '次に、アドレスを確認するためのリンクをメールでお送りします。',
  regrets: '参加できませんか？主催者に伝える',
  wrongAddress: 'アドレスが違いますか？',
}
