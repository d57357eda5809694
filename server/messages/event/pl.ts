import type { EventMessages } from './en.ts'

export const event: EventMessages = {
  nextOf: (count) => `Najbliższy z ${count} terminów`,
  otherDates: 'Inne terminy',
  laterDates: 'Późniejsze terminy',
  moreDates: (count) => `i jeszcze ${count} ${terms[plural.select(count)] ?? 'terminów'}`,
  directions: 'Wskazówki dojazdu',
  copyAddress: 'Kopiuj adres',
  cancelledText: 'Wydarzenie się nie odbędzie. Jeśli masz je już w kalendarzu, zaktualizuj je tam.',
}

const plural = new Intl.PluralRules('pl')
const terms: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'termin', few: 'terminy' }
