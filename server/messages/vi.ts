import type { Messages } from './en.ts'

export const vi: Messages = {
  icalFile: 'Tệp iCal',
  allDay: 'Cả ngày',
  cancelled: 'Đã hủy',
  copy: 'Sao chép',
  copied: 'Đã sao chép',
  pageAddress: 'Địa chỉ của trang này',
  anyway: 'Vẫn thử',
  otherCalendars: 'Lịch khác',
  missing: {
    title: 'Không có gì ở đây',
    text: 'Liên kết có thể chưa đầy đủ, hoặc sự kiện không còn công khai.',
  },
  dates: {
    title: 'Chọn một ngày',
    text: 'Sự kiện này diễn ra vào nhiều ngày. Bạn có thể thêm từng ngày một.',
    all: 'Tất cả các ngày trong một tệp',
  },
  calledOff: {
    title: 'Ngày này đã bị hủy',
    text: 'Không có gì để thêm. Nếu ngày này đã có trong lịch của bạn, tệp này sẽ cập nhật nó.',
    file: 'Cập nhật lịch của tôi',
  },
  series: {
    title: 'Sự kiện này lặp lại',
    text: (calendar) =>
      `${calendar} không thể thêm sự kiện lặp lại từ một liên kết. Hãy chọn lịch khác cho tất cả các ngày, hoặc chỉ thêm một ngày.`,
    whole: 'Tất cả các ngày',
    next: 'Chỉ ngày tiếp theo',
  },
  inApp: {
    title: 'Mở trang này trong trình duyệt',
    text: 'Ứng dụng bạn đang dùng không thể chuyển sự kiện này vào lịch. Trình duyệt thì có thể.',
    steps: ['Sao chép địa chỉ.', 'Mở trình duyệt và dán vào đó.'],
  },
  safari: {
    title: 'Mở trang này trong Safari',
    text: 'Trình duyệt này không thể chuyển đăng ký vào lịch của bạn. Safari thì có thể.',
    steps: ['Sao chép địa chỉ.', 'Mở Safari và dán vào đó.'],
  },
  subscribe: {
    title: 'Đăng ký lịch này',
    address: 'Địa chỉ của lịch',
    byHand: (calendar) =>
      `${calendar} không có liên kết cho việc này. Hãy sao chép địa chỉ, mở ${calendar} và thêm vào đó dưới dạng lịch từ internet.`,
    cannot: (calendar) => `${calendar} không thể đăng ký lịch này. Hãy chọn lịch khác hoặc sao chép địa chỉ.`,
    onComputer: (calendar) =>
      `${calendar} chỉ nhận đăng ký mới trên máy tính. Hãy mở trang này ở đó hoặc sao chép địa chỉ.`,
  },
}
