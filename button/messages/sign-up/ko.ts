import type { SignUpMessages } from './en.ts'

export const signUp: SignUpMessages = {
  email: '이메일 주소',
  question: '참석하시겠어요?',
  confirmed: '참석',
  undecided: '미정',
  declined: '불참',
  places: '자리 수',
  seatsLeft: (count) => `남은 자리 ${count}개`,
  send: (seats) => (seats === 1 ? '신청 완료하기' : `자리 ${seats}개 신청 완료하기`),
  sendAnswer: '참석 여부 보내기',
  fullText: '취소하는 분이 있으면 자리가 날 수 있습니다.',
  closedText: '이 이벤트의 신청은 마감되었습니다.',
  unavailable: '지금은 신청할 수 없습니다',
  unavailableText: '몇 분 후에 다시 시도해 주세요.',
  alreadyIn: '이미 신청하셨나요? 신청 내용 변경하기',
  change: '신청 내용 변경하기',
  again: '다른 사람 신청하기',
  errors: {
    email: '올바른 이메일 주소를 입력해 주세요.',
    answer: '참석 여부를 선택해 주세요.',
    places: (most) => (most === 1 ? '자리는 1개만 선택할 수 있습니다.' : `자리는 1~${most}개까지 선택할 수 있습니다.`),
    field: '이 항목을 확인해 주세요.',
    late: '양식이 너무 오래 열려 있었습니다. 다시 보내 주세요.',
    again: '전송되지 않았습니다. 다시 한번 보내 주세요.',
    tooMany: '사용 중인 네트워크에서 신청이 너무 많이 들어왔습니다. 나중에 다시 시도해 주세요.',
    tooManyMails: '이 주소로 발송 대기 중인 이메일이 너무 많습니다. 나중에 다시 시도해 주세요.',
  },
  done: {
    confirmed: { text: '필요한 내용을 모두 이메일로 보내 드립니다.' },
    undecided: {
      text: (seats) =>
        seats === 1
          ? '자리를 맡아 두겠습니다. 정해지면 이메일의 링크에서 알려 주세요.'
          : `자리 ${seats}개를 맡아 두겠습니다. 정해지면 이메일의 링크에서 알려 주세요.`,
    },
    declined: { text: '마음이 바뀌면 이메일의 링크에서 변경하실 수 있습니다.' },
    pending: {
      title: '메일함을 확인해 주세요',
      text: '링크가 담긴 이메일을 보내 드립니다. 도착 후 한 시간 안에 링크를 열면 신청이 확정됩니다.',
    },
  },
}
