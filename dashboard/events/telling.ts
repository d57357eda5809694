import type { Event } from '@kalends/contract'
import { type Signal, signal } from '@preact/signals'
import { app } from '../api.ts'
import { titleOf } from '../event-title.ts'
import { confirm } from '../kit/index.ts'
import { isDynamic } from './editor/dates.ts'
import { never } from './editor/repeat.ts'

/** How a change is saved. */
export interface SaveOptions {
  /** Whether attendees get a mail about it. */
  readonly inform?: boolean
}

/** What an update sends for it. */
export interface Mail {
  readonly inform?: boolean
  readonly note?: string
}

export function mailOf({ inform }: SaveOptions, note: Signal<string>): Mail {
  const text = note.peek().trim()
  return inform ? { inform, ...(text !== '' && { note: text }) } : {}
}

/** The mail about undoing a change: attendees get one if they got one about the change. */
export const mailBack = ({ inform }: Mail): Mail => (inform ? { inform } : {})

/** A change that attendees can get a mail about, before it is saved: once it is saved, no mail about it can be sent. */
export interface Telling {
  /** The event. */
  readonly prokey: string
  /** It also reaches those who have unsubscribed from updates. */
  readonly isCancellation: boolean
  readonly hasChanges: boolean
  readonly note: Signal<string>
  /** If it is offered, and not what was asked for: how many would be told. */
  readonly offered?: number
  /** What the question is about, where it is more than the mail. */
  readonly question?: Omit<Question, 'confirm'>
  /** Throws what the dialog should say. What has to be decided elsewhere is false. */
  readonly save: (options: SaveOptions) => Promise<boolean>
}

interface Opened extends Telling {
  readonly answer: (isSaved: boolean) => void
}

/** What a dialog asks now. */
export const telling = signal<Opened | undefined>(undefined)

/** Opens the dialog. Returns whether the change was saved. */
export function tell(change: Telling): Promise<boolean> {
  return new Promise((resolve) => {
    telling.value?.answer(false)
    telling.value = {
      ...change,
      answer(isSaved) {
        telling.value = undefined
        resolve(isSaved)
      },
    }
  })
}

/** Saves a change. If there is somebody to tell, it asks first whether they get a mail. */
export async function saveOrTell(change: Omit<Telling, 'hasChanges' | 'offered' | 'question'>): Promise<boolean> {
  const offered = await countInformed(change.prokey, change.isCancellation)
  return offered === 0 ? change.save({}) : tell({ ...change, hasChanges: true, offered })
}

interface Question {
  readonly title: string
  readonly text: string
  readonly confirm: string
  readonly keep: string
}

/** The same for a change that calls something off, which is asked in any case. */
export async function confirmOrTell(
  question: Question,
  change: Omit<Telling, 'hasChanges' | 'offered' | 'question'>,
): Promise<boolean> {
  const offered = await countInformed(change.prokey, change.isCancellation)
  if (offered > 0) return tell({ ...change, question, hasChanges: true, offered })
  return (await confirm({ ...question, isDangerous: true })) && change.save({})
}

type State = Pick<Event, 'title_event_series' | 'dates' | 'skipped_dates'>

const ruleFields = [...Object.keys(never), 'skipped_dates'] as readonly (keyof Event)[]
const dateFields = ['name', 'startDate', 'startTime', 'endDate', 'endTime', 'timeZone', 'location', 'status'] as const

/**
 * Whether a mail would say what was and what is now: name, dates, rhythm, place, and what is cancelled. Dates that move with
 * the day tell nothing: they were different yesterday.
 */
export function isWorthTelling(before: State, after: State): boolean {
  const told = (state: State) =>
    JSON.stringify([
      titleOf(state),
      ...ruleFields.map((name) => (state as Event)[name]),
      ...state.dates
        .filter(({ startDate }) => !isDynamic(startDate))
        .map((date) => dateFields.map((name) => date[name])),
    ])
  return told(before) !== told(after)
}

type EditedDates = readonly { readonly status: string | null; readonly position?: number }[]

/** Whether a date is cancelled or reinstated. */
export function callsOff(before: EditedDates, after: EditedDates): boolean {
  const isOff = (date: EditedDates[number] | undefined) => !date || date.status === 'CANCELLED'
  return (
    after.every(isOff) ||
    before.some((date, at) => isOff(date) !== isOff(after.find(({ position }) => position === at)))
  )
}

/** Those who may be told. */
export const informedBy = (event: string, isCancellation: boolean) => ({
  event,
  ...(!isCancellation && { gets_news: true }),
})

async function countInformed(event: string, isCancellation: boolean): Promise<number> {
  const query = { ...informedBy(event, isCancellation), status: 'confirmed,undecided', limit: 1 }
  return (await app.attendees.list({ query })).total
}
