import type { WaitingMessages } from './en.ts'

export const waiting: WaitingMessages = {
  texts: {
    rsvp_waiting_joined: {
      subject: 'Bekleme listesindesiniz: {{event}}',
      headline: 'Bekleme listesindesiniz',
      content:
        'Şu anda tüm yerler dolu. Bir yer açılırsa size e-postayla teklif ederiz. Planlarınız değişti mi? Listeden dilediğiniz zaman çıkabilirsiniz.',
      button_label: 'Sıramı gör',
    },
    rsvp_waiting_offer: {
      subject: 'Size yer açıldı: {{event}}',
      headline: 'Size yer açıldı',
      content:
        'İyi haber: sıra sizde ve yerinizi ayırdık. Süresi dolmadan kabul edin ya da sıradaki kişi gelebilsin diye vazgeçin.',
      button_label: 'Yeri kabul et',
    },
    rsvp_waiting_lapsed: {
      subject: 'Rezervasyonunuzun süresi doldu: {{event}}',
      headline: 'Rezervasyonunuzun süresi doldu',
      content: 'Size bir yer ayırmıştık ama kabul süresi doldu. Artık bekleme listesinde değilsiniz.',
      button_label: 'Hâlâ gelmek istiyorum',
    },
  },
  several: (seats) => ({
    joined: `Şu anda tüm yerler dolu. ${seats} yer açılırsa size e-postayla teklif ederiz. Planlarınız değişti mi? Listeden dilediğiniz zaman çıkabilirsiniz.`,
    offer: {
      headline: `Size ${seats} yer açıldı`,
      content:
        'İyi haber: sıra sizde ve yerlerinizi ayırdık. Süresi dolmadan kabul edin ya da sıradaki kişi gelebilsin diye vazgeçin.',
      button_label: `${seats} yeri kabul et`,
    },
    lapsed: `Size ${seats} yer ayırmıştık ama kabul süresi doldu. Artık bekleme listesinde değilsiniz.`,
  }),
  status: 'Bekleme listesinde',
  heldUntil: (seats) => (seats === 1 ? 'Yeri kabul etmek için son tarih' : 'Yerleri kabul etmek için son tarih'),
  page: {
    join: 'Bekleme listesine katıl',
    leave: 'Bekleme listesinden çık',
    decline: 'Hayır, teşekkürler',
    closed: 'Bekleme listesi kapandı',
    closedText: 'Artık yer teklif edilmiyor.',
    left: 'Artık bekleme listesinde değilsiniz',
    confirm: 'Tek tıkla bekleme listesine katılırsınız.',
  },
}
