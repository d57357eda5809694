import { useLayoutEffect, useRef } from 'preact/hooks'
import { addDays, addMonths, type Day } from './days.ts'

/** The arrow keys go from day to day; the focus follows, also into another month. */
export function useDayKeys(day: Day, onDay: (day: Day) => void, onOpen: (day: Day) => void) {
  const grid = useRef<HTMLDivElement>(null)
  const follows = useRef(false)
  useLayoutEffect(() => {
    if (!follows.current) return
    follows.current = false
    grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus()
  }, [day])

  function onKeyDown(event: KeyboardEvent) {
    if (!(event.target as Element).matches('[data-day]') || event.ctrlKey || event.metaKey || event.altKey) return
    const sideways = document.documentElement.dir === 'rtl' ? -1 : 1
    const days = { ArrowRight: sideways, ArrowLeft: -sideways, ArrowDown: 7, ArrowUp: -7 }[event.key]
    const months = { PageDown: 1, PageUp: -1 }[event.key]
    if (event.key === 'Enter' || event.key === ' ') onOpen(day)
    else if (days !== undefined || months !== undefined) {
      follows.current = true
      onDay(days === undefined ? addMonths(day, months!) : addDays(day, days))
    } else return
    event.preventDefault()
  }

  return { ref: grid, onKeyDown }
}
