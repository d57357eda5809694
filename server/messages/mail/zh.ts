import type { MailMessages } from './en.ts'
import { reminder } from '../reminder/zh.ts'
import { waiting } from '../waiting/zh.ts'

export const mail: MailMessages = {
  texts: {
    rsvp_doi: {
      subject: '请确认您的电子邮件地址：{{event}}',
      headline: '还差一步',
      content: '确认您的电子邮件地址即可完成报名。按钮在一小时内有效。如果您没有报名，请忽略此邮件，不会有任何影响。',
      button_label: '确认我的地址',
    },
    rsvp_thank_you: {
      subject: '您的回复已确认：{{event}}',
      headline: '谢谢',
      content: '您的电子邮件地址已确认，回复已保存。您可以通过下面的按钮查看和修改。',
      button_label: '查看我的回复',
    },
    rsvp_signup_confirmation: {
      subject: '您的回复：{{event}}',
      headline: '感谢您的回复',
      content: '您的回复已保存。您可以通过下面的按钮查看和修改。',
      button_label: '查看我的回复',
    },
    rsvp_change_confirmation: {
      subject: '您的回复已更改：{{event}}',
      headline: '更改已保存',
      content: '这是您目前的回复。如果不是您本人更改的，请通过下面的按钮打开并更正。',
      button_label: '查看我的回复',
    },
    rsvp_event_update: {
      subject: '活动有变动：{{event}}',
      headline: '请留意新的信息',
      content: '主办方更改了此活动。以下是最新信息。',
      button_label: '查看我的回复',
    },
    rsvp_magic_link: {
      subject: '访问您的回复：{{event}}',
      headline: '打开您的回复',
      content: '您可以通过下面的按钮查看和修改您的回复。按钮在一小时内有效。如果您没有提出此请求，请忽略此邮件。',
      button_label: '打开我的回复',
    },
    rsvp_second_signup: {
      subject: '您已经报名：{{event}}',
      headline: '我们已收到您的回复',
      content:
        '有人（很可能是您本人）再次使用此地址报名。您的回复没有变化。您可以通过下面的按钮查看和修改，按钮在一小时内有效。',
      button_label: '打开我的回复',
    },
    ...waiting.texts,
    ...reminder.texts,
  },
  removed: {
    subject: '您的报名已被取消：{{event}}',
    headline: '您已不在报名名单中',
    content: '主办方取消了您的报名。如有疑问，请联系主办方。',
  },
  status: { confirmed: '参加', undecided: '可能参加', declined: '不参加', waiting: waiting.status },
  heldUntil: waiting.heldUntil,
  reminder: reminder.more,
  answer: '您的回复',
  places: '人数',
  ticket: { label: '您的票券', hint: '请在入口处出示此码。' },
  more: (count) => `另有 ${count} 个日期`,
  attached: '附件中的活动可添加到您的日历。',
  attachedUpdate: '附件会更新您日历中的活动。',
  attachedRemoval: '附件会从您的日历中移除该活动。',
  withoutButton: '如果按钮无法使用，请打开此地址：',
  reason: '您收到此邮件，是因为有人用此地址报名了该活动。',
  unsubscribe: '不再接收变动通知',
}
