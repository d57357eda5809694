import type { Language } from './messages.ts'

/** The mail to an owner whose export is ready. `{org}` is the name of the organization. */
export interface ExportTexts {
  readonly subject: string
  readonly content: string
}

export const exportTexts: Readonly<Record<Language, ExportTexts>> = {
  ar: {
    subject: 'تصدير بيانات {org} جاهز',
    content: 'أصبح تصدير بيانات {org} جاهزًا. يمكنك تنزيله من الإعدادات خلال 24 ساعة، ثم يُحذف.',
  },
  cs: {
    subject: 'Export organizace {org} je připraven',
    content:
      'Export organizace {org} je hotový. V nastavení si jej můžete stáhnout po dobu 24 hodin, poté bude smazán.',
  },
  de: {
    subject: 'Der Export von {org} ist fertig',
    content:
      'Der Export von {org} ist fertig. Sie können ihn 24 Stunden lang in den Einstellungen herunterladen. Danach wird er gelöscht.',
  },
  en: {
    subject: 'The export of {org} is ready',
    content:
      'The export of {org} is ready. You can download it in the settings for 24 hours. After that, it’s deleted.',
  },
  es: {
    subject: 'La exportación de {org} está lista',
    content:
      'La exportación de {org} está lista. Puede descargarla en los ajustes durante 24 horas. Después se eliminará.',
  },
  et: {
    subject: '{org}: eksport on valmis',
    content: 'Organisatsiooni {org} eksport on valmis. Saate selle 24 tunni jooksul seadetest alla laadida. Seejärel see kustutatakse.', // oxfmt-ignore
  },
  fa: {
    subject: 'خروجی {org} آماده است',
    content: 'خروجی {org} آماده است. تا ۲۴ ساعت می‌توانید آن را از تنظیمات دانلود کنید. پس از آن حذف می‌شود.',
  },
  fi: {
    subject: '{org}: vienti on valmis',
    content:
      'Organisaation {org} tietojen vienti on valmis. Voit ladata tiedoston asetuksista 24 tunnin ajan. Sen jälkeen se poistetaan.',
  },
  fr: {
    subject: 'L’export de {org} est prêt',
    content:
      'L’export de {org} est prêt. Vous pouvez le télécharger dans les paramètres pendant 24 heures. Il sera ensuite supprimé.',
  },
  hi: {
    subject: '{org} का एक्सपोर्ट तैयार है',
    content: '{org} का एक्सपोर्ट तैयार है। आप इसे 24 घंटे तक सेटिंग्स से डाउनलोड कर सकते हैं। उसके बाद यह हटा दिया जाएगा।',
  },
  id: {
    subject: 'Ekspor {org} sudah siap',
    content:
      'Ekspor {org} sudah siap. Anda dapat mengunduhnya di pengaturan selama 24 jam. Setelah itu, ekspor dihapus.',
  },
  it: {
    subject: 'L’esportazione di {org} è pronta',
    content: 'L’esportazione di {org} è pronta. Può scaricarla dalle impostazioni per 24 ore. Dopo verrà eliminata.',
  },
  ja: {
    subject: '{org} のエクスポートの準備ができました',
    content: '{org} のエクスポートが完了しました。24 時間以内に設定からダウンロードできます。その後は削除されます。',
  },
  ko: {
    subject: '{org} 내보내기가 준비되었습니다',
    content: '{org} 내보내기가 완료되었습니다. 24시간 동안 설정에서 다운로드할 수 있으며, 이후 삭제됩니다.',
  },
  nl: {
    subject: 'De export van {org} is klaar',
    content:
      'De export van {org} is klaar. U kunt deze 24 uur lang downloaden via de instellingen. Daarna wordt de export verwijderd.',
  },
  no: {
    subject: 'Eksporten av {org} er klar',
    content: 'Eksporten av {org} er klar. Du kan laste den ned i innstillingene i 24 timer. Deretter slettes den.',
  },
  pl: {
    subject: 'Eksport organizacji {org} jest gotowy',
    content:
      'Eksport organizacji {org} jest gotowy. Można go pobrać w ustawieniach przez 24 godziny. Potem zostanie usunięty.',
  },
  pt: {
    subject: 'A exportação de {org} está pronta',
    content:
      'A exportação de {org} está pronta. Você pode baixá-la nas configurações por 24 horas. Depois disso, ela será excluída.',
  },
  ro: {
    subject: 'Exportul organizației {org} este gata',
    content:
      'Exportul organizației {org} este gata. Îl puteți descărca din setări timp de 24 de ore. Apoi va fi șters.',
  },
  sv: {
    subject: 'Exporten av {org} är klar',
    content: 'Exporten av {org} är klar. Du kan ladda ner den i inställningarna i 24 timmar. Därefter raderas den.',
  },
  tr: {
    subject: '{org} dışa aktarımı hazır',
    content: '{org} dışa aktarımı hazır. 24 saat boyunca ayarlardan indirebilirsiniz. Bu sürenin sonunda silinir.',
  },
  vi: {
    subject: 'Bản xuất dữ liệu của {org} đã sẵn sàng',
    content:
      'Bản xuất dữ liệu của {org} đã sẵn sàng. Bạn có thể tải về trong phần cài đặt trong 24 giờ. Sau đó bản xuất sẽ bị xóa.',
  },
  zh: {
    subject: '{org} 的导出已就绪',
    content: '{org} 的导出已完成。您可以在 24 小时内从设置中下载，之后将被删除。',
  },
}
