import type { Context } from '../../context.ts'
import { deleteChallengesBefore, insertChallenge, takeChallengeRow } from './challenge-store.ts'
import { newToken, tokenHash } from './sessions.ts'

const minute = 60_000

/** What a challenge is for, and how long it is valid. */
const lifetimes = { 'add-passkey': 5 * minute, 'passkey-sign-in': 5 * minute, oidc: 10 * minute } as const
export type ChallengePurpose = keyof typeof lifetimes

type Storage = Pick<Context, 'database' | 'now'>

/** The browser it is sent to: by a secret that only this browser has, or by its session. */
export type Browser = { readonly token: string } | { readonly session: number }

/** Makes a challenge for one browser. Only its hash is stored, so all servers know it and the database reveals nothing. */
export async function createChallenge(
  { database, now }: Storage,
  purpose: ChallengePurpose,
  browser: Browser,
  content: string | null = null,
): Promise<string> {
  const challenge = newToken()
  const row = { hash: tokenHash(challenge), purpose, browser: nameOf(browser), content }
  await database.transaction((tx) => insertChallenge(tx, { ...row, expires: now() + lifetimes[purpose] }))
  return challenge
}

/**
 * Uses up a challenge, in a transaction of its own: it stays used even if the answer to it turns out to be wrong.
 * Undefined if it is unknown, used or expired, or was sent to another browser.
 */
export async function takeChallenge(
  { database, now }: Storage,
  purpose: ChallengePurpose,
  browser: Browser,
  challenge: string,
): Promise<{ readonly content: string | null } | undefined> {
  const row = { hash: tokenHash(challenge), purpose, browser: nameOf(browser) }
  const taken = await database.transaction((tx) => takeChallengeRow(tx, row))
  return taken && taken.expires > now() ? taken : undefined
}

export async function removeExpiredChallenges({ database, now }: Storage) {
  await database.transaction((tx) => deleteChallengesBefore(tx, now()))
}

function nameOf(browser: Browser): string {
  return tokenHash('token' in browser ? browser.token : `session ${browser.session}`)
}
