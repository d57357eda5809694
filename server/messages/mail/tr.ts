import type { MailMessages } from './en.ts'
import { reminder } from '../reminder/tr.ts'
import { waiting } from '../waiting/tr.ts'

export const mail: MailMessages = {
  texts: {
    rsvp_doi: {
      subject: 'Lütfen e-posta adresinizi onaylayın: {{event}}',
      headline: 'Bir adım kaldı',
      content:
        'Kaydınızı tamamlamak için e-posta adresinizi onaylayın. Düğme bir saat boyunca çalışır. Kaydolmadıysanız bu e-postayı dikkate almayın; hiçbir şey olmaz.',
      button_label: 'Adresimi onayla',
    },
    rsvp_thank_you: {
      subject: 'Yanıtınız onaylandı: {{event}}',
      headline: 'Teşekkürler',
      content:
        'E-posta adresiniz onaylandı ve yanıtınız kaydedildi. Aşağıdaki düğmeyle görebilir ve değiştirebilirsiniz.',
      button_label: 'Yanıtımı gör',
    },
    rsvp_signup_confirmation: {
      subject: 'Yanıtınız: {{event}}',
      headline: 'Yanıtınız için teşekkürler',
      content: 'Yanıtınız kaydedildi. Aşağıdaki düğmeyle görebilir ve değiştirebilirsiniz.',
      button_label: 'Yanıtımı gör',
    },
    rsvp_change_confirmation: {
      subject: 'Yanıtınız değişti: {{event}}',
      headline: 'Değişikliğiniz kaydedildi',
      content: 'Yanıtınızın şu anki hâli budur. Siz değiştirmediyseniz aşağıdaki düğmeyle açıp düzeltin.',
      button_label: 'Yanıtımı gör',
    },
    rsvp_event_update: {
      subject: 'Etkinlik güncellendi: {{event}}',
      headline: 'Lütfen yeni bilgilere dikkat edin',
      content: 'Düzenleyen bu etkinliği değiştirdi. Güncel bilgiler şunlardır.',
      button_label: 'Yanıtımı gör',
    },
    rsvp_magic_link: {
      subject: 'Yanıtınıza erişim: {{event}}',
      headline: 'Yanıtınızı açın',
      content:
        'Aşağıdaki düğmeyle yanıtınızı görebilir ve değiştirebilirsiniz. Bir saat boyunca çalışır. Bunu siz istemediyseniz bu e-postayı dikkate almayın.',
      button_label: 'Yanıtımı aç',
    },
    rsvp_second_signup: {
      subject: 'Zaten kaydoldunuz: {{event}}',
      headline: 'Yanıtınız bizde zaten var',
      content:
        'Biri, büyük olasılıkla siz, bu adresle yeniden kaydoldu. Yanıtınız değişmedi. Aşağıdaki düğmeyle görebilir ve değiştirebilirsiniz; bir saat boyunca çalışır.',
      button_label: 'Yanıtımı aç',
    },
    ...waiting.texts,
    ...reminder.texts,
  },
  removed: {
    subject: 'Kaydınız kaldırıldı: {{event}}',
    headline: 'Artık kayıtlı değilsiniz',
    content: 'Düzenleyen kaydınızı kaldırdı. Bu beklenmedik bir durumsa lütfen düzenleyenle iletişime geçin.',
  },
  status: { confirmed: 'Katılıyor', undecided: 'Belki', declined: 'Katılmıyor', waiting: waiting.status },
  heldUntil: waiting.heldUntil,
  reminder: reminder.more,
  answer: 'Yanıtınız',
  places: 'Kişi sayısı',
  ticket: { label: 'Biletiniz', hint: 'Bu kodu girişte gösterin.' },
  more: (count) => `ve ${count} tarih daha`,
  attached: 'Etkinlik, takviminiz için ektedir.',
  attachedUpdate: 'Ekteki dosya takviminizdeki kaydı günceller.',
  attachedRemoval: 'Ekteki dosya etkinliği takviminizden kaldırır.',
  withoutButton: 'Düğme çalışmazsa bu adresi açın:',
  reason: 'Bu e-postayı, bu adresle etkinliğe kaydolunduğu için alıyorsunuz.',
  unsubscribe: 'Bana başka güncelleme gönderme',
}
