import type { MailMessages } from './en.ts'
import { reminder } from '../reminder/ja.ts'
import { waiting } from '../waiting/ja.ts'

export const mail: MailMessages = {
  texts: {
    rsvp_doi: {
      subject: 'メールアドレスをご確認ください：{{event}}',
      headline: 'あと一歩です',
      content:
        'ワンクリックでメールアドレスを確認し、お申し込みが完了します。リンクは1時間有効です。お申し込みでない場合は、このメールを無視してください。',
      button_label: 'アドレスを確認する',
    },
    rsvp_thank_you: {
      subject: 'お申し込み完了：{{event}}',
      headline: 'お申し込みが完了しました',
      content:
        'メールアドレスの確認が完了し、参加者リストに登録されました。ご予定が変わった場合は、いつでも変更できます。',
      button_label: '申し込みを見る',
    },
    rsvp_signup_confirmation: {
      subject: 'お申し込み完了：{{event}}',
      headline: 'お申し込みが完了しました',
      content: '準備はすべて整いました。ご予定が変わった場合は、いつでも変更できます。',
      button_label: '申し込みを見る',
    },
    rsvp_change_confirmation: {
      subject: 'お申し込み内容の変更：{{event}}',
      headline: 'お申し込み内容を更新しました',
      content: '現在のお申し込み内容は次のとおりです。変更した覚えがない場合は、開いて修正してください。',
      button_label: '申し込みを見る',
    },
    rsvp_event_update: {
      subject: '変更のお知らせ：{{event}}',
      headline: 'イベントの内容が変わりました',
      content: '最新の内容は次のとおりです。',
      button_label: '申し込みを見る',
    },
    rsvp_magic_link: {
      subject: 'お申し込みページへのリンク：{{event}}',
      headline: 'お申し込みを開く',
      content:
        'このリンクから、お申し込みの確認や変更ができます。リンクは1時間有効です。お心当たりがない場合は、このメールを無視してください。',
      button_label: '申し込みを開く',
    },
    rsvp_second_signup: {
      subject: 'すでにご返信いただいています：{{event}}',
      headline: 'お申し込みはすでに届いています',
      content:
        'このアドレスでもう一度お申し込みがありました（おそらくご本人によるものです）。内容は変わっていません。このリンクから、お申し込みの確認や変更ができます。リンクは1時間有効です。',
      button_label: '申し込みを開く',
    },
    ...waiting.texts,
    ...reminder.texts,
  },
  replies: {
    undecided: {
      subject: '参加未定：{{event}}',
      headline: '参加は未定です',
      content: '「未定」として承りました。お決まりになりましたらお知らせください。',
    },
    declined: {
      subject: '不参加：{{event}}',
      headline: 'ご不参加を承りました',
      content: 'ご連絡ありがとうございます。ご予定が変わった場合は、いつでも変更できます。',
    },
  },
  cancelled: {
    subject: '中止：{{event}}',
    headline: 'このイベントは中止になりました',
    content: '開催されません。お手続きは必要ありません。',
  },
  removed: {
    subject: '申し込みが取り消されました：{{event}}',
    headline: '申し込みは取り消されました',
    content: '主催者があなたの申し込みを取り消しました。お心当たりがない場合は、主催者にお問い合わせください。',
  },
  changes: {
    was: '変更前',
    now: '変更後',
    title: '名称',
    moved: '日時変更',
    place: '会場変更',
    added: '日程追加',
    off: '日程中止',
    resumed: '開催再開',
  },
  note: (organizer) => `${organizer}からのメッセージ`,
  status: { confirmed: '参加', undecided: '未定', declined: '不参加', waiting: waiting.status },
  heldUntil: waiting.heldUntil,
  reminder: reminder.more,
  answer: 'ご返信',
  covers: 'お申し込みはすべての日程に有効です。',
  places: '人数',
  ticket: { label: 'あなたのチケット', hint: '受付でこのコードをご提示ください。' },
  more: (count) => `ほか ${count} 件の日程`,
  attached: 'カレンダー用の招待を添付しています。',
  attachedForOthers: 'Apple やその他のカレンダーでは、添付ファイルを開いてください。',
  attachedUpdate: '添付ファイルでカレンダーの予定を更新できます。',
  attachedRemoval: '添付ファイルでカレンダーから予定を削除できます。',
  withoutButton: 'ボタンが動作しない場合は、このアドレスを開いてください：',
  reason: 'このイベントにお申し込みいただいたため、このメールをお送りしています。',
  reasonOfStranger: 'このアドレスでイベントの申し込みがあったため、このメールをお送りしています。',
  unsubscribe: '変更のお知らせを受け取らない',
}
