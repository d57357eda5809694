import type { Messages } from './en.ts'

export const ja: Messages = {
  icalFile: 'iCal ファイル',
  allDay: '終日',
  cancelled: '中止',
  copy: 'コピー',
  copied: 'コピーしました',
  pageAddress: 'このページのアドレス',
  anyway: 'このまま試す',
  otherCalendars: 'ほかのカレンダー',
  missing: {
    title: 'ページが見つかりません',
    text: 'リンクが不完全か、イベントが公開されていない可能性があります。',
  },
  dates: {
    title: '日程を選んでください',
    text: 'このイベントには複数の日程があります。1 件ずつ追加できます。',
    all: 'すべての日程を 1 つのファイルで',
  },
  calledOff: {
    title: 'この日程は中止になりました',
    text: '追加するものはありません。すでにカレンダーにある場合は、このファイルで更新できます。',
    file: 'カレンダーを更新',
  },
  series: {
    title: 'このイベントは繰り返されます',
    text: (calendar) =>
      `${calendar} では、リンクから繰り返しの予定を追加できません。すべての日程には別のカレンダーを選ぶか、1 件だけ追加してください。`,
    whole: 'すべての日程',
    next: '次の日程のみ',
  },
  inApp: {
    title: 'このページをブラウザーで開いてください',
    text: 'お使いのアプリからはカレンダーに追加できません。ブラウザーからは追加できます。',
    steps: ['アドレスをコピーします。', 'ブラウザーを開いて貼り付けます。'],
  },
  safari: {
    title: 'このページを Safari で開いてください',
    text: 'このブラウザーからはカレンダーを購読できません。Safari からは購読できます。',
    steps: ['アドレスをコピーします。', 'Safari を開いて貼り付けます。'],
  },
  subscribe: {
    title: 'このカレンダーを購読',
    address: 'カレンダーのアドレス',
    byHand: (calendar) =>
      `${calendar} には購読用のリンクがありません。アドレスをコピーし、${calendar} を開いて、インターネット上のカレンダーとして追加してください。`,
    cannot: (calendar) =>
      `${calendar} ではこのカレンダーを購読できません。別のカレンダーを選ぶか、アドレスをコピーしてください。`,
    onComputer: (calendar) =>
      `${calendar} で新しく購読できるのはパソコンのみです。このページをパソコンで開くか、アドレスをコピーしてください。`,
  },
}
