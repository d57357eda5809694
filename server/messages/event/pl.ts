import type { EventMessages } from './en.ts'

export const event: EventMessages = {
  nextOf: (count) => `Najbliższy z ${count} terminów`,
  otherDates: 'Inne terminy',
  laterDates: 'Późniejsze terminy',
  directions: 'Wskazówki dojazdu',
  copyAddress: 'Kopiuj adres',
  cancelledText: 'Wydarzenie się nie odbędzie. Jeśli masz je już w kalendarzu, zaktualizuj je tam.',
}
