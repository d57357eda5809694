import { sampleTexts } from '../messages/sample.ts'
import type { Language } from '../messages/messages.ts'
import type { StoredItem } from '../resources/store.ts'

const inDays = 14

/** An event that shows templates that no event uses yet. */
export function sampleEvent(now: number, language: Language, { hasGroup }: { hasGroup: boolean }): StoredItem {
  const day = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO('UTC').toPlainDate().add({ days: inDays })
  const { event, group, place, description } = sampleTexts[language]
  return {
    ...(!hasGroup && { new_event_group_name: group }),
    dates: [
      {
        name: event,
        startDate: day.toString(),
        startTime: '18:00',
        endTime: '21:00',
        timeZone: 'UTC',
        location: place,
        description,
      },
    ],
  }
}

/** Its sign-up form, with a number of seats: without one, nobody would see what a page looks like when all are taken. */
export const sampleForm: StoredItem = { name: 'Sample form', max: 40 }
