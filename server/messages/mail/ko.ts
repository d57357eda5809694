import type { MailMessages } from './en.ts'
import { reminder } from '../reminder/ko.ts'
import { waiting } from '../waiting/ko.ts'

export const mail: MailMessages = {
  texts: {
    rsvp_doi: {
      subject: '이메일 주소를 인증해 주세요: {{event}}',
      headline: '한 단계만 남았습니다',
      content:
        '한 번만 클릭하면 이메일 주소가 인증되고 신청이 완료됩니다. 링크는 한 시간 동안 유효합니다. 신청하신 적이 없다면 이 이메일을 무시해 주세요.',
      button_label: '이메일 주소 인증하기',
    },
    rsvp_thank_you: {
      subject: '신청 완료: {{event}}',
      headline: '신청이 완료되었습니다',
      content:
        '이메일 주소가 인증되어 참석자 명단에 등록되었습니다. 일정이 바뀌면 언제든지 신청 내용을 변경하실 수 있습니다.',
      button_label: '내 신청 보기',
    },
    rsvp_signup_confirmation: {
      subject: '신청 완료: {{event}}',
      headline: '신청이 완료되었습니다',
      content: '신청해 주셔서 감사합니다. 일정이 바뀌면 언제든지 신청 내용을 변경하실 수 있습니다.',
      button_label: '내 신청 보기',
    },
    rsvp_change_confirmation: {
      subject: '신청 내용 변경: {{event}}',
      headline: '신청 내용이 변경되었습니다',
      content: '현재 신청 내용은 다음과 같습니다. 직접 변경하신 것이 아니라면 신청 내용을 열어 바로잡아 주세요.',
      button_label: '내 신청 보기',
    },
    rsvp_event_update: {
      subject: '변경 안내: {{event}}',
      headline: '이벤트 내용이 변경되었습니다',
      content: '최신 내용은 다음과 같습니다.',
      button_label: '내 신청 보기',
    },
    rsvp_magic_link: {
      subject: '내 신청 링크: {{event}}',
      headline: '신청 내용 확인 및 변경',
      content:
        '이 링크로 신청 내용을 보거나 변경할 수 있습니다. 한 시간 동안 유효합니다. 요청하신 적이 없다면 이 이메일을 무시해 주세요.',
      button_label: '내 신청 열기',
    },
    rsvp_second_signup: {
      subject: '이미 신청하셨습니다: {{event}}',
      headline: '신청이 이미 접수되었습니다',
      content:
        '이 주소로 다시 신청이 들어왔습니다. 아마 본인이 신청하셨을 것입니다. 기존 신청 내용은 그대로입니다. 이 링크로 신청 내용을 보거나 변경할 수 있습니다. 한 시간 동안 유효합니다.',
      button_label: '내 신청 열기',
    },
    ...waiting.texts,
    ...reminder.texts,
  },
  replies: {
    undecided: {
      subject: '참석 미정: {{event}}',
      headline: '참석 여부가 미정입니다',
      content: '‘미정’으로 접수했습니다. 정해지면 알려 주세요.',
    },
    declined: {
      subject: '불참: {{event}}',
      headline: '불참으로 접수했습니다',
      content: '알려 주셔서 감사합니다. 마음이 바뀌면 언제든지 변경하실 수 있습니다.',
    },
  },
  again: {
    confirmed: '이미 신청하셨습니다',
    undecided: '참석 여부는 그대로 ‘미정’입니다',
    waiting: '이미 대기자 명단에 등록되어 있습니다',
    declined: {
      headline: '참석 여부는 그대로 ‘불참’입니다',
      content:
        '이 주소로 다시 신청이 들어왔습니다. 아마 본인이 신청하셨을 것입니다. 변경된 내용은 없으며, 참석 여부는 그대로 ‘불참’입니다. 참석하실 수 있게 되셨다면 이 링크로 알려 주세요. 링크는 한 시간 동안 유효합니다.',
      button_label: '참석으로 변경',
    },
  },
  cancelled: {
    subject: '취소됨: {{event}}',
    headline: '이벤트가 취소되었습니다',
    content: '이벤트가 열리지 않습니다. 따로 하실 일은 없습니다.',
  },
  removed: {
    subject: '신청이 취소되었습니다: {{event}}',
    headline: '신청이 취소되었습니다',
    content: '주최자가 신청을 취소했습니다. 궁금한 점은 주최자에게 문의해 주세요.',
  },
  changes: {
    was: '이전',
    now: '현재',
    title: '이름',
    moved: '일정 변경',
    place: '장소 변경',
    added: '날짜 추가',
    off: '날짜 취소',
    resumed: '다시 진행',
  },
  note: (organizer) => `${organizer}의 메시지`,
  status: { confirmed: '참석', undecided: '미정', declined: '불참', waiting: waiting.status },
  heldUntil: waiting.heldUntil,
  reminder: reminder.more,
  answer: '참석 여부',
  covers: '신청은 모든 날짜에 적용됩니다.',
  places: '자리 수',
  ticket: { label: '내 티켓', hint: '입구에서 이 코드를 보여 주세요.' },
  attached: '캘린더 초대장을 첨부했습니다.',
  attachedForOthers: 'Apple을 비롯한 다른 캘린더에서는 첨부 파일을 열어 주세요.',
  attachedUpdate: '첨부 파일로 캘린더의 일정을 업데이트할 수 있습니다.',
  attachedRemoval: '첨부 파일로 캘린더에서 일정을 삭제할 수 있습니다.',
  withoutButton: '버튼이 작동하지 않으면 이 링크를 열어 주세요:',
  reason: '이 이벤트에 신청하신 분께 보내 드리는 이메일입니다.',
  reasonOfStranger: '이 주소로 이벤트 신청이 접수되어 보내 드리는 이메일입니다.',
  unsubscribe: '변경 알림 그만 받기',
}
