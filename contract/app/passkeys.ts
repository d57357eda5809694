import { operations, requestBody } from '../operation.ts'
import { type Schema, type Static, exampled, moment, nullable, object } from '../schema.ts'
import { done, id, listOf, text } from './parts.ts'

export const Passkey = exampled(
  object(
    {
      id: id('The id of the passkey.'),
      name: text('The name the person has given it.', 'Chrome on Android'),
      is_synced: {
        type: 'boolean',
        description: 'Whether it is copied to other devices of the person, such as by a password manager.',
        examples: [true],
      } as Schema<boolean>,
      created: moment('When it was added.', '2027-04-01T09:00:00.000Z'),
      last_used: nullable(moment('When the person last signed in with it; null: not yet.', '2027-04-02T09:00:00.000Z')),
    },
    { description: 'A passkey of the signed-in person.' },
  ),
)
export type Passkey = Static<typeof Passkey>

const name: Schema<string> = {
  type: 'string',
  description: 'The name, such as that of the device.',
  minLength: 1,
  maxLength: 100,
  format: 'line',
  examples: ['Chrome on Android'],
}

const challenge = 'q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA'

/** In the JSON form of the Web Authentication standard, with binary values in base64url. */
const webAuthn = (description: string, example: object): Schema<Record<string, unknown>> => ({
  type: 'object',
  description,
  examples: [example],
})

export const passkeyOperations = operations('passkeys', {
  all: {
    method: 'GET',
    path: '/me/passkeys',
    role: 'user',
    id: 'list-passkeys',
    summary: 'List the passkeys of the signed-in person',
    answer: listOf(Passkey, 'Oldest first.'),
  },
  begin: {
    method: 'POST',
    path: '/me/passkeys/options',
    role: 'user',
    isSensitive: true,
    id: 'begin-passkey',
    summary: 'Begin to add a passkey',
    description:
      'Pass the response to `navigator.credentials.create()`, and what that returns to *Add a passkey*. The challenge works once, within 5 minutes, in this session.',
    answer: webAuthn('The options, as `PublicKeyCredentialCreationOptionsJSON`.', {
      challenge,
      rp: { name: 'Kalends', id: 'events.example.org' },
      user: { id: 'b2xkLWhhbmRsZQ', name: 'ann@example.org', displayName: 'Ann Example' },
      pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
    }),
    errors: [404, 409],
  },
  add: {
    method: 'POST',
    path: '/me/passkeys',
    role: 'user',
    isSensitive: true,
    id: 'add-passkey',
    summary: 'Add a passkey',
    description:
      'A 409 has the `details.reason` `outdated` if the challenge was used before or has expired: begin again.',
    body: requestBody(
      {
        response: webAuthn('What the browser has returned, as `RegistrationResponseJSON`.', {
          id: 'AbCd',
          rawId: 'AbCd',
          type: 'public-key',
          response: { clientDataJSON: 'eyJ9', attestationObject: 'o2M' },
          clientExtensionResults: {},
        }),
      },
      { name: { ...name, description: 'The name. If it is missing: browser and system, such as `Firefox on Linux`.' } },
    ),
    answer: Passkey,
    status: 201,
    errors: [409],
  },
  rename: {
    method: 'PATCH',
    path: '/me/passkeys/:id',
    role: 'user',
    isSensitive: true,
    id: 'rename-passkey',
    summary: 'Rename a passkey',
    body: requestBody({ name }),
    answer: Passkey,
    errors: [404],
  },
  remove: {
    method: 'DELETE',
    path: '/me/passkeys/:id',
    role: 'user',
    isSensitive: true,
    id: 'remove-passkey',
    summary: 'Remove a passkey',
    description:
      'Nobody can sign in with it any more. Sessions that began with it stay: end them in the list of sessions.',
    answer: done('deleted'),
    errors: [404],
  },
})
