import { createHmac } from 'node:crypto'
import type { Passkey } from '@kalends/contract'
import type { PublicKeyCredentialCreationOptionsJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { Settings } from '../../config.ts'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../database/open.ts'
import { sharedSecret } from '../../database/shared-secret.ts'
import { instantText, isVisibleLine } from '../../http/formats.ts'
import { Faults, Refusal, noEntryFound } from '../../refusal.ts'
import { createChallenge, takeChallenge } from '../sessions/challenges.ts'
import { type PasskeyRow, deletePasskey, insertPasskey, passkeysOf, renamePasskeyRow } from './passkey-store.ts'
import { queueAccountMail } from '../account-mails.ts'
import { type UserRow, userById } from '../people-store.ts'

type Storage = Pick<Context, 'database' | 'now' | 'settings'>

const most = 20
const longestName = 100

// EdDSA, ES256 and RS256. Naming them also keeps the package from trying experimental ones, which Node warns of.
const algorithms = [-8, -7, -257]
const transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']

/** What a passkey belongs to: it works on this host only, and only on pages of this origin. */
export function site({ publicUrl }: Pick<Settings, 'publicUrl'>) {
  return { expectedOrigin: publicUrl, expectedRPID: new URL(publicUrl).hostname }
}

export async function passkeys({ database }: Storage, user: number): Promise<Passkey[]> {
  return (await database.read((db) => passkeysOf(db, user))).map(presented)
}

/** What the browser needs to make a passkey for the signed-in person. */
export async function passkeyOptions(
  context: Storage,
  user: number,
  session: number,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const [person, known] = await context.database.read(
    async (db) => [await userById(db, user), await passkeysOf(db, user)] as const,
  )
  if (!person) throw noEntryFound()
  checkNumber(known)
  const challenge = await createChallenge(context, 'add-passkey', { session })
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  return generateRegistrationOptions({
    rpName: 'Kalends',
    rpID: site(context.settings).expectedRPID,
    userName: person.email,
    userDisplayName: person.name || person.email,
    userID: await handleOf(context, person),
    challenge: Buffer.from(challenge, 'base64url'),
    timeout: 5 * 60_000,
    excludeCredentials: known.map(({ credential: id }) => ({ id })),
    // Discoverable, so that nobody has to type an address; verified, because it replaces a password.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
  })
}

/** Stores the passkey that a browser has made. */
export async function addPasskey(
  context: Storage,
  user: number,
  session: number,
  request: { readonly name: string; readonly response: object },
): Promise<Passkey> {
  const name = checkedName(request.name)
  const response = request.response as RegistrationResponseJSON
  const challenge = challengeIn(response)
  if (challenge === undefined || !(await takeChallenge(context, 'add-passkey', { session }, challenge)))
    throw outdated()
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const verification = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    ...site(context.settings),
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
    // Whatever it throws, the response is not one that a browser makes on our pages.
  }).catch(() => undefined)
  if (!verification?.verified) throw unusable()
  const { credential, credentialBackedUp } = verification.registrationInfo
  const given: unknown = response.response.transports
  const added = await context.database.transaction(async (tx) => {
    checkNumber(await passkeysOf(tx, user))
    const inserted = await insertPasskey(tx, {
      user_account: user,
      credential: credential.id,
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: transports.filter((each) => Array.isArray(given) && given.includes(each)).join(),
      synced: Number(credentialBackedUp),
      name,
      created: context.now(),
      last_used: null,
    })
    if (inserted) await tellOwner(tx, context.now(), user, 'passkey_added')
    return inserted
  })
  if (!added) throw new Refusal('conflict', 'This passkey has been added before. Use another device or key.')
  return presented(added)
}

export async function renamePasskey({ database }: Storage, user: number, id: number, name: string): Promise<Passkey> {
  const checked = checkedName(name)
  const renamed = await database.transaction((tx) => renamePasskeyRow(tx, user, id, checked))
  if (!renamed) throw noEntryFound()
  return presented(renamed)
}

/** Nobody can sign in with it any more. Sessions that began with it stay. */
export async function removePasskey({ database, now }: Storage, user: number, id: number) {
  await database.transaction(async (tx) => {
    if (!(await deletePasskey(tx, user, id))) throw noEntryFound()
    await tellOwner(tx, now(), user, 'passkey_removed')
  })
}

/** By mail, in case somebody else did it. */
async function tellOwner(tx: Transaction, now: number, user: number, kind: 'passkey_added' | 'passkey_removed') {
  const { email, language } = (await userById(tx, user))!
  await queueAccountMail(tx, now, kind, { recipient: email, language: language ?? 'en', content: {} })
}

/**
 * The name under which authenticators file a person. It must stay the same, and must not tell who the person is, because
 * an authenticator shows it to anybody who holds it.
 */
export async function handleOf(
  { database, now }: Pick<Context, 'database' | 'now'>,
  { id }: Pick<UserRow, 'id'>,
): Promise<Buffer<ArrayBuffer>> {
  const secret = await sharedSecret(database, 'passkey-handles', now())
  return Buffer.from(createHmac('sha256', secret).update(String(id)).digest())
}

/** The challenge that a response of a browser answers. Undefined if there is none. */
export function challengeIn(response: {
  readonly response?: { readonly clientDataJSON?: unknown }
}): string | undefined {
  const text = response.response?.clientDataJSON
  if (typeof text !== 'string') return undefined
  try {
    const { challenge } = JSON.parse(Buffer.from(text, 'base64url').toString()) as { challenge?: unknown }
    return typeof challenge === 'string' ? challenge : undefined
  } catch {
    return undefined
  }
}

function presented({ id, name, synced, created, last_used }: PasskeyRow): Passkey {
  return {
    id,
    name,
    is_synced: synced === 1,
    created: instantText(created),
    last_used: last_used === null ? null : instantText(last_used),
  }
}

function checkedName(text: string): string {
  const faults = new Faults()
  const name = text.trim()
  if (name === '' || !isVisibleLine(name) || [...name].length > longestName)
    faults.add('name', `name must be one line of text, from 1 to ${longestName} characters, all of them visible.`)
  faults.throwIfAny()
  return name
}

function checkNumber(known: readonly PasskeyRow[]) {
  if (known.length >= most)
    throw new Refusal('conflict', `There are ${most} passkeys already. Remove one that you no longer use.`)
}

const outdated = () =>
  new Refusal('conflict', 'This took too long, or was done already. Start again.', { details: { reason: 'outdated' } })

const unusable = () => new Refusal('invalid', 'This passkey cannot be used here. Try again, or use another device.')
