import type { SignUpMessages } from './en.ts'

export const signUp: SignUpMessages = {
  email: 'E-posta adresi',
  question: 'Gelecek misiniz?',
  confirmed: 'Evet',
  undecided: 'Belki',
  declined: 'Hayır',
  places: 'Yer sayısı',
  seatsLeft: (count) => `${count} yer kaldı`,
  send: (seats) => (seats === 1 ? 'Yerimi onayla' : `${seats} yerimi onayla`),
  sendAnswer: 'Yanıtımı gönder',
  fullText: 'Biri vazgeçerse yer açılabilir.',
  closedText: 'Bu etkinliğe artık kaydolamazsınız.',
  unavailable: 'Şu anda kayıt yapılamıyor',
  unavailableText: 'Lütfen birkaç dakika sonra yeniden deneyin.',
  alreadyIn: 'Zaten kayıtlı mısınız? Kaydınızı değiştirin',
  change: 'Kaydımı değiştir',
  again: 'Başka birini kaydet',
  errors: {
    email: 'Lütfen geçerli bir e-posta adresi girin.',
    answer: 'Lütfen bir yanıt seçin.',
    places: (most) =>
      most === 1 ? 'Yalnızca bir yer seçilebilir.' : `Lütfen 1 ile ${most} arasında bir yer sayısı seçin.`,
    field: 'Lütfen bu alanı kontrol edin.',
    late: 'Form çok uzun süre açık kaldı. Lütfen yeniden gönderin.',
    again: 'Gönderilemedi. Lütfen yeniden gönderin.',
    tooMany: 'Ağınızdan çok fazla kayıt geldi. Lütfen daha sonra yeniden deneyin.',
    tooManyMails: 'Bu adres için bekleyen çok fazla e-posta var. Lütfen daha sonra yeniden deneyin.',
  },
  done: {
    confirmed: { text: 'Bilmeniz gereken her şeyi e-postayla göndereceğiz.' },
    undecided: {
      text: (seats) =>
        seats === 1
          ? 'Yerinizi ayırdık. Kararınızı daha sonra e-postamızdaki bağlantıdan bildirebilirsiniz.'
          : `Size ${seats} yer ayırdık. Kararınızı daha sonra e-postamızdaki bağlantıdan bildirebilirsiniz.`,
    },
    declined: {
      text: 'Fikriniz değişirse e-postamızdaki bağlantıyı kullanın.',
    },
    pending: {
      title: 'E-postanızı kontrol edin',
      text: 'Size e-postayla bir bağlantı göndereceğiz. Kaydınızı onaylamak için e-posta geldikten sonra bir saat içinde bağlantıyı açın.',
    },
  },
}
