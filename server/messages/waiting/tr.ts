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
      subject: 'Teklifinizin süresi doldu: {{event}}',
      headline: 'Teklifinizin süresi doldu',
      content: 'Size bir yer ayırmıştık ama kabul süresi doldu. Artık bekleme listesinde değilsiniz.',
      button_label: 'Hâlâ gelmek istiyorum',
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
    holds: (time: string) => `Kabul etmek için süreniz: ${time}`,
    leaveByMail: 'Planlarınız değişti mi? E-postamızdaki bağlantıyla listeden dilediğiniz zaman çıkabilirsiniz.',
    closed: 'Bekleme listesi kapandı',
    closedText: 'Artık yer teklif edilmiyor.',
    left: 'Artık bekleme listesinde değilsiniz',
    confirm: 'Tek tıkla bekleme listesine katılırsınız.',
  },
}
