import { useEffect } from 'preact/hooks'
import { useCommands } from '../../../commands.ts'
import { friendly } from '../../../forms/index.ts'
import { formatLongDay } from '../../../format.ts'
import { type MenuItem, confirm, toast, untilDone, withdrawToasts } from '../../../kit/index.ts'
import { navigate } from '../../../router.ts'
import { can, inOrganization } from '../../../session.ts'
import { words } from '../../../words.ts'
import { joinAgain, separateEvents } from '../../joining.ts'
import { type SeriesDate, attachDate, detachDate } from '../../series-dates.ts'
import { isDynamic } from '../dates.ts'
import { useEditor } from '../editor-context.ts'
import { loadEvent } from '../event-editor.ts'
import { saveOrAsk } from '../save-event.ts'
import { repeatOf } from '../repeat.ts'
import type { NextTimes } from './next-dates.tsx'
import { ahead, dayText } from './skipped-dates.tsx'

/** What can be done with single dates of a series: cancel them, bring them back, or change one alone. */
export function useSeries(next: NextTimes) {
  const editor = useEditor()
  const { event } = editor
  const texts = words.editor.when
  const { skipped_dates: skipped, dates } = event.value.value
  const isSeries =
    can('editor') && repeatOf(event.value.value) !== 'none' && dates.length === 1 && !isDynamic(dates[0]!.startDate)
  const fitting = next.isCurrent ? next.skipped : skipped
  const isChanged = event.changes.value.skipped_dates !== undefined

  // The server drops what no longer fits, unless it is sent. What was not saved yet would be sent.
  useEffect(() => {
    if (isChanged && fitting.length < skipped.length) event.set('skipped_dates', [...fitting])
  }, [isChanged, fitting.join(), skipped.join()])

  function cancel(day: string) {
    event.set('skipped_dates', [...skipped, day].toSorted())
    toast(texts.cancelledDay(dayText(day)), { subject: unsaved(day), undo: () => include(day) })
    focusOn(`bring-back-${day}`)
  }

  async function bringBack(day: string) {
    const { prokey } = editor
    if (prokey !== undefined && event.saved.peek().data.skipped_dates.includes(day)) {
      const separate = await separateEvents({ prokey, day })
      if (separate.length > 0) return join({ prokey, day }, separate)
    }
    withdrawToasts(unsaved(day))
    include(day)
  }

  /** What is unsaved stays so. */
  async function join(date: SeriesDate, separate: Parameters<typeof joinAgain>[1]) {
    if (!(await joinAgain(date, separate))) return
    event.accept(await loadEvent(date.prokey), {})
    include(date.day)
  }

  function include(day: string) {
    event.set(
      'skipped_dates',
      event.get('skipped_dates').filter((each) => each !== day),
    )
    focusOn('next-dates')
  }

  async function change(day: string) {
    const question = texts.saveFirst
    if (editor.isDirty.peek() && (!(await confirm(question)) || !(await saveOrAsk(editor)))) return
    const date = { prokey: editor.prokey!, day }
    const alone = await detachDate(date, { etag: event.saved.peek().etag })
    navigate(inOrganization('events', alone))
    const undo = async () => {
      await attachDate(date, alone)
      navigate(inOrganization('events', date.prokey))
    }
    toast(words.events.series.detached(formatLongDay(`${day}T00:00Z`, 'UTC')), { undo: () => void untilDone(undo) })
  }

  const { series } = words.events
  const attempt = (act: (day: string) => Promise<void>) => (day: string) =>
    void act(day).catch((error: unknown) => (event.failure.value = error))
  const itemsOf = ({ day }: { day: string }): (MenuItem | false)[] => [
    editor.prokey !== undefined && {
      label: series.change,
      help: series.changeHelp,
      icon: 'day',
      run: () => attempt(change)(day),
    },
    { label: series.cancel, icon: 'close', run: () => cancel(day) },
  ]

  const first = isSeries ? next.dates[0]?.day : undefined
  useCommands([
    first !== undefined && {
      id: 'cancel-next-date',
      label: texts.cancelNext(dayText(first)),
      icon: 'close',
      run: () => cancel(first),
    },
    first !== undefined &&
      editor.prokey !== undefined && {
        id: 'change-next-date',
        label: texts.changeNext(dayText(first)),
        icon: 'day',
        run: () => attempt(change)(first),
      },
    ...ahead(isSeries ? fitting : []).map((day) => ({
      id: `bring-back-${day}`,
      label: texts.bringBackDay(dayText(day)),
      icon: 'restore' as const,
      run: () => attempt(bringBack)(day),
    })),
  ])
  return {
    itemsOf: isSeries ? itemsOf : undefined,
    /** Without those that were cancelled a moment ago. */
    next: { ...next, dates: next.dates.filter(({ day }) => !isSeries || !skipped.includes(day)) },
    skipped: {
      days: isSeries ? fitting : [],
      error: friendly(event.errors.value.skipped_dates, 'skipped_dates', texts.skipped),
      bringBack: attempt(bringBack),
    },
  }
}

const unsaved = (day: string) => `unsaved skipped ${day}`

/** The control that was used is gone; the focus goes to what came instead. */
function focusOn(id: string) {
  setTimeout(() => document.getElementById(id)?.focus())
}
