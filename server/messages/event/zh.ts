import type { EventMessages } from './en.ts'

export const event: EventMessages = {
  nextOf: (count) => `下一场（共 ${count} 场）`,
  otherDates: '其他日期',
  laterDates: '之后的日期',
  moreDates: (count) => `另有 ${count} 个日期`,
  directions: '查看路线',
  copyAddress: '复制地址',
  cancelledText: '活动不会举行。如果已添加到日历，请在日历中更新。',
}
