import type { MailMessages } from './en.ts'
import { reminder } from '../reminder/vi.ts'
import { waiting } from '../waiting/vi.ts'

export const mail: MailMessages = {
  texts: {
    rsvp_doi: {
      subject: 'Xác nhận email của bạn: {{event}}',
      headline: 'Còn một bước nữa',
      content:
        'Chỉ cần một cú nhấp để xác nhận email và hoàn tất đăng ký. Liên kết có hiệu lực trong một giờ. Nếu bạn không đăng ký, vui lòng bỏ qua email này.',
      button_label: 'Xác nhận email của tôi',
    },
    rsvp_thank_you: {
      subject: 'Đăng ký thành công: {{event}}',
      headline: 'Đăng ký thành công',
      content:
        'Email của bạn đã được xác nhận và bạn đã có tên trong danh sách. Nếu có thay đổi, bạn có thể sửa đăng ký bất cứ lúc nào.',
      button_label: 'Xem đăng ký của tôi',
    },
    rsvp_signup_confirmation: {
      subject: 'Đăng ký thành công: {{event}}',
      headline: 'Đăng ký thành công',
      content: 'Mọi thứ đã sẵn sàng. Nếu có thay đổi, bạn có thể sửa đăng ký bất cứ lúc nào.',
      button_label: 'Xem đăng ký của tôi',
    },
    rsvp_change_confirmation: {
      subject: 'Đã cập nhật đăng ký: {{event}}',
      headline: 'Đăng ký của bạn đã được cập nhật',
      content: 'Dưới đây là đăng ký hiện tại của bạn. Nếu bạn không phải là người thay đổi, hãy mở đăng ký và sửa lại.',
      button_label: 'Xem đăng ký của tôi',
    },
    rsvp_event_update: {
      subject: 'Sự kiện có thay đổi: {{event}}',
      headline: 'Sự kiện có thay đổi',
      content: 'Dưới đây là thông tin mới nhất.',
      button_label: 'Xem đăng ký của tôi',
    },
    rsvp_magic_link: {
      subject: 'Liên kết đăng ký của bạn: {{event}}',
      headline: 'Mở đăng ký của bạn',
      content:
        'Qua liên kết này, bạn có thể xem hoặc sửa đăng ký. Liên kết có hiệu lực trong một giờ. Nếu bạn không yêu cầu, vui lòng bỏ qua email này.',
      button_label: 'Mở đăng ký của tôi',
    },
    rsvp_second_signup: {
      subject: 'Bạn đã đăng ký rồi: {{event}}',
      headline: 'Chúng tôi đã nhận được đăng ký của bạn',
      content:
        'Có người, có lẽ là bạn, vừa đăng ký lại bằng địa chỉ này. Đăng ký ban đầu vẫn giữ nguyên. Qua liên kết này, bạn có thể xem hoặc sửa đăng ký. Liên kết có hiệu lực trong một giờ.',
      button_label: 'Mở đăng ký của tôi',
    },
    ...waiting.texts,
    ...reminder.texts,
  },
  replies: {
    undecided: {
      subject: 'Có thể bạn sẽ tham dự: {{event}}',
      headline: 'Có thể bạn sẽ tham dự',
      content: 'Chúng tôi đã ghi nhận “Có thể”. Khi chắc chắn, bạn báo cho chúng tôi nhé.',
    },
    declined: {
      subject: 'Bạn đã báo không tham dự: {{event}}',
      headline: 'Bạn đã báo không tham dự',
      content: 'Cảm ơn bạn đã cho chúng tôi biết. Nếu đổi ý, bạn có thể sửa đăng ký bất cứ lúc nào.',
    },
  },
  again: {
    confirmed: 'Bạn đã đăng ký rồi',
    undecided: 'Phản hồi của bạn vẫn là “Có thể”',
    waiting: 'Bạn đã có tên trong danh sách chờ rồi',
    declined: {
      headline: 'Phản hồi của bạn vẫn là “Không tham dự”',
      content:
        'Có người, có lẽ là bạn, vừa đăng ký lại bằng địa chỉ này. Chúng tôi không thay đổi gì: phản hồi của bạn vẫn là “Không tham dự”. Nếu bạn có thể tham dự, hãy báo cho chúng tôi qua liên kết này. Liên kết có hiệu lực trong một giờ.',
      button_label: 'Tôi sẽ tham dự',
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
    content: 'Ban tổ chức đã xóa đăng ký của bạn. Nếu có thắc mắc, vui lòng liên hệ ban tổ chức.',
  },
  changes: {
    was: 'Trước đây',
    now: 'Hiện tại',
    title: 'Tên',
    moved: 'Đổi lịch',
    place: 'Địa điểm mới',
    added: 'Ngày mới',
    off: 'Ngày bị hủy',
    resumed: 'Tổ chức trở lại',
  },
  note: (organizer) => `Lời nhắn từ ${organizer}`,
  status: { confirmed: 'Tham dự', undecided: 'Có thể', declined: 'Không tham dự', waiting: waiting.status },
  heldUntil: waiting.heldUntil,
  reminder: reminder.more,
  answer: 'Phản hồi của bạn',
  covers: 'Đăng ký của bạn áp dụng cho tất cả các ngày.',
  places: 'Số chỗ',
  ticket: { label: 'Vé của bạn', hint: 'Vui lòng xuất trình mã này tại lối vào.' },
  attached: 'Email này có đính kèm lời mời cho lịch của bạn.',
  attachedForOthers: 'Với Apple và các lịch khác, hãy mở tệp đính kèm.',
  attachedUpdate: 'Mở tệp đính kèm để cập nhật sự kiện trong lịch của bạn.',
  attachedRemoval: 'Mở tệp đính kèm để xóa sự kiện khỏi lịch của bạn.',
  withoutButton: 'Nếu nút không hoạt động, hãy mở liên kết này:',
  reason: 'Bạn nhận được email này vì đã đăng ký sự kiện này.',
  reasonOfStranger: 'Bạn nhận được email này vì địa chỉ này đã được dùng để đăng ký sự kiện.',
  unsubscribe: 'Ngừng nhận email cập nhật',
}
