import type { Rule } from '../calendar/rule.ts'

/**
 * Rewrites a rule the way people would phrase it. Programs write "the second Tuesday" as the Tuesday from the 8th to
 * the 14th, the last day of the month as the last of 28 to 31, and "every Monday" as a monthly rule.
 */
export function plainRule(rule: Rule): Rule {
  return [withDates, withMonths, withoutSet, withOrdinals, asWeekly, asDaily].reduce((plain, step) => step(plain), rule)
}

/**
 * Days of the year that fall on the same date every year: up to the end of February, and from the end back to 1 March.
 */
function withDates(rule: Rule): Rule {
  const { freq, byMonth, byWeekNo, byYearDay, byMonthDay, byDay } = rule
  const [day, ...others] = byYearDay
  if (freq !== 'YEARLY' || day === undefined || others.length + byMonth.length + byWeekNo.length > 0) return rule
  if (byMonthDay.length + byDay.length > 0 || day > 59 || day < -306) return rule
  const date = new Date(day > 0 ? Date.UTC(leapYear, 0, day) : Date.UTC(leapYear + 1, 0, 1 + day))
  return { ...rule, byYearDay: [], byMonth: [date.getUTCMonth() + 1], byMonthDay: [date.getUTCDate()] }
}

/** The first four Mondays of a year are in January, the last four in December. */
function withMonths(rule: Rule): Rule {
  const { freq, byMonth, byWeekNo, byYearDay, byMonthDay, byDay } = rule
  if (freq !== 'YEARLY' || byMonth.length + byWeekNo.length + byYearDay.length + byMonthDay.length > 0) return rule
  const areAll = (least: number, most: number) =>
    byDay.length > 0 && byDay.every(({ ordinal }) => ordinal >= least && ordinal <= most)
  return areAll(1, 4) ? { ...rule, byMonth: [1] } : areAll(-4, -1) ? { ...rule, byMonth: [12] } : rule
}

/** Removes BYSETPOS if it has no effect or means the last day of the month. */
function withoutSet(rule: Rule): Rule {
  const { freq, byMonth, byWeekNo, byYearDay, byMonthDay, byDay, bySetPos } = rule
  if (bySetPos.length !== 1 || byDay.length + byWeekNo.length + byYearDay.length > 0) return rule
  const isInOneMonth = freq === 'MONTHLY' || (freq === 'YEARLY' && byMonth.length === 1)
  if (!isInOneMonth) return rule
  if (byMonthDay.length === 1 && Math.abs(bySetPos[0]!) === 1) return { ...rule, bySetPos: [] }
  const isLast = bySetPos[0] === -1 && [28, 29, 30, 31].every((day) => byMonthDay.includes(day))
  return isLast ? { ...rule, byMonthDay: [-1], bySetPos: [] } : rule
}

/** A weekday within seven days counted from the start or the end of the month. */
function withOrdinals(rule: Rule): Rule {
  const { freq, byMonth, byMonthDay, byDay, bySetPos } = rule
  const isByMonth = freq === 'MONTHLY' || (freq === 'YEARLY' && byMonth.length > 0)
  if (!isByMonth || byMonthDay.length !== 7 || byDay.length !== 1 || bySetPos.length > 0) return rule
  const ordinal = ordinals.find((each) => daysOf(each).every((day) => byMonthDay.includes(day)))
  if (ordinal === undefined || byDay[0]!.ordinal !== 0) return rule
  return { ...rule, byMonthDay: [], byDay: [{ day: byDay[0]!.day, ordinal }] }
}

const ordinals = [1, 2, 3, 4, -1, -2, -3, -4]
const daysOf = (ordinal: number) =>
  Array.from({ length: 7 }, (_, i) => (ordinal > 0 ? ordinal * 7 - i : ordinal * 7 + i))

/** Every Monday of a month is every Monday, unless months or years are skipped. */
function asWeekly(rule: Rule): Rule {
  const { freq, interval, byMonth, byWeekNo, byYearDay, byMonthDay, byDay, bySetPos } = rule
  if (interval !== 1 || byWeekNo.length + byYearDay.length + bySetPos.length > 0) return rule
  if (byDay.some(({ ordinal }) => ordinal !== 0)) return rule
  if (byDay.length > 0 && byMonthDay.length === 0 && freq !== 'DAILY') return { ...rule, freq: 'WEEKLY' }
  const isEveryMonth = byMonthDay.length > 0 && byDay.length === 0 && byMonth.length === 0
  return isEveryMonth ? { ...rule, freq: 'MONTHLY' } : rule
}

/** Every day of the week is daily. */
function asDaily(rule: Rule): Rule {
  const { freq, interval, byDay, bySetPos } = rule
  const isEveryDay = byDay.length === 7 && byDay.every(({ ordinal }) => ordinal === 0) && bySetPos.length === 0
  return isEveryDay && (freq === 'DAILY' || (freq === 'WEEKLY' && interval === 1))
    ? { ...rule, freq: 'DAILY', byDay: [] }
    : rule
}

const leapYear = 2028
