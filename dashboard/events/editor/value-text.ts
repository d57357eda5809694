import type { EventDate } from '@kalends/contract'
import { plainText } from '../../forms/index.ts'
import { movingDayText } from '../../event-title.ts'
import { formatClock, formatList, formatLongDay } from '../../format.ts'
import { words } from '../../words.ts'
import { isDay } from './dates.ts'

/** The value of a field of an event in words, for comparing versions. */
export function valueText(field: string, value: unknown): string {
  if (field === 'dates' && Array.isArray(value)) return (value as EventDate[]).map(dateText).join('\n')
  if (field === 'skipped_dates' && Array.isArray(value)) return formatList((value as string[]).map(dayText))
  const part = /^dates\[\d+\]\.(\w+)$/.exec(field)?.[1]
  if (part !== undefined) return partText(part, value)
  if (field === 'status') return value === 'published' ? words.editor.published : words.editor.draft
  return plainText(value)
}

function partText(part: string, value: unknown): string {
  const texts = words.editor.when
  if (part === 'status' && value !== null) return texts.statuses[value as keyof typeof texts.statuses]
  if (part === 'availability' && value !== null) return texts[value as 'busy' | 'free']
  if (typeof value !== 'string') return plainText(value)
  if (part === 'startTime' || part === 'endTime') return formatClock(value)
  return part === 'startDate' || part === 'endDate' ? dayText(value) : plainText(value)
}

const dayText = (day: string) => (isDay(day) ? formatLongDay(`${day}T00:00Z`, 'UTC') : movingDayText(day))

function dateText({ name, startDate, startTime, endDate, endTime, location, status, description }: EventDate): string {
  const day = dayText(startDate)
  const times = [startTime, endTime]
    .flatMap((time) => time ?? [])
    .map(formatClock)
    .join(' – ')
  const until = endDate !== null && endDate !== startDate ? `→ ${dayText(endDate)}` : ''
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
