import type { SignUpMessages } from './en.ts'

export const signUp: SignUpMessages = {
  email: '邮箱地址',
  question: '您能来参加吗？',
  confirmed: '参加',
  undecided: '可能参加',
  declined: '不参加',
  places: '名额',
  seatsLeft: (count) => `剩余 ${count} 个名额`,
  send: (seats) => (seats === 1 ? '确认报名' : `确认 ${seats} 个名额`),
  sendAnswer: '提交回复',
  fullText: '如有人取消，可能会空出名额。',
  closedText: '此活动已停止报名。',
  unavailable: '目前无法报名',
  unavailableText: '请过几分钟再试。',
  alreadyIn: '已经报名了？修改报名',
  change: '修改报名',
  again: '为他人报名',
  errors: {
    email: '请输入有效的邮箱地址。',
    answer: '请选择是否参加。',
    places: (most) => (most === 1 ? '只能选择 1 个名额。' : `请选择 1 到 ${most} 个名额。`),
    field: '请检查此项。',
    late: '表单打开时间过长，请重新提交。',
    again: '提交未成功，请再提交一次。',
    tooMany: '来自您所在网络的报名过多，请稍后再试。',
    tooManyMails: '待发往此邮箱的邮件过多，请稍后再试。',
  },
  done: {
    confirmed: { text: '我们会将活动所需的信息发送到您的邮箱。' },
    undecided: {
      text: (seats) =>
        seats === 1
          ? '我们会为您保留名额。确定后，请通过邮件中的链接告诉我们。'
          : `我们会为您保留 ${seats} 个名额。确定后，请通过邮件中的链接告诉我们。`,
    },
    declined: { text: '如改变主意，可通过邮件中的链接修改。' },
    pending: {
      title: '请查看您的邮箱',
      text: '我们会给您发送一个链接。请在收到后一小时内打开，以确认报名。',
    },
  },
}
