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
  },
  status: 'Bekleme listesinde',
  heldUntil: 'Yeri kabul etmek için son tarih',
  page: {
    join: 'Bekleme listesine katıl',
    text: 'Bekleme listesine katılın; size yer açıldığında e-posta göndeririz.',
    position: (position) => `Sıranız: ${position}.`,
    leave: 'Bekleme listesinden çık',
    decline: 'Hayır, teşekkürler',
    done: 'Size yer açıldığında e-posta göndeririz.',
  },
}
