import type { TicketMessages } from './en.ts'

export { signUp } from '../sign-up/ko.ts'

export const ticket: TicketMessages = {
  confirmed: '참석 예정입니다',
  undecided: '참석 여부가 미정입니다',
  declined: '불참으로 접수했습니다',
  waiting: '대기자 명단에 등록되었습니다',
  signedUp: '신청이 완료되었습니다',
  held: (seats) =>
    seats === 1
      ? '자리를 맡아 두고 있습니다. 정해지면 알려 주세요.'
      : `자리 ${seats}개를 맡아 두고 있습니다. 정해지면 알려 주세요.`,
  changedMind: '일정이 바뀌었나요? 지금이라도 참석으로 변경하실 수 있습니다.',
  waitingText: '대기자 명단에 등록하시면 자리가 났을 때 이메일로 알려 드립니다.',
  inLine: (seats) =>
    seats === 1 ? '자리가 나면 이메일로 알려 드립니다.' : `자리 ${seats}개가 나면 이메일로 알려 드립니다.`,
  position: (position) => `현재 대기 순번은 ${position}번입니다.`,
  holds: (time) => `안내를 받은 후 ${time} 안에 확정해 주세요.`,
  leaveByMail: '마음이 바뀌면 이메일의 링크로 언제든지 대기를 취소하실 수 있습니다.',
  dates: (count) => `신청은 ${count === 2 ? '두' : `${count}개`} 날짜 모두에 적용됩니다.`,
  series: '신청은 시리즈의 모든 날짜에 적용됩니다.',
  furtherDates: '다른 날짜',
  directions: '길찾기',
  invite: '친구 초대하기',
  codeByMail: '입장 코드는 이메일에서 확인해 주세요.',
  buttons: {
    undecided: '미정으로 알리기',
    declined: '불참으로 알리기',
  },
  linkFollows: '이어서 이메일 주소를 인증할 링크를 보내 드립니다.',
  regrets: '참석하기 어려우신가요? 주최자에게 알리기',
  wrongAddress: '이메일 주소가 잘못되었나요?',
  view: '이미 신청하셨나요? 내 신청 보기',
  sendAgain: '다시 보내기',
  oneAtATime: '이메일은 10분에 최대 한 통만 보내 드립니다. 스팸 메일함도 확인해 주세요.',
}
