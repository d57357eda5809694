import type { TicketMessages } from './en.ts'

export { signUp } from '../sign-up/ja.ts'

export const ticket: TicketMessages = {
  confirmed: '参加予定です',
  undecided: '参加は未定です',
  declined: '不参加で承りました',
  waiting: 'キャンセル待ちに登録しました',
  signedUp: '申し込み済みです',
  held: (seats) =>
    seats === 1
      ? 'お席を確保しています。ご予定が決まりましたらお知らせください。'
      : `${seats}席を確保しています。ご予定が決まりましたらお知らせください。`,
  changedMind: 'ご都合が変わった場合は、今からでも参加に変更できます。',
  waitingText: 'キャンセル待ちに登録すると、お席の空きが出たときにメールでご案内します。',
  inLine: (seats) =>
    seats === 1 ? 'お席の空きが出たら、メールでご案内します。' : `${seats}席の空きが出たら、メールでご案内します。`,
  position: (position) => `現在の順番は${position}番目です。`,
  holds: (time) => `ご案内から${time}以内に確定してください。`,
  leaveByMail: 'ご都合が変わった場合は、メールのリンクからいつでもキャンセル待ちを取り消せます。',
  dates: (count) => `お申し込みは${count === 2 ? '両方の' : `全${count}`}日程に有効です。`,
  series: 'お申し込みはシリーズの全日程に有効です。',
  furtherDates: 'ほかの日程',
  directions: '経路を見る',
  invite: '友だちを招待',
  codeByMail: '受付用のコードはメールに記載しています。',
  buttons: {
    undecided: '未定と伝える',
    declined: '不参加と伝える',
  },
  linkFollows: '続いて、アドレス確認用のリンクをメールでお送りします。',
  regrets: '参加できないことを主催者に伝える',
  wrongAddress: 'アドレスをお間違えですか？',
  view: 'お申し込み済みの方は、こちらから内容を確認できます',
  sendAgain: 'もう一度送る',
  oneAtATime: 'メールの送信は10分に1通までです。迷惑メールフォルダーもご確認ください。',
}
