import type { Translation } from './en.ts'
import { signUp } from './sign-up/ko.ts'

export const ko: Translation = {
  add: '캘린더에 추가',
  calendars: {
    ical: 'iCal 파일',
  },
  close: '닫기',
  continue: '계속',
  unavailable: '캘린더 버튼을 불러오지 못했습니다.',
  openPage: '이벤트 페이지 열기',
  dates: {
    title: '날짜를 선택하세요',
    text: '이 이벤트는 여러 날짜에 열립니다. 하나씩 추가할 수 있습니다.',
  },
  cancelled: '취소됨',
  cancelledHint: '이 날짜는 취소되었습니다. 이미 캘린더에 있다면 캘린더에서 업데이트하세요.',
  expired: '종료된 이벤트입니다',
  recurring: '반복',
  online: '온라인',
  subscribe: '캘린더 구독',
  overview: {
    empty: '현재 예정된 이벤트가 없습니다.',
    more: '모든 이벤트 보기',
  },
  rsvp: '참가 신청',
  rsvpExpired: '신청이 마감되었습니다',
  rsvpFull: '정원이 찼습니다',
  thanks: '감사합니다',
  share: {
    mail: '이메일로 보내기',
    copy: '링크 복사',
    copied: '복사됨',
    subject: '이벤트를 알려 드립니다',
  },
  form: {
    send: '보내기',
    sending: '보내는 중…',
    sent: '답변을 보냈습니다.',
    failed: '답변을 보내지 못했습니다. 다시 시도해 주세요.',
    required: '이 항목을 입력해 주세요.',
    choose: '하나를 선택해 주세요.',
    tick: '이 항목에 체크해 주세요.',
    number: '숫자를 입력해 주세요.',
    optional: '선택 사항',
    goesTo: (host) => `입력한 내용은 ${host}(으)로 전송됩니다.`,
  },
  signUp,
  saved: '캘린더에 추가했습니다',
  newWindow: '새 창에서 열림',
  madeWith: (product) => `${product}로 만들었습니다`,
}
