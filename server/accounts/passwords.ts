import { randomBytes, timingSafeEqual } from 'node:crypto'
import { lazy } from '../lazy.ts'
import type { Faults } from '../refusal.ts'
import { hashing } from './hashing.ts'

const cost = () => ({ memory: hashing.memory, passes: 2, parallelism: 1, tagLength: 32 })
const shortest = 10
const longest = 1000

/** argon2id as a PHC string, which other libraries can verify as well. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await tagOf(password, nonce)
  const text = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
  return `${settings()}$${text(nonce)}$${text(tag)}`
}

function settings(): string {
  const { memory, passes, parallelism } = cost()
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}`
}

const noPassword = () => `${settings()}$${'A'.repeat(22)}$${'A'.repeat(43)}`

/** Takes as long for a user who has no password as for a wrong one, so timing does not reveal which users exist. */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const [, memory, passes, parallelism, nonce, tag] = phc.exec(hash ?? noPassword())!
  const expected = Buffer.from(tag!, 'base64')
  const stored = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  const computed = await tagOf(password.slice(0, longest), Buffer.from(nonce!, 'base64'), {
    ...stored,
    tagLength: expected.length,
  })
  return hash !== null && timingSafeEqual(computed, expected)
}

/**
 * Why a password is refused; undefined if it isn't. Only the length and the list of common passwords matter: rules about
 * kinds of characters make passwords worse.
 */
export async function passwordFault(password: string): Promise<keyof typeof passwordFaults | undefined> {
  if ([...password].length < shortest) return 'short'
  if (password.length > longest) return 'long'
  return (await isCommon(password.toLowerCase())) ? 'common' : undefined
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
  return new Set(dictionary['passwords-common'])
})

const rows = [
  '01234567890123456789',
  '98765432109876543210',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
]

/** One of the list, perhaps repeated or with a few digits or signs behind it; a row of keys; or hardly any different letters. */
async function isCommon(password: string): Promise<boolean> {
  if (new Set(password).size < 5 || rows.some((row) => row.includes(password))) return true
  const known = await commonPasswords()
  const [, once = password] = /^(.+?)\1+$/.exec(password) ?? []
  const bare = once.replace(/[\d\W_]{1,4}$/, '')
  return known.has(password) || known.has(once) || (bare.length > 3 && known.has(bare))
}

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

function tagOf(password: string, nonce: Buffer, how = cost()): Promise<Buffer> {
  return hashing.argon2id({ ...how, message: password.normalize('NFC'), nonce })
}
