import type { Translation } from './en.ts'
import { signUp } from './sign-up/zh.ts'

export const zh: Translation = {
  add: '添加到日历',
  calendars: {
    ical: 'iCal 文件',
  },
  close: '关闭',
  continue: '继续',
  unavailable: '日历按钮加载失败。',
  openPage: '打开活动页面',
  dates: {
    title: '选择日期',
    text: '此活动有多个日期，可以逐个添加。',
  },
  cancelled: '已取消',
  cancelledHint: '此日期已取消。如果它已在您的日历中，请在日历中更新。',
  expired: '此活动已结束',
  recurring: '重复',
  online: '线上活动',
  subscribe: '订阅日历',
  overview: {
    empty: '目前没有即将举行的活动。',
    more: '查看所有活动',
  },
  rsvp: '报名',
  rsvpExpired: '报名已结束',
  rsvpFull: '名额已满',
  thanks: '谢谢您',
  share: {
    mail: '通过邮件发送',
    copy: '复制链接',
    copied: '已复制',
    subject: '给您推荐一个活动',
  },
  form: {
    send: '提交',
    sending: '正在提交…',
    sent: '您的回复已提交。',
    failed: '提交失败，请重试。',
    required: '请填写此项。',
    choose: '请选择一项。',
    tick: '请勾选此框。',
    number: '请输入数字。',
    optional: '选填',
    goesTo: (host) => `您的信息将发送至 ${host}。`,
  },
  signUp,
  saved: '已添加到您的日历',
  newWindow: '在新窗口中打开',
  madeWith: (product) => `使用 ${product} 制作`,
}
