import type { SignInMessages } from './en.ts'

export const signIn: SignInMessages = {
  email: 'メールアドレス',
  password: 'パスワード',
  newPassword: '新しいパスワード',
  name: 'お名前',
  optional: '任意',
  passwordHint: '10文字以上。無関係な単語をいくつか並べると安全です。',
  passwordOptional: '空欄のままにして、別の方法でサインインすることもできます。',
  back: 'サインインに戻る',
  proceed: '続ける',
  roles: { owner: 'オーナー', admin: '管理者', editor: '編集者', viewer: '閲覧者' },
  errors: {
    email: 'anna@example.org のようなメールアドレスを入力してください。',
    name: 'お名前を1行で入力してください。',
    wrong: 'メールアドレスまたはパスワードが正しくありません。',
    missingPassword: 'パスワードを入力してください。',
    short: '10文字以上にしてください。',
    long: '1,000文字以内にしてください。',
    common: 'よく使われているパスワードです。別のものを選んでください。',
    taken: 'このアドレスにはすでにアカウントがあります。別のアドレスを使ってください。',
    several: '印の付いた欄を確認してください。',
    tooMany: (when) => `試行回数が多すぎます。${when}にもう一度お試しください。`,
    tooManyMails: (when) =>
      `すでに何通かメールをお送りしました。受信トレイを確認するか、${when}にもう一度お試しください。`,
  },
  signIn: {
    title: 'サインイン',
    button: 'サインイン',
    or: 'または',
    link: 'サインイン用リンクをメールで受け取る',
    forgot: 'パスワードをお忘れですか？',
    already: (email) => `${email} としてサインインしています。`,
  },
  ask: {
    title: 'リンクを依頼する',
    text: 'このサーバーはメールを送信できません。サーバーの管理者にサインイン用リンクを依頼してください。次のコマンドで作成できます：',
  },
  sent: {
    title: '受信トレイを確認してください',
    link: (email) =>
      `${email} のアカウントがあれば、サインイン用リンクをお送りします。リンクは15分間、1回だけ使えます。`,
    password: (email) =>
      `${email} のアカウントがあれば、新しいパスワードを選ぶリンクをお送りします。リンクは1時間、1回だけ使えます。`,
    spam: '届きませんか？ 迷惑メールのフォルダーを見るか、アドレスを確認してください。',
  },
  forgot: {
    title: 'パスワードをお忘れですか？',
    text: 'メールアドレスを入力してください。新しいパスワードを選ぶリンクをお送りします。',
    button: 'リンクを送る',
  },
  choose: {
    title: '新しいパスワードを選ぶ',
    text: (email) => `${email} のパスワードです。ほかの端末はサインアウトされます。`,
    button: '保存してサインイン',
  },
  link: {
    title: 'もう少しです',
    text: (email) => `${email} としてサインインします。`,
    button: 'サインイン',
  },
  owner: {
    title: 'アカウントを作成',
    text: (organization) => `${organization} のオーナーになります。`,
    button: 'アカウントを作成',
  },
  invitation: {
    title: (organization) => `${organization} に参加`,
    by: '招待した人',
    role: '役割',
    account: 'アカウント',
    button: '招待を受ける',
    other: (email) => `${email} としてサインインしています。招待を受けると、このセッションは終了します。`,
    signIn: (email) => `この招待は ${email} 宛てです。受けるには、そのアカウントでサインインしてください。`,
  },
  outdated: {
    title: 'このリンクは使えなくなりました',
    text: '期限が切れたか、すでに使われた可能性があります。新しいリンクを依頼できます。',
    invitation: '期限が切れたか、すでに使われた可能性があります。招待した人に新しいリンクを依頼してください。',
  },
  signedOut: {
    title: 'サインアウトしました',
    text: 'またお越しください。',
    again: 'もう一度サインイン',
  },
  home: {
    title: 'おかえりなさい',
    organizations: '所属する組織',
    none: 'まだどの組織にも所属していません。同僚に招待を依頼してください。',
    next: '次のステップ',
    reference: 'APIリファレンス',
    button: 'カレンダー追加ボタン',
    signOut: 'サインアウト',
  },
  otherSite: {
    title: 'このフォームは当サイトのページから送られていません',
    text: 'アカウントを守るため、何も変更していません。ページをもう一度開いてください。',
  },
  crowded: {
    title: '少々お待ちください',
    text: '現在、サインインが集中しています。数秒後にもう一度お試しください。',
  },
  mails: {
    sign_in_link: {
      subject: 'サインイン用リンク',
      headline: 'サインイン',
      content: 'このボタンで15分以内に1回サインインできます。お心当たりがない場合は、このメールを無視してください。',
      button: 'サインイン',
    },
    password_reset: {
      subject: '新しいパスワードを選ぶ',
      headline: '新しいパスワードを選ぶ',
      content:
        'ボタンは1時間、1回だけ使えます。お心当たりがない場合は、このメールを無視してください。パスワードは変わりません。',
      button: '新しいパスワードを選ぶ',
    },
    password_changed: {
      subject: 'パスワードが変更されました',
      headline: 'パスワードが変更されました',
      content:
        'ほかの端末はサインアウトされました。お心当たりがない場合は、すぐに新しいパスワードを選び、サーバーの管理者に知らせてください。',
      button: '新しいパスワードを選ぶ',
    },
    invitation: {
      subject: (organization) => `${organization} への招待`,
      headline: (organization) => `${organization} に招待されています`,
      by: (inviter) => `${inviter} さんが、一緒にイベントを作りたいと考えています。`,
      content: '招待は7日間有効です。',
      button: '招待を見る',
    },
    reason: 'このサーバーのアカウントについてのお知らせです。',
    invited: 'このアドレスが招待されたため、このメールをお送りしています。',
  },
}
