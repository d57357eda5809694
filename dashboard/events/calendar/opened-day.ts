import { signal } from '@preact/signals'
import type { Day } from './days.ts'

/** The day whose events are listed in a dialog. */
export const openedDay = signal<Day | undefined>(undefined)
