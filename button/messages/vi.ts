import type { Translation } from './en.ts'
import { signUp } from './sign-up/vi.ts'

export const vi: Translation = {
  add: 'Thêm vào lịch',
  calendars: {
    ical: 'Tệp iCal',
  },
  close: 'Đóng',
  continue: 'Tiếp tục',
  unavailable: 'Không tải được nút lịch.',
  openPage: 'Mở trang sự kiện',
  dates: {
    title: 'Chọn một ngày',
    text: 'Sự kiện này diễn ra vào nhiều ngày. Bạn có thể thêm từng ngày một.',
  },
  cancelled: 'Đã hủy',
  cancelledHint: 'Ngày này đã bị hủy. Nếu ngày này đã có trong lịch của bạn, hãy cập nhật ở đó.',
  expired: 'Sự kiện này đã kết thúc',
  recurring: 'Lặp lại',
  online: 'Trực tuyến',
  subscribe: 'Đăng ký lịch',
  overview: {
    empty: 'Hiện chưa có sự kiện nào sắp tới.',
    more: 'Xem tất cả sự kiện',
  },
  rsvp: 'Đăng ký tham gia',
  rsvpExpired: 'Đã hết hạn đăng ký',
  rsvpFull: 'Đã hết chỗ',
  thanks: 'Cảm ơn bạn',
  share: {
    mail: 'Gửi qua email',
    copy: 'Sao chép liên kết',
    copied: 'Đã sao chép',
    subject: 'Một sự kiện dành cho bạn',
  },
  form: {
    send: 'Gửi',
    sending: 'Đang gửi…',
    sent: 'Câu trả lời của bạn đã được gửi.',
    failed: 'Không gửi được câu trả lời của bạn. Vui lòng thử lại.',
    required: 'Vui lòng điền vào ô này.',
    choose: 'Vui lòng chọn một mục.',
    tick: 'Vui lòng đánh dấu vào ô này.',
    number: 'Vui lòng nhập một con số.',
    optional: 'không bắt buộc',
    goesTo: (host) => `Thông tin của bạn sẽ được gửi đến ${host}.`,
  },
  signUp,
  saved: 'Đã thêm vào lịch của bạn',
  newWindow: 'mở trong cửa sổ mới',
  madeWith: (product) => `Tạo bằng ${product}`,
}
