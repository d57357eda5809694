import { limits, mostPreviewedDates } from '@kalends/contract'
import { useState } from 'preact/hooks'
import { Button, Card, toast } from '../../../kit/index.ts'
import { can } from '../../../session.ts'
import { words } from '../../../words.ts'
import { type EditedDate, copyOf, patchPositions } from '../dates.ts'
import { useEditor } from '../editor-context.ts'
import { followed, recurrenceFields, repeatOf } from '../repeat.ts'
import { DateCard } from './date-card.tsx'
import { NextDates, useNextDates } from './next-dates.tsx'
import { RepeatField } from './repeat-field.tsx'
import { useSeries } from './series.ts'
import { SkippedDates } from './skipped-dates.tsx'

/** The dates of an event, how it repeats, and the next times that follow from both. */
export function When() {
  const { event } = useEditor()
  const texts = words.editor.when
  const { dates } = event.value.value
  const repeat = repeatOf(event.value.value)
  const [count, setCount] = useState(5)
  const next = useNextDates(event.value.value, count)
  const series = useSeries(next)
  const positions = patchPositions(event.saved.value.data.dates, dates)
  const errorsOf = (index: number) => ({
    ...partsOf(next.errors, `dates[${index}].`),
    ...partsOf(event.errors.value, `dates[${positions[index]}].`),
  })

  function change(index: number, date: EditedDate) {
    const before = dates[index]!
    event.set('dates', dates.with(index, date))
    if (index > 0 || typeof repeat === 'string' || before.startDate === date.startDate) return
    const moved = followed(repeat, before.startDate, date.startDate)
    if (moved === repeat) return
    const fields = recurrenceFields(moved, !event.value.peek().simplified_recurrence)
    for (const [name, value] of Object.entries(fields)) event.set(name as 'recurrence', value as string | null)
  }

  function add() {
    event.set('dates', [...dates, copyOf(dates.at(-1)!)])
    setTimeout(() => [...document.querySelectorAll<HTMLElement>('.date-card')].at(-1)?.querySelector('input')?.focus())
  }

  function remove(index: number) {
    event.set('dates', dates.toSpliced(index, 1))
    // What was typed since stays.
    const undo = () => event.set('dates', event.get('dates').toSpliced(index, 0, dates[index]!))
    toast(texts.removed, { subject: 'unsaved dates', undo })
  }

  return (
    <Card title={texts.title}>
      <div class="stack">
        {event.errors.value.dates && <p class="field-error">{event.errors.value.dates}</p>}
        <ol class="date-cards">
          {dates.map((date, index) => (
            <DateCard
              key={date.position ?? `new-${index}`}
              date={date}
              number={dates.length > 1 ? index + 1 : undefined}
              isSeries={repeat !== 'none'}
              first={dates[0]!}
              errors={errorsOf(index)}
              starts={next.dates.find(({ position }) => position === index)?.starts}
              onChange={(changed) => change(index, changed)}
              {...(repeat === 'none' && { duplicate: () => event.set('dates', [...dates, copyOf(date)]) })}
              {...(dates.length > 1 && { remove: () => remove(index) })}
            />
          ))}
        </ol>
        {dates.length === 1 && (
          <RepeatField sentence={next.recurrence} errors={{ ...next.errors, ...event.errors.value }} />
        )}
        {can('editor') && repeat === 'none' && dates.length < limits.dates && (
          <div>
            <Button kind="quiet" size="small" icon="add" onClick={add}>
              {texts.add}
            </Button>
          </div>
        )}
        <NextDates
          next={series.next}
          dates={dates}
          itemsOf={series.itemsOf}
          showMore={count < mostPreviewedDates ? () => setCount(count < 20 ? 20 : mostPreviewedDates) : undefined}
        />
        <SkippedDates {...series.skipped} />
      </div>
    </Card>
  )
}

function partsOf(errors: Readonly<Record<string, string>>, prefix: string): Record<string, string> {
  const own = Object.entries(errors).filter(([field]) => field.startsWith(prefix))
  return Object.fromEntries(own.map(([field, message]) => [field.slice(prefix.length), message.replace(prefix, '')]))
}
