import type { WaitingMessages } from './en.ts'

export const waiting: WaitingMessages = {
  texts: {
    rsvp_waiting_joined: {
      subject: 'Bạn đang trong danh sách chờ: {{event}}',
      headline: 'Bạn đang trong danh sách chờ',
      content:
        'Hiện đã hết chỗ. Khi có chỗ trống, chúng tôi sẽ gửi email mời bạn. Nếu đổi ý, bạn có thể rời danh sách chờ bất cứ lúc nào.',
      button_label: 'Xem thứ tự của tôi',
    },
    rsvp_waiting_offer: {
      subject: 'Đã có chỗ cho bạn: {{event}}',
      headline: 'Đã có chỗ cho bạn',
      content:
        'Tin vui: đã đến lượt bạn và chúng tôi đang giữ chỗ cho bạn. Hãy nhận chỗ trước khi hết hạn, hoặc từ chối để nhường cho người tiếp theo.',
      button_label: 'Nhận chỗ',
    },
    rsvp_waiting_lapsed: {
      subject: 'Thời hạn giữ chỗ đã hết: {{event}}',
      headline: 'Thời hạn giữ chỗ đã hết',
      content: 'Chúng tôi đã giữ chỗ cho bạn, nhưng thời hạn nhận chỗ đã qua. Bạn không còn trong danh sách chờ.',
      button_label: 'Tôi vẫn muốn tham dự',
    },
  },
  several: (seats) => ({
    joined: `Hiện đã hết chỗ. Khi có ${seats} chỗ trống, chúng tôi sẽ gửi email mời bạn. Nếu đổi ý, bạn có thể rời danh sách chờ bất cứ lúc nào.`,
    offer: {
      headline: `Đã có ${seats} chỗ cho bạn`,
      content:
        'Tin vui: đã đến lượt bạn và chúng tôi đang giữ chỗ cho bạn. Hãy nhận chỗ trước khi hết hạn, hoặc từ chối để nhường cho người tiếp theo.',
      button_label: `Nhận ${seats} chỗ`,
    },
    lapsed: `Chúng tôi đã giữ ${seats} chỗ cho bạn, nhưng thời hạn nhận chỗ đã qua. Bạn không còn trong danh sách chờ.`,
  }),
  status: 'Trong danh sách chờ',
  heldUntil: () => 'Giữ cho bạn đến',
  page: {
    join: 'Tham gia danh sách chờ',
    leave: 'Rời danh sách chờ',
    decline: 'Từ chối',
    closed: 'Danh sách chờ đã đóng',
    closedText: 'Sẽ không có thêm chỗ nào nữa.',
    left: 'Bạn không còn trong danh sách chờ',
    confirm: 'Chỉ một cú nhấp nữa là bạn có tên trong danh sách chờ.',
  },
}
