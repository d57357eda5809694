import { parseDay } from '../calendar/days.ts'
import { type Rule, RuleFault, type Weekday, checked, parseRule, signed, weekdaysOf } from '../calendar/rule.ts'
import { Faults } from '../refusal.ts'
import type { EventItem } from './store.ts'

/** The fields of the simplified form. */
export const simple = [
  'recurrence_simple_type',
  'recurrence_interval',
  'recurrence_byDay',
  'recurrence_byMonth',
  'recurrence_byMonthDay',
  'recurrence_count',
  'recurrence_weekstart',
] as const

/** Everything that determines on which days an event recurs. */
export const ruleFields = ['simplified_recurrence', 'recurrence', ...simple, 'skipped_dates'] as const

/**
 * Decides which form of recurrence applies and clears the other one. If `simplified_recurrence` is not sent, it follows
 * the fields that are. Fields of the form that does not apply are refused.
 */
export function settleForm(event: EventItem, sent: Record<string, unknown>, faults: Faults): EventItem {
  const isSent = (field: string) => sent[field] !== undefined && sent[field] !== null
  const asked = isSent('simplified_recurrence') ? event.simplified_recurrence : undefined
  const simplified = asked ?? (simple.some(isSent) ? true : isSent('recurrence') ? false : event.simplified_recurrence)

  for (const field of simplified ? ['recurrence'] : simple) {
    if (!isSent(field)) continue
    const other = simplified ? 'the recurrence_* fields are' : 'recurrence is'
    faults.add(field, `${field} must not be sent while ${other} in force. Use one form of recurrence.`)
  }
  refuseLoss(event, sent, simplified, faults)
  const cleared = Object.fromEntries((simplified ? ['recurrence'] : simple).map((field) => [field, null]))
  return { ...event, ...cleared, simplified_recurrence: simplified }
}

/** Keeps the rule: switching to the other form without sending one must not end a series. */
function refuseLoss(event: EventItem, sent: Record<string, unknown>, simplified: boolean, faults: Faults) {
  if (sent.recurrence !== undefined || sent.recurrence_simple_type !== undefined) return
  const part = simple.find((field) => sent[field] !== undefined && sent[field] !== null)
  if (simplified && event.recurrence !== null) {
    const why = part
      ? `while ${part} is set. This event uses recurrence: change the rule there, or send recurrence_simple_type to switch.`
      : 'to switch to the simplified form. Send it to switch, or send recurrence as null to end the series.'
    faults.add('recurrence_simple_type', `recurrence_simple_type is required ${why}`)
  }
  if (!simplified && event.recurrence_simple_type !== null && !part) {
    const why = 'Send it to switch, or send recurrence_simple_type as null to end the series.'
    faults.add('recurrence', `recurrence is required to switch to an RRULE. ${why}`)
  }
}

/** The rule of an event before dates are skipped, or null if it does not recur. Adds any errors in it to the faults. */
export function ruleOf(event: EventItem, faults: Faults): Rule | null {
  try {
    if (!event.simplified_recurrence) return event.recurrence === null ? null : parseRule(event.recurrence)
    return simplifiedRule(event, faults)
  } catch (error) {
    if (!(error instanceof RuleFault)) throw error
    const { field, must } = event.simplified_recurrence
      ? simplifiedFault(error)
      : { field: 'recurrence', must: error.message }
    faults.add(field, `${field} ${must}.`)
    return null
  }
}

/** For events that have been validated. */
export function soundRule(event: EventItem): Rule | null {
  const rule = ruleOf(event, new Faults())
  return rule && withSkipped(rule, event.skipped_dates)
}

/** The rule without its occurrences on these days. */
export function withSkipped(rule: Rule, days: readonly string[]): Rule {
  return days.length === 0 ? rule : { ...rule, skipped: days.map((day) => parseDay(day)!) }
}

/** Rewords a fault of the rule for the simplified fields. */
function simplifiedFault({ part, message }: RuleFault): { field: string; must: string } {
  if (part === 'byDay') {
    const must = 'may have numbers only while recurrence_simple_type is monthly or yearly, and in a month only up to 5'
    return { field: 'recurrence_byDay', must }
  }
  if (part === 'byMonthDay') {
    return { field: 'recurrence_byMonthDay', must: 'must be left out while recurrence_simple_type is weekly' }
  }
  return { field: 'recurrence_simple_type', must: message }
}

function simplifiedRule(event: EventItem, faults: Faults): Rule | null {
  if (event.recurrence_simple_type === null) {
    const set = simple.find((field) => event[field] !== null)
    if (set) faults.add('recurrence_simple_type', `recurrence_simple_type is required while ${set} is set.`)
    return null
  }
  const read = <T>(field: (typeof simple)[number], parse: (text: string) => T[]): T[] => {
    const text = event[field] as string | null
    if (text === null) return []
    try {
      return parse(text.replaceAll(' ', ''))
    } catch (error) {
      if (!(error instanceof RuleFault)) throw error
      faults.add(field, `${field} ${examples[field]}.`)
      return []
    }
  }
  return checked({
    freq: event.recurrence_simple_type.toUpperCase() as Rule['freq'],
    interval: event.recurrence_interval ?? 1,
    count: event.recurrence_count,
    byDay: read('recurrence_byDay', weekdaysOf),
    byMonth: read('recurrence_byMonth', (text) => signed('', text, 12).map(positive)),
    byMonthDay: read('recurrence_byMonthDay', (text) => signed('', text, 31)),
    weekStart: (event.recurrence_weekstart ?? 'MO') as Weekday,
  })
}

const examples: Partial<Record<(typeof simple)[number], string>> = {
  recurrence_byDay: 'must be weekdays separated by commas, such as MO,WE or 2TU,-1FR',
  recurrence_byMonth: 'must be months from 1 to 12 separated by commas, such as 5,6',
  recurrence_byMonthDay:
    'must be days of the month from 1 to 31, or -1 to -31 from its end, separated by commas, such as 1,15',
}

function positive(value: number): number {
  if (value < 0) throw new RuleFault('must not be negative')
  return value
}
