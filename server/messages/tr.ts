import { signUp } from '@kalends/button/messages/sign-up/tr'
import type { Messages } from './en.ts'
import { event } from './event/tr.ts'
import { mail } from './mail/tr.ts'
import { ticket } from './ticket/tr.ts'
import { waiting } from './waiting/tr.ts'

export const tr: Messages = {
  rsvp: {
    ...signUp,
    waiting,
    ticket,
    join: 'Yerimi ayırt',
    full: 'Tüm yerler dolu',
    closed: 'Kayıt kapandı',
    errors: {
      ...signUp.errors,
      several: 'Lütfen işaretli alanları kontrol edin.',
      unavailable: 'Kaydınız tamamlanamadı. Lütfen birazdan yeniden deneyin.',
    },
    confirm: {
      text: 'Tek tıkla kaydınız onaylanır.',
      button: 'Adresimi onayla',
      done: 'Her şey tamam',
      lapsed: 'Bir saat içinde onaylanmayan kayıtlar silinir.',
    },
    manage: {
      title: 'Kaydınız',
      save: 'Değişiklikleri kaydet',
      saved: 'Kaydınız güncellendi.',
      ticket: mail.ticket,
      data: 'Verileriniz',
      download: 'Verilerimi indir',
      erase: 'Verilerimi sil',
      eraseText: 'E-posta adresiniz ve girdiğiniz tüm bilgiler kalıcı olarak silinecek.',
      seats: (seats) =>
        seats === 1
          ? {
              question: 'Yerinizi ne yapalım?',
              release: 'Başkası gelebilsin diye boşaltılsın',
              keep: 'Adım silinsin, yer ayrılmış kalsın',
            }
          : {
              question: 'Yerlerinizi ne yapalım?',
              release: 'Başkaları gelebilsin diye boşaltılsın',
              keep: 'Adım silinsin, yerler ayrılmış kalsın',
            },
      eraseButton: 'Kalıcı olarak sil',
      erased: 'Verileriniz silindi',
      erasedText: 'Adınız ve e-postanız silindi.',
      released: (seats) =>
        seats === 1
          ? 'Adınız ve e-postanız silindi, yeriniz yeniden boş.'
          : 'Adınız ve e-postanız silindi, yerleriniz yeniden boş.',
      kept: (seats) =>
        seats === 1
          ? 'Adınız ve e-postanız silindi. Yeriniz ayrılmış kalıyor.'
          : 'Adınız ve e-postanız silindi. Yerleriniz ayrılmış kalıyor.',
    },
    access: {
      title: 'Kaydınızı değiştirin',
      text: 'Kaydolurken kullandığınız adresi girin. Size kaydınızı değiştirebileceğiniz bir bağlantı göndeririz.',
      button: 'Bana bağlantı gönder',
      sent: 'Bu adresle yapılmış bir kayıt varsa bağlantı yolda.',
      crowded:
        'Bu adresle onayladığınız bir kayıt varsa bağlantı yolda. Yoksa bu adres için bekleyen çok fazla e-posta var. Lütfen daha sonra yeniden deneyin.',
    },
    unsubscribe: {
      title: 'Değişiklik bildirimleri kapatılsın mı?',
      text: 'Bu organizatörün etkinlikleri değiştiğinde size artık e-posta göndermeyeceğiz. Kaydınız olduğu gibi kalır.',
      button: 'Bildirimleri kapat',
      done: 'Bildirimler kapatıldı',
    },
    outdated: {
      title: 'Bu bağlantı artık geçerli değil',
      text: 'Süresi dolmuş veya daha önce kullanılmış olabilir. Yenisini isteyebilirsiniz.',
    },
  },
  mail,
  page: {
    icalFile: 'iCal dosyası',
    allDay: 'Tüm gün',
    cancelled: 'İptal edildi',
    tentative: 'Kesinleşmedi',
    over: 'Sona erdi',
    close: 'Kapat',
    copy: 'Kopyala',
    copied: 'Kopyalandı',
    pageAddress: 'Sayfa bağlantısı',
    anyway: 'Yine de dene',
    otherCalendars: 'Diğer takvimler',
    add: 'Takvime ekle',
    addTo: (calendar) => `${calendar} takvimine ekle`,
    madeWith: (product) => `${product} ile hazırlandı`,
    event: {
      ...event,
      when: 'Ne zaman',
      where: 'Nerede',
      organizer: 'Organizatör',
      repeats: 'Yineleme',
      nextDates: 'Sıradaki tarihler',
      pastDates: 'Geçmiş tarihler',
      about: 'Bu etkinlik hakkında',
      more: (group) => `Diğer etkinlikler: ${group}`,
      yourTime: 'Sizin saatinizle',
      online: 'Çevrimiçi',
      now: 'Şu an devam ediyor',
      over: 'Bu etkinlik sona erdi',
      cancelled: 'Bu etkinlik iptal edildi',
    },
    repeats: {
      daily: 'Her gün',
      weekly: 'Her hafta',
      monthly: 'Her ay',
      yearly: 'Her yıl',
      days: (count) => `${count} günde bir`,
      weeks: (count) => `${count} haftada bir`,
      months: (count) => `${count} ayda bir`,
      years: (count) => `${count} yılda bir`,
      exceptMonths: (months) => `${months} hariç`,
      until: (day) => `${day} tarihine kadar`,
      times: (count) => (count === 1 ? 'bir kez' : `${count} kez`),
      irregular: 'seçili günlerde',
      workday: 'iş günü',
      day: 'günü',
      ordinals: () => ['ilk', 'ikinci', 'üçüncü', 'dördüncü', 'beşinci', 'son', 'sondan ikinci'],
      nth: (ordinals, day) => `ayın ${ordinals} ${day.endsWith('günü') ? day : `${day} günü`}`,
      fromEnd: (position, day) => `ayın sondan ${position}. ${day.endsWith('günü') ? day : `${day} günü`}`,
      monthDay: (day) => `${day}.`,
      monthDays: (days) => `ayın ${days} günü`,
    },
    share: {
      title: 'Paylaş',
      mail: 'E-postayla gönder',
      more: 'Diğer paylaşım seçenekleri',
      code: 'Bu sayfanın QR kodu',
    },
    group: {
      subscribe: 'Takvime abone ol',
      subscribeWith: (calendar) => `${calendar} ile abone ol`,
      subscribed: 'Yeni etkinlikler ve değişiklikler takviminizde otomatik olarak görünür.',
      upcoming: 'Yaklaşan etkinlikler',
      none: 'Şu anda yaklaşan etkinlik yok.',
      past: 'Geçmiş etkinlikler',
      noneFrom: (day) => `${day} tarihinden itibaren etkinlik yok.`,
      further: 'Sonraki etkinlikler',
    },
    cta: {
      thanks: 'Teşekkür ederiz',
      back: 'Etkinliğe dön',
      backToGroup: 'Takvime dön',
      go: 'Devam et',
      send: 'Gönder',
      sending: 'Gönderiliyor…',
      required: 'Lütfen bu alanı doldurun.',
      choose: 'Lütfen birini seçin.',
      tick: 'Lütfen bu kutuyu işaretleyin.',
      number: 'Lütfen bir sayı girin.',
      sent: 'Formunuz gönderildi.',
      failed: 'Formunuz gönderilemedi. Lütfen yeniden deneyin.',
      optional: 'isteğe bağlı',
      goesTo: (host) => `Bilgileriniz ${host} adresine gönderilecek.`,
    },
    missing: {
      title: 'Sayfa bulunamadı',
      text: 'Bağlantı eksik olabilir veya etkinlik artık herkese açık değil.',
    },
    unpublished: {
      title: 'Bu etkinlik herkese açık değil',
      text: 'Henüz yayımlanmadı ya da yayından kaldırıldı.',
    },
    unavailable: {
      title: 'Bu sayfaya şu anda ulaşılamıyor',
      text: 'Bizim tarafımızda bir sorun var. Lütfen birazdan yeniden deneyin.',
      again: 'Yeniden dene',
    },
    dates: {
      title: 'Bir tarih seçin',
      text: 'Bu etkinlik birden fazla tarihte yapılıyor. Tarihleri tek tek ekleyebilirsiniz.',
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
      all: 'Yalnızca bu tarih değil, serinin tüm tarihleri eklenir.',
    },
    inApp: {
      title: 'Bu sayfayı tarayıcınızda açın',
      text: 'Bu uygulama takviminizi açamıyor. Tarayıcınız açabilir.',
      steps: ['Adresi kopyalayın.', 'Tarayıcınızı açıp oraya yapıştırın.'],
    },
    safari: {
      title: 'Bu sayfayı Safari’de açın',
      text: 'Bu tarayıcıda takvime abone olunamıyor. Safari’de olunabiliyor.',
      steps: ['Adresi kopyalayın.', 'Safari’yi açıp oraya yapıştırın.'],
    },
    subscribe: {
      title: 'Bu takvime abone olun',
      address: 'Takvimin adresi',
      byHand: (calendar) =>
        `${calendar} bunu tek dokunuşla yapamıyor. Adresi kopyalayın ve ${calendar} içinde abone olunacak takvim olarak ekleyin.`,
      cannot: (calendar) => `${calendar} bu takvime abone olamaz. Başka bir takvim seçin veya adresi kopyalayın.`,
      onComputer: (calendar) =>
        `${calendar} yeni abonelikleri yalnızca bilgisayarda kabul eder. Bu sayfayı orada açın veya adresi kopyalayın.`,
    },
  },
}
