import { ticket as shared } from '@kalends/button/messages/ticket/ja'
import type { TicketMessages } from './en.ts'

export const ticket: TicketMessages = {
  ...shared,
  pending: 'あと一歩です',
  cancelled: '開催されないため、お申し込みは受け付けていません。',
  over: '受付は終了しました。ご参加くださった皆さま、ありがとうございました。',
  nothingToDo: 'お手続きは不要です。',
  remove: 'カレンダーから削除',
  earlierLinks: '届くまで数分かかることがあります。以前のメールのリンクも引き続きお使いいただけます。',
  mailTo: 'メールの送信先',
  corrected: {
    title: 'このメールは誤ったアドレスに送信されました',
    text: 'アドレスはその後訂正されました。正しいアドレスに届いたメールのリンクをご利用ください。お申し込みに心当たりがない場合、お手続きは不要です。',
  },
}
