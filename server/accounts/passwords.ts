import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { concurrencyLimit } from '../http/concurrency-limit.ts'
import { lazy } from '../lazy.ts'
import type { Faults } from '../refusal.ts'

const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }
const shortest = 10
const longest = 1000

/** Hashing takes tens of milliseconds, a thread and 19 MB. Never call it inside a transaction: SQLite has one writer. */
const inPool = concurrencyLimit({
  atOnce: 4,
  waiting: 200,
  refusal: 'Too many people are signing in right now. Try again in a few seconds.',
})

/** argon2id as a PHC string, which other libraries can verify as well. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await tagOf(password, nonce)
  const text = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${text(nonce)}$${text(tag)}`
}

/** Takes as long for a user who has no password as for a wrong one, so timing does not reveal which users exist. */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const [nonce, tag] = (hash ?? noPassword)
    .split('$')
    .slice(-2)
    .map((text) => Buffer.from(text, 'base64')) as [Buffer, Buffer]
  const computed = await tagOf(password.slice(0, longest), nonce)
  return hash !== null && timingSafeEqual(computed, tag)
}

/**
 * Why a password is refused; undefined if it isn't. Only the length and the list of common passwords matter: rules about
 * kinds of characters make passwords worse.
 */
export async function passwordFault(password: string): Promise<keyof typeof passwordFaults | undefined> {
  if ([...password].length < shortest) return 'short'
  if (password.length > longest) return 'long'
  return (await commonPasswords()).has(password.toLowerCase()) ? 'common' : undefined
}

const passwordFaults = {
  short: `password must have at least ${shortest} characters.`,
  long: `password must have at most ${longest} characters.`,
  common: 'password must not be one of the most common passwords. Choose another one.',
}

export async function checkPassword(password: string, faults: Faults) {
  const fault = await passwordFault(password)
  if (fault) faults.add('password', passwordFaults[fault])
}

/** In lower case. Loaded by the first new password. */
const commonPasswords = lazy(async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].filter((password) => password.length >= shortest))
})

const noPassword = `$${Buffer.alloc(16).toString('base64')}$${Buffer.alloc(32).toString('base64')}`

function tagOf(password: string, nonce: Buffer): Promise<Buffer> {
  return inPool(() => promisify(argon2)('argon2id', { ...cost, message: password.normalize('NFC'), nonce }))
}
