import type { SignUpMessages } from './en.ts'

export const signUp: SignUpMessages = {
  email: 'Địa chỉ email',
  question: 'Bạn sẽ tham dự chứ?',
  confirmed: 'Có',
  undecided: 'Có thể',
  declined: 'Không',
  places: 'Số chỗ',
  seatsLeft: (count) => `Còn ${count} chỗ`,
  send: 'Xác nhận chỗ của tôi',
  sendAnswer: 'Gửi câu trả lời của tôi',
  fullText: 'Hiện không còn chỗ trống. Sẽ có chỗ khi ai đó hủy.',
  closedText: 'Bạn không thể đăng ký sự kiện này nữa.',
  unavailable: 'Hiện chưa thể đăng ký',
  unavailableText: 'Vui lòng thử lại sau vài phút.',
  alreadyIn: 'Bạn đã đăng ký rồi? Thay đổi câu trả lời',
  change: 'Thay đổi câu trả lời',
  again: 'Gửi câu trả lời khác',
  errors: {
    email: 'Vui lòng nhập địa chỉ email hợp lệ.',
    answer: 'Vui lòng chọn một câu trả lời.',
    places: (most) => (most === 1 ? 'Chỉ có thể chọn một chỗ.' : `Vui lòng chọn từ 1 đến ${most} chỗ.`),
    field: 'Vui lòng kiểm tra ô này.',
    late: 'Biểu mẫu đã mở quá lâu. Vui lòng gửi lại.',
    again: 'Chưa gửi được. Vui lòng gửi lại.',
    tooMany: 'Có quá nhiều câu trả lời từ mạng của bạn. Vui lòng thử lại sau.',
    tooManyMails: 'Có quá nhiều email đang chờ gửi đến địa chỉ này. Vui lòng thử lại sau.',
  },
  done: {
    confirmed: { title: 'Chỗ của bạn đã được giữ', text: 'Bạn sẽ nhận được email với mọi điều cần biết.' },
    undecided: {
      title: 'Cảm ơn bạn đã trả lời',
      text: 'Chúng tôi giữ chỗ cho bạn. Bạn vẫn có thể quyết định qua liên kết trong email của chúng tôi.',
    },
    declined: {
      title: 'Cảm ơn bạn đã cho chúng tôi biết',
      text: 'Nếu đổi ý, hãy dùng liên kết trong email của chúng tôi.',
    },
    pending: {
      title: 'Vui lòng kiểm tra hộp thư',
      text: 'Bạn sẽ nhận được email kèm liên kết. Hãy mở liên kết trong vòng một giờ sau khi nhận được để xác nhận câu trả lời.',
    },
  },
}
