import type { MailMessages } from './en.ts'
import { reminder } from '../reminder/vi.ts'
import { waiting } from '../waiting/vi.ts'

export const mail: MailMessages = {
  texts: {
    rsvp_doi: {
      subject: 'Vui lòng xác nhận địa chỉ email: {{event}}',
      headline: 'Còn một bước nữa',
      content:
        'Hãy xác nhận địa chỉ email để hoàn tất đăng ký. Nút có hiệu lực trong một giờ. Nếu bạn không đăng ký, hãy bỏ qua email này và sẽ không có gì xảy ra.',
      button_label: 'Xác nhận địa chỉ của tôi',
    },
    rsvp_thank_you: {
      subject: 'Câu trả lời của bạn đã được xác nhận: {{event}}',
      headline: 'Cảm ơn bạn',
      content:
        'Địa chỉ email đã được xác nhận và câu trả lời của bạn đã được lưu. Bạn có thể xem và thay đổi bằng nút bên dưới.',
      button_label: 'Xem câu trả lời của tôi',
    },
    rsvp_signup_confirmation: {
      subject: 'Câu trả lời của bạn: {{event}}',
      headline: 'Cảm ơn bạn đã trả lời',
      content: 'Câu trả lời của bạn đã được lưu. Bạn có thể xem và thay đổi bằng nút bên dưới.',
      button_label: 'Xem câu trả lời của tôi',
    },
    rsvp_change_confirmation: {
      subject: 'Câu trả lời của bạn đã thay đổi: {{event}}',
      headline: 'Thay đổi đã được lưu',
      content: 'Đây là câu trả lời hiện tại của bạn. Nếu bạn không thay đổi, hãy mở bằng nút bên dưới và sửa lại.',
      button_label: 'Xem câu trả lời của tôi',
    },
    rsvp_event_update: {
      subject: 'Sự kiện đã được cập nhật: {{event}}',
      headline: 'Vui lòng lưu ý thông tin mới',
      content: 'Người tổ chức đã thay đổi sự kiện này. Đây là thông tin hiện tại.',
      button_label: 'Xem câu trả lời của tôi',
    },
    rsvp_magic_link: {
      subject: 'Truy cập câu trả lời của bạn: {{event}}',
      headline: 'Mở câu trả lời của bạn',
      content:
        'Bạn có thể xem và thay đổi câu trả lời bằng nút bên dưới. Nút có hiệu lực trong một giờ. Nếu bạn không yêu cầu, hãy bỏ qua email này.',
      button_label: 'Mở câu trả lời của tôi',
    },
    rsvp_second_signup: {
      subject: 'Bạn đã đăng ký rồi: {{event}}',
      headline: 'Chúng tôi đã có câu trả lời của bạn',
      content:
        'Ai đó, có lẽ là bạn, đã đăng ký lại bằng địa chỉ này. Câu trả lời của bạn không thay đổi. Bạn có thể xem và thay đổi bằng nút bên dưới; nút có hiệu lực trong một giờ.',
      button_label: 'Mở câu trả lời của tôi',
    },
    ...waiting.texts,
    ...reminder.texts,
  },
  removed: {
    subject: 'Đăng ký của bạn đã bị xóa: {{event}}',
    headline: 'Bạn không còn trong danh sách đăng ký',
    content: 'Người tổ chức đã xóa đăng ký của bạn. Nếu bạn thấy bất ngờ, vui lòng liên hệ với người tổ chức.',
  },
  status: { confirmed: 'Tham dự', undecided: 'Có thể', declined: 'Không tham dự', waiting: waiting.status },
  heldUntil: waiting.heldUntil,
  reminder: reminder.more,
  answer: 'Câu trả lời của bạn',
  places: 'Số chỗ',
  ticket: { label: 'Vé của bạn', hint: 'Xuất trình mã này tại lối vào.' },
  more: (count) => `và ${count} ngày khác`,
  attached: 'Sự kiện được đính kèm cho lịch của bạn.',
  attachedUpdate: 'Tệp đính kèm cập nhật sự kiện trong lịch của bạn.',
  attachedRemoval: 'Tệp đính kèm xóa sự kiện khỏi lịch của bạn.',
  withoutButton: 'Nếu nút không hoạt động, hãy mở địa chỉ này:',
  reason: 'Bạn nhận được email này vì địa chỉ này đã được dùng để đăng ký sự kiện.',
  unsubscribe: 'Không gửi cập nhật cho tôi nữa',
}
