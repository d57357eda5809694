import type { Language } from './messages.ts'

/** The event in previews of templates that no event uses yet. */
export interface SampleTexts {
  readonly event: string
  readonly group: string
  readonly place: string
  readonly description: string
}

export const sampleTexts: Readonly<Record<Language, SampleTexts>> = {
  ar: { event: 'فعالية تجريبية', group: 'تقويم تجريبي', place: 'قاعة البلدية', description: 'نبذة عن الفعالية.' },
  cs: { event: 'Ukázková akce', group: 'Ukázkový kalendář', place: 'Radnice', description: 'O čem akce je.' },
  de: {
    event: 'Beispielveranstaltung',
    group: 'Beispielkalender',
    place: 'Rathaus',
    description: 'Worum es bei der Veranstaltung geht.',
  },
  en: { event: 'Sample event', group: 'Sample group', place: 'Town hall', description: 'What the event is about.' },
  es: {
    event: 'Evento de ejemplo',
    group: 'Calendario de ejemplo',
    place: 'Ayuntamiento',
    description: 'De qué trata el evento.',
  },
  et: { event: 'Näidisüritus', group: 'Näidiskalender', place: 'Raekoda', description: 'Millest üritus räägib.' },
  fa: { event: 'رویداد نمونه', group: 'تقویم نمونه', place: 'تالار شهر', description: 'این رویداد دربارهٔ چیست.' },
  fi: {
    event: 'Esimerkkitapahtuma',
    group: 'Esimerkkikalenteri',
    place: 'Kaupungintalo',
    description: 'Mistä tapahtumassa on kyse.',
  },
  fr: {
    event: 'Exemple d’événement',
    group: 'Exemple de calendrier',
    place: 'Hôtel de ville',
    description: 'Ce que propose l’événement.',
  },
  hi: { event: 'नमूना कार्यक्रम', group: 'नमूना कैलेंडर', place: 'टाउन हॉल', description: 'कार्यक्रम किस बारे में है।' },
  id: { event: 'Contoh acara', group: 'Contoh kalender', place: 'Balai kota', description: 'Tentang apa acara ini.' },
  it: {
    event: 'Evento di esempio',
    group: 'Calendario di esempio',
    place: 'Municipio',
    description: 'Di che cosa tratta l’evento.',
  },
  ja: {
    event: 'サンプルイベント',
    group: 'サンプルカレンダー',
    place: '市民ホール',
    description: 'イベントの内容です。',
  },
  ko: { event: '예시 이벤트', group: '예시 캘린더', place: '시민회관', description: '어떤 이벤트인지 소개합니다.' },
  nl: {
    event: 'Voorbeeldevenement',
    group: 'Voorbeeldagenda',
    place: 'Stadhuis',
    description: 'Waar het evenement over gaat.',
  },
  no: {
    event: 'Eksempelarrangement',
    group: 'Eksempelkalender',
    place: 'Rådhuset',
    description: 'Hva arrangementet handler om.',
  },
  pl: {
    event: 'Przykładowe wydarzenie',
    group: 'Przykładowy kalendarz',
    place: 'Ratusz',
    description: 'O czym jest to wydarzenie.',
  },
  pt: {
    event: 'Evento de exemplo',
    group: 'Calendário de exemplo',
    place: 'Prefeitura',
    description: 'Do que trata o evento.',
  },
  ro: {
    event: 'Exemplu de eveniment',
    group: 'Exemplu de calendar',
    place: 'Primărie',
    description: 'Despre ce este evenimentul.',
  },
  sv: {
    event: 'Exempelevenemang',
    group: 'Exempelkalender',
    place: 'Stadshuset',
    description: 'Vad evenemanget handlar om.',
  },
  tr: { event: 'Örnek etkinlik', group: 'Örnek takvim', place: 'Belediye salonu', description: 'Etkinliğin konusu.' },
  vi: {
    event: 'Sự kiện mẫu',
    group: 'Lịch mẫu',
    place: 'Tòa thị chính',
    description: 'Nội dung của sự kiện.',
  },
  zh: { event: '示例活动', group: '示例日历', place: '市政厅', description: '活动的内容介绍。' },
}
