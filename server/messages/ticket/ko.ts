import { ticket as shared } from '@kalends/button/messages/ticket/ko'
import type { TicketMessages } from './en.ts'

export const ticket: TicketMessages = {
  ...shared,
  pending: '한 단계만 남았습니다',
  cancelled: '이벤트가 열리지 않아 신청을 받지 않습니다.',
  over: '신청이 마감되었습니다. 참석해 주신 모든 분께 감사드립니다.',
  nothingToDo: '따로 하실 일은 없습니다.',
  remove: '내 캘린더에서 삭제',
  earlierLinks: '몇 분 정도 걸릴 수 있습니다. 이전 이메일의 링크도 계속 사용하실 수 있습니다.',
  mailTo: '이메일을 받으실 주소',
  corrected: {
    title: '잘못된 주소로 보낸 이메일입니다',
    text: '이후 주소가 수정되었습니다. 올바른 주소로 보낸 이메일의 링크를 이용해 주세요. 본인의 신청이 아니라면 따로 하실 일은 없습니다.',
  },
}
