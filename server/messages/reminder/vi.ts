import type { ReminderMessages } from './en.ts'

export const reminder: ReminderMessages = {
  texts: {
    rsvp_reminder: {
      subject: '{{when}}: {{event}}',
      headline: '{{when}}',
      content: 'Đây là mọi thông tin bạn cần. Hẹn gặp bạn.',
      button_label: 'Xem đăng ký của tôi',
    },
  },
  more: {
    undecided: 'Bạn đã trả lời có thể. Bạn đến được chứ? Hãy cho ban tổ chức biết.',
    release: { before: 'Không đến được?', link: 'Nhường chỗ của bạn' },
    others: 'Sắp tới còn có',
    unsubscribe: 'Ngừng nhận lời nhắc và cập nhật',
  },
}
