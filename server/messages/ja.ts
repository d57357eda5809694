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
      unavailable: 'お申し込みを保存できませんでした。少し待ってからもう一度お試しください。',
    },
    confirm: {
      text: 'あと1クリックでお申し込みが確定します。',
      button: 'アドレスを確認する',
      done: 'お手続きが完了しました',
      lapsed: '1時間以内に確認されなかったお申し込みは削除されます。',
    },
    manage: {
      title: 'お申し込み内容',
      save: '変更を保存',
      saved: 'お申し込み内容を保存しました。',
      ticket: mail.ticket,
      data: '登録データ',
      download: 'データをダウンロード',
      erase: 'データを削除',
      eraseText: 'メールアドレスと入力内容は、すべて完全に削除されます。',
      seats: () => ({
        question: 'お席はどうしますか？',
        release: 'ほかの方のために空ける',
        keep: '名前を削除し、席は残す',
      }),
      eraseButton: '完全に削除',
      erased: 'データを削除しました',
      erasedText: 'お名前とメールアドレスを削除しました。',
      released: () => 'お名前とメールアドレスを削除し、お席を空席に戻しました。',
      kept: () => 'お名前とメールアドレスを削除しました。お席はそのまま確保されます。',
    },
    access: {
      title: 'お申し込み内容の変更',
      text: 'お申し込み時のメールアドレスを入力してください。変更用のリンクをメールでお送りします。',
      button: 'リンクを受け取る',
      sent: 'このアドレスでのお申し込みがある場合は、まもなくリンクがメールで届きます。',
      crowded:
        'このアドレスで確認済みのお申し込みがある場合は、まもなくリンクがメールで届きます。届かない場合は、このアドレスへの送信待ちのメールが多すぎる可能性があります。しばらくしてからもう一度お試しください。',
    },
    unsubscribe: {
      title: '変更のお知らせの配信を停止しますか？',
      text: '今後、この主催者のイベントに変更があってもメールは届きません。お申し込みはそのまま有効です。',
      button: '配信を停止',
      done: '配信を停止しました',
    },
    outdated: {
      title: 'このリンクは無効になりました',
      text: '有効期限が切れたか、すでに使用された可能性があります。新しいリンクをお送りできます。',
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
    pageAddress: 'リンク',
    anyway: 'このまま試す',
    otherCalendars: 'ほかのカレンダー',
    add: 'カレンダーに追加',
    addTo: (calendar) => `${calendar} に追加`,
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
      more: (group) => `「${group}」のほかのイベント`,
      yourTime: 'お使いの地域の時刻',
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
      days: (count) => `${count}日ごと`,
      weeks: (count) => `${count}週間ごと`,
      months: (count) => `${count}か月ごと`,
      years: (count) => `${count}年ごと`,
      exceptMonths: (months) => `${months}を除く`,
      until: (day) => `${day}まで`,
      times: (count) => (count === 1 ? '1回のみ' : `全${count}回`),
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
      choose: '1つ選んでください。',
      tick: 'チェックを入れてください。',
      number: '数字を入力してください。',
      sent: '送信が完了しました。',
      failed: '送信できませんでした。もう一度お試しください。',
      optional: '任意',
      goesTo: (host) => `入力内容は ${host} に送信されます。`,
    },
    missing: {
      title: 'ページが見つかりません',
      text: 'リンクが不完全か、イベントが公開されていない可能性があります。',
    },
    unpublished: {
      title: 'このイベントは公開されていません',
      text: 'まだ公開されていないか、公開が終了しています。',
    },
    unavailable: {
      title: '現在このページは表示できません',
      text: 'ただいま問題が発生しています。少し待ってからもう一度お試しください。',
      again: 'もう一度試す',
    },
    dates: {
      title: '日程を選んでください',
      text: 'このイベントには複数の日程があります。1件ずつ追加できます。',
      all: 'すべての日程を1つのファイルで追加',
    },
    calledOff: {
      title: 'この日程は中止になりました',
      text: 'カレンダーに追加する必要はありません。すでに追加済みの場合は、このファイルで更新できます。',
      file: 'カレンダーを更新',
    },
    series: {
      title: 'このイベントは繰り返し開催されます',
      text: (calendar) =>
        `${calendar} では、リンクから繰り返しの予定を追加できません。すべての日程を追加するには別のカレンダーを選んでください。1件だけ追加することもできます。`,
      whole: 'すべての日程',
      next: '次の日程のみ',
      all: 'この日だけでなく、シリーズのすべての日程が追加されます。',
    },
    inApp: {
      title: 'このページをブラウザーで開いてください',
      text: 'このアプリではカレンダーを開けません。ブラウザーなら開けます。',
      steps: ['リンクをコピーします。', 'ブラウザーを開いて貼り付けます。'],
    },
    safari: {
      title: 'このページを Safari で開いてください',
      text: 'このブラウザーではカレンダーを購読できません。Safari なら購読できます。',
      steps: ['リンクをコピーします。', 'Safari を開いて貼り付けます。'],
    },
    subscribe: {
      title: 'このカレンダーを購読',
      address: 'カレンダーのアドレス',
      byHand: (calendar) =>
        `${calendar} ではワンタップで購読できません。アドレスをコピーし、${calendar} で購読するカレンダーとして追加してください。`,
      cannot: (calendar) =>
        `${calendar} ではこのカレンダーを購読できません。別のカレンダーを選ぶか、アドレスをコピーしてください。`,
      onComputer: (calendar) =>
        `${calendar} で新しいカレンダーを購読できるのはパソコンだけです。このページをパソコンで開くか、アドレスをコピーしてください。`,
    },
  },
}
