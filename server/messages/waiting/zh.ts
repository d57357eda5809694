import type { WaitingMessages } from './en.ts'

export const waiting: WaitingMessages = {
  texts: {
    rsvp_waiting_joined: {
      subject: '您已加入候补名单：{{event}}',
      headline: '您已加入候补名单',
      content: '目前席位已满。一旦有空位，我们会通过电子邮件通知您。改变主意了？您可以随时退出候补名单。',
      button_label: '查看我的位次',
    },
    rsvp_waiting_offer: {
      subject: '有席位留给您：{{event}}',
      headline: '有席位留给您',
      content: '好消息：轮到您了，我们已为您保留席位。请在期限内接受，或放弃以便下一位参加。',
      button_label: '接受席位',
    },
  },
  status: '候补中',
  heldUntil: '为您保留至',
  page: {
    join: '加入候补名单',
    text: '加入候补名单，有席位时我们会发邮件通知您。',
    position: (position) => `您目前排在第${position}位。`,
    leave: '退出候补名单',
    decline: '不用了，谢谢',
    done: '有席位时我们会发邮件通知您。',
  },
}
