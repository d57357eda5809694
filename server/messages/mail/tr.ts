import type { MailMessages } from './en.ts'
import { reminder } from '../reminder/tr.ts'
import { waiting } from '../waiting/tr.ts'

export const mail: MailMessages = {
  texts: {
    rsvp_doi: {
      subject: 'E-posta adresinizi onaylayın: {{event}}',
      headline: 'Bir adım kaldı',
      content:
        'Tek tıkla e-posta adresinizi onaylayın, kaydınız tamamlansın. Bağlantı bir saat geçerlidir. Kaydolmadınız mı? Bu e-postayı dikkate almayın.',
      button_label: 'Adresimi onayla',
    },
    rsvp_thank_you: {
      subject: 'Yeriniz hazır: {{event}}',
      headline: 'Yeriniz hazır',
      content:
        'E-posta adresiniz onaylandı, listedesiniz. Planlarınız değişti mi? Kaydınızı dilediğiniz zaman değiştirebilirsiniz.',
      button_label: 'Kaydımı gör',
    },
    rsvp_signup_confirmation: {
      subject: 'Yeriniz hazır: {{event}}',
      headline: 'Yeriniz hazır',
      content: 'Her şey tamam. Planlarınız değişti mi? Kaydınızı dilediğiniz zaman değiştirebilirsiniz.',
      button_label: 'Kaydımı gör',
    },
    rsvp_change_confirmation: {
      subject: 'Kaydınız güncellendi: {{event}}',
      headline: 'Kaydınız güncellendi',
      content: 'Kaydınız şu anda böyle. Siz değiştirmediniz mi? Açıp düzeltebilirsiniz.',
      button_label: 'Kaydımı gör',
    },
    rsvp_event_update: {
      subject: 'Değişiklik var: {{event}}',
      headline: 'Bu etkinlik değişti',
      content: 'Güncel bilgiler aşağıda.',
      button_label: 'Kaydımı gör',
    },
    rsvp_magic_link: {
      subject: 'Kaydınızın bağlantısı: {{event}}',
      headline: 'Kaydınızı açın',
      content:
        'Bu bağlantıyla kaydınızı görebilir veya değiştirebilirsiniz. Bir saat geçerlidir. Siz istemediniz mi? Bu e-postayı dikkate almayın.',
      button_label: 'Kaydımı aç',
    },
    rsvp_second_signup: {
      subject: 'Zaten yanıt vermiştiniz: {{event}}',
      headline: 'Kaydınız bizde zaten var',
      content:
        'Biri, büyük olasılıkla siz, bu adresle yeniden kaydoldu. Hiçbir şey değişmedi. Bu bağlantıyla kaydınızı görebilir veya değiştirebilirsiniz. Bir saat geçerlidir.',
      button_label: 'Kaydımı aç',
    },
    ...waiting.texts,
    ...reminder.texts,
  },
  replies: {
    undecided: {
      subject: 'Belki gelirsiniz: {{event}}',
      headline: 'Belki gelirsiniz',
      content: 'Yanıtınızı “belki” olarak not ettik. Karar verince bize bildirin.',
    },
    declined: {
      subject: 'Gelemiyorsunuz: {{event}}',
      headline: 'Gelemiyorsunuz',
      content:
        'Haber verdiğiniz için teşekkürler. Fikriniz mi değişti? Yanıtınızı dilediğiniz zaman değiştirebilirsiniz.',
    },
  },
  cancelled: {
    subject: 'İptal edildi: {{event}}',
    headline: 'Bu etkinlik iptal edildi',
    content: 'Yapılmayacak. Bir şey yapmanıza gerek yok.',
  },
  removed: {
    subject: 'Kaydınız kaldırıldı: {{event}}',
    headline: 'Artık kayıtlı değilsiniz',
    content: 'Düzenleyen kaydınızı kaldırdı. Bu beklenmedik bir durumsa lütfen düzenleyenle iletişime geçin.',
  },
  changes: {
    was: 'Önce',
    now: 'Şimdi',
    title: 'Ad',
    moved: 'Yeni tarih veya saat',
    place: 'Yeni yer',
    added: 'Yeni tarih',
    off: 'Tarih iptal edildi',
    resumed: 'Yine yapılıyor',
  },
  note: (organizer) => `${organizer} tarafından bir not`,
  status: { confirmed: 'Katılıyor', undecided: 'Belki', declined: 'Katılmıyor', waiting: waiting.status },
  heldUntil: waiting.heldUntil,
  reminder: reminder.more,
  answer: 'Yanıtınız',
  covers: 'Kaydınız tüm tarihler için geçerlidir.',
  places: 'Kişi sayısı',
  ticket: { label: 'Biletiniz', hint: 'Bu kodu girişte gösterin.' },
  more: (count) => `ve ${count} tarih daha`,
  attached: 'Takvim daveti ektedir.',
  attachedForOthers: 'Apple ve diğer tüm takvimler için ekteki dosyayı açın.',
  attachedUpdate: 'Ekteki dosya takviminizdeki kaydı günceller.',
  attachedRemoval: 'Ekteki dosya etkinliği takviminizden kaldırır.',
  withoutButton: 'Düğme çalışmazsa bu adresi açın:',
  reason: 'Bu e-postayı, bu etkinliğe kaydolduğunuz için alıyorsunuz.',
  reasonOfStranger: 'Bu e-postayı, bu adresle etkinliğe kaydolunduğu için alıyorsunuz.',
  unsubscribe: 'Bana başka güncelleme gönderme',
}
