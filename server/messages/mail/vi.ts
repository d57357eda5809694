import type { MailMessages } from './en.ts'
import { reminder } from '../reminder/vi.ts'
import { waiting } from '../waiting/vi.ts'

export const mail: MailMessages = {
  texts: {
    rsvp_doi: {
      subject: 'Xác nhận email của bạn: {{event}}',
      headline: 'Còn một bước nữa',
      content:
        'Chỉ cần một lần nhấp để xác nhận email và hoàn tất đăng ký. Liên kết có hiệu lực trong một giờ. Bạn không đăng ký? Cứ bỏ qua email này.',
      button_label: 'Xác nhận địa chỉ của tôi',
    },
    rsvp_thank_you: {
      subject: 'Bạn đã có tên trong danh sách: {{event}}',
      headline: 'Bạn đã có tên trong danh sách',
      content: 'Email của bạn đã được xác nhận. Kế hoạch thay đổi? Bạn có thể sửa đăng ký bất cứ lúc nào.',
      button_label: 'Xem đăng ký của tôi',
    },
    rsvp_signup_confirmation: {
      subject: 'Bạn đã có tên trong danh sách: {{event}}',
      headline: 'Bạn đã có tên trong danh sách',
      content: 'Mọi thứ đã xong. Kế hoạch thay đổi? Bạn có thể sửa đăng ký bất cứ lúc nào.',
      button_label: 'Xem đăng ký của tôi',
    },
    rsvp_change_confirmation: {
      subject: 'Đăng ký đã cập nhật: {{event}}',
      headline: 'Đăng ký của bạn đã được cập nhật',
      content: 'Đây là đăng ký hiện tại của bạn. Không phải bạn sửa? Hãy mở ra và chỉnh lại.',
      button_label: 'Xem đăng ký của tôi',
    },
    rsvp_event_update: {
      subject: 'Có thay đổi: {{event}}',
      headline: 'Sự kiện này đã thay đổi',
      content: 'Dưới đây là thông tin hiện tại.',
      button_label: 'Xem đăng ký của tôi',
    },
    rsvp_magic_link: {
      subject: 'Liên kết đến đăng ký của bạn: {{event}}',
      headline: 'Mở đăng ký của bạn',
      content:
        'Với liên kết này, bạn có thể xem hoặc sửa đăng ký. Liên kết có hiệu lực trong một giờ. Bạn không yêu cầu? Cứ bỏ qua email này.',
      button_label: 'Mở đăng ký của tôi',
    },
    rsvp_second_signup: {
      subject: 'Bạn đã trả lời rồi: {{event}}',
      headline: 'Chúng tôi đã có đăng ký của bạn',
      content:
        'Ai đó, có lẽ là bạn, đã đăng ký lại bằng địa chỉ này. Không có gì thay đổi. Với liên kết này, bạn có thể xem hoặc sửa đăng ký. Liên kết có hiệu lực trong một giờ.',
      button_label: 'Mở đăng ký của tôi',
    },
    ...waiting.texts,
    ...reminder.texts,
  },
  replies: {
    undecided: {
      subject: 'Có thể bạn sẽ tham dự: {{event}}',
      headline: 'Có thể bạn sẽ tham dự',
      content: 'Chúng tôi đã ghi “có thể”. Hãy cho biết khi bạn quyết định.',
    },
    declined: {
      subject: 'Bạn không thể tham dự: {{event}}',
      headline: 'Bạn không thể tham dự',
      content: 'Cảm ơn bạn đã báo. Bạn đổi ý? Bạn có thể sửa câu trả lời bất cứ lúc nào.',
    },
  },
  cancelled: {
    subject: 'Đã hủy: {{event}}',
    headline: 'Sự kiện này đã bị hủy',
    content: 'Sự kiện sẽ không diễn ra. Bạn không cần làm gì thêm.',
  },
  removed: {
    subject: 'Đăng ký của bạn đã bị xóa: {{event}}',
    headline: 'Bạn không còn trong danh sách đăng ký',
    content: 'Người tổ chức đã xóa đăng ký của bạn. Nếu bạn thấy bất ngờ, vui lòng liên hệ với người tổ chức.',
  },
  changes: {
    was: 'Trước đây',
    now: 'Bây giờ',
    title: 'Tên',
    moved: 'Đổi lịch',
    place: 'Địa điểm mới',
    added: 'Ngày mới',
    off: 'Ngày bị hủy',
    resumed: 'Vẫn diễn ra',
  },
  note: (organizer) => `Lời nhắn từ ${organizer}`,
  status: { confirmed: 'Tham dự', undecided: 'Có thể', declined: 'Không tham dự', waiting: waiting.status },
  heldUntil: waiting.heldUntil,
  reminder: reminder.more,
  answer: 'Câu trả lời của bạn',
  covers: 'Đăng ký của bạn áp dụng cho tất cả các ngày.',
  places: 'Số chỗ',
  ticket: { label: 'Vé của bạn', hint: 'Xuất trình mã này tại lối vào.' },
  more: (count) => `và ${count} ngày khác`,
  attached: 'Lời mời lịch được đính kèm.',
  attachedForOthers: 'Với Apple và mọi lịch khác, hãy mở tệp đính kèm.',
  attachedUpdate: 'Tệp đính kèm cập nhật sự kiện trong lịch của bạn.',
  attachedRemoval: 'Tệp đính kèm xóa sự kiện khỏi lịch của bạn.',
  withoutButton: 'Nếu nút không hoạt động, hãy mở địa chỉ này:',
  reason: 'Bạn nhận được email này vì đã đăng ký sự kiện này.',
  reasonOfStranger: 'Bạn nhận được email này vì địa chỉ này đã được dùng để đăng ký sự kiện.',
  unsubscribe: 'Không gửi cập nhật cho tôi nữa',
}
