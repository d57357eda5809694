/** A recurrence rule of RFC 5545, restricted to whole days: DAILY to YEARLY. */
export interface Rule {
  readonly freq: Frequency
  readonly interval: number
  readonly count: number | null
  /** The last day, or the last instant in UTC. */
  readonly until: string | null
  readonly byMonth: readonly number[]
  readonly byWeekNo: readonly number[]
  readonly byYearDay: readonly number[]
  readonly byMonthDay: readonly number[]
  readonly byDay: readonly WeekdayOf[]
  readonly bySetPos: readonly number[]
  readonly weekStart: Weekday
  /** Days without their occurrence, as day numbers in order. COUNT counts them. Not part of the rule's text. */
  readonly skipped: readonly number[]
}

export const frequencies = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const
export type Frequency = (typeof frequencies)[number]

export const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const
export type Weekday = (typeof weekdays)[number]

/** Every Tuesday (ordinal 0), the second (2) or the last one (-1). */
export interface WeekdayOf {
  readonly day: Weekday
  readonly ordinal: number
}

const bounds = { text: 512, count: 3650, interval: 999 } as const

/** Why a rule is refused, phrased as the end of a sentence, and which part is at fault. */
export class RuleFault extends Error {
  readonly part: keyof Rule | undefined

  constructor(must: string, part?: keyof Rule) {
    super(must)
    this.part = part
  }
}

/** Parses `RRULE:…` strictly: every accepted rule means the same in all calendars. */
export function parseRule(text: string): Rule {
  if (text.length > bounds.text) throw new RuleFault(`must have at most ${bounds.text} characters`)
  const body = /^RRULE:([A-Z0-9=;,+-]+)$/.exec(text)?.[1]
  if (body === undefined) throw new RuleFault('must look like RRULE:FREQ=WEEKLY;BYDAY=MO,WE')

  const parts = new Map<string, string>()
  for (const part of body.split(';')) {
    const match = /^([A-Z]+)=([A-Z0-9,+-]+)$/.exec(part)
    if (!match) throw new RuleFault(`has a part that cannot be read: ${part.slice(0, 40) || 'an empty one'}`)
    const [, name, value] = match as unknown as [string, string, string]
    if (!(name in readers)) throw new RuleFault(`must not have the part ${name.slice(0, 20)}`)
    if (parts.has(name)) throw new RuleFault(`must have the part ${name} only once`)
    parts.set(name, value)
  }
  return checked(Object.fromEntries([...parts].map(([name, value]) => readers[name]!(value))))
}

/** Writes the parts in a fixed order, so that equal rules have equal texts. */
export function ruleText(rule: Rule): string {
  const list = (name: string, values: readonly (number | string)[]) =>
    values.length > 0 ? [`${name}=${values.join()}`] : []
  return `RRULE:${[
    `FREQ=${rule.freq}`,
    ...(rule.interval === 1 ? [] : [`INTERVAL=${rule.interval}`]),
    ...(rule.until === null ? [] : [`UNTIL=${rule.until}`]),
    ...(rule.count === null ? [] : [`COUNT=${rule.count}`]),
    ...list('BYMONTH', rule.byMonth),
    ...list('BYWEEKNO', rule.byWeekNo),
    ...list('BYYEARDAY', rule.byYearDay),
    ...list('BYMONTHDAY', rule.byMonthDay),
    ...list(
      'BYDAY',
      rule.byDay.map(({ day, ordinal }) => `${ordinal === 0 ? '' : ordinal}${day}`),
    ),
    ...list('BYSETPOS', rule.bySetPos),
    ...(rule.weekStart === 'MO' ? [] : [`WKST=${rule.weekStart}`]),
  ].join(';')}`
}

/** Fills in defaults and refuses combinations that the standard does not define. */
export function checked(given: Partial<Rule>): Rule {
  const rule: Rule = {
    freq: given.freq ?? fail('must have the part FREQ'),
    interval: given.interval ?? 1,
    count: given.count ?? null,
    until: given.until ?? null,
    byMonth: given.byMonth ?? [],
    byWeekNo: given.byWeekNo ?? [],
    byYearDay: given.byYearDay ?? [],
    byMonthDay: given.byMonthDay ?? [],
    byDay: given.byDay ?? [],
    bySetPos: given.bySetPos ?? [],
    weekStart: given.weekStart ?? 'MO',
    skipped: given.skipped ?? [],
  }
  const { freq } = rule
  if (rule.count !== null && rule.until !== null) fail('must not have both COUNT and UNTIL', 'until')
  if (rule.byWeekNo.length > 0 && freq !== 'YEARLY') fail('may have BYWEEKNO only with FREQ=YEARLY')
  if (rule.byYearDay.length > 0 && freq !== 'YEARLY') fail('may have BYYEARDAY only with FREQ=YEARLY')
  if (rule.byMonthDay.length > 0 && freq === 'WEEKLY') fail('must not have BYMONTHDAY with FREQ=WEEKLY', 'byMonthDay')
  const ordinals = rule.byDay.filter(({ ordinal }) => ordinal !== 0)
  if (ordinals.length > 0 && freq !== 'MONTHLY' && freq !== 'YEARLY')
    fail('may have BYDAY with a number only with FREQ=MONTHLY or YEARLY', 'byDay')
  // Without a weekday, calendars disagree on which days of the week are meant.
  if (rule.byWeekNo.length > 0 && rule.byDay.length === 0) fail('must have BYDAY together with BYWEEKNO')
  if (ordinals.length > 0 && rule.byWeekNo.length > 0) fail('must not have BYDAY with a number together with BYWEEKNO')
  const inMonth = freq === 'MONTHLY' || rule.byMonth.length > 0
  if (inMonth && ordinals.some(({ ordinal }) => Math.abs(ordinal) > 5))
    fail('must have BYDAY with a number from 1 to 5 or -1 to -5 in a month', 'byDay')
  if (rule.bySetPos.length > 0 && freq === 'DAILY') fail('must not have BYSETPOS with FREQ=DAILY')
  const others = [rule.byMonth, rule.byWeekNo, rule.byYearDay, rule.byMonthDay, rule.byDay]
  if (rule.bySetPos.length > 0 && others.every((list) => list.length === 0))
    fail('must have another BY part together with BYSETPOS')
  return rule
}

