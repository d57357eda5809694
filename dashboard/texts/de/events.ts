import type { Texts } from '../en/index.ts'

export const events: Texts['events'] = {
  tabs: { edit: 'Bearbeiten', attendees: 'Gäste', statistics: 'Statistik', share: 'Teilen', history: 'Verlauf' },
}
