import type { WaitingMessages } from './en.ts'

export const waiting: WaitingMessages = {
  texts: {
    rsvp_waiting_joined: {
      subject: '대기자 명단에 등록되었습니다: {{event}}',
      headline: '대기자 명단에 등록되었습니다',
      content:
        '지금은 자리가 모두 찼습니다. 자리가 나면 이메일로 알려 드립니다. 마음이 바뀌셨나요? 언제든지 대기를 취소할 수 있습니다.',
      button_label: '내 순서 보기',
    },
    rsvp_waiting_offer: {
      subject: '자리가 났습니다: {{event}}',
      headline: '자리가 났습니다',
      content:
        '좋은 소식입니다. 차례가 되어 자리를 맡아 두었습니다. 기한 안에 수락하시거나, 다음 분이 오실 수 있도록 거절해 주세요.',
      button_label: '자리 수락하기',
    },
  },
  status: '대기 중',
  heldUntil: '자리를 맡아 두는 기한',
  page: {
    join: '대기자 명단에 등록',
    text: '대기자 명단에 등록하시면 자리가 났을 때 이메일로 알려 드립니다.',
    position: (position) => `현재 대기 순서는 ${position}번입니다.`,
    leave: '대기 취소',
    decline: '아니요, 괜찮습니다',
    done: '자리가 나면 이메일로 알려 드립니다.',
  },
}
