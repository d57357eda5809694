import type { Messages } from './en.ts'

export const zh: Messages = {
  icalFile: 'iCal 文件',
  allDay: '全天',
  cancelled: '已取消',
  copy: '复制',
  copied: '已复制',
  pageAddress: '本页地址',
  anyway: '仍然尝试',
  otherCalendars: '其他日历',
  missing: {
    title: '这里没有内容',
    text: '链接可能不完整，或者活动已不再公开。',
  },
  dates: {
    title: '选择日期',
    text: '此活动有多个日期，可以逐个添加。',
    all: '所有日期放在一个文件中',
  },
  calledOff: {
    title: '此日期已取消',
    text: '没有可添加的内容。如果它已在您的日历中，此文件会更新它。',
    file: '更新我的日历',
  },
  series: {
    title: '此活动会重复',
    text: (calendar) => `${calendar} 无法通过链接添加重复活动。请为所有日期选择其他日历，或只添加一个日期。`,
    whole: '所有日期',
    next: '仅下一个日期',
  },
  inApp: {
    title: '请在浏览器中打开本页',
    text: '您当前使用的应用无法将其添加到日历，浏览器可以。',
    steps: ['复制地址。', '打开浏览器并粘贴。'],
  },
  safari: {
    title: '请在 Safari 中打开本页',
    text: '此浏览器无法将订阅添加到日历，Safari 可以。',
    steps: ['复制地址。', '打开 Safari 并粘贴。'],
  },
  subscribe: {
    title: '订阅此日历',
    address: '日历地址',
    byHand: (calendar) => `${calendar} 没有订阅链接。请复制地址，打开 ${calendar}，将其作为网络日历添加。`,
    cannot: (calendar) => `${calendar} 无法订阅此日历。请选择其他日历，或复制地址。`,
    onComputer: (calendar) => `${calendar} 只能在电脑上添加新订阅。请在电脑上打开本页，或复制地址。`,
  },
}
