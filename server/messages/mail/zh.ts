import type { MailMessages } from './en.ts'
import { reminder } from '../reminder/zh.ts'
import { waiting } from '../waiting/zh.ts'

export const mail: MailMessages = {
  texts: {
    rsvp_doi: {
      subject: '请确认您的邮箱：{{event}}',
      headline: '还差一步',
      content: '点击一次即可确认邮箱并完成报名。链接一小时内有效。没有报名？请忽略此邮件。',
      button_label: '确认我的邮箱',
    },
    rsvp_thank_you: {
      subject: '报名成功：{{event}}',
      headline: '报名成功',
      content: '您的邮箱已确认，您已在名单中。计划有变？您可以随时修改报名。',
      button_label: '查看我的报名',
    },
    rsvp_signup_confirmation: {
      subject: '报名成功：{{event}}',
      headline: '报名成功',
      content: '一切就绪。计划有变？您可以随时修改报名。',
      button_label: '查看我的报名',
    },
    rsvp_change_confirmation: {
      subject: '报名已更新：{{event}}',
      headline: '您的报名已更新',
      content: '这是您目前的报名信息。不是您本人修改的？请打开并更正。',
      button_label: '查看我的报名',
    },
    rsvp_event_update: {
      subject: '活动有变动：{{event}}',
      headline: '活动信息有变动',
      content: '以下是最新信息。',
      button_label: '查看我的报名',
    },
    rsvp_magic_link: {
      subject: '您的报名链接：{{event}}',
      headline: '打开您的报名',
      content: '通过此链接，您可以查看或修改报名。链接一小时内有效。没有申请？请忽略此邮件。',
      button_label: '打开我的报名',
    },
    rsvp_second_signup: {
      subject: '您已经回复过：{{event}}',
      headline: '我们已收到您的报名',
      content:
        '有人（很可能是您本人）再次使用此地址报名。一切没有变化。通过此链接，您可以查看或修改报名。链接一小时内有效。',
      button_label: '打开我的报名',
    },
    ...waiting.texts,
    ...reminder.texts,
  },
  replies: {
    undecided: {
      subject: '您可能参加：{{event}}',
      headline: '您可能参加',
      content: '我们已记为“可能参加”。决定后请告诉我们。',
    },
    declined: {
      subject: '您无法参加：{{event}}',
      headline: '您无法参加',
      content: '感谢告知。改变主意了？您可以随时修改。',
    },
  },
  cancelled: {
    subject: '已取消：{{event}}',
    headline: '活动已取消',
    content: '活动将不会举行。您无需进行任何操作。',
  },
  removed: {
    subject: '您的报名已被取消：{{event}}',
    headline: '您已不在报名名单中',
    content: '主办方取消了您的报名。如有疑问，请联系主办方。',
  },
  changes: {
    was: '原来',
    now: '现在',
    title: '名称',
    moved: '时间变更',
    place: '新地点',
    added: '新增日期',
    off: '日期取消',
    resumed: '恢复举行',
  },
  note: (organizer) => `${organizer}的留言`,
  status: { confirmed: '参加', undecided: '可能参加', declined: '不参加', waiting: waiting.status },
  heldUntil: waiting.heldUntil,
  reminder: reminder.more,
  answer: '您的回复',
  covers: '您的报名适用于所有日期。',
  places: '人数',
  ticket: { label: '您的票券', hint: '请在入口处出示此码。' },
  more: (count) => `另有 ${count} 个日期`,
  attached: '附件是日历邀请。',
  attachedForOthers: '使用 Apple 日历或其他日历，请打开附件。',
  attachedUpdate: '附件会更新您日历中的活动。',
  attachedRemoval: '附件会从您的日历中移除该活动。',
  withoutButton: '如果按钮无法使用，请打开此地址：',
  reason: '您收到此邮件，是因为您报名了该活动。',
  reasonOfStranger: '您收到此邮件，是因为有人用此地址报名了该活动。',
  unsubscribe: '不再接收变动通知',
}
