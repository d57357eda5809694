import type { WaitingMessages } from './en.ts'

export const waiting: WaitingMessages = {
  texts: {
    rsvp_waiting_joined: {
      subject: 'Bạn đang trong danh sách chờ: {{event}}',
      headline: 'Bạn đang trong danh sách chờ',
      content:
        'Hiện tại đã hết chỗ. Khi có chỗ trống, chúng tôi sẽ gửi email mời bạn. Bạn đổi ý? Bạn có thể rời danh sách bất cứ lúc nào.',
      button_label: 'Xem thứ tự của tôi',
    },
    rsvp_waiting_offer: {
      subject: 'Đã có chỗ cho bạn: {{event}}',
      headline: 'Đã có chỗ cho bạn',
      content:
        'Tin vui: đã đến lượt bạn và chúng tôi đang giữ chỗ cho bạn. Hãy nhận chỗ đúng hạn, hoặc từ chối để người tiếp theo có thể đến.',
      button_label: 'Nhận chỗ',
    },
  },
  status: 'Trong danh sách chờ',
  heldUntil: 'Giữ cho bạn đến',
  page: {
    join: 'Vào danh sách chờ',
    text: 'Hãy vào danh sách chờ, chúng tôi sẽ gửi email khi có chỗ cho bạn.',
    position: (position) => `Bạn đang ở vị trí số ${position}.`,
    leave: 'Rời danh sách chờ',
    decline: 'Không, cảm ơn',
    done: 'Chúng tôi sẽ gửi email khi có chỗ cho bạn.',
  },
}
