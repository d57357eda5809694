import { ticket as shared } from '@kalends/button/messages/ticket/ja'
import type { TicketMessages } from './en.ts'

export const ticket: TicketMessages = {
  ...shared,
  pending: 'あと一歩です',
  view: 'お申し込み済みの方は、こちらから内容を確認できます',
  cancelled: '開催されないため、お申し込みは受け付けていません。',
  over: '受付は終了しました。ご参加くださった皆さま、ありがとうございました。',
  nothingToDo: 'お手続きは不要です。',
  remove: 'カレンダーから削除',
  sendAgain: 'もう一度送る',
  earlierLinks: '届くまで数分かかることがあります。以前のメールのリンクも引き続きお使いいただけます。',
  mailTo: 'メールの送信先',
  oneAtATime: 'メールの送信は10分に1通までです。迷惑メールフォルダーもご確認ください。',
}
