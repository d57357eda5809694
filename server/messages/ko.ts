import type { Messages } from './en.ts'

export const ko: Messages = {
  icalFile: 'iCal 파일',
  allDay: '하루 종일',
  cancelled: '취소됨',
  copy: '복사',
  copied: '복사됨',
  pageAddress: '이 페이지의 주소',
  anyway: '그래도 시도하기',
  otherCalendars: '다른 캘린더',
  missing: {
    title: '여기에는 아무것도 없습니다',
    text: '링크가 잘렸거나 이벤트가 더 이상 공개되지 않을 수 있습니다.',
  },
  dates: {
    title: '날짜를 선택하세요',
    text: '이 이벤트는 여러 날짜에 열립니다. 하나씩 추가할 수 있습니다.',
    all: '모든 날짜를 파일 하나로',
  },
  calledOff: {
    title: '이 날짜는 취소되었습니다',
    text: '추가할 내용이 없습니다. 이미 캘린더에 있다면 이 파일로 업데이트할 수 있습니다.',
    file: '내 캘린더 업데이트',
  },
  series: {
    title: '반복되는 이벤트입니다',
    text: (calendar) =>
      `${calendar}에서는 링크로 반복 이벤트를 추가할 수 없습니다. 모든 날짜를 추가하려면 다른 캘린더를 선택하고, 아니면 날짜 하나만 추가하세요.`,
    whole: '모든 날짜',
    next: '다음 날짜만',
  },
  inApp: {
    title: '이 페이지를 브라우저에서 여세요',
    text: '지금 사용 중인 앱에서는 캘린더에 추가할 수 없습니다. 브라우저에서는 가능합니다.',
    steps: ['주소를 복사하세요.', '브라우저를 열고 붙여 넣으세요.'],
  },
  safari: {
    title: '이 페이지를 Safari에서 여세요',
    text: '이 브라우저에서는 캘린더를 구독할 수 없습니다. Safari에서는 가능합니다.',
    steps: ['주소를 복사하세요.', 'Safari를 열고 붙여 넣으세요.'],
  },
  subscribe: {
    title: '이 캘린더 구독',
    address: '캘린더 주소',
    byHand: (calendar) =>
      `${calendar}에는 구독 링크가 없습니다. 주소를 복사한 다음 ${calendar} 캘린더를 열고 인터넷 캘린더로 추가하세요.`,
    cannot: (calendar) =>
      `${calendar}에서는 이 캘린더를 구독할 수 없습니다. 다른 캘린더를 선택하거나 주소를 복사하세요.`,
    onComputer: (calendar) =>
      `${calendar}에서 새 구독은 컴퓨터에서만 추가할 수 있습니다. 컴퓨터에서 이 페이지를 열거나 주소를 복사하세요.`,
  },
}
