import type { ReminderMessages } from './en.ts'

export const reminder: ReminderMessages = {
  texts: {
    rsvp_reminder: {
      subject: '{{when}}: {{event}}',
      headline: '{{when}}',
      content: 'Dưới đây là mọi thông tin bạn cần. Hẹn gặp bạn nhé.',
      button_label: 'Xem đăng ký của tôi',
    },
  },
  more: {
    undecided: 'Bạn đã phản hồi “Có thể”. Bạn có đến được không? Hãy báo cho ban tổ chức nhé.',
    release: {
      before: 'Không thể tham dự?',
      link: (seats) => (seats === 1 ? 'Nhường lại chỗ' : `Nhường lại ${seats} chỗ`),
    },
    others: 'Sự kiện sắp tới khác của bạn',
    unsubscribe: 'Ngừng nhận email nhắc và cập nhật',
  },
}
