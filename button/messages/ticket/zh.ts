import type { TicketMessages } from './en.ts'

export { signUp } from '../sign-up/zh.ts'

export const ticket: TicketMessages = {
  confirmed: '您将参加',
  undecided: '您可能参加',
  declined: '您无法参加',
  waiting: '您已加入候补名单',
  signedUp: '您已报名',
  held: '我们为您保留着席位，决定后请告诉我们。',
  changedMind: '计划有变？您仍可改为参加。',
  waitingText: '加入候补名单，有席位时我们会发邮件通知您。',
  inLine: '有席位时我们会发邮件通知您。',
  dates: (count) => `您的回复适用于全部 ${count} 个日期。`,
  series: '您的回复适用于该系列的所有日期。',
  furtherDates: '更多日期',
  directions: '路线导航',
  invite: '邀请朋友',
  buttons: {
    undecided: '回复待定',
    declined: '告知无法参加',
  },
  linkFollows: '接下来，我们会通过邮件发送确认地址的链接。',
  regrets: '无法参加？告诉主办方',
  wrongAddress: '地址有误？',
}
