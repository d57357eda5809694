import type { languages } from '@kalends/contract'
import type { PageRequest } from '../previews/page-preview.tsx'
import { language, words } from '../words.ts'
import type { Kind } from './kinds.ts'

const ahead = 21 * 86_400_000

/** Asks for a sample with a template, saved (`id`) or with unsaved fields. */
export function requestFor(kind: Kind, template: object): PageRequest {
  const common = { language: language as (typeof languages)[number] }
  switch (kind.place) {
    case 'styles':
      return { ...common, changes: { style: { ...template }, event: sampleEvent() } }
    case 'pages':
      return { ...common, changes: { landingpage: { ...template } } }
    case 'forms':
      return { ...common, part: 'form', changes: { rsvp_block: { ...template } } }
    case 'calls-to-action':
      return { ...common, part: 'cta', changes: { cta_block: { ...template }, event: sampleEvent() } }
  }
}

/** An event without sign-up, so that its button offers calendars. */
export function sampleEvent() {
  const texts = words.templates.button
  const startDate = new Date(Date.now() + ahead).toISOString().slice(0, 10)
  const time = { startDate, startTime: '18:00', endTime: '21:00', timeZone: 'Europe/Berlin' }
  return { dates: [{ name: texts.sample, location: texts.place, ...time }], new_event_group_name: texts.sample }
}
