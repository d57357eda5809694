import { ticket as shared } from '@kalends/button/messages/ticket/ko'
import type { TicketMessages } from './en.ts'

export const ticket: TicketMessages = {
  ...shared,
  pending: '거의 다 됐습니다',
  codeByMail: '입장 코드는 이메일에 있습니다.',
  view: '이미 신청하셨나요? 답변 보기',
  cancelled: '열리지 않으므로 신청하지 않으셔도 됩니다.',
  over: '신청이 끝났습니다. 참석해 주신 모든 분께 감사드립니다.',
  nothingToDo: '따로 하실 일은 없습니다.',
  remove: '내 캘린더에서 삭제',
  sendAgain: '다시 보내기',
}
