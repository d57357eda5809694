import type { EventDate } from '@kalends/contract'
import { plainText } from '../../forms/index.ts'
import { formatLongDay } from '../../format.ts'
import { words } from '../../words.ts'
import { isDay } from './dates.ts'

/** The value of a field of an event in words, for comparing versions. */
export function valueText(field: string, value: unknown): string {
  if (field === 'dates' && Array.isArray(value)) return (value as EventDate[]).map(dateText).join('\n')
  if (field === 'status') return value === 'published' ? words.editor.published : words.editor.draft
  return plainText(value)
}

function dateText({ name, startDate, startTime, endDate, endTime, location, status, description }: EventDate): string {
  const day = isDay(startDate) ? formatLongDay(`${startDate}T00:00Z`, 'UTC') : startDate
  const times = [startTime, endTime].filter(Boolean).join(' – ')
  const until = endDate !== null && endDate !== startDate ? `→ ${endDate}` : ''
  return [
    name,
    [day, times, until].filter(Boolean).join(' '),
    location,
    status && words.editor.when.statuses[status],
    description && plainText(description).slice(0, 200),
  ]
    .filter(Boolean)
    .join(' · ')
}
