import type { TicketMessages } from './en.ts'

export { signUp } from '../sign-up/vi.ts'

export const ticket: TicketMessages = {
  confirmed: 'Bạn sẽ tham dự',
  undecided: 'Có thể bạn sẽ tham dự',
  declined: 'Bạn không thể tham dự',
  waiting: 'Bạn đang trong danh sách chờ',
  signedUp: 'Bạn đã đăng ký',
  held: 'Chúng tôi đang giữ chỗ cho bạn. Hãy báo khi bạn quyết định.',
  changedMind: 'Kế hoạch thay đổi? Bạn vẫn có thể trả lời có.',
  waitingText: 'Hãy vào danh sách chờ, chúng tôi sẽ gửi email khi có chỗ cho bạn.',
  inLine: 'Chúng tôi sẽ gửi email khi có chỗ cho bạn.',
  dates: (count) => `Câu trả lời của bạn áp dụng cho cả ${count} ngày.`,
  series: 'Câu trả lời của bạn áp dụng cho mọi ngày trong chuỗi.',
  furtherDates: 'Các ngày khác',
  directions: 'Chỉ đường',
  invite: 'Mời bạn bè',
  buttons: {
    undecided: 'Trả lời có thể',
    declined: 'Báo không tham dự',
  },
  linkFollows: 'Tiếp theo, chúng tôi sẽ gửi email liên kết để xác nhận địa chỉ.',
  regrets: 'Không thể tham dự? Hãy báo cho ban tổ chức',
  wrongAddress: 'Sai địa chỉ?',
}
