import type { MailMessages } from './en.ts'
import { reminder } from '../reminder/zh.ts'
import { waiting } from '../waiting/zh.ts'

export const mail: MailMessages = {
  texts: {
    rsvp_doi: {
      subject: '请确认您的邮箱：{{event}}',
      headline: '还差一步',
      content: '点击一下，即可确认邮箱并完成报名。链接一小时内有效。如非您本人报名，请忽略此邮件。',
      button_label: '确认我的邮箱',
    },
    rsvp_thank_you: {
      subject: '报名成功：{{event}}',
      headline: '报名成功',
      content: '您的邮箱已确认，您已在参加名单中。如计划有变，您可以随时修改报名。',
      button_label: '查看我的报名',
    },
    rsvp_signup_confirmation: {
      subject: '报名成功：{{event}}',
      headline: '报名成功',
      content: '一切就绪。如计划有变，您可以随时修改报名。',
      button_label: '查看我的报名',
    },
    rsvp_change_confirmation: {
      subject: '报名已更新：{{event}}',
      headline: '您的报名已更新',
      content: '以下是您目前的报名信息。如非您本人修改，请打开报名进行更正。',
      button_label: '查看我的报名',
    },
    rsvp_event_update: {
      subject: '活动变更：{{event}}',
      headline: '活动信息已变更',
      content: '以下是最新信息。',
      button_label: '查看我的报名',
    },
    rsvp_magic_link: {
      subject: '您的报名链接：{{event}}',
      headline: '查看或修改报名',
      content: '通过此链接，您可以查看或修改报名。链接一小时内有效。如非您本人操作，请忽略此邮件。',
      button_label: '打开我的报名',
    },
    rsvp_second_signup: {
      subject: '您已经报过名了：{{event}}',
      headline: '我们已收到您的报名',
      content:
        '有人（很可能是您本人）再次用此邮箱报名。您原来的报名没有变化。通过此链接，您可以查看或修改报名。链接一小时内有效。',
      button_label: '打开我的报名',
    },
    ...waiting.texts,
    ...reminder.texts,
  },
  replies: {
    undecided: {
      subject: '您可能参加：{{event}}',
      headline: '您可能参加',
      content: '我们已记录为“可能参加”。确定后请告诉我们。',
    },
    declined: {
      subject: '您已回复不参加：{{event}}',
      headline: '您已回复不参加',
      content: '感谢您告知我们。如改变主意，您可以随时修改。',
    },
  },
  again: {
    confirmed: '您已经报过名了',
    undecided: '您的回复仍是“可能参加”',
    waiting: '您已在候补名单中',
    declined: {
      headline: '您的回复仍是“不参加”',
      content:
        '有人（很可能是您本人）再次用此邮箱报名。我们没有做任何更改：您的回复仍是“不参加”。现在可以参加了吗？请通过此链接告诉我们。链接一小时内有效。',
      button_label: '改为参加',
    },
  },
  cancelled: {
    subject: '已取消：{{event}}',
    headline: '此活动已取消',
    content: '活动不会举行。您无需进行任何操作。',
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
  answer: '是否参加',
  covers: '您的报名适用于所有日期。',
  places: '名额',
  ticket: { label: '您的门票', hint: '入场时请出示此码。' },
  attached: '附件中有日历邀请。',
  attachedForOthers: '使用 Apple 日历或其他日历，请打开附件。',
  attachedUpdate: '附件会更新您日历中的活动。',
  attachedRemoval: '附件会从您的日历中移除该活动。',
  withoutButton: '如果按钮无法使用，请打开此链接：',
  reason: '您收到此邮件，是因为您报名了该活动。',
  reasonOfStranger: '您收到此邮件，是因为有人用此邮箱报名了该活动。',
  unsubscribe: '不再接收变更通知',
}
