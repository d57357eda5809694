import type { EventMessages } from './en.ts'

export const event: EventMessages = {
  nextOf: (count) => `전체 ${count}회 중 다음 일정`,
  otherDates: '다른 날짜',
  laterDates: '이후 날짜',
  directions: '길찾기',
  copyAddress: '주소 복사',
  cancelledText: '행사가 열리지 않습니다. 이미 캘린더에 있다면 업데이트하세요.',
}
