import type { SignInMessages } from './en.ts'

export const signIn: SignInMessages = {
  email: 'E-posta adresi',
  password: 'Parola',
  newPassword: 'Yeni parola',
  name: 'Adınız',
  optional: 'isteğe bağlı',
  passwordHint: 'En az 10 karakter. Rastgele birkaç sözcük iyi bir seçimdir.',
  passwordOptional: 'Boş bırakıp başka bir yolla oturum açabilirsiniz.',
  back: 'Oturum açmaya dön',
  proceed: 'Devam et',
  roles: { owner: 'Sahip', admin: 'Yönetici', editor: 'Editör', viewer: 'Okuyucu' },
  errors: {
    email: 'anna@example.org gibi bir e-posta adresi girin.',
    name: 'Adınızı tek satırda girin.',
    wrong: 'E-posta adresi veya parola doğru değil.',
    missingPassword: 'Parolanızı girin.',
    short: 'En az 10 karakter kullanın.',
    long: 'En fazla 1000 karakter kullanın.',
    common: 'Bu, en yaygın parolalardan biri. Başka bir parola seçin.',
    taken: 'Bu adresle açılmış bir hesap zaten var. Başka bir adres kullanın.',
    several: 'Lütfen işaretli alanları kontrol edin.',
    noPasswords: 'Bu sunucuda parola kullanılmıyor. Başka bir yolla oturum açın.',
    noLinks: 'Bu sunucuda e-postayla oturum açma bağlantısı kullanılmıyor. Başka bir yolla oturum açın.',
    tooMany: (when) => `Çok fazla deneme yapıldı. ${when} yeniden deneyin.`,
    tooManyMails: (when) => `Zaten birkaç e-posta gönderdik. Gelen kutunuza bakın veya ${when} yeniden deneyin.`,
  },
  start: { text: 'Etkinlik sayfaları, kayıtlar ve tek dokunuşla kaydedilen takvimler.', docs: 'Belgeler' },
  signIn: {
    title: 'Oturum aç',
    button: 'Oturum aç',
    or: 'veya',
    link: 'Bana oturum açma bağlantısı gönder',
    forgot: 'Parolanızı mı unuttunuz?',
    already: (email) => `${email} olarak oturum açtınız.`,
  },
  ask: {
    title: 'Bağlantı isteyin',
    text: 'Bu sunucu e-posta gönderemiyor. Sunucuyu yöneten kişiden bir oturum açma bağlantısı isteyin. Bağlantı bu komutla oluşturulur:',
    operator: 'Bu sunucuyu yöneten kişiden bir oturum açma bağlantısı isteyin. Bağlantı bu komutla oluşturulur:',
  },
  sent: {
    title: 'Gelen kutunuza bakın',
    link: (email) =>
      `${email} adresinin bir hesabı varsa oturum açma bağlantısı yolda. Bağlantı bir kez, 15 dakika boyunca çalışır.`,
    password: (email) =>
      `${email} adresinin bir hesabı varsa yeni parola seçme bağlantısı yolda. Bağlantı bir kez, bir saat boyunca çalışır.`,
    spam: 'Bir şey gelmedi mi? İstenmeyen posta klasörüne bakın veya adresi kontrol edin.',
  },
  forgot: {
    title: 'Parolanızı mı unuttunuz?',
    text: 'E-posta adresinizi girin. Yeni bir parola seçmeniz için size bir bağlantı göndereceğiz.',
    button: 'Bağlantı gönder',
  },
  choose: {
    title: 'Yeni bir parola seçin',
    text: (email) => `${email} için. Diğer cihazlarınızda oturum kapatılacak.`,
    button: 'Kaydet ve oturum aç',
  },
  link: {
    title: 'Neredeyse tamam',
    text: (email) => `${email} olarak oturum açmak için devam edin.`,
    button: 'Oturum aç',
  },
  owner: {
    title: 'Hesabınızı oluşturun',
    text: (organization) => `${organization} kuruluşunun sahibi olacaksınız.`,
    button: 'Hesabınızı oluşturun',
  },
  invitation: {
    title: (organization) => `Katılın: ${organization}`,
    by: 'Davet eden',
    role: 'Rolünüz',
    account: 'Hesabınız',
    button: 'Daveti kabul et',
    other: (email) => `${email} olarak oturum açtınız. Kabul ederseniz bu oturum sona erer.`,
    signIn: (email) => `Bu davet ${email} için. Kabul etmek için o hesapla oturum açın.`,
  },
  newAddress: {
    title: 'Yeni e-posta adresinizi onaylayın',
    text: (email) => `Bundan sonra ${email} ile oturum açacaksınız. Diğer cihazlarınızda oturum kapatılacak.`,
    button: 'Adresi onayla',
    signIn: 'Yeni adresi onaylamak için hesabınızda oturum açın.',
  },
  outdated: {
    title: 'Bu bağlantı artık çalışmıyor',
    text: 'Süresi dolmuş veya daha önce kullanılmış olabilir. Yenisini isteyebilirsiniz.',
    invitation: 'Süresi dolmuş veya daha önce kullanılmış olabilir. Sizi davet eden kişiden yenisini isteyin.',
    used: 'Süresi dolmuş veya daha önce kullanılmış olabilir.',
  },
  passkey: {
    button: 'Geçiş anahtarıyla oturum aç',
    failed: 'Bu geçiş anahtarı burada çalışmıyor. Yeniden deneyin veya başka bir yolla oturum açın.',
  },
  oidc: {
    button: (name) => `${name} ile devam et`,
    titles: { failed: 'Oturum açılamadı', account: 'Bu hesabın burada erişimi yok' },
    again: 'Yeniden dene',
    other: 'Başka bir hesap kullan',
    texts: {
      away: (name) => `${name} şu anda yanıt vermiyor. Birkaç dakika sonra yeniden deneyin.`,
      busy: () => 'Çok fazla deneme yapıldı. Bir dakika sonra yeniden deneyin.',
      cancelled: (name) => `${name} ile oturum açma iptal edildi.`,
      outdated: () => 'Çok uzun sürdü veya sayfa iki kez açıldı. Bu tarayıcıda baştan başlayın.',
      wrong: (name) =>
        `${name} ile bu sunucu oturum açma konusunda uyuşmuyor. Yeniden deneyin. Yine olursa bu sunucuyu yöneten kişiye haber verin.`,
      unverified: (name) =>
        `${name} e-posta adresinizi doğrulamıyor. Önce orada doğrulayın veya yöneticinizden isteyin.`,
      unknown: () => 'Bu e-posta adresiyle henüz kimsenin erişimi yok. Bir iş arkadaşınızdan davet isteyin.',
      'no-role': (name) => `${name} hesabınız erişimi olan bir grupta değil. Yöneticinizden sizi eklemesini isteyin.`,
      taken: (name) => `Bu e-posta adresi zaten başka bir ${name} hesabına ait. Bu sunucuyu yöneten kişiye danışın.`,
    },
  },
  signedOut: {
    title: 'Oturumunuz kapatıldı',
    text: 'Görüşmek üzere.',
    again: 'Yeniden oturum aç',
  },
  home: {
    noScript: 'Uygulama için JavaScript gerekir. Tarayıcınızda açın ve sayfayı yenileyin.',
    signOut: 'Oturumu kapat',
  },
  missing: {
    title: 'Böyle bir sayfa yok',
    text: 'Adreste yazım hatası olup olmadığına bakın veya baştan başlayın.',
  },
  tooLarge: {
    title: 'Bu form çok büyük',
    text: 'Hiçbir şey kaydedilmedi. Geri dönün ve yazdıklarınızı kısaltın.',
  },
  otherSite: {
    title: 'Bu form bizim sayfamızdan gelmedi',
    text: 'Hesabınızı korumak için hiçbir şey değiştirilmedi. Lütfen sayfayı yeniden açın.',
  },
  crowded: {
    title: 'Lütfen biraz bekleyin',
    text: 'Şu anda çok fazla kişi oturum açıyor. Lütfen birkaç saniye sonra yeniden deneyin.',
  },
  mails: {
    sign_in_link: {
      subject: 'Oturum açma bağlantınız',
      headline: 'Oturum aç',
      content:
        'Bu düğmeyle bir kez, 15 dakika içinde oturum açarsınız. Bunu siz istemediyseniz bu e-postayı dikkate almayın.',
      button: 'Oturum aç',
    },
    password_reset: {
      subject: 'Yeni bir parola seçin',
      headline: 'Yeni bir parola seçin',
      content:
        'Düğme bir kez, bir saat boyunca çalışır. Bunu siz istemediyseniz bu e-postayı dikkate almayın; parolanız aynı kalır.',
      button: 'Yeni bir parola seçin',
    },
    password_changed: {
      subject: 'Parolanız değiştirildi',
      headline: 'Parolanız değiştirildi',
      content:
        'Diğer cihazlarınızda oturum kapatıldı. Siz değil miydiniz? Hemen yeni bir parola seçin ve bu sunucuyu yöneten kişiye haber verin.',
      button: 'Yeni bir parola seçin',
    },
    passkey_added: {
      subject: 'Hesabınıza bir geçiş anahtarı eklendi',
      content:
        'Bu anahtarla sizin adınıza oturum açılabilir. Siz değil miydiniz? Oturum açın, anahtarı kaldırın ve bu sunucuyu yöneten kişiye haber verin.',
    },
    passkey_removed: {
      subject: 'Hesabınızdan bir geçiş anahtarı kaldırıldı',
      content:
        'Bu anahtarla artık oturum açılamaz. Siz değil miydiniz? Oturum açın, hesabınızı kontrol edin ve bu sunucuyu yöneten kişiye haber verin.',
    },
    email_change: {
      subject: 'Yeni e-posta adresinizi onaylayın',
      content:
        'Düğme bir kez, 15 dakika boyunca çalışır. Ardından bu adresle oturum açarsınız. Bunu siz istemediyseniz bu e-postayı dikkate almayın; hiçbir şey değişmez.',
      button: 'Adresi onayla',
    },
    email_taken: {
      subject: 'Bu adresle açılmış bir hesap zaten var',
      content:
        'Biri bu adresi başka bir hesap için kullanmak istedi. Hiçbir şey değiştirilmedi. Siz istediyseniz bu adresle oturum açın veya başka bir adres seçin. Değilse bu e-postayı dikkate almayın.',
    },
    email_changed: {
      subject: 'Hesabınızın e-posta adresi değiştirildi',
      content: (email) =>
        `Yeni adres: ${email}. Diğer cihazlarınızda oturum kapatıldı. Siz değil miydiniz? Hemen bu sunucuyu yöneten kişiye haber verin.`,
    },
    invitation: {
      subject: (organization) => `Katılın: ${organization}`,
      headline: (organization) => `Davet edildiniz: ${organization}`,
      by: (inviter) => `${inviter} sizinle etkinlikler üzerinde çalışmak istiyor.`,
      content: 'Davet 7 gün geçerlidir.',
      button: 'Daveti görüntüle',
    },
    reason: 'Bu e-postayı bu sunucudaki hesabınız nedeniyle alıyorsunuz.',
    invited: 'Bu e-postayı biri bu adresi davet ettiği için alıyorsunuz.',
    claimed: 'Bu e-postayı biri bu adresi kendi hesabı için kullanmak istediği için alıyorsunuz.',
  },
}
