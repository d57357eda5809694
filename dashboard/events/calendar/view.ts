import type { Day } from './days.ts'
import type { Placed } from './placed.ts'

/** What the views of a calendar share. */
export interface ViewProps {
  readonly events: readonly Placed[]
  readonly from: Day
  readonly to: Day
  readonly day: Day
  readonly today: Day
  readonly onDay: (day: Day) => void
  readonly onMove: (event: Placed, from: Day, to: Day) => void
  readonly isNarrow: boolean
}
