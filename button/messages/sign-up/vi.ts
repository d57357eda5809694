import type { SignUpMessages } from './en.ts'

export const signUp: SignUpMessages = {
  email: 'Địa chỉ email',
  question: 'Bạn có tham dự không?',
  confirmed: 'Có',
  undecided: 'Có thể',
  declined: 'Không',
  places: 'Số chỗ',
  seatsLeft: (count) => `Còn ${count} chỗ`,
  send: (seats) => (seats === 1 ? 'Xác nhận đăng ký' : `Xác nhận ${seats} chỗ`),
  sendAnswer: 'Gửi phản hồi',
  fullText: 'Có thể sẽ có chỗ nếu có người hủy.',
  closedText: 'Sự kiện này không còn nhận đăng ký.',
  unavailable: 'Hiện không thể đăng ký',
  unavailableText: 'Vui lòng thử lại sau vài phút.',
  alreadyIn: 'Bạn đã đăng ký rồi? Sửa đăng ký',
  change: 'Sửa đăng ký',
  again: 'Đăng ký cho người khác',
  errors: {
    email: 'Vui lòng nhập địa chỉ email hợp lệ.',
    answer: 'Vui lòng cho biết bạn có tham dự không.',
    places: (most) => (most === 1 ? 'Chỉ có thể chọn 1 chỗ.' : `Vui lòng chọn từ 1 đến ${most} chỗ.`),
    field: 'Vui lòng kiểm tra ô này.',
    late: 'Biểu mẫu đã mở quá lâu. Vui lòng gửi lại.',
    again: 'Chưa gửi được. Vui lòng gửi lại.',
    tooMany: 'Có quá nhiều lượt đăng ký từ mạng của bạn. Vui lòng thử lại sau.',
    tooManyMails: 'Có quá nhiều email đang chờ gửi đến địa chỉ này. Vui lòng thử lại sau.',
  },
  done: {
    confirmed: { text: 'Bạn sẽ nhận được email với mọi thông tin cần biết.' },
    undecided: {
      text: (seats) =>
        seats === 1
          ? 'Chúng tôi sẽ giữ chỗ cho bạn. Khi chắc chắn, hãy báo qua liên kết trong email của chúng tôi.'
          : `Chúng tôi sẽ giữ ${seats} chỗ cho bạn. Khi chắc chắn, hãy báo qua liên kết trong email của chúng tôi.`,
    },
    declined: {
      text: 'Nếu đổi ý, bạn có thể sửa đăng ký qua liên kết trong email của chúng tôi.',
    },
    pending: {
      title: 'Vui lòng kiểm tra hộp thư',
      text: 'Chúng tôi sẽ gửi cho bạn một liên kết qua email. Hãy mở liên kết trong vòng một giờ sau khi nhận được để xác nhận đăng ký.',
    },
  },
}
