import type { WaitingMessages } from './en.ts'

export const waiting: WaitingMessages = {
  texts: {
    rsvp_waiting_joined: {
      subject: '您已加入候补名单：{{event}}',
      headline: '您已加入候补名单',
      content: '目前名额已满。一有空余名额，我们会发邮件通知您。如改变主意，您可以随时退出候补名单。',
      button_label: '查看我的排位',
    },
    rsvp_waiting_offer: {
      subject: '有名额了：{{event}}',
      headline: '有名额了',
      content: '好消息：轮到您了，我们已为您保留名额。请在期限内确认；如无法参加，请放弃名额，让给下一位。',
      button_label: '确认参加',
    },
    rsvp_waiting_lapsed: {
      subject: '名额保留已过期：{{event}}',
      headline: '名额保留已过期',
      content: '我们曾为您保留名额，但确认期限已过。您已不在候补名单上。',
      button_label: '我仍想参加',
    },
  },
  several: (seats) => ({
    joined: `目前名额已满。一有 ${seats} 个空余名额，我们会发邮件通知您。如改变主意，您可以随时退出候补名单。`,
    offer: {
      headline: `有 ${seats} 个名额了`,
      content: '好消息：轮到您了，我们已为您保留名额。请在期限内确认；如无法参加，请放弃名额，让给下一位。',
      button_label: `确认 ${seats} 个名额`,
    },
    lapsed: `我们曾为您保留 ${seats} 个名额，但确认期限已过。您已不在候补名单上。`,
  }),
  status: '候补中',
  heldUntil: () => '为您保留至',
  page: {
    join: '加入候补名单',
    leave: '退出候补名单',
    decline: '放弃名额',
    closed: '候补名单已关闭',
    closedText: '后续不再提供名额。',
    left: '您已退出候补名单',
    confirm: '只需再点击一下，即可加入候补名单。',
  },
}
