import type { SignInMessages } from './en.ts'

export const signIn: SignInMessages = {
  email: 'Địa chỉ email',
  password: 'Mật khẩu',
  newPassword: 'Mật khẩu mới',
  name: 'Tên của bạn',
  optional: 'không bắt buộc',
  passwordHint: 'Ít nhất 10 ký tự. Vài từ ngẫu nhiên là lựa chọn tốt.',
  passwordOptional: 'Bạn có thể để trống và đăng nhập bằng cách khác.',
  back: 'Quay lại đăng nhập',
  proceed: 'Tiếp tục',
  roles: { owner: 'Chủ sở hữu', admin: 'Quản trị viên', editor: 'Biên tập viên', viewer: 'Người xem' },
  errors: {
    email: 'Nhập địa chỉ email, ví dụ anna@example.org.',
    name: 'Nhập tên của bạn trên một dòng.',
    wrong: 'Địa chỉ email hoặc mật khẩu không đúng.',
    missingPassword: 'Nhập mật khẩu của bạn.',
    short: 'Dùng ít nhất 10 ký tự.',
    long: 'Dùng tối đa 1.000 ký tự.',
    common: 'Đây là một trong những mật khẩu phổ biến nhất. Hãy chọn mật khẩu khác.',
    taken: 'Địa chỉ này đã có tài khoản. Hãy dùng địa chỉ khác.',
    several: 'Vui lòng kiểm tra các ô được đánh dấu.',
    noPasswords: 'Máy chủ này không dùng mật khẩu. Hãy đăng nhập bằng cách khác.',
    noLinks: 'Máy chủ này không dùng liên kết đăng nhập qua email. Hãy đăng nhập bằng cách khác.',
    tooMany: (when) => `Quá nhiều lần thử. Hãy thử lại ${when}.`,
    tooManyMails: (when) => `Chúng tôi đã gửi vài email. Hãy xem hộp thư đến, hoặc thử lại ${when}.`,
  },
  start: { text: 'Trang sự kiện, đăng ký tham dự và lịch có thể lưu chỉ với một lần chạm.', docs: 'Tài liệu' },
  signIn: {
    title: 'Đăng nhập',
    button: 'Đăng nhập',
    or: 'hoặc',
    link: 'Gửi cho tôi liên kết đăng nhập',
    forgot: 'Quên mật khẩu?',
    already: (email) => `Bạn đang đăng nhập bằng ${email}.`,
  },
  ask: {
    title: 'Xin liên kết',
    text: 'Máy chủ này không gửi được email. Hãy xin người quản lý máy chủ một liên kết đăng nhập. Họ tạo bằng lệnh này:',
    operator: 'Hãy xin người quản lý máy chủ này một liên kết đăng nhập. Họ tạo bằng lệnh này:',
  },
  sent: {
    title: 'Hãy xem hộp thư đến',
    link: (email) =>
      `Nếu ${email} có tài khoản, liên kết đăng nhập đang được gửi đi. Liên kết dùng được một lần, trong 15 phút.`,
    password: (email) =>
      `Nếu ${email} có tài khoản, liên kết chọn mật khẩu mới đang được gửi đi. Liên kết dùng được một lần, trong một giờ.`,
    spam: 'Chưa thấy gì? Hãy xem thư mục spam, hoặc kiểm tra lại địa chỉ.',
  },
  forgot: {
    title: 'Quên mật khẩu?',
    text: 'Nhập địa chỉ email của bạn. Chúng tôi sẽ gửi liên kết để chọn mật khẩu mới.',
    button: 'Gửi liên kết',
  },
  choose: {
    title: 'Chọn mật khẩu mới',
    text: (email) => `Cho ${email}. Các thiết bị khác của bạn sẽ bị đăng xuất.`,
    button: 'Lưu và đăng nhập',
  },
  link: {
    title: 'Sắp xong rồi',
    text: (email) => `Tiếp tục để đăng nhập bằng ${email}.`,
    button: 'Đăng nhập',
  },
  owner: {
    title: 'Tạo tài khoản',
    text: (organization) => `Bạn sẽ là chủ sở hữu của ${organization}.`,
    button: 'Tạo tài khoản',
  },
  invitation: {
    title: (organization) => `Tham gia ${organization}`,
    by: 'Người mời',
    role: 'Vai trò của bạn',
    account: 'Tài khoản của bạn',
    button: 'Chấp nhận lời mời',
    other: (email) => `Bạn đang đăng nhập bằng ${email}. Nếu chấp nhận, phiên này sẽ kết thúc.`,
    signIn: (email) => `Lời mời này dành cho ${email}. Hãy đăng nhập bằng tài khoản đó để chấp nhận.`,
  },
  newAddress: {
    title: 'Xác nhận địa chỉ email mới của bạn',
    text: (email) => `Bạn sẽ đăng nhập bằng ${email}. Các thiết bị khác của bạn sẽ bị đăng xuất.`,
    button: 'Xác nhận địa chỉ',
    signIn: 'Hãy đăng nhập vào tài khoản của bạn để xác nhận địa chỉ mới.',
  },
  outdated: {
    title: 'Liên kết này không còn dùng được',
    text: 'Có thể liên kết đã hết hạn hoặc đã được dùng. Bạn có thể yêu cầu liên kết mới.',
    invitation: 'Có thể liên kết đã hết hạn hoặc đã được dùng. Hãy xin người mời bạn một liên kết mới.',
    used: 'Có thể liên kết đã hết hạn hoặc đã được dùng.',
  },
  passkey: {
    button: 'Đăng nhập bằng khóa truy cập',
    failed: 'Khóa truy cập này không dùng được ở đây. Hãy thử lại, hoặc đăng nhập bằng cách khác.',
  },
  oidc: {
    button: (name) => `Tiếp tục với ${name}`,
    titles: { failed: 'Không đăng nhập được', account: 'Tài khoản này không có quyền truy cập ở đây' },
    again: 'Thử lại',
    other: 'Dùng tài khoản khác',
    texts: {
      away: (name) => `${name} hiện không phản hồi. Hãy thử lại sau vài phút.`,
      busy: () => 'Đã có quá nhiều lần thử. Hãy thử lại sau một phút.',
      cancelled: (name) => `Việc đăng nhập tại ${name} đã bị hủy.`,
      outdated: () => 'Đã quá lâu, hoặc trang được mở hai lần. Hãy bắt đầu lại trong trình duyệt này.',
      wrong: (name) =>
        `${name} và máy chủ này không thống nhất về việc đăng nhập. Hãy thử lại. Nếu vẫn xảy ra, hãy báo cho người quản lý máy chủ này.`,
      unverified: (name) =>
        `${name} không xác nhận địa chỉ email của bạn. Hãy xác nhận ở đó trước, hoặc nhờ quản trị viên của bạn.`,
      unknown: () => 'Chưa ai có quyền truy cập bằng địa chỉ email này. Hãy nhờ đồng nghiệp mời bạn.',
      'no-role': (name) =>
        `Tài khoản của bạn tại ${name} không thuộc nhóm nào có quyền truy cập. Hãy nhờ quản trị viên thêm bạn.`,
      taken: (name) =>
        `Một tài khoản khác tại ${name} đã thuộc về địa chỉ email này. Hãy hỏi người quản lý máy chủ này.`,
    },
  },
  signedOut: {
    title: 'Bạn đã đăng xuất',
    text: 'Hẹn gặp lại.',
    again: 'Đăng nhập lại',
  },
  home: {
    noScript: 'Ứng dụng cần JavaScript. Hãy bật trong trình duyệt rồi tải lại trang.',
    signOut: 'Đăng xuất',
  },
  missing: {
    title: 'Trang này không tồn tại',
    text: 'Hãy kiểm tra xem địa chỉ có lỗi gõ không, hoặc bắt đầu lại.',
  },
  tooLarge: {
    title: 'Biểu mẫu này quá lớn',
    text: 'Chưa có gì được lưu. Hãy quay lại và rút ngắn nội dung đã nhập.',
  },
  otherSite: {
    title: 'Biểu mẫu này không đến từ trang của chúng tôi',
    text: 'Để bảo vệ tài khoản của bạn, không có gì bị thay đổi. Vui lòng mở lại trang.',
  },
  crowded: {
    title: 'Vui lòng đợi một chút',
    text: 'Hiện có quá nhiều người đăng nhập. Vui lòng thử lại sau vài giây.',
  },
  mails: {
    sign_in_link: {
      subject: 'Liên kết đăng nhập của bạn',
      headline: 'Đăng nhập',
      content: 'Nút này cho bạn đăng nhập một lần, trong vòng 15 phút. Nếu bạn không yêu cầu, hãy bỏ qua email này.',
      button: 'Đăng nhập',
    },
    password_reset: {
      subject: 'Chọn mật khẩu mới',
      headline: 'Chọn mật khẩu mới',
      content:
        'Nút dùng được một lần, trong một giờ. Nếu bạn không yêu cầu, hãy bỏ qua email này và mật khẩu vẫn giữ nguyên.',
      button: 'Chọn mật khẩu mới',
    },
    password_changed: {
      subject: 'Mật khẩu của bạn đã được thay đổi',
      headline: 'Mật khẩu của bạn đã được thay đổi',
      content:
        'Các thiết bị khác của bạn đã bị đăng xuất. Không phải bạn? Hãy chọn ngay mật khẩu mới và báo cho người quản lý máy chủ này.',
      button: 'Chọn mật khẩu mới',
    },
    passkey_added: {
      subject: 'Một khóa truy cập đã được thêm vào tài khoản của bạn',
      content:
        'Khóa này có thể dùng để đăng nhập với tư cách của bạn. Không phải bạn? Hãy đăng nhập, xóa khóa đó và báo cho người quản lý máy chủ này.',
    },
    passkey_removed: {
      subject: 'Một khóa truy cập đã bị xóa khỏi tài khoản của bạn',
      content:
        'Khóa này không còn dùng để đăng nhập được. Không phải bạn? Hãy đăng nhập, kiểm tra tài khoản và báo cho người quản lý máy chủ này.',
    },
    email_change: {
      subject: 'Xác nhận địa chỉ email mới của bạn',
      content:
        'Nút dùng được một lần, trong 15 phút. Sau đó bạn đăng nhập bằng địa chỉ này. Nếu bạn không yêu cầu, hãy bỏ qua email này và không có gì thay đổi.',
      button: 'Xác nhận địa chỉ',
    },
    email_taken: {
      subject: 'Địa chỉ này đã có tài khoản',
      content:
        'Có người muốn dùng địa chỉ này cho tài khoản khác. Không có gì thay đổi. Nếu đó là bạn, hãy đăng nhập bằng địa chỉ này hoặc chọn địa chỉ khác. Nếu không, hãy bỏ qua email này.',
    },
    email_changed: {
      subject: 'Địa chỉ email của tài khoản bạn đã được thay đổi',
      content: (email) =>
        `Địa chỉ mới là ${email}. Các thiết bị khác của bạn đã bị đăng xuất. Không phải bạn? Hãy báo ngay cho người quản lý máy chủ này.`,
    },
    invitation: {
      subject: (organization) => `Tham gia ${organization}`,
      headline: (organization) => `Bạn được mời tham gia ${organization}`,
      by: (inviter) => `${inviter} muốn cùng bạn tổ chức sự kiện.`,
      content: 'Lời mời có hiệu lực trong 7 ngày.',
      button: 'Xem lời mời',
    },
    reason: 'Bạn nhận email này vì bạn có tài khoản trên máy chủ này.',
    invited: 'Bạn nhận email này vì có người đã mời địa chỉ này.',
    claimed: 'Bạn nhận email này vì có người muốn dùng địa chỉ này cho tài khoản của họ.',
  },
}
