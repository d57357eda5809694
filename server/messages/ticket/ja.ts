import { ticket as shared } from '@kalends/button/messages/ticket/ja'
import type { TicketMessages } from './en.ts'

export const ticket: TicketMessages = {
  ...shared,
  pending: 'あと少しです',
  codeByMail: '受付用のコードはメールに記載しています。',
  view: 'すでにお申し込みですか？回答を見る',
  cancelled: '開催されないため、お申し込みは不要です。',
  over: '受付は終了しました。ご参加ありがとうございました。',
  nothingToDo: 'お手続きは不要です。',
  remove: 'カレンダーから削除',
  sendAgain: 'もう一度送る',
}
