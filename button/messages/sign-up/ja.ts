import type { SignUpMessages } from './en.ts'

export const signUp: SignUpMessages = {
  email: 'メールアドレス',
  question: 'ご参加いただけますか？',
  confirmed: '参加',
  undecided: '未定',
  declined: '不参加',
  places: '席数',
  seatsLeft: (count) => `残り${count}席`,
  send: (seats) => (seats === 1 ? '申し込みを確定する' : `${seats}席で申し込みを確定する`),
  sendAnswer: '出欠を送信する',
  fullText: 'キャンセルが出ると、お席に空きが出ることがあります。',
  closedText: 'このイベントのお申し込みは締め切りました。',
  unavailable: 'ただいまお申し込みいただけません',
  unavailableText: '数分後にもう一度お試しください。',
  alreadyIn: 'お申し込み済みの方は、こちらから変更できます',
  change: '申し込み内容を変更する',
  again: 'ほかの人の分を申し込む',
  errors: {
    email: '有効なメールアドレスを入力してください。',
    answer: '出欠を選んでください。',
    places: (most) => (most === 1 ? '選べるのは1席のみです。' : `1～${most}席の範囲で選んでください。`),
    field: 'この項目を確認してください。',
    late: 'フォームを開いてから時間が経過しました。もう一度送信してください。',
    again: '送信できませんでした。もう一度送信してください。',
    tooMany: 'お使いのネットワークからのお申し込みが多すぎます。しばらくしてからもう一度お試しください。',
    tooManyMails: 'このアドレスへの送信待ちのメールが多すぎます。しばらくしてからもう一度お試しください。',
  },
  done: {
    confirmed: { text: '必要な情報をメールでお送りします。' },
    undecided: {
      text: (seats) =>
        seats === 1
          ? 'お席は確保しておきます。ご予定が決まりましたら、メールのリンクからお知らせください。'
          : `${seats}席を確保しておきます。ご予定が決まりましたら、メールのリンクからお知らせください。`,
    },
    declined: { text: 'ご都合が変わった場合は、メールのリンクから変更できます。' },
    pending: {
      title: 'メールをご確認ください',
      text: 'リンクをメールでお送りします。届いてから1時間以内に開くと、お申し込みが確定します。',
    },
  },
}
