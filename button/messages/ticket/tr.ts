import type { TicketMessages } from './en.ts'

export { signUp } from '../sign-up/tr.ts'

export const ticket: TicketMessages = {
  confirmed: 'Geliyorsunuz',
  undecided: 'Belki geliyorsunuz',
  declined: 'Gelemiyorsunuz',
  waiting: 'Bekleme listesindesiniz',
  signedUp: 'Kaydınız yapıldı',
  held: 'Yerinizi ayırıyoruz. Kararınızı verince bize bildirin.',
  changedMind: 'Planınız değişti mi? Hâlâ evet diyebilirsiniz.',
  waitingText: 'Bekleme listesine katılın; size yer açıldığında e-posta göndeririz.',
  inLine: 'Size yer açıldığında e-posta göndeririz.',
  dates: (count) => `Yanıtınız ${count} tarihin tümü için geçerlidir.`,
  series: 'Yanıtınız serinin tüm tarihleri için geçerlidir.',
  furtherDates: 'Diğer tarihler',
  directions: 'Yol tarifi al',
  invite: 'Bir arkadaşını davet et',
  buttons: {
    undecided: 'Belki yanıtını gönder',
    declined: 'Gelemeyeceğimi bildir',
  },
  linkFollows: 'Ardından adresinizi onaylamanız için bir bağlantı göndereceğiz.',
  regrets: 'Gelemiyor musunuz? Düzenleyene haber verin',
  wrongAddress: 'Adres yanlış mı?',
}
