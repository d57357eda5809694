import { ticket as shared } from '@kalends/button/messages/ticket/zh'
import type { TicketMessages } from './en.ts'

export const ticket: TicketMessages = {
  ...shared,
  pending: '还差一步',
  cancelled: '活动不会举行，无需报名。',
  over: '报名已截止。感谢所有到场的朋友。',
  nothingToDo: '您无需进行任何操作。',
  remove: '从我的日历中移除',
  earlierLinks: '可能需要几分钟。之前邮件中的链接仍然有效。',
  mailTo: '邮件正发送至',
  corrected: {
    title: '这封邮件发到了错误的邮箱',
    text: '邮箱地址之后已更正。请使用发到正确邮箱的邮件中的链接。不是您本人报名？那么您无需进行任何操作。',
  },
}
