import { ticket as shared } from '@kalends/button/messages/ticket/vi'
import type { TicketMessages } from './en.ts'

export const ticket: TicketMessages = {
  ...shared,
  pending: 'Còn một bước nữa',
  cancelled: 'Sự kiện sẽ không diễn ra nên không cần đăng ký.',
  over: 'Đã đóng đăng ký. Cảm ơn tất cả các bạn đã tham dự.',
  nothingToDo: 'Bạn không cần làm gì thêm.',
  remove: 'Xóa khỏi lịch của tôi',
  earlierLinks: 'Có thể mất vài phút. Liên kết trong các email trước vẫn dùng được.',
  mailTo: 'Email đang được gửi đến',
  corrected: {
    title: 'Email này đã được gửi nhầm địa chỉ',
    text: 'Địa chỉ sau đó đã được sửa. Vui lòng dùng liên kết trong email gửi đến địa chỉ đúng. Không phải bạn đăng ký? Vậy bạn không cần làm gì thêm.',
  },
}
