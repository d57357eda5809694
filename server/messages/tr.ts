import type { Messages } from './en.ts'

export const tr: Messages = {
  icalFile: 'iCal dosyası',
  allDay: 'Tüm gün',
  cancelled: 'İptal edildi',
  copy: 'Kopyala',
  copied: 'Kopyalandı',
  pageAddress: 'Bu sayfanın adresi',
  anyway: 'Yine de dene',
  otherCalendars: 'Diğer takvimler',
  missing: {
    title: 'Burada bir şey yok',
    text: 'Bağlantı eksik olabilir veya etkinlik artık herkese açık değil.',
  },
  dates: {
    title: 'Bir tarih seçin',
    text: 'Bu etkinliğin birden çok tarihi var. Tek tek ekleyebilirsiniz.',
    all: 'Tüm tarihler tek dosyada',
  },
  calledOff: {
    title: 'Bu tarih iptal edildi',
    text: 'Eklenecek bir şey yok. Takviminizde zaten varsa bu dosya onu günceller.',
    file: 'Takvimimi güncelle',
  },
  series: {
    title: 'Bu etkinlik yineleniyor',
    text: (calendar) =>
      `${calendar}, yinelenen etkinlikleri bağlantıdan ekleyemez. Tüm tarihler için başka bir takvim seçin veya yalnızca birini ekleyin.`,
    whole: 'Tüm tarihler',
    next: 'Yalnızca sıradaki tarih',
  },
  inApp: {
    title: 'Bu sayfayı tarayıcınızda açın',
    text: 'Kullandığınız uygulama bunu takviminize aktaramıyor. Tarayıcınız aktarabilir.',
    steps: ['Adresi kopyalayın.', 'Tarayıcınızı açıp oraya yapıştırın.'],
  },
  safari: {
    title: 'Bu sayfayı Safari’de açın',
    text: 'Bu tarayıcı aboneliği takviminize aktaramıyor. Safari aktarabilir.',
    steps: ['Adresi kopyalayın.', 'Safari’yi açıp oraya yapıştırın.'],
  },
  subscribe: {
    title: 'Bu takvime abone olun',
    address: 'Takvimin adresi',
    byHand: (calendar) =>
      `${calendar} bunun için bağlantı sunmuyor. Adresi kopyalayın, ${calendar} uygulamasını açın ve internetten takvim olarak ekleyin.`,
    cannot: (calendar) => `${calendar} bu takvime abone olamaz. Başka bir takvim seçin veya adresi kopyalayın.`,
    onComputer: (calendar) =>
      `${calendar} yeni abonelikleri yalnızca bilgisayarda kabul eder. Bu sayfayı orada açın veya adresi kopyalayın.`,
  },
}
