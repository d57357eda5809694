import type { TicketMessages } from './en.ts'

export { signUp } from '../sign-up/zh.ts'

export const ticket: TicketMessages = {
  confirmed: '您已确认参加',
  undecided: '您可能参加',
  declined: '您已回复不参加',
  waiting: '您已加入候补名单',
  signedUp: '您已报名',
  held: (seats) =>
    seats === 1 ? '我们会为您保留名额，确定后请告诉我们。' : `我们会为您保留 ${seats} 个名额，确定后请告诉我们。`,
  changedMind: '如计划有变，您仍可改为参加。',
  waitingText: '加入候补名单，有名额时我们会发邮件通知您。',
  inLine: (seats) => (seats === 1 ? '有名额时我们会发邮件通知您。' : `有 ${seats} 个名额时我们会发邮件通知您。`),
  position: (position) => `您目前排在第 ${position} 位。`,
  holds: (time) => `届时请在${time}内确认。`,
  leaveByMail: '如改变主意，您可以随时通过邮件中的链接退出候补名单。',
  dates: (count) => `您的报名适用于${count === 2 ? '两个' : `全部 ${count} 个`}日期。`,
  series: '您的报名适用于该系列的所有日期。',
  furtherDates: '更多日期',
  directions: '查看路线',
  invite: '邀请朋友',
  codeByMail: '签到码在邮件中。',
  buttons: {
    undecided: '可能参加',
    declined: '不参加',
  },
  linkFollows: '接下来，我们会给您发送确认邮箱的链接。',
  regrets: '无法参加？告诉主办方',
  wrongAddress: '邮箱有误？',
  view: '已经报名了？查看报名',
  sendAgain: '重新发送',
  oneAtATime: '我们每十分钟最多发送一封邮件。也请查看垃圾邮件文件夹。',
}
