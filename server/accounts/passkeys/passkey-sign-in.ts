import type { AuthenticationResponseJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../database/open.ts'
import { createChallenge, takeChallenge } from '../sessions/challenges.ts'
import { notePasskeyUse, passkeyByCredential } from './passkey-store.ts'
import { challengeIn, handleOf, site } from './passkeys.ts'

type Storage = Pick<Context, 'database' | 'now' | 'settings'>

/** What a browser needs to ask for a passkey. It offers all that belong to this site, so no address is needed. */
export async function signInOptions(context: Storage, token: string): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const challenge = await createChallenge(context, 'passkey-sign-in', { token })
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  return generateAuthenticationOptions({
    rpID: site(context.settings).expectedRPID,
    challenge: Buffer.from(challenge, 'base64url'),
    timeout: 5 * 60_000,
    userVerification: 'required',
  })
}

/** Returns the user, and notes that the passkey was used. Undefined if it was removed or used in the meantime. */
export type ProvenUser = (tx: Transaction) => Promise<number | undefined>

/**
 * Checks what a browser has sent. Undefined for a response to a challenge that isn't open for this browser, for a passkey
 * that is unknown, removed or of another site, and for one that names another user: nobody learns which it was.
 */
export async function provePasskey(context: Storage, token: string, sent: object): Promise<ProvenUser | undefined> {
  const response = sent as AuthenticationResponseJSON
  const challenge = challengeIn(response)
  if (challenge === undefined || !(await takeChallenge(context, 'passkey-sign-in', { token }, challenge)))
    return undefined
  const { id } = response
  const passkey = typeof id === 'string' ? await context.database.read((db) => passkeyByCredential(db, id)) : undefined
  if (!passkey) return undefined
  const handle = await handleOf(context, { id: passkey.user_account })
  if (response.response.userHandle !== handle.toString('base64url')) return undefined

  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const verification = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    ...site(context.settings),
    requireUserVerification: true,
    credential: {
      id: passkey.credential,
      publicKey: Buffer.from(passkey.public_key, 'base64url'),
      counter: passkey.counter,
    },
  }).catch(() => undefined)
  if (!verification?.verified) return undefined
  const { newCounter: counter, credentialBackedUp } = verification.authenticationInfo
  const used = { counter, synced: Number(credentialBackedUp), last_used: context.now() }
  return async (tx) => ((await notePasskeyUse(tx, passkey, used)) ? passkey.user_account : undefined)
}
