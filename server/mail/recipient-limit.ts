import { createHash } from 'node:crypto'

// Milliseconds.
const hour = 3_600_000
const day = 24 * hour

/**
 * What mails of one budget to one mailbox are counted by. Several budgets keep somebody who uses up one from blocking the
 * mails of another. A hash, because it is stored for a day after the address is erased.
 */
export function limitKey(budget: string, address: string): string {
  return createHash('sha256')
    .update(`${budget} ${mailboxOf(address)}`)
    .digest('base64url')
    .slice(0, 22)
}

const ignoringDots = new Set(['gmail.com', 'googlemail.com'])

/** The mailbox behind an address in its comparable form: without a tag, and without dots if the provider ignores them. */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@')
  const [local, domain] = [address.slice(0, at), address.slice(at + 1)]
  const untagged = /^[^+]+/.exec(local)?.[0] ?? local
  return ignoringDots.has(domain) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${domain}`
}

/** How much of a budget is used: when mails were sent in the last day, and how many wait ahead of the next one. */
export interface Use {
  readonly sent: readonly number[]
  readonly ahead: number
}

const [perHour, perDay] = [3, 10]
const mostWaiting = 10

export const recipientLimit = `The recipient gets at most ${perHour} such mails in an hour and ${perDay} in a day`

/** When an address may get one more mail. */
export function turnAt(use: Use, now: number): number {
  return turnsOf(use, now).next
}

/** Whether so many mails wait for an address that no more may be queued. */
export function isCrowded(use: Use, now: number): boolean {
  return turnsOf(use, now).turns.filter((turn) => turn > now).length >= mostWaiting
}

function turnsOf({ sent, ahead }: Use, now: number) {
  const turns = sent.toSorted((one, other) => one - other)
  const next = () => Math.max(now, (turns.at(-perHour) ?? -Infinity) + hour, (turns.at(-perDay) ?? -Infinity) + day)
  for (let n = 0; n < ahead; n += 1) turns.push(next())
  return { turns, next: next() }
}
