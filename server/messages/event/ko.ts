import type { EventMessages } from './en.ts'

export const event: EventMessages = {
  nextOf: (count) => `다음 회차 (총 ${count}회)`,
  otherDates: '다른 날짜',
  laterDates: '이후 날짜',
  moreDates: (count) => `외 ${count}개 날짜`,
  directions: '길찾기',
  copyAddress: '주소 복사',
  cancelledText: '이벤트가 열리지 않습니다. 이미 캘린더에 추가하셨다면 캘린더에서 업데이트해 주세요.',
}
