import type { SignUpMessages } from './en.ts'

export const signUp: SignUpMessages = {
  email: '邮箱地址',
  question: '您会来吗？',
  confirmed: '会',
  undecided: '可能',
  declined: '不会',
  places: '席位数',
  seatsLeft: (count) => `剩余 ${count} 个席位`,
  send: '确认我的席位',
  sendAnswer: '提交我的回复',
  fullText: '目前没有空余席位。有人取消后会空出席位。',
  closedText: '您已无法报名参加此活动。',
  unavailable: '目前无法报名',
  unavailableText: '请过几分钟再试。',
  alreadyIn: '已经报名了？更改您的回复',
  change: '更改您的回复',
  again: '再提交一次',
  errors: {
    email: '请输入有效的邮箱地址。',
    answer: '请选择回复。',
    places: (most) => (most === 1 ? '只能选择一个席位。' : `请选择 1 到 ${most} 个席位。`),
    field: '请检查此项。',
    late: '表单打开时间过长，请重新提交。',
    again: '提交未成功，请再提交一次。',
    tooMany: '来自您所在网络的回复过多，请稍后重试。',
    tooManyMails: '等待发送到此地址的邮件过多，请稍后重试。',
  },
  done: {
    confirmed: { title: '您的席位已预留', text: '您将收到一封邮件，其中包含您需要了解的一切。' },
    undecided: {
      title: '感谢您的回复',
      text: '我们会保留您的席位。您仍可通过邮件中的链接作出决定。',
    },
    declined: { title: '感谢您告知我们', text: '如果您改变主意，请使用邮件中的链接。' },
    pending: {
      title: '请查看您的邮箱',
      text: '您将收到一封包含链接的邮件。请在收到后一小时内打开链接，以确认您的回复。',
    },
  },
}
