import type { MailMessages } from './en.ts'
import { reminder } from '../reminder/ko.ts'
import { waiting } from '../waiting/ko.ts'

export const mail: MailMessages = {
  texts: {
    rsvp_doi: {
      subject: '이메일 주소를 확인해 주세요: {{event}}',
      headline: '한 단계만 남았습니다',
      content:
        '이메일 주소를 확인하면 신청이 완료됩니다. 버튼은 한 시간 동안 유효합니다. 신청하지 않으셨다면 이 메일을 무시하세요. 아무 일도 일어나지 않습니다.',
      button_label: '내 주소 확인',
    },
    rsvp_thank_you: {
      subject: '답변이 확정되었습니다: {{event}}',
      headline: '감사합니다',
      content: '이메일 주소가 확인되고 답변이 저장되었습니다. 아래 버튼으로 보고 변경할 수 있습니다.',
      button_label: '내 답변 보기',
    },
    rsvp_signup_confirmation: {
      subject: '보내 주신 답변: {{event}}',
      headline: '답변해 주셔서 감사합니다',
      content: '답변이 저장되었습니다. 아래 버튼으로 보고 변경할 수 있습니다.',
      button_label: '내 답변 보기',
    },
    rsvp_change_confirmation: {
      subject: '답변이 변경되었습니다: {{event}}',
      headline: '변경 사항이 저장되었습니다',
      content: '현재 답변은 다음과 같습니다. 직접 변경하지 않으셨다면 아래 버튼으로 열어 수정해 주세요.',
      button_label: '내 답변 보기',
    },
    rsvp_event_update: {
      subject: '행사가 변경되었습니다: {{event}}',
      headline: '새로운 내용을 확인해 주세요',
      content: '주최자가 이 행사를 변경했습니다. 현재 내용은 다음과 같습니다.',
      button_label: '내 답변 보기',
    },
    rsvp_magic_link: {
      subject: '답변 열기 링크: {{event}}',
      headline: '답변 열기',
      content:
        '아래 버튼으로 답변을 보고 변경할 수 있습니다. 버튼은 한 시간 동안 유효합니다. 요청하지 않으셨다면 이 메일을 무시하세요.',
      button_label: '내 답변 열기',
    },
    rsvp_second_signup: {
      subject: '이미 신청하셨습니다: {{event}}',
      headline: '답변이 이미 접수되어 있습니다',
      content:
        '누군가(아마도 본인)가 이 주소로 다시 신청했습니다. 답변은 그대로입니다. 아래 버튼으로 보고 변경할 수 있으며, 버튼은 한 시간 동안 유효합니다.',
      button_label: '내 답변 열기',
    },
    ...waiting.texts,
    ...reminder.texts,
  },
  removed: {
    subject: '신청이 삭제되었습니다: {{event}}',
    headline: '더 이상 신청되어 있지 않습니다',
    content: '주최자가 신청을 삭제했습니다. 예상하지 못한 일이라면 주최자에게 문의해 주세요.',
  },
  status: { confirmed: '참석', undecided: '미정', declined: '불참', waiting: waiting.status },
  heldUntil: waiting.heldUntil,
  reminder: reminder.more,
  answer: '내 답변',
  places: '인원',
  ticket: { label: '내 티켓', hint: '입구에서 이 코드를 보여 주세요.' },
  more: (count) => `외 ${count}개 날짜`,
  attached: '캘린더에 추가할 행사가 첨부되어 있습니다.',
  attachedUpdate: '첨부 파일로 캘린더의 일정을 업데이트할 수 있습니다.',
  attachedRemoval: '첨부 파일로 캘린더에서 일정을 삭제할 수 있습니다.',
  withoutButton: '버튼이 작동하지 않으면 이 주소를 여세요:',
  reason: '이 주소로 행사 신청이 접수되어 이 메일을 보내 드립니다.',
  unsubscribe: '변경 알림 그만 받기',
}
