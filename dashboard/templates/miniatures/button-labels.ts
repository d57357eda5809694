import type { Style } from '@kalends/contract'

/** What a button says in its language, as in button/messages/. */
export const buttonLabels: Readonly<Record<Style['language'], string>> = {
  ar: 'إضافة إلى التقويم',
  cs: 'Přidat do kalendáře',
  de: 'Zum Kalender hinzufügen',
  en: 'Add to calendar',
  es: 'Añadir al calendario',
  et: 'Lisa kalendrisse',
  fa: 'افزودن به تقویم',
  fi: 'Lisää kalenteriin',
  fr: 'Ajouter au calendrier',
  hi: 'कैलेंडर में जोड़ें',
  id: 'Tambahkan ke kalender',
  it: 'Aggiungi al calendario',
  ja: 'カレンダーに追加',
  ko: '캘린더에 추가',
  nl: 'Toevoegen aan agenda',
  no: 'Legg til i kalender',
  pl: 'Dodaj do kalendarza',
  pt: 'Adicionar ao calendário',
  ro: 'Adaugă în calendar',
  sv: 'Lägg till i kalender',
  tr: 'Takvime ekle',
  vi: 'Thêm vào lịch',
  zh: '添加到日历',
}
