import type { SignUpMessages } from './en.ts'

export const signUp: SignUpMessages = {
  email: 'メールアドレス',
  question: '参加しますか？',
  confirmed: 'はい',
  undecided: '未定',
  declined: 'いいえ',
  places: '席数',
  seatsLeft: (count) => `残り ${count} 席`,
  send: '席を確定する',
  sendAnswer: '回答を送信',
  fullText: '現在、空席はありません。キャンセルが出ると空席ができます。',
  closedText: 'このイベントにはもう申し込めません。',
  unavailable: 'ただいまお申し込みいただけません',
  unavailableText: '数分後にもう一度お試しください。',
  alreadyIn: 'すでにお申し込みですか？回答を変更する',
  change: '回答の変更',
  again: 'もう一度回答する',
  errors: {
    email: '有効なメールアドレスを入力してください。',
    answer: '回答を選んでください。',
    places: (most) => (most === 1 ? '選べるのは 1 席のみです。' : `1～${most} 席の範囲で選んでください。`),
    field: 'この項目を確認してください。',
    late: 'フォームを開いてから時間がたちすぎました。もう一度送信してください。',
    again: '送信できませんでした。もう一度送信してください。',
    tooMany: 'お使いのネットワークからの回答が多すぎます。しばらくしてからもう一度お試しください。',
    tooManyMails: 'このアドレスへの送信待ちのメールが多すぎます。しばらくしてからもう一度お試しください。',
  },
  done: {
    confirmed: { title: '席を確保しました', text: '必要な情報をメールでお送りします。' },
    undecided: {
      title: 'ご回答ありがとうございます',
      text: '席は取っておきます。メールのリンクから後で決められます。',
    },
    declined: { title: 'ご連絡ありがとうございます', text: '気が変わったら、メールのリンクをご利用ください。' },
    pending: {
      title: 'メールをご確認ください',
      text: 'リンクを記載したメールが届きます。届いてから 1 時間以内にリンクを開くと、回答が確定します。',
    },
  },
}
