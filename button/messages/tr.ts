import type { Translation } from './en.ts'
import { signUp } from './sign-up/tr.ts'

export const tr: Translation = {
  add: 'Takvime ekle',
  calendars: {
    ical: 'iCal dosyası',
  },
  close: 'Kapat',
  continue: 'Devam et',
  unavailable: 'Takvim düğmesi yüklenemedi.',
  openPage: 'Etkinlik sayfasını aç',
  dates: {
    title: 'Bir tarih seçin',
    text: 'Bu etkinliğin birden çok tarihi var. Tek tek ekleyebilirsiniz.',
  },
  cancelled: 'İptal edildi',
  cancelledHint: 'Bu tarih iptal edildi. Takviminizde zaten varsa orada güncelleyin.',
  expired: 'Bu etkinlik sona erdi',
  recurring: 'Yineleme',
  online: 'Çevrimiçi',
  subscribe: 'Takvime abone ol',
  overview: {
    empty: 'Şu anda yaklaşan etkinlik yok.',
    more: 'Tüm etkinlikleri göster',
  },
  rsvp: 'Kaydol',
  rsvpExpired: 'Kayıt kapandı',
  rsvpFull: 'Kontenjan doldu',
  thanks: 'Teşekkür ederiz',
  share: {
    mail: 'E-postayla gönder',
    copy: 'Bağlantıyı kopyala',
    copied: 'Kopyalandı',
    subject: 'Size uygun bir etkinlik',
  },
  form: {
    send: 'Gönder',
    sending: 'Gönderiliyor…',
    sent: 'Yanıtınız gönderildi.',
    failed: 'Yanıtınız gönderilemedi. Lütfen yeniden deneyin.',
    required: 'Lütfen bu alanı doldurun.',
    choose: 'Lütfen birini seçin.',
    tick: 'Lütfen bu kutuyu işaretleyin.',
    number: 'Lütfen bir sayı girin.',
    optional: 'isteğe bağlı',
    goesTo: (host) => `Bilgileriniz ${host} adresine gönderilecek.`,
  },
  signUp,
  saved: 'Takviminize eklendi',
  newWindow: 'yeni pencerede açılır',
  madeWith: (product) => `${product} ile hazırlandı`,
}
