import type { EventMessages } from './en.ts'

export const event: EventMessages = {
  nextOf: (count) => `次回（全${count}回）`,
  otherDates: 'ほかの日程',
  laterDates: 'それ以降の日程',
  moreDates: (count) => `ほか${count}件の日程`,
  directions: '経路を見る',
  copyAddress: '住所をコピー',
  cancelledText: '開催されません。カレンダーに追加済みの場合は、カレンダー側で更新してください。',
}
