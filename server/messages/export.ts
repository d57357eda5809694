import type { Language } from './messages.ts'

/** The mails to an owner whose export is ready or failed. `{org}` is the name of the organization. */
export interface ExportTexts {
  readonly ready: Mail
  readonly failed: Mail
}

interface Mail {
  readonly subject: string
  readonly content: string
}

export const exportTexts: Readonly<Record<Language, ExportTexts>> = {
  ar: {
    ready: {
      subject: 'تصدير بيانات {org} جاهز',
      content: 'أصبح تصدير بيانات {org} جاهزًا. يمكنك تنزيله من الإعدادات خلال 24 ساعة، ثم يُحذف.',
    },
    failed: {
      subject: 'تعذّر تصدير بيانات {org}',
      content: 'تعذّر إكمال تصدير بيانات {org}. يمكنك بدؤه من جديد من الإعدادات. إذا تكرر ذلك، فأبلغ من يدير هذا الخادم.',
    },
  },
  cs: {
    ready: {
      subject: 'Export organizace {org} je připraven',
      content:
        'Export organizace {org} je hotový. V nastavení si jej můžete stáhnout po dobu 24 hodin, poté bude smazán.',
    },
    failed: {
      subject: 'Export organizace {org} se nezdařil',
      content:
        'Export organizace {org} se nepodařilo dokončit. V nastavení jej můžete spustit znovu. Pokud se to bude opakovat, dejte vědět provozovateli serveru.',
    },
  },
  de: {
    ready: {
      subject: 'Der Export von {org} ist fertig',
      content:
        'Der Export von {org} ist fertig. Sie können ihn 24 Stunden lang in den Einstellungen herunterladen. Danach wird er gelöscht.',
    },
    failed: {
      subject: 'Der Export von {org} ist fehlgeschlagen',
      content:
        'Der Export von {org} konnte nicht fertiggestellt werden. Sie können ihn in den Einstellungen noch einmal starten. Wenn es wieder geschieht, informieren Sie die Person, die diesen Server betreibt.',
    },
  },
  en: {
    ready: {
      subject: 'The export of {org} is ready',
      content:
        'The export of {org} is ready. You can download it in the settings for 24 hours. After that, it’s deleted.',
    },
    failed: {
      subject: 'The export of {org} failed',
      content:
        'The export of {org} couldn’t be finished. You can start it again in the settings. If it keeps failing, tell the person who runs this server.',
    },
  },
  es: {
    ready: {
      subject: 'La exportación de {org} está lista',
      content:
        'La exportación de {org} está lista. Puede descargarla en los ajustes durante 24 horas. Después se eliminará.',
    },
    failed: {
      subject: 'La exportación de {org} ha fallado',
      content:
        'La exportación de {org} no se ha podido terminar. Puede iniciarla de nuevo en los ajustes. Si vuelve a fallar, avise a la persona que gestiona este servidor.',
    },
  },
  et: {
    ready: {
      subject: '{org}: eksport on valmis',
      content: 'Organisatsiooni {org} eksport on valmis. Saate selle 24 tunni jooksul seadetest alla laadida. Seejärel see kustutatakse.', // oxfmt-ignore
    },
    failed: {
      subject: '{org}: eksport ebaõnnestus',
      content:
        'Organisatsiooni {org} eksporti ei õnnestunud lõpetada. Saate seda seadetest uuesti alustada. Kui see kordub, teatage serveri haldajale.',
    },
  },
  fa: {
    ready: {
      subject: 'خروجی {org} آماده است',
      content: 'خروجی {org} آماده است. تا ۲۴ ساعت می‌توانید آن را از تنظیمات دانلود کنید. پس از آن حذف می‌شود.',
    },
    failed: {
      subject: 'خروجی {org} ناموفق بود',
      content:
        'خروجی {org} کامل نشد. می‌توانید آن را از تنظیمات دوباره آغاز کنید. اگر باز هم رخ داد، به گردانندهٔ این سرور خبر دهید.',
    },
  },
  fi: {
    ready: {
      subject: '{org}: vienti on valmis',
      content:
        'Organisaation {org} tietojen vienti on valmis. Voit ladata tiedoston asetuksista 24 tunnin ajan. Sen jälkeen se poistetaan.',
    },
    failed: {
      subject: '{org}: vienti epäonnistui',
      content:
        'Organisaation {org} tietojen vientiä ei saatu valmiiksi. Voit aloittaa sen uudelleen asetuksista. Jos näin käy toistuvasti, kerro palvelimen ylläpitäjälle.',
    },
  },
  fr: {
    ready: {
      subject: 'L’export de {org} est prêt',
      content:
        'L’export de {org} est prêt. Vous pouvez le télécharger dans les paramètres pendant 24 heures. Il sera ensuite supprimé.',
    },
    failed: {
      subject: 'L’export de {org} a échoué',
      content:
        'L’export de {org} n’a pas pu être terminé. Vous pouvez le relancer dans les paramètres. Si cela se reproduit, prévenez la personne qui gère ce serveur.',
    },
  },
  hi: {
    ready: {
      subject: '{org} का एक्सपोर्ट तैयार है',
      content: '{org} का एक्सपोर्ट तैयार है। आप इसे 24 घंटे तक सेटिंग्स से डाउनलोड कर सकते हैं। उसके बाद यह हटा दिया जाएगा।',
    },
    failed: {
      subject: '{org} का एक्सपोर्ट नहीं हो पाया',
      content:
        '{org} का एक्सपोर्ट पूरा नहीं हो सका। आप इसे सेटिंग्स से फिर शुरू कर सकते हैं। अगर ऐसा फिर हो, तो इस सर्वर को चलाने वाले व्यक्ति को बताएँ।',
    },
  },
  id: {
    ready: {
      subject: 'Ekspor {org} sudah siap',
      content:
        'Ekspor {org} sudah siap. Anda dapat mengunduhnya di pengaturan selama 24 jam. Setelah itu, ekspor dihapus.',
    },
    failed: {
      subject: 'Ekspor {org} gagal',
      content:
        'Ekspor {org} tidak dapat diselesaikan. Anda dapat memulainya lagi di pengaturan. Jika terus gagal, beri tahu pengelola server ini.',
    },
  },
  it: {
    ready: {
      subject: 'L’esportazione di {org} è pronta',
      content: 'L’esportazione di {org} è pronta. Può scaricarla dalle impostazioni per 24 ore. Dopo verrà eliminata.',
    },
    failed: {
      subject: 'L’esportazione di {org} non è riuscita',
      content:
        'Non è stato possibile completare l’esportazione di {org}. Può avviarla di nuovo dalle impostazioni. Se succede ancora, avvisi la persona che gestisce questo server.',
    },
  },
  ja: {
    ready: {
      subject: '{org} のエクスポートの準備ができました',
      content: '{org} のエクスポートが完了しました。24 時間以内に設定からダウンロードできます。その後は削除されます。',
    },
    failed: {
      subject: '{org} のエクスポートに失敗しました',
      content:
        '{org} のエクスポートを完了できませんでした。設定からもう一度開始できます。繰り返し失敗する場合は、サーバーの管理者に知らせてください。',
    },
  },
  ko: {
    ready: {
      subject: '{org} 내보내기가 준비되었습니다',
      content: '{org} 내보내기가 완료되었습니다. 24시간 동안 설정에서 다운로드할 수 있으며, 이후 삭제됩니다.',
    },
    failed: {
      subject: '{org} 내보내기에 실패했습니다',
      content:
        '{org} 내보내기를 완료하지 못했습니다. 설정에서 다시 시작할 수 있습니다. 계속 실패하면 서버 운영자에게 알려 주세요.',
    },
  },
  nl: {
    ready: {
      subject: 'De export van {org} is klaar',
      content:
        'De export van {org} is klaar. U kunt deze 24 uur lang downloaden via de instellingen. Daarna wordt de export verwijderd.',
    },
    failed: {
      subject: 'De export van {org} is mislukt',
      content:
        'De export van {org} kon niet worden voltooid. U kunt deze opnieuw starten via de instellingen. Gebeurt het weer, vertel het dan de beheerder van deze server.',
    },
  },
  no: {
    ready: {
      subject: 'Eksporten av {org} er klar',
      content: 'Eksporten av {org} er klar. Du kan laste den ned i innstillingene i 24 timer. Deretter slettes den.',
    },
    failed: {
      subject: 'Eksporten av {org} mislyktes',
      content:
        'Eksporten av {org} kunne ikke fullføres. Du kan starte den på nytt i innstillingene. Skjer det igjen, si fra til den som drifter serveren.',
    },
  },
  pl: {
    ready: {
      subject: 'Eksport organizacji {org} jest gotowy',
      content:
        'Eksport organizacji {org} jest gotowy. Można go pobrać w ustawieniach przez 24 godziny. Potem zostanie usunięty.',
    },
    failed: {
      subject: 'Eksport organizacji {org} nie powiódł się',
      content:
        'Nie udało się dokończyć eksportu organizacji {org}. Można go ponownie uruchomić w ustawieniach. Jeśli to się powtórzy, powiadom osobę, która prowadzi ten serwer.',
    },
  },
  pt: {
    ready: {
      subject: 'A exportação de {org} está pronta',
      content:
        'A exportação de {org} está pronta. Você pode baixá-la nas configurações por 24 horas. Depois disso, ela será excluída.',
    },
    failed: {
      subject: 'A exportação de {org} falhou',
      content:
        'Não foi possível concluir a exportação de {org}. Você pode iniciá-la novamente nas configurações. Se continuar falhando, avise a pessoa que administra este servidor.',
    },
  },
  ro: {
    ready: {
      subject: 'Exportul organizației {org} este gata',
      content:
        'Exportul organizației {org} este gata. Îl puteți descărca din setări timp de 24 de ore. Apoi va fi șters.',
    },
    failed: {
      subject: 'Exportul organizației {org} a eșuat',
      content:
        'Exportul organizației {org} nu a putut fi finalizat. Îl puteți porni din nou din setări. Dacă se repetă, anunțați persoana care administrează serverul.',
    },
  },
  sv: {
    ready: {
      subject: 'Exporten av {org} är klar',
      content: 'Exporten av {org} är klar. Du kan ladda ner den i inställningarna i 24 timmar. Därefter raderas den.',
    },
    failed: {
      subject: 'Exporten av {org} misslyckades',
      content:
        'Exporten av {org} kunde inte slutföras. Du kan starta den igen i inställningarna. Om det händer igen, meddela den som sköter servern.',
    },
  },
  tr: {
    ready: {
      subject: '{org} dışa aktarımı hazır',
      content: '{org} dışa aktarımı hazır. 24 saat boyunca ayarlardan indirebilirsiniz. Bu sürenin sonunda silinir.',
    },
    failed: {
      subject: '{org} dışa aktarımı başarısız oldu',
      content:
        '{org} dışa aktarımı tamamlanamadı. Ayarlardan yeniden başlatabilirsiniz. Tekrarlanırsa bu sunucuyu yöneten kişiye haber verin.',
    },
  },
  vi: {
    ready: {
      subject: 'Bản xuất dữ liệu của {org} đã sẵn sàng',
      content:
        'Bản xuất dữ liệu của {org} đã sẵn sàng. Bạn có thể tải về trong phần cài đặt trong 24 giờ. Sau đó bản xuất sẽ bị xóa.',
    },
    failed: {
      subject: 'Không xuất được dữ liệu của {org}',
      content:
        'Không thể hoàn tất bản xuất dữ liệu của {org}. Bạn có thể bắt đầu lại trong phần cài đặt. Nếu lỗi lặp lại, hãy báo cho người quản lý máy chủ này.',
    },
  },
  zh: {
    ready: {
      subject: '{org} 的导出已就绪',
      content: '{org} 的导出已完成。您可以在 24 小时内从设置中下载，之后将被删除。',
    },
    failed: {
      subject: '{org} 的导出失败',
      content: '{org} 的导出未能完成。您可以在设置中重新开始。如果一再失败，请告知服务器的管理者。',
    },
  },
}
