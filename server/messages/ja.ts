import { signUp } from '@kalends/button/messages/sign-up/ja'
import type { Messages } from './en.ts'
import { event } from './event/ja.ts'
import { mail } from './mail/ja.ts'
import { ticket } from './ticket/ja.ts'
import { waiting } from './waiting/ja.ts'

export const ja: Messages = {
  rsvp: {
    ...signUp,
    waiting,
    ticket,
    join: '席を確保する',
    full: '満席です',
    closed: '受付は終了しました',
    errors: {
      ...signUp.errors,
      several: '印の付いた項目を確認してください。',
      unavailable: '回答を保存できませんでした。少し待ってからもう一度お試しください。',
    },
    confirm: {
      text: 'あと 1 クリックで回答が有効になります。',
      button: 'アドレスを確認する',
      done: 'アドレスを確認しました',
      lapsed: '1時間以内に確認されなかった回答は削除されます。',
    },
    manage: {
      title: 'あなたの回答',
      save: '変更を保存',
      saved: '回答を保存しました。',
      ticket: mail.ticket,
      data: 'あなたのデータ',
      download: 'データをダウンロード',
      erase: 'データを消去',
      eraseText: 'メールアドレスと入力内容は完全に消去されます。',
      seats: {
        question: 'お席はどうしますか？',
        release: 'ほかの人のために空ける',
        keep: '名前を消して席は残す',
      },
      eraseButton: '完全に消去',
      erased: 'データを消去しました',
      erasedText: 'お名前とメールアドレスは消去されました。',
      released: 'お名前とメールアドレスは消去され、お席は空席に戻りました。',
      kept: 'お名前とメールアドレスは消去されました。お席はそのまま確保されます。',
    },
    access: {
      title: '回答の変更',
      text: '申し込みに使ったアドレスを入力してください。回答を変更できるリンクをお送りします。',
      button: 'リンクを送る',
      sent: 'このアドレスでの申し込みがあれば、リンクを記載したメールが届きます。',
      crowded:
        'このアドレスで確認済みの申し込みがあれば、リンクをお送りします。それ以外の場合は、送信待ちのメールが多すぎます。しばらくしてからもう一度お試しください。',
    },
    unsubscribe: {
      title: '変更のお知らせメールを停止しますか？',
      text: 'この主催者のイベントに変更があっても、お知らせは届かなくなります。回答はそのまま残ります。',
      button: '配信を停止',
      done: '配信を停止しました',
    },
    outdated: {
      title: 'このリンクは無効になりました',
      text: '期限が切れたか、別の用途で使われた可能性があります。新しいリンクを請求できます。',
    },
  },
  mail,
  page: {
    icalFile: 'iCal ファイル',
    allDay: '終日',
    cancelled: '中止',
    tentative: '仮予定',
    over: '終了',
    close: '閉じる',
    copy: 'コピー',
    copied: 'コピーしました',
    pageAddress: 'このページのアドレス',
    anyway: 'このまま試す',
    otherCalendars: 'ほかのカレンダー',
    add: 'カレンダーに追加',
    addTo: (calendar) => `${calendar} で追加`,
    madeWith: (product) => `${product} で作成`,
    event: {
      ...event,
      when: '日時',
      where: '場所',
      organizer: '主催',
      repeats: '繰り返し',
      nextDates: '次回以降の日程',
      pastDates: '過去の日程',
      about: 'このイベントについて',
      more: (group) => `「${group}」の他のイベント`,
      yourTime: 'お使いのタイムゾーンの時刻',
      online: 'オンライン',
      now: '開催中',
      over: 'このイベントは終了しました',
      cancelled: 'このイベントは中止になりました',
    },
    repeats: {
      daily: '毎日',
      weekly: '毎週',
      monthly: '毎月',
      yearly: '毎年',
      days: (count) => `${count} 日ごと`,
      weeks: (count) => `${count} 週間ごと`,
      months: (count) => `${count} か月ごと`,
      years: (count) => `${count} 年ごと`,
      until: (day) => `${day}まで`,
      times: (count) => (count === 1 ? '1 回のみ' : `全 ${count} 回`),
      irregular: '指定の日',
      workday: '平日',
      day: '日',
      ordinals: (kind) =>
        ['day'].includes(kind)
          ? ['第1', '第2', '第3', '第4', '第5', '最終', '最終日の前']
          : ['第1', '第2', '第3', '第4', '第5', '最終', '最後から2番目の'],
      nth: (ordinals, day) => `${ordinals}${day}`,
      fromEnd: (position, day, kind) =>
        kind === 'day' ? `月末から${position}日目` : `最後から${position}番目の${day}`,
      monthDay: (day) => `${day}日`,
      monthDays: (days) => days,
    },
    share: {
      title: '共有',
      mail: 'メールで送る',
      more: 'ほかの方法で共有',
      code: 'このページの QR コード',
    },
    group: {
      subscribe: 'カレンダーを購読',
      subscribeWith: (calendar) => `${calendar} で購読`,
      subscribed: '新しいイベントや変更は、お使いのカレンダーに自動で反映されます。',
      upcoming: '今後のイベント',
      none: '現在、予定されているイベントはありません。',
      past: '過去のイベント',
      noneFrom: (day) => `${day}以降のイベントはありません。`,
      further: 'さらに先のイベント',
    },
    cta: {
      thanks: 'ありがとうございます',
      back: 'イベントに戻る',
      backToGroup: 'カレンダーに戻る',
      go: '続ける',
      send: '送信',
      sending: '送信中…',
      required: 'この項目を入力してください。',
      choose: '1 つ選んでください。',
      tick: 'チェックを入れてください。',
      number: '数字を入力してください。',
      sent: '回答を送信しました。',
      failed: '回答を送信できませんでした。もう一度お試しください。',
      optional: '任意',
      goesTo: (host) => `入力内容は ${host} に送信されます。`,
    },
    missing: {
      title: 'ページが見つかりません',
      text: 'リンクが不完全か、イベントが公開されていない可能性があります。',
    },
    unpublished: {
      title: 'このイベントは公開されていません',
      text: 'まだ公開されていないか、公開が取り消されました。',
    },
    unavailable: {
      title: '現在このページは表示できません',
      text: 'こちら側で問題が発生しています。少し待ってからもう一度お試しください。',
      again: 'もう一度試す',
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
      all: 'この日だけでなく、シリーズのすべての日程が追加されます。',
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
  },
}
