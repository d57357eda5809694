import type { MailKind } from './kind.ts'

// Milliseconds.
const day = 86_400_000
const hour = 3_600_000

/** A day in UTC. */
export const dayOf = (moment: number): number => Math.floor(moment / day)

/**
 * How many mails an organization may send on the day of `now`. A new one starts with a twentieth, and the limit doubles every
 * day. Otherwise anybody could open an account and send thousands of mails at the expense of everybody's reputation.
 */
export function dailyLimit(full: number, since: number, now: number): number {
  const age = Math.max(0, dayOf(now) - dayOf(since))
  return Math.min(full, Math.ceil(full / 20) * 2 ** age)
}

/** Mass mails leave a fifth to mails that somebody is waiting for. */
export function limitFor({ isMass }: Pick<MailKind, 'isMass'>, limit: number): number {
  return isMass ? Math.ceil(limit * 0.8) : limit
}

/** A random moment in the first hour of the next day: all at once, they would hold up the mails of others. */
export function nextTurn(now: number): number {
  return (dayOf(now) + 1) * day + Math.floor(Math.random() * hour)
}
