import type { EventMessages } from './en.ts'

export const event: EventMessages = {
  nextOf: (count) => `Ngày tiếp theo trong số ${count} ngày`,
  otherDates: 'Các ngày khác',
  laterDates: 'Các ngày sau đó',
  moreDates: (count) => `và ${count} ngày khác`,
  directions: 'Chỉ đường',
  copyAddress: 'Sao chép địa chỉ',
  cancelledText: 'Sự kiện sẽ không diễn ra. Nếu đã thêm vào lịch, hãy cập nhật trong lịch của bạn.',
}
