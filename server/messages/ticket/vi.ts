import { ticket as shared } from '@kalends/button/messages/ticket/vi'
import type { TicketMessages } from './en.ts'

export const ticket: TicketMessages = {
  ...shared,
  pending: 'Sắp xong rồi',
  codeByMail: 'Mã vào cửa của bạn có trong email.',
  view: 'Bạn đã đăng ký rồi? Xem câu trả lời',
  cancelled: 'Sự kiện sẽ không diễn ra nên không cần đăng ký.',
  over: 'Đã hết hạn đăng ký. Cảm ơn tất cả những ai đã đến.',
  nothingToDo: 'Bạn không cần làm gì cả.',
  remove: 'Xóa khỏi lịch của tôi',
  sendAgain: 'Gửi lại',
}
