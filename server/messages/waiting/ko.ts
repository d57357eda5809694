import type { WaitingMessages } from './en.ts'

export const waiting: WaitingMessages = {
  texts: {
    rsvp_waiting_joined: {
      subject: '대기자 명단에 등록되었습니다: {{event}}',
      headline: '대기자 명단에 등록되었습니다',
      content:
        '지금은 자리가 모두 찼습니다. 자리가 나면 이메일로 알려 드립니다. 마음이 바뀌면 언제든지 대기를 취소하실 수 있습니다.',
      button_label: '대기 순번 보기',
    },
    rsvp_waiting_offer: {
      subject: '자리가 났습니다: {{event}}',
      headline: '자리가 났습니다',
      content:
        '기쁜 소식입니다. 차례가 되어 자리를 맡아 두었습니다. 기한 안에 참석을 확정해 주세요. 참석이 어려우시면 다음 분을 위해 양보해 주세요.',
      button_label: '참석 확정하기',
    },
    rsvp_waiting_lapsed: {
      subject: '자리 확정 기한이 지났습니다: {{event}}',
      headline: '자리 확정 기한이 지났습니다',
      content: '자리를 맡아 두었지만 확정 기한이 지났습니다. 이제 대기자 명단에 없습니다.',
      button_label: '아직 참석하고 싶습니다',
    },
  },
  several: (seats) => ({
    joined: `지금은 자리가 모두 찼습니다. 자리 ${seats}개가 나면 이메일로 알려 드립니다. 마음이 바뀌면 언제든지 대기를 취소하실 수 있습니다.`,
    offer: {
      headline: `자리 ${seats}개가 났습니다`,
      content:
        '기쁜 소식입니다. 차례가 되어 자리를 맡아 두었습니다. 기한 안에 참석을 확정해 주세요. 참석이 어려우시면 다음 분을 위해 양보해 주세요.',
      button_label: `자리 ${seats}개로 참석 확정하기`,
    },
    lapsed: `자리 ${seats}개를 맡아 두었지만 확정 기한이 지났습니다. 이제 대기자 명단에 없습니다.`,
  }),
  status: '대기 중',
  heldUntil: () => '참석 확정 기한',
  page: {
    join: '대기자 명단에 등록하기',
    leave: '대기 취소하기',
    decline: '양보하기',
    closed: '대기자 명단이 마감되었습니다',
    closedText: '더 이상 자리를 안내해 드리지 않습니다.',
    left: '대기가 취소되었습니다',
    confirm: '한 번만 더 누르시면 대기자 명단에 등록됩니다.',
  },
}
