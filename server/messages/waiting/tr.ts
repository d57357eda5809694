import type { WaitingMessages } from './en.ts'

export const waiting: WaitingMessages = {
  texts: {
    rsvp_waiting_joined: {
      subject: 'Bekleme listesindesiniz: {{event}}',
      headline: 'Bekleme listesindesiniz',
      content:
        'Şu anda tüm yerler dolu. Bir yer açılırsa size e-postayla haber veririz. Fikriniz mi değişti? Listeden istediğiniz zaman çıkabilirsiniz.',
      button_label: 'Sıramı gör',
    },
    rsvp_waiting_offer: {
      subject: 'Size bir yer var: {{event}}',
      headline: 'Size bir yer var',
      content:
        'İyi haber: sıra sizde ve yerinizi ayırdık. Zamanında kabul edin ya da sıradaki kişi gelebilsin diye geri çevirin.',
      button_label: 'Yerimi alıyorum',
    },
  },
  status: 'Bekleme listesinde',
  heldUntil: 'Sizin için ayrıldı, son an',
  page: {
    join: 'Bekleme listesine katıl',
    text: 'Bekleme listesine katılın; size yer açıldığında e-posta göndeririz.',
    position: (position) => `Sıranız: ${position}.`,
    leave: 'Bekleme listesinden çık',
    decline: 'Hayır, teşekkürler',
    done: 'Size yer açıldığında e-posta göndeririz.',
  },
}
