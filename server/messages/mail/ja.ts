import type { MailMessages } from './en.ts'
import { reminder } from '../reminder/ja.ts'
import { waiting } from '../waiting/ja.ts'

export const mail: MailMessages = {
  texts: {
    rsvp_doi: {
      subject: 'メールアドレス確認のお願い：{{event}}',
      headline: 'あと一歩です',
      content:
        'ワンクリックでメールアドレスの確認とお申し込みが完了します。リンクは1時間有効です。お申し込みに心当たりがない場合は、このメールを破棄してください。',
      button_label: 'アドレスを確認する',
    },
    rsvp_thank_you: {
      subject: 'お申し込み完了：{{event}}',
      headline: 'お申し込みが完了しました',
      content:
        'メールアドレスの確認が完了し、参加者リストに登録されました。ご都合が変わった場合は、いつでもお申し込み内容を変更できます。',
      button_label: '申し込み内容を見る',
    },
    rsvp_signup_confirmation: {
      subject: 'お申し込み完了：{{event}}',
      headline: 'お申し込みが完了しました',
      content: 'お申し込みありがとうございます。ご都合が変わった場合は、いつでもお申し込み内容を変更できます。',
      button_label: '申し込み内容を見る',
    },
    rsvp_change_confirmation: {
      subject: 'お申し込み内容の変更：{{event}}',
      headline: 'お申し込み内容が変更されました',
      content: '現在のお申し込み内容は次のとおりです。変更に心当たりがない場合は、内容を開いて修正してください。',
      button_label: '申し込み内容を見る',
    },
    rsvp_event_update: {
      subject: '変更のお知らせ：{{event}}',
      headline: 'イベントの内容が変更されました',
      content: '最新の内容は次のとおりです。',
      button_label: '申し込み内容を見る',
    },
    rsvp_magic_link: {
      subject: 'お申し込み内容の確認用リンク：{{event}}',
      headline: 'お申し込み内容の確認・変更',
      content:
        'このリンクから、お申し込み内容の確認や変更ができます。リンクは1時間有効です。お心当たりがない場合は、このメールを破棄してください。',
      button_label: '申し込み内容を開く',
    },
    rsvp_second_signup: {
      subject: 'お申し込みは受付済みです：{{event}}',
      headline: 'お申し込みは受付済みです',
      content:
        'このアドレスで再度お申し込みがありました（ご本人によるものと思われます）。お申し込み内容に変更はありません。このリンクから、お申し込み内容の確認や変更ができます。リンクは1時間有効です。',
      button_label: '申し込み内容を開く',
    },
    ...waiting.texts,
    ...reminder.texts,
  },
  replies: {
    undecided: {
      subject: '参加未定：{{event}}',
      headline: '参加は未定です',
      content: '「未定」で承りました。ご予定が決まりましたらお知らせください。',
    },
    declined: {
      subject: '不参加：{{event}}',
      headline: '不参加で承りました',
      content: 'ご連絡ありがとうございます。ご都合が変わった場合は、いつでも変更できます。',
    },
  },
  again: {
    confirmed: 'お申し込みは受付済みです',
    undecided: '引き続き「未定」で承っています',
    waiting: 'キャンセル待ちに登録済みです',
    declined: {
      headline: '引き続き「不参加」で承っています',
      content:
        'このアドレスで再度お申し込みがありました（ご本人によるものと思われます）。内容は変更しておらず、引き続き「不参加」で承っています。ご参加いただける場合は、このリンクからお知らせください。リンクは1時間有効です。',
      button_label: '参加に変更する',
    },
  },
  cancelled: {
    subject: '中止：{{event}}',
    headline: 'このイベントは中止になりました',
    content: 'イベントは開催されません。お手続きは不要です。',
  },
  removed: {
    subject: 'お申し込みが取り消されました：{{event}}',
    headline: 'お申し込みが取り消されました',
    content: '主催者がお申し込みを取り消しました。お心当たりがない場合は、主催者にお問い合わせください。',
  },
  changes: {
    was: '変更前',
    now: '変更後',
    title: '名称',
    moved: '日時変更',
    place: '会場変更',
    added: '日程追加',
    off: '日程中止',
    resumed: '開催に変更',
  },
  note: (organizer) => `${organizer}からのメッセージ`,
  status: { confirmed: '参加', undecided: '未定', declined: '不参加', waiting: waiting.status },
  heldUntil: waiting.heldUntil,
  reminder: reminder.more,
  answer: '出欠',
  covers: 'お申し込みはすべての日程に有効です。',
  places: '席数',
  ticket: { label: 'チケット', hint: '受付でこのコードをご提示ください。' },
  attached: 'カレンダー用のファイルを添付しています。',
  attachedForOthers: 'Apple やその他のカレンダーでは、添付ファイルを開いてください。',
  attachedUpdate: '添付ファイルでカレンダーの予定を更新できます。',
  attachedRemoval: '添付ファイルでカレンダーから予定を削除できます。',
  withoutButton: 'ボタンが動作しない場合は、次のリンクを開いてください：',
  reason: 'このイベントにお申し込みいただいたため、このメールをお送りしています。',
  reasonOfStranger: 'このアドレスでイベントの申し込みがあったため、このメールをお送りしています。',
  unsubscribe: '変更のお知らせの配信を停止',
}