type Reader = (value: string) => [keyof Rule, unknown]

const readers: Record<string, Reader> = {
  FREQ: (value) => [
    'freq',
    frequencies.find((known) => known === value) ?? fail(`must have FREQ as one of ${frequencies.join(', ')}`),
  ],
  INTERVAL: (value) => ['interval', wholeNumber('INTERVAL', value, 1, bounds.interval)],
  COUNT: (value) => ['count', wholeNumber('COUNT', value, 1, bounds.count)],
  UNTIL: (value) => ['until', untilOf(value)],
  BYMONTH: (value) => ['byMonth', numbers('BYMONTH', value, 1, 12)],
  BYWEEKNO: (value) => ['byWeekNo', signed('BYWEEKNO', value, 53)],
  BYYEARDAY: (value) => ['byYearDay', signed('BYYEARDAY', value, 366)],
  BYMONTHDAY: (value) => ['byMonthDay', signed('BYMONTHDAY', value, 31)],
  BYDAY: (value) => ['byDay', weekdaysOf(value)],
  BYSETPOS: (value) => ['bySetPos', signed('BYSETPOS', value, 366)],
  WKST: (value) => ['weekStart', weekdayOf(value) ?? fail(`must have WKST as one of ${weekdays.join(', ')}`)],
}

function wholeNumber(name: string, text: string, minimum: number, maximum: number): number {
  const value = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN
  return value >= minimum && value <= maximum ? value : fail(`must have ${name} from ${minimum} to ${maximum}`)
}

function numbers(name: string, text: string, minimum: number, maximum: number): number[] {
  return unique(text.split(',').map((part) => wholeNumber(name, part, minimum, maximum)))
}

/** Non-zero numbers that may count from the end. */
export function signed(name: string, text: string, maximum: number): number[] {
  const read = (part: string) => {
    const match = /^([+-]?)(\d{1,3})$/.exec(part)
    const value = Number(match?.[2] ?? 0)
    if (value < 1 || value > maximum) return fail(`must have ${name} from 1 to ${maximum}, or -1 to -${maximum}`)
    return match![1] === '-' ? -value : value
  }
  return unique(text.split(',').map(read))
}

export function weekdaysOf(text: string): WeekdayOf[] {
  const seen = new Map<string, WeekdayOf>()
  for (const part of text.split(',')) {
    const match = /^([+-]?\d{1,2})?([A-Z]{2})$/.exec(part)
    const day = weekdayOf(match?.[2] ?? '')
    const ordinal = Number(match?.[1] ?? 0)
    if (!day || (match?.[1] !== undefined && (ordinal === 0 || Math.abs(ordinal) > 53))) {
      fail('must have BYDAY as weekdays such as MO, 2TU or -1FR')
    }
    seen.set(`${ordinal}${day}`, { day, ordinal })
  }
  return [...seen.values()]
}

function weekdayOf(text: string): Weekday | undefined {
  return weekdays.find((known) => known === text)
}

/** `20271231` or `20271231T225959Z`; the day must exist. */
function untilOf(text: string): string {
  const match = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})Z)?$/.exec(text)
  try {
    const [year, month, day, hour = 0, minute = 0, second = 0] = match!
      .slice(1)
      .map((part) => (part === undefined ? undefined : Number(part)))
    Temporal.PlainDateTime.from({ year: year!, month: month!, day: day!, hour, minute, second }, { overflow: 'reject' })
    return text
  } catch {
    return fail('must have UNTIL as a valid day such as 20271231, or as a UTC time such as 20271231T225959Z')
  }
}

function unique(values: number[]): number[] {
  return [...new Set(values)]
}

function fail(must: string, part?: keyof Rule): never {
  throw new RuleFault(must, part)
}
