import type { TicketMessages } from './en.ts'

export { signUp } from '../sign-up/vi.ts'

export const ticket: TicketMessages = {
  confirmed: 'Bạn sẽ tham dự',
  undecided: 'Có thể bạn sẽ tham dự',
  declined: 'Bạn đã báo không tham dự',
  waiting: 'Bạn đang trong danh sách chờ',
  signedUp: 'Bạn đã đăng ký thành công',
  held: (seats) =>
    seats === 1
      ? 'Chúng tôi đang giữ chỗ cho bạn. Khi chắc chắn, bạn báo cho chúng tôi nhé.'
      : `Chúng tôi đang giữ ${seats} chỗ cho bạn. Khi chắc chắn, bạn báo cho chúng tôi nhé.`,
  changedMind: 'Nếu có thay đổi, bạn vẫn có thể đăng ký tham dự.',
  waitingText: 'Hãy tham gia danh sách chờ, chúng tôi sẽ gửi email khi có chỗ cho bạn.',
  inLine: (seats) =>
    seats === 1 ? 'Chúng tôi sẽ gửi email khi có chỗ cho bạn.' : `Chúng tôi sẽ gửi email khi có ${seats} chỗ cho bạn.`,
  position: (position) => `Bạn đang ở vị trí số ${position} trong danh sách chờ.`,
  holds: (time) => `Bạn sẽ có ${time} để nhận chỗ.`,
  leaveByMail: 'Nếu đổi ý, bạn có thể rời danh sách chờ bất cứ lúc nào bằng liên kết trong email của chúng tôi.',
  dates: (count) => `Đăng ký của bạn áp dụng cho cả ${count === 2 ? 'hai' : count} ngày.`,
  series: 'Đăng ký của bạn áp dụng cho mọi ngày trong chuỗi sự kiện.',
  furtherDates: 'Các ngày khác',
  directions: 'Chỉ đường',
  invite: 'Mời bạn bè',
  codeByMail: 'Mã vào cửa của bạn có trong email.',
  buttons: {
    undecided: 'Có thể tham dự',
    declined: 'Không tham dự',
  },
  linkFollows: 'Tiếp theo, chúng tôi sẽ gửi cho bạn liên kết để xác nhận email.',
  regrets: 'Không thể tham dự? Báo cho ban tổ chức',
  wrongAddress: 'Sai địa chỉ email?',
  view: 'Bạn đã đăng ký rồi? Xem đăng ký',
  sendAgain: 'Gửi lại',
  oneAtATime: 'Chúng tôi chỉ gửi tối đa một email mỗi mười phút. Bạn hãy xem cả thư mục spam nhé.',
}
