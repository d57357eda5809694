import type { Translation } from './en.ts'
import { signUp } from './sign-up/ja.ts'

export const ja: Translation = {
  add: 'カレンダーに追加',
  calendars: {
    ical: 'iCal ファイル',
  },
  close: '閉じる',
  continue: '続ける',
  unavailable: 'カレンダーボタンを読み込めませんでした。',
  openPage: 'イベントのページを開く',
  dates: {
    title: '日程を選んでください',
    text: 'このイベントには複数の日程があります。1 件ずつ追加できます。',
  },
  cancelled: '中止',
  cancelledHint: 'この日程は中止になりました。すでにカレンダーにある場合は、そちらで更新してください。',
  expired: 'このイベントは終了しました',
  recurring: '繰り返し',
  online: 'オンライン',
  subscribe: 'カレンダーを購読',
  overview: {
    empty: '現在、予定されているイベントはありません。',
    more: 'すべてのイベントを表示',
  },
  rsvp: '申し込む',
  rsvpExpired: '受付は終了しました',
  rsvpFull: '満席です',
  thanks: 'ありがとうございます',
  share: {
    mail: 'メールで送る',
    copy: 'リンクをコピー',
    copied: 'コピーしました',
    subject: 'イベントのご案内',
  },
  form: {
    send: '送信',
    sending: '送信中…',
    sent: '回答を送信しました。',
    failed: '回答を送信できませんでした。もう一度お試しください。',
    required: 'この項目を入力してください。',
    choose: '1 つ選んでください。',
    tick: 'チェックを入れてください。',
    number: '数字を入力してください。',
    optional: '任意',
    goesTo: (host) => `入力内容は ${host} に送信されます。`,
  },
  signUp,
  saved: 'カレンダーに追加しました',
  newWindow: '新しいウィンドウで開きます',
  madeWith: (product) => `${product} で作成`,
}
