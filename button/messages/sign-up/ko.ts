import type { SignUpMessages } from './en.ts'

export const signUp: SignUpMessages = {
  email: '이메일 주소',
  question: '참석하시나요?',
  confirmed: '예',
  undecided: '미정',
  declined: '아니요',
  places: '자리 수',
  seatsLeft: (count) => `남은 자리 ${count}석`,
  send: '자리 확정하기',
  sendAnswer: '답변 보내기',
  fullText: '지금은 남은 자리가 없습니다. 누군가 취소하면 자리가 납니다.',
  closedText: '이 이벤트는 더 이상 신청할 수 없습니다.',
  unavailable: '지금은 신청할 수 없습니다',
  unavailableText: '몇 분 후에 다시 시도해 주세요.',
  alreadyIn: '이미 신청하셨나요? 답변 변경하기',
  change: '답변 변경',
  again: '응답 하나 더 보내기',
  errors: {
    email: '올바른 이메일 주소를 입력해 주세요.',
    answer: '답변을 선택해 주세요.',
    places: (most) => (most === 1 ? '한 자리만 선택할 수 있습니다.' : `1~${most}자리 중에서 선택해 주세요.`),
    field: '이 항목을 확인해 주세요.',
    late: '양식이 너무 오래 열려 있었습니다. 다시 보내 주세요.',
    again: '전송되지 않았습니다. 다시 한번 보내 주세요.',
    tooMany: '사용 중인 네트워크에서 답변이 너무 많이 들어왔습니다. 나중에 다시 시도해 주세요.',
    tooManyMails: '이 주소로 보낼 이메일이 너무 많이 대기 중입니다. 나중에 다시 시도해 주세요.',
  },
  done: {
    confirmed: { title: '자리가 예약되었습니다', text: '필요한 내용을 모두 이메일로 보내 드립니다.' },
    undecided: {
      title: '답변해 주셔서 감사합니다',
      text: '자리를 맡아 두겠습니다. 이메일의 링크에서 나중에 결정할 수 있습니다.',
    },
    declined: { title: '알려 주셔서 감사합니다', text: '마음이 바뀌면 이메일의 링크를 이용해 주세요.' },
    pending: {
      title: '메일함을 확인해 주세요',
      text: '링크가 담긴 이메일이 도착합니다. 도착 후 한 시간 안에 링크를 열면 답변이 확정됩니다.',
    },
  },
}
