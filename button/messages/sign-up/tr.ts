import type { SignUpMessages } from './en.ts'

export const signUp: SignUpMessages = {
  email: 'E-posta adresi',
  question: 'Gelecek misiniz?',
  confirmed: 'Evet',
  undecided: 'Belki',
  declined: 'Hayır',
  places: 'Yer sayısı',
  seatsLeft: (count) => `${count} yer kaldı`,
  send: 'Yerimi onayla',
  sendAnswer: 'Yanıtımı gönder',
  fullText: 'Şu anda boş yer yok. Biri vazgeçtiğinde yer açılır.',
  closedText: 'Bu etkinliğe artık kaydolamazsınız.',
  unavailable: 'Şu anda kayıt yapılamıyor',
  unavailableText: 'Lütfen birkaç dakika sonra tekrar deneyin.',
  alreadyIn: 'Daha önce kaydoldunuz mu? Yanıtınızı değiştirin',
  change: 'Yanıtınızı değiştirin',
  again: 'Başka bir yanıt gönder',
  errors: {
    email: 'Lütfen geçerli bir e-posta adresi girin.',
    answer: 'Lütfen bir yanıt seçin.',
    places: (most) =>
      most === 1 ? 'Yalnızca bir yer seçilebilir.' : `Lütfen 1 ile ${most} arasında bir yer sayısı seçin.`,
    field: 'Lütfen bu alanı kontrol edin.',
    late: 'Form çok uzun süre açık kaldı. Lütfen yeniden gönderin.',
    again: 'Gönderilemedi. Lütfen yeniden gönderin.',
    tooMany: 'Ağınızdan çok fazla yanıt geldi. Lütfen daha sonra yeniden deneyin.',
    tooManyMails: 'Bu adres için bekleyen çok fazla e-posta var. Lütfen daha sonra yeniden deneyin.',
  },
  done: {
    confirmed: { title: 'Yeriniz ayrıldı', text: 'Bilmeniz gereken her şeyi içeren bir e-posta alacaksınız.' },
    undecided: {
      title: 'Yanıtınız için teşekkür ederiz',
      text: 'Yerinizi tutuyoruz. E-postamızdaki bağlantıyla daha sonra karar verebilirsiniz.',
    },
    declined: {
      title: 'Haber verdiğiniz için teşekkür ederiz',
      text: 'Fikriniz değişirse e-postamızdaki bağlantıyı kullanın.',
    },
    pending: {
      title: 'Lütfen e-postanıza bakın',
      text: 'Bağlantı içeren bir e-posta alacaksınız. Yanıtınızı onaylamak için e-posta geldikten sonra bir saat içinde bağlantıyı açın.',
    },
  },
}
