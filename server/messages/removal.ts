import type { Language } from './messages.ts'

/** The mails to the owners of an organization whose deletion was scheduled or cancelled. */
export interface RemovalTexts {
  readonly scheduled: { readonly subject: string; readonly content: string; readonly way: string }
  readonly kept: { readonly subject: string; readonly content: string }
  readonly button: string
  readonly reason: string
}

/** `{org}` is the name of the organization, `{date}` the day of its deletion. */
export const removalTexts: Readonly<Record<Language, RemovalTexts>> = {
  ar: {
    scheduled: {
      subject: 'سيتم حذف {org} في {date}',
      content:
        'تمت جدولة حذف {org} في {date}. حتى ذلك الحين يستمر كل شيء في العمل. بعد ذلك تُحذف نهائيًا جميع الفعاليات والصفحات والتسجيلات والإحصاءات.',
      way: 'هل حدث ذلك عن طريق الخطأ؟ يمكن لأي مالك إلغاء الحذف من الإعدادات حتى ذلك الحين.',
    },
    kept: { subject: 'لن يتم حذف {org}', content: 'تم إلغاء حذف {org}. لم يُحذف أي شيء.' },
    button: 'فتح الإعدادات',
    reason: 'تصلك هذه الرسالة لأنك أحد مالكي {org}.',
  },
  cs: {
    scheduled: {
      subject: '{org}: smazání {date}',
      content:
        'Organizace {org} bude smazána {date}. Do té doby vše funguje jako dosud. Poté budou natrvalo smazány všechny události, stránky, přihlášky i statistiky.',
      way: 'Je to omyl? Do té doby může smazání v nastavení zrušit kterýkoli vlastník.',
    },
    kept: { subject: '{org} nebude smazána', content: 'Smazání organizace {org} bylo zrušeno. Nic nebylo smazáno.' },
    button: 'Otevřít nastavení',
    reason: 'Tento e-mail dostáváte, protože jste vlastníkem organizace {org}.',
  },
  de: {
    scheduled: {
      subject: '{org} wird am {date} gelöscht',
      content:
        'Die Löschung von {org} ist für den {date} geplant. Bis dahin funktioniert alles wie gewohnt. Danach sind alle Veranstaltungen, Seiten, Anmeldungen und Statistiken endgültig gelöscht.',
      way: 'War das ein Versehen? Bis dahin kann jede Person mit der Rolle „Inhaber“ die Löschung in den Einstellungen zurücknehmen.',
    },
    kept: {
      subject: '{org} wird nicht gelöscht',
      content: 'Die Löschung von {org} wurde zurückgenommen. Es wurde nichts gelöscht.',
    },
    button: 'Einstellungen öffnen',
    reason: 'Sie erhalten diese E-Mail, weil {org} Ihnen gehört.',
  },
  en: {
    scheduled: {
      subject: '{org} will be deleted on {date}',
      content:
        'The deletion of {org} is scheduled for {date}. Until then everything keeps working. After that, all events, pages, RSVPs and statistics are gone for good.',
      way: 'Is this a mistake? Until then, any owner can cancel the deletion in the settings.',
    },
    kept: {
      subject: '{org} won’t be deleted',
      content: 'The deletion of {org} was cancelled. Nothing was deleted.',
    },
    button: 'Open settings',
    reason: 'You’re getting this because you are an owner of {org}.',
  },
  es: {
    scheduled: {
      subject: '{org} se eliminará el {date}',
      content:
        'La eliminación de {org} está programada para el {date}. Hasta entonces todo sigue funcionando. Después se borrarán definitivamente todos los eventos, páginas, inscripciones y estadísticas.',
      way: '¿Es un error? Hasta entonces, cualquier propietario puede cancelar la eliminación en los ajustes.',
    },
    kept: {
      subject: '{org} no se eliminará',
      content: 'Se ha cancelado la eliminación de {org}. No se ha borrado nada.',
    },
    button: 'Abrir los ajustes',
    reason: 'Recibe este correo porque es propietario de {org}.',
  },
  et: {
    scheduled: {
      subject: '{org} kustutatakse {date}',
      content:
        'Organisatsiooni {org} kustutamine on kavandatud: {date}. Seni töötab kõik edasi. Pärast seda on kõik sündmused, lehed, registreerumised ja statistika jäädavalt kustutatud.',
      way: 'Kas see on eksitus? Seni saab iga omanik kustutamise seadetes tühistada.',
    },
    kept: {
      subject: 'Organisatsiooni {org} ei kustutata',
      content: '{org}: kustutamine tühistati. Midagi ei kustutatud.',
    },
    button: 'Ava seaded',
    reason: 'Saate selle kirja, sest olete organisatsiooni {org} omanik.',
  },
  fa: {
    scheduled: {
      subject: '{org} در {date} حذف می‌شود',
      content:
        'حذف {org} برای {date} برنامه‌ریزی شده است. تا آن زمان همه چیز مثل قبل کار می‌کند. پس از آن همهٔ رویدادها، صفحه‌ها، ثبت‌نام‌ها و آمار برای همیشه حذف می‌شوند.',
      way: 'اشتباهی رخ داده است؟ تا آن زمان هر یک از مالکان می‌تواند حذف را در تنظیمات لغو کند.',
    },
    kept: { subject: '{org} حذف نمی‌شود', content: 'حذف {org} لغو شد. چیزی حذف نشده است.' },
    button: 'باز کردن تنظیمات',
    reason: 'این ایمیل را دریافت کرده‌اید چون از مالکان {org} هستید.',
  },
  fi: {
    scheduled: {
      subject: '{org} poistetaan {date}',
      content:
        'Organisaation {org} poisto on ajastettu: {date}. Siihen asti kaikki toimii ennallaan. Sen jälkeen kaikki tapahtumat, sivut, ilmoittautumiset ja tilastot on poistettu pysyvästi.',
      way: 'Onko tämä virhe? Siihen asti kuka tahansa omistajista voi perua poiston asetuksissa.',
    },
    kept: {
      subject: '{org}: poisto on peruttu',
      content: 'Organisaation {org} poisto peruttiin. Mitään ei poistettu.',
    },
    button: 'Avaa asetukset',
    reason: 'Saat tämän viestin, koska olet organisaation {org} omistaja.',
  },
  fr: {
    scheduled: {
      subject: '{org} sera supprimé le {date}',
      content:
        'La suppression de {org} est prévue le {date}. D’ici là, tout continue de fonctionner. Ensuite, tous les événements, pages, inscriptions et statistiques seront définitivement supprimés.',
      way: 'C’est une erreur ? D’ici là, tout propriétaire peut annuler la suppression dans les réglages.',
    },
    kept: {
      subject: '{org} ne sera pas supprimé',
      content: 'La suppression de {org} a été annulée. Rien n’a été supprimé.',
    },
    button: 'Ouvrir les réglages',
    reason: 'Vous recevez cet e-mail car vous êtes propriétaire de {org}.',
  },
  hi: {
    scheduled: {
      subject: '{org} को {date} को हटा दिया जाएगा',
      content:
        '{org} को {date} को हटाना तय किया गया है। तब तक सब कुछ पहले की तरह चलता रहेगा। उसके बाद सभी कार्यक्रम, पेज, पंजीकरण और आँकड़े हमेशा के लिए हट जाएँगे।',
      way: 'क्या यह गलती से हुआ? तब तक कोई भी स्वामी सेटिंग में इसे रद्द कर सकता है।',
    },
    kept: { subject: '{org} को नहीं हटाया जाएगा', content: '{org} को हटाना रद्द कर दिया गया है। कुछ भी नहीं हटाया गया।' },
    button: 'सेटिंग खोलें',
    reason: 'आपको यह ईमेल इसलिए मिला है क्योंकि आप {org} के स्वामी हैं।',
  },
  id: {
    scheduled: {
      subject: '{org} akan dihapus pada {date}',
      content:
        'Penghapusan {org} dijadwalkan pada {date}. Sampai saat itu semuanya tetap berjalan. Setelah itu semua acara, halaman, pendaftaran, dan statistik dihapus selamanya.',
      way: 'Apakah ini keliru? Sampai saat itu, setiap pemilik dapat membatalkan penghapusan di pengaturan.',
    },
    kept: { subject: '{org} tidak jadi dihapus', content: 'Penghapusan {org} dibatalkan. Tidak ada yang dihapus.' },
    button: 'Buka pengaturan',
    reason: 'Anda menerima email ini karena Anda pemilik {org}.',
  },
  it: {
    scheduled: {
      subject: '{org} verrà eliminata il {date}',
      content:
        'L’eliminazione di {org} è prevista per il {date}. Fino ad allora tutto continua a funzionare. Dopo, tutti gli eventi, le pagine, le iscrizioni e le statistiche saranno eliminati definitivamente.',
      way: 'È un errore? Fino ad allora ogni proprietario può annullare l’eliminazione nelle impostazioni.',
    },
    kept: {
      subject: '{org} non verrà eliminata',
      content: 'L’eliminazione di {org} è stata annullata. Non è stato eliminato nulla.',
    },
    button: 'Apri le impostazioni',
    reason: 'Ricevi questa e-mail perché sei proprietario di {org}.',
  },
  ja: {
    scheduled: {
      subject: '{org} は {date} に削除されます',
      content:
        '{org} の削除が {date} に予定されています。それまではこれまでどおりご利用いただけます。その後、すべてのイベント、ページ、申し込み、統計が完全に削除されます。',
      way: 'お心当たりがない場合は、それまでにオーナーのどなたかが設定画面で削除を取り消せます。',
    },
    kept: { subject: '{org} は削除されません', content: '{org} の削除は取り消されました。何も削除されていません。' },
    button: '設定を開く',
    reason: '{org} のオーナーであるため、このメールをお送りしています。',
  },
  ko: {
    scheduled: {
      subject: '{org} 조직이 {date}에 삭제됩니다',
      content:
        '{org} 조직의 삭제가 {date}에 예정되어 있습니다. 그때까지는 모든 것이 그대로 작동합니다. 이후에는 모든 이벤트, 페이지, 신청, 통계가 영구적으로 삭제됩니다.',
      way: '실수인가요? 그때까지 소유자라면 누구나 설정에서 삭제를 취소할 수 있습니다.',
    },
    kept: {
      subject: '{org} 조직은 삭제되지 않습니다',
      content: '{org} 조직의 삭제가 취소되었습니다. 삭제된 것은 없습니다.',
    },
    button: '설정 열기',
    reason: '{org} 조직의 소유자이기 때문에 이 메일을 보내 드립니다.',
  },
  nl: {
    scheduled: {
      subject: '{org} wordt op {date} verwijderd',
      content:
        'De verwijdering van {org} is gepland voor {date}. Tot dan blijft alles werken. Daarna zijn alle evenementen, pagina’s, aanmeldingen en statistieken definitief verwijderd.',
      way: 'Is dit een vergissing? Tot dan kan elke eigenaar de verwijdering in de instellingen annuleren.',
    },
    kept: {
      subject: '{org} wordt niet verwijderd',
      content: 'De verwijdering van {org} is geannuleerd. Er is niets verwijderd.',
    },
    button: 'Instellingen openen',
    reason: 'U ontvangt deze e-mail omdat u eigenaar bent van {org}.',
  },
  no: {
    scheduled: {
      subject: '{org} blir slettet {date}',
      content:
        'Slettingen av {org} er planlagt til {date}. Fram til da fungerer alt som før. Deretter er alle arrangementer, sider, påmeldinger og all statistikk slettet for godt.',
      way: 'Er dette en feil? Fram til da kan enhver eier avbryte slettingen i innstillingene.',
    },
    kept: { subject: '{org} blir ikke slettet', content: 'Slettingen av {org} er avbrutt. Ingenting er slettet.' },
    button: 'Åpne innstillingene',
    reason: 'Du får denne e-posten fordi du er eier av {org}.',
  },
  ro: {
    scheduled: {
      subject: '{org} va fi ștearsă pe {date}',
      content:
        'Ștergerea {org} este programată pentru {date}. Până atunci totul funcționează în continuare. După aceea, toate evenimentele, paginile, înscrierile și statisticile vor fi șterse definitiv.',
      way: 'Este o greșeală? Până atunci, orice proprietar poate anula ștergerea din setări.',
    },
    kept: { subject: '{org} nu va fi ștearsă', content: 'Ștergerea {org} a fost anulată. Nu s-a șters nimic.' },
    button: 'Deschide setările',
    reason: 'Primiți acest e-mail deoarece sunteți proprietar al {org}.',
  },
  pl: {
    scheduled: {
      subject: '{org}: usunięcie {date}',
      content:
        'Usunięcie organizacji {org} zaplanowano na {date}. Do tego czasu wszystko działa bez zmian. Potem wszystkie wydarzenia, strony, zgłoszenia i statystyki zostaną trwale usunięte.',
      way: 'To pomyłka? Do tego czasu każdy właściciel może anulować usunięcie w ustawieniach.',
    },
    kept: {
      subject: '{org} nie zostanie usunięta',
      content: 'Usunięcie organizacji {org} zostało anulowane. Nic nie usunięto.',
    },
    button: 'Otwórz ustawienia',
    reason: 'Otrzymujesz tę wiadomość, ponieważ jesteś właścicielem organizacji {org}.',
  },
  pt: {
    scheduled: {
      subject: '{org} será excluída em {date}',
      content:
        'A exclusão de {org} está prevista para {date}. Até lá, tudo continua funcionando. Depois, todos os eventos, páginas, inscrições e estatísticas serão excluídos definitivamente.',
      way: 'É um engano? Até lá, qualquer proprietário pode cancelar a exclusão nas configurações.',
    },
    kept: { subject: '{org} não será excluída', content: 'A exclusão de {org} foi cancelada. Nada foi excluído.' },
    button: 'Abrir configurações',
    reason: 'Você está recebendo este e-mail porque é proprietário de {org}.',
  },
  sv: {
    scheduled: {
      subject: '{org} raderas {date}',
      content:
        'Raderingen av {org} är planerad till {date}. Fram till dess fungerar allt som vanligt. Därefter är alla evenemang, sidor, anmälningar och all statistik borta för gott.',
      way: 'Är det ett misstag? Fram till dess kan varje ägare avbryta raderingen i inställningarna.',
    },
    kept: { subject: '{org} raderas inte', content: 'Raderingen av {org} har avbrutits. Ingenting har raderats.' },
    button: 'Öppna inställningarna',
    reason: 'Du får det här mejlet eftersom du är ägare till {org}.',
  },
  tr: {
    scheduled: {
      subject: '{org} {date} tarihinde silinecek',
      content:
        '{org} kuruluşunun {date} tarihinde silinmesi planlandı. O zamana kadar her şey çalışmaya devam eder. Sonrasında tüm etkinlikler, sayfalar, kayıtlar ve istatistikler kalıcı olarak silinir.',
      way: 'Bu bir hata mı? O zamana kadar herhangi bir sahip, ayarlardan silmeyi iptal edebilir.',
    },
    kept: { subject: '{org} silinmeyecek', content: '{org} kuruluşunun silinmesi iptal edildi. Hiçbir şey silinmedi.' },
    button: 'Ayarları aç',
    reason: 'Bu e-postayı {org} kuruluşunun sahibi olduğunuz için alıyorsunuz.',
  },
  vi: {
    scheduled: {
      subject: '{org} sẽ bị xóa vào {date}',
      content:
        'Việc xóa {org} được lên lịch vào {date}. Cho đến lúc đó mọi thứ vẫn hoạt động. Sau đó tất cả sự kiện, trang, lượt đăng ký và số liệu thống kê sẽ bị xóa vĩnh viễn.',
      way: 'Đây có phải là nhầm lẫn? Cho đến lúc đó, bất kỳ chủ sở hữu nào cũng có thể hủy việc xóa trong phần cài đặt.',
    },
    kept: { subject: '{org} sẽ không bị xóa', content: 'Việc xóa {org} đã được hủy. Không có gì bị xóa.' },
    button: 'Mở cài đặt',
    reason: 'Bạn nhận được email này vì bạn là chủ sở hữu của {org}.',
  },
  zh: {
    scheduled: {
      subject: '{org} 将于 {date} 删除',
      content: '{org} 已计划于 {date} 删除。在此之前一切照常运行。之后，所有活动、页面、报名和统计数据都将被永久删除。',
      way: '操作有误？在此之前，任何所有者都可以在设置中取消删除。',
    },
    kept: { subject: '{org} 不会被删除', content: '{org} 的删除已取消。没有删除任何内容。' },
    button: '打开设置',
    reason: '您收到此邮件是因为您是 {org} 的所有者。',
  },
}
