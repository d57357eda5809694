import type { SignInMessages } from './en.ts'

export const signIn: SignInMessages = {
  email: '이메일 주소',
  password: '비밀번호',
  newPassword: '새 비밀번호',
  name: '이름',
  optional: '선택 사항',
  passwordHint: '10자 이상이어야 합니다. 무작위 단어 몇 개를 이어 쓰면 좋습니다.',
  passwordOptional: '비워 두고 다른 방법으로 로그인할 수 있습니다.',
  back: '로그인으로 돌아가기',
  proceed: '계속',
  roles: { owner: '소유자', admin: '관리자', editor: '편집자', viewer: '열람자' },
  errors: {
    email: 'anna@example.org와 같은 이메일 주소를 입력하세요.',
    name: '이름을 한 줄로 입력하세요.',
    wrong: '이메일 주소 또는 비밀번호가 올바르지 않습니다.',
    missingPassword: '비밀번호를 입력하세요.',
    short: '10자 이상 사용하세요.',
    long: '1,000자 이하로 사용하세요.',
    common: '가장 흔한 비밀번호 중 하나입니다. 다른 비밀번호를 선택하세요.',
    taken: '이미 계정이 있는 주소입니다. 다른 주소를 사용하세요.',
    several: '표시된 칸을 확인하세요.',
    noPasswords: '이 서버에서는 비밀번호를 사용하지 않습니다. 다른 방법으로 로그인하세요.',
    noLinks: '이 서버에서는 메일 로그인 링크를 사용하지 않습니다. 다른 방법으로 로그인하세요.',
    tooMany: (when) => `시도 횟수가 너무 많습니다. ${when}에 다시 시도하세요.`,
    tooManyMails: (when) => `이미 메일을 여러 번 보냈습니다. 받은 편지함을 확인하거나 ${when}에 다시 시도하세요.`,
  },
  start: { text: '이벤트 페이지, 참가 신청, 한 번의 탭으로 저장하는 캘린더.', docs: '문서' },
  signIn: {
    title: '로그인',
    button: '로그인',
    or: '또는',
    link: '로그인 링크를 메일로 받기',
    forgot: '비밀번호를 잊으셨나요?',
    already: (email) => `${email} 계정으로 로그인되어 있습니다.`,
  },
  ask: {
    title: '링크 요청하기',
    text: '이 서버는 메일을 보낼 수 없습니다. 서버 운영자에게 로그인 링크를 요청하세요. 다음 명령으로 만들 수 있습니다:',
    operator: '이 서버의 운영자에게 로그인 링크를 요청하세요. 다음 명령으로 만들 수 있습니다:',
  },
  sent: {
    title: '받은 편지함을 확인하세요',
    link: (email) => `${email} 계정이 있으면 로그인 링크를 보내 드립니다. 링크는 15분 동안 한 번만 사용할 수 있습니다.`,
    password: (email) =>
      `${email} 계정이 있으면 새 비밀번호를 정하는 링크를 보내 드립니다. 링크는 한 시간 동안 한 번만 사용할 수 있습니다.`,
    spam: '메일이 오지 않았나요? 스팸함을 보거나 주소를 확인하세요.',
  },
  forgot: {
    title: '비밀번호를 잊으셨나요?',
    text: '이메일 주소를 입력하세요. 새 비밀번호를 정할 수 있는 링크를 보내 드립니다.',
    button: '링크 보내기',
  },
  choose: {
    title: '새 비밀번호 정하기',
    text: (email) => `${email} 계정의 비밀번호입니다. 다른 기기는 로그아웃됩니다.`,
    button: '저장하고 로그인',
  },
  link: {
    title: '거의 다 됐습니다',
    text: (email) => `${email} 계정으로 로그인합니다.`,
    button: '로그인',
  },
  owner: {
    title: '계정 만들기',
    text: (organization) => `${organization}의 소유자가 됩니다.`,
    button: '계정 만들기',
  },
  invitation: {
    title: (organization) => `${organization} 참여하기`,
    by: '초대한 사람',
    role: '역할',
    account: '계정',
    button: '초대 수락',
    other: (email) => `${email} 계정으로 로그인되어 있습니다. 수락하면 이 세션은 종료됩니다.`,
    signIn: (email) => `${email} 계정에 보낸 초대입니다. 수락하려면 그 계정으로 로그인하세요.`,
  },
  newAddress: {
    title: '새 이메일 주소 확인',
    text: (email) => `앞으로 ${email} 주소로 로그인합니다. 다른 기기는 로그아웃됩니다.`,
    button: '주소 확인',
    signIn: '새 주소를 확인하려면 내 계정으로 로그인하세요.',
  },
  outdated: {
    title: '더 이상 사용할 수 없는 링크입니다',
    text: '만료되었거나 이미 사용된 링크일 수 있습니다. 새 링크를 요청할 수 있습니다.',
    invitation: '만료되었거나 이미 사용된 링크일 수 있습니다. 초대한 사람에게 새 링크를 요청하세요.',
    used: '만료되었거나 이미 사용된 링크일 수 있습니다.',
  },
  passkey: {
    button: '패스키로 로그인',
    failed: '이 패스키는 여기에서 사용할 수 없습니다. 다시 시도하거나 다른 방법으로 로그인하세요.',
  },
  oidc: {
    button: (name) => `${name} 계정으로 계속`,
    titles: { failed: '로그인하지 못했습니다', account: '이 계정으로는 로그인할 수 없습니다' },
    again: '다시 시도',
    other: '다른 계정 사용',
    texts: {
      away: (name) => `${name}에서 응답이 없습니다. 몇 분 후에 다시 시도하세요.`,
      busy: () => '시도 횟수가 너무 많습니다. 1분 후에 다시 시도하세요.',
      cancelled: (name) => `${name} 로그인이 취소되었습니다.`,
      outdated: () => '시간이 너무 오래 걸렸거나 페이지를 두 번 열었습니다. 이 브라우저에서 다시 시작하세요.',
      wrong: (name) =>
        `${name} 정보와 이 서버의 로그인 정보가 일치하지 않습니다. 다시 시도하세요. 계속되면 서버 운영자에게 알려 주세요.`,
      unverified: (name) =>
        `${name}에서 이메일 주소를 확인해 주지 않습니다. 먼저 그곳에서 확인하거나 관리자에게 요청하세요.`,
      unknown: () => '이 이메일 주소로는 아직 접근할 수 없습니다. 동료에게 초대를 요청하세요.',
      'no-role': (name) => `${name} 계정이 접근 권한이 있는 그룹에 없습니다. 관리자에게 추가를 요청하세요.`,
      taken: (name) => `이 이메일 주소에는 이미 다른 ${name} 계정이 연결되어 있습니다. 서버 운영자에게 문의하세요.`,
    },
  },
  signedOut: {
    title: '로그아웃했습니다',
    text: '또 만나요.',
    again: '다시 로그인',
  },
  home: {
    noScript: '이 앱에는 JavaScript가 필요합니다. 브라우저에서 켠 뒤 페이지를 새로 고치세요.',
    signOut: '로그아웃',
  },
  missing: {
    title: '없는 페이지입니다',
    text: '주소에 오타가 없는지 확인하거나 처음부터 다시 시작하세요.',
  },
  tooLarge: {
    title: '양식이 너무 큽니다',
    text: '아무것도 저장되지 않았습니다. 돌아가서 입력한 내용을 줄이세요.',
  },
  otherSite: {
    title: '저희 페이지에서 보낸 양식이 아닙니다',
    text: '계정을 보호하기 위해 아무것도 변경하지 않았습니다. 페이지를 다시 열어 주세요.',
  },
  crowded: {
    title: '잠시만 기다려 주세요',
    text: '지금 로그인하는 사람이 너무 많습니다. 몇 초 후에 다시 시도하세요.',
  },
  mails: {
    sign_in_link: {
      subject: '로그인 링크',
      headline: '로그인',
      content: '이 버튼으로 15분 안에 한 번 로그인할 수 있습니다. 요청하지 않으셨다면 이 메일을 무시하세요.',
      button: '로그인',
    },
    password_reset: {
      subject: '새 비밀번호 정하기',
      headline: '새 비밀번호 정하기',
      content:
        '버튼은 한 시간 동안 한 번만 사용할 수 있습니다. 요청하지 않으셨다면 이 메일을 무시하세요. 비밀번호는 그대로입니다.',
      button: '새 비밀번호 정하기',
    },
    password_changed: {
      subject: '비밀번호가 변경되었습니다',
      headline: '비밀번호가 변경되었습니다',
      content: '다른 기기는 로그아웃되었습니다. 본인이 아니라면 바로 새 비밀번호를 정하고 서버 운영자에게 알려 주세요.',
      button: '새 비밀번호 정하기',
    },
    passkey_added: {
      subject: '계정에 패스키가 추가되었습니다',
      content:
        '이 패스키로 내 계정에 로그인할 수 있습니다. 본인이 아니라면 로그인해서 삭제하고 서버 운영자에게 알려 주세요.',
    },
    passkey_removed: {
      subject: '계정에서 패스키가 삭제되었습니다',
      content:
        '이 패스키로는 더 이상 로그인할 수 없습니다. 본인이 아니라면 로그인해서 계정을 확인하고 서버 운영자에게 알려 주세요.',
    },
    email_change: {
      subject: '새 이메일 주소 확인',
      content:
        '버튼은 15분 동안 한 번만 사용할 수 있습니다. 그 후에는 이 주소로 로그인합니다. 요청하지 않으셨다면 이 메일을 무시하세요. 아무것도 바뀌지 않습니다.',
      button: '주소 확인',
    },
    email_taken: {
      subject: '이미 계정이 있는 주소입니다',
      content:
        '누군가 이 주소를 다른 계정에 사용하려고 했습니다. 변경된 것은 없습니다. 본인이라면 이 주소로 로그인하거나 다른 주소를 선택하세요. 아니라면 이 메일을 무시하세요.',
    },
    email_changed: {
      subject: '계정의 이메일 주소가 변경되었습니다',
      content: (email) =>
        `새 주소는 ${email}입니다. 다른 기기는 로그아웃되었습니다. 본인이 아니라면 바로 서버 운영자에게 알려 주세요.`,
    },
    invitation: {
      subject: (organization) => `${organization} 초대`,
      headline: (organization) => `${organization}에 초대받으셨습니다`,
      by: (inviter) => `${inviter} 님이 함께 이벤트를 만들고 싶어 합니다.`,
      content: '초대는 7일 동안 유효합니다.',
      button: '초대 보기',
    },
    reason: '이 서버에 있는 회원님의 계정과 관련된 메일입니다.',
    invited: '누군가 이 주소를 초대하여 보내 드리는 메일입니다.',
    claimed: '누군가 이 주소를 자신의 계정에 사용하려고 하여 보내 드리는 메일입니다.',
  },
}
