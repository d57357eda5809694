import type { Context } from '../context.ts'
import { RateLimit, networkOf, siteOf } from '../http/rate-limit.ts'

// Seconds.
const [quarter, hour] = [15 * 60, 60 * 60]

/** Who tries: for which address, from where, and the name of the browser if somebody has signed in there before. */
export interface Attempt {
  readonly email: string
  readonly ip: string
  readonly device: string | undefined
}

/**
 * Limits wrong passwords. Nobody can lock out somebody else: what counts for one address counts from each network for
 * itself. Only if very many networks guess for one address at the same time, browsers in which nobody has signed in with
 * it before must wait. See docs/decisions/0032-wrong-passwords.md.
 */
export function passwordLimits({ monotonic }: Pick<Context, 'monotonic'>) {
  const perPair = new RateLimit(10, quarter)
  const perNetwork = new RateLimit(50, quarter)
  const perAddress = new RateLimit(300, hour)
  const counted = ({ email, ip, device }: Attempt): [RateLimit, string][] =>
    device === undefined
      ? [
          [perPair, `${networkOf(ip)} ${email}`],
          [perNetwork, siteOf(ip)],
          [perAddress, email],
        ]
      : [[perPair, `${device} ${email}`]]

  return {
    /** Counts an attempt before its password is checked, so that many at once don't slip through. Returns the seconds to wait. */
    begin(attempt: Attempt): number {
      let wait = 0
      for (const [limit, name] of counted(attempt)) {
        wait = limit.hit(name, monotonic())
        if (wait > 0) break
      }
      return wait
    },
    /** The password was right, so the attempt doesn't count. */
    succeeded(attempt: Attempt) {
      for (const [limit, name] of counted(attempt)) limit.giveBack(name)
    },
  }
}

/** Limits how often somebody asks for mails. The mailbox has limits of its own: see mail/recipient-limit.ts. */
export function mailLimits({ monotonic }: Pick<Context, 'monotonic'>) {
  const perPair = new RateLimit(3, hour)
  const perNetwork = new RateLimit(30, hour)
  return ({ email, ip }: Omit<Attempt, 'device'>): number =>
    perPair.hit(`${networkOf(ip)} ${email}`, monotonic()) || perNetwork.hit(siteOf(ip), monotonic())
}
