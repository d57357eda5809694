import type { MailMessages } from './en.ts'
import { reminder } from '../reminder/ja.ts'
import { waiting } from '../waiting/ja.ts'

export const mail: MailMessages = {
  texts: {
    rsvp_doi: {
      subject: 'メールアドレスの確認をお願いします：{{event}}',
      headline: 'あと一歩です',
      content:
        'メールアドレスを確認すると申し込みが完了します。ボタンは1時間有効です。お申し込みでない場合は、このメールを無視してください。何も起こりません。',
      button_label: 'アドレスを確認する',
    },
    rsvp_thank_you: {
      subject: '回答が確定しました：{{event}}',
      headline: 'ありがとうございます',
      content: 'メールアドレスが確認され、回答が保存されました。下のボタンから確認や変更ができます。',
      button_label: '回答を見る',
    },
    rsvp_signup_confirmation: {
      subject: '回答を受け付けました：{{event}}',
      headline: 'ご回答ありがとうございます',
      content: '回答が保存されました。下のボタンから確認や変更ができます。',
      button_label: '回答を見る',
    },
    rsvp_change_confirmation: {
      subject: '回答が変更されました：{{event}}',
      headline: '変更を保存しました',
      content: '現在の回答は次のとおりです。変更した覚えがない場合は、下のボタンから開いて修正してください。',
      button_label: '回答を見る',
    },
    rsvp_event_update: {
      subject: 'イベントが変更されました：{{event}}',
      headline: '新しい内容をご確認ください',
      content: '主催者がこのイベントを変更しました。現在の内容は次のとおりです。',
      button_label: '回答を見る',
    },
    rsvp_magic_link: {
      subject: '回答へのアクセス：{{event}}',
      headline: '回答を開く',
      content:
        '下のボタンから回答の確認や変更ができます。ボタンは1時間有効です。お心当たりがない場合は、このメールを無視してください。',
      button_label: '回答を開く',
    },
    rsvp_second_signup: {
      subject: 'すでに申し込み済みです：{{event}}',
      headline: '回答はすでに届いています',
      content:
        'このアドレスでもう一度申し込みがありました（おそらくご本人によるものです）。回答は変わっていません。下のボタンから確認や変更ができます。ボタンは1時間有効です。',
      button_label: '回答を開く',
    },
    ...waiting.texts,
    ...reminder.texts,
  },
  removed: {
    subject: '申し込みが取り消されました：{{event}}',
    headline: '申し込みは取り消されました',
    content: '主催者があなたの申し込みを取り消しました。お心当たりがない場合は、主催者にお問い合わせください。',
  },
  status: { confirmed: '参加', undecided: '未定', declined: '不参加', waiting: waiting.status },
  heldUntil: waiting.heldUntil,
  reminder: reminder.more,
  answer: 'あなたの回答',
  places: '人数',
  ticket: { label: 'あなたのチケット', hint: '受付でこのコードをご提示ください。' },
  more: (count) => `ほか ${count} 件の日程`,
  attached: 'カレンダー用にイベントを添付しています。',
  attachedUpdate: '添付ファイルでカレンダーの予定を更新できます。',
  attachedRemoval: '添付ファイルでカレンダーから予定を削除できます。',
  withoutButton: 'ボタンが動作しない場合は、このアドレスを開いてください：',
  reason: 'このアドレスでイベントの申し込みがあったため、このメールをお送りしています。',
  unsubscribe: '変更のお知らせを受け取らない',
}
