import type { TicketMessages } from './en.ts'

export { signUp } from '../sign-up/tr.ts'

export const ticket: TicketMessages = {
  confirmed: 'Geliyorsunuz',
  undecided: 'Belki gelirsiniz',
  declined: 'Gelemiyorsunuz',
  waiting: 'Bekleme listesindesiniz',
  signedUp: 'Kaydınız yapıldı',
  held: (seats) =>
    seats === 1
      ? 'Yerinizi ayırdık. Karar verince bize bildirin.'
      : `Size ${seats} yer ayırdık. Karar verince bize bildirin.`,
  changedMind: 'Planlarınız değişti mi? Hâlâ gelebilirsiniz.',
  waitingText: 'Bekleme listesine katılın; size yer açıldığında e-posta göndeririz.',
  inLine: (seats) =>
    seats === 1 ? 'Size yer açıldığında e-posta göndeririz.' : `Size ${seats} yer açıldığında e-posta göndeririz.`,
  position: (position) => `Sıranız: ${position}.`,
  holds: (time) => `Kabul etmek için süreniz: ${time}`,
  leaveByMail: 'Planlarınız değişti mi? E-postamızdaki bağlantıyla listeden dilediğiniz zaman çıkabilirsiniz.',
  dates: (count) => `Kaydınız ${count === 2 ? 'her iki tarih' : `${count} tarihin tümü`} için geçerlidir.`,
  series: 'Kaydınız serinin tüm tarihleri için geçerlidir.',
  furtherDates: 'Diğer tarihler',
  directions: 'Yol tarifi',
  invite: 'Arkadaş davet et',
  codeByMail: 'Giriş kodunuz e-postada.',
  buttons: {
    undecided: 'Belki gelirim',
    declined: 'Gelemeyeceğimi bildir',
  },
  linkFollows: 'Ardından adresinizi onaylamanız için bir bağlantı göndereceğiz.',
  regrets: 'Gelemiyor musunuz? Organizatöre haber verin',
  wrongAddress: 'Adres yanlış mı?',
  view: 'Zaten kayıtlı mısınız? Kaydınızı görün',
  sendAgain: 'Yeniden gönder',
  oneAtATime: 'On dakikada en fazla bir e-posta göndeririz. İstenmeyen posta klasörünüze de bakın.',
}
