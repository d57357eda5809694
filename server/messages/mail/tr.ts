import type { MailMessages } from './en.ts'
import { reminder } from '../reminder/tr.ts'
import { waiting } from '../waiting/tr.ts'

export const mail: MailMessages = {
  texts: {
    rsvp_doi: {
      subject: 'E-posta adresinizi onaylayın: {{event}}',
      headline: 'Bir adım kaldı',
      content:
        'Tek tıkla e-posta adresinizi onaylayın, kaydınız tamamlansın. Bağlantı bir saat geçerlidir. Siz kaydolmadınız mı? Bu e-postayı dikkate almayın.',
      button_label: 'Adresimi onayla',
    },
    rsvp_thank_you: {
      subject: 'Kaydınız yapıldı: {{event}}',
      headline: 'Kaydınız yapıldı',
      content:
        'E-posta adresiniz onaylandı, listedesiniz. Planlarınız değişti mi? Kaydınızı dilediğiniz zaman değiştirebilirsiniz.',
      button_label: 'Kaydımı gör',
    },
    rsvp_signup_confirmation: {
      subject: 'Kaydınız yapıldı: {{event}}',
      headline: 'Kaydınız yapıldı',
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
      subject: 'Etkinlikte değişiklik var: {{event}}',
      headline: 'Etkinlikte değişiklik var',
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
      subject: 'Kaydınız bizde zaten var: {{event}}',
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
        'Haber verdiğiniz için teşekkürler. Planlarınız değişti mi? Kaydınızı dilediğiniz zaman değiştirebilirsiniz.',
    },
  },
  again: {
    confirmed: 'Zaten kayıtlısınız',
    undecided: 'Yanıtınız hâlâ “belki”',
    waiting: 'Zaten bekleme listesindesiniz',
    declined: {
      headline: 'Yanıtınız hâlâ “gelemiyorum”',
      content:
        'Biri, büyük olasılıkla siz, bu adresle yeniden kaydoldu. Hiçbir şeyi değiştirmedik: yanıtınız hâlâ “gelemiyorum” olarak görünüyor. Planlarınız değişti mi, gelebilecek misiniz? Bu bağlantıyla bize bildirin. Bir saat geçerlidir.',
      button_label: 'Evet, geliyorum',
    },
  },
  cancelled: {
    subject: 'İptal edildi: {{event}}',
    headline: 'Bu etkinlik iptal edildi',
    content: 'Etkinlik yapılmayacak. Bir şey yapmanıza gerek yok.',
  },
  removed: {
    subject: 'Kaydınız kaldırıldı: {{event}}',
    headline: 'Artık kayıtlı değilsiniz',
    content: 'Organizatör kaydınızı kaldırdı. Bunu beklemiyorduysanız lütfen organizatörle iletişime geçin.',
  },
  changes: {
    was: 'Önceki',
    now: 'Yeni',
    title: 'Ad',
    moved: 'Yeni tarih veya saat',
    place: 'Yeni konum',
    added: 'Ek tarih',
    off: 'Tarih iptal edildi',
    resumed: 'İptalden vazgeçildi',
  },
  note: (organizer) => `${organizer} size yazdı`,
  status: { confirmed: 'Geliyorsunuz', undecided: 'Belki', declined: 'Gelemiyorsunuz', waiting: waiting.status },
  heldUntil: waiting.heldUntil,
  reminder: reminder.more,
  answer: 'Kaydınız',
  covers: 'Kaydınız tüm tarihler için geçerlidir.',
  places: 'Yer sayısı',
  ticket: { label: 'Biletiniz', hint: 'Bu kodu girişte gösterin.' },
  attached: 'Takvim daveti ekte.',
  attachedForOthers: 'Apple ve diğer tüm takvimler için ekteki daveti açın.',
  attachedUpdate: 'Ekteki dosya takviminizdeki etkinliği günceller.',
  attachedRemoval: 'Ekteki dosya etkinliği takviminizden kaldırır.',
  withoutButton: 'Düğme çalışmıyor mu? Bu bağlantıyı açın:',
  reason: 'Bu e-postayı, bu etkinliğe kaydolduğunuz için alıyorsunuz.',
  reasonOfStranger: 'Bu e-postayı, bu adresle bu etkinliğe kayıt yapıldığı için alıyorsunuz.',
  unsubscribe: 'Değişiklik bildirimlerini kapat',
}
