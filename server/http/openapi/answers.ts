import type { ErrorBody } from '@kalends/contract'

export interface CommonAnswer {
  readonly name: string
  readonly description: string
  readonly headers?: readonly string[]
  readonly example: ErrorBody
}

/** The errors of the API, each with a message it really returns. */
export const refusals: Readonly<Record<number, CommonAnswer>> = {
  400: {
    name: 'Invalid',
    description:
      'The request is invalid: malformed JSON, a wrong type or value, an id of another organization, an unknown query parameter. `details.errors` lists every invalid field.',
    example: error('name is required. options is required.', {
      errors: [
        { field: 'name', message: 'name is required.' },
        { field: 'options', message: 'options is required.' },
      ],
    }),
  },
  401: {
    name: 'NotAuthenticated',
    description: 'The key is missing, invalid, disabled or expired, or its scope does not allow this request.',
    example: error('Not authenticated.'),
  },
  402: {
    name: 'OutOfCredits',
    description: 'The organization has no event credits left for this update. Nothing was changed.',
    example: error('No event credits left.'),
  },
  403: {
    name: 'Forbidden',
    description:
      'The role of the signed-in person does not allow this; `details.role` is the least role that does. Or the person has to sign in again first: then `details.reason` is `sign-in-again`.',
    example: error('Your role does not allow this. Ask an admin of the organization.', { role: 'admin' }),
  },
  404: {
    name: 'NotFound',
    description: 'There is no such item, or it belongs to another organization.',
    example: error('No entry found.'),
  },
  405: {
    name: 'MethodNotAllowed',
    description: 'The path does not support this method. `Allow` lists those it supports.',
    headers: ['Allow'],
    example: error('PUT is not possible here. Use DELETE, GET, HEAD, PATCH.'),
  },
  409: {
    name: 'Conflict',
    description:
      'The request conflicts with the current state, for example because a request with the same `Idempotency-Key` is still running.',
    headers: ['Retry-After'],
    example: error('A request with this Idempotency-Key is still running.'),
  },
  410: {
    name: 'Gone',
    description:
      'The cursor is too old or belongs to a database that was replaced by a backup, or the item was deleted too long ago to be restored.',
    example: error('This cursor is no longer valid. Get a new one with since=latest, then read everything again.'),
  },
  412: {
    name: 'Stale',
    description: 'The item has changed since the read whose `ETag` was sent as `If-Match`. Nothing was changed.',
    example: error('This item has changed since you read it. Read it again and repeat your change.'),
  },
  413: {
    name: 'TooLarge',
    description: 'The body or the file is too large.',
    example: error('The body is too large. At most 262,144 bytes are accepted.'),
  },
  415: {
    name: 'UnsupportedMediaType',
    description: 'The content type, charset or `Content-Encoding` of the body is not supported.',
    example: error('This content type is not accepted. Send the body as application/json.'),
  },
  421: {
    name: 'UnknownHost',
    description: 'The host name of the request is not served here.',
    example: error('The host unknown.example is not served here. If it should be, set PUBLIC_URL to it.'),
  },
  422: {
    name: 'ReusedIdempotencyKey',
    description: 'The `Idempotency-Key` was already used for a different request.',
    example: error('This Idempotency-Key was used for another request. Use a new one for each request.'),
  },
  429: {
    name: 'TooManyRequests',
    description: 'A rate limit was reached. Try again after `Retry-After` seconds.',
    headers: ['Retry-After'],
    example: error('Too many requests with this key. Try again in 12 seconds.'),
  },
  503: {
    name: 'Unavailable',
    description:
      'The database cannot be reached, or the server is busy or stopping. Nothing was changed; try again after `Retry-After` seconds. ' +
      'The exception: if `details.outcome` is `unknown`, the database did not confirm a write, which may have succeeded. ' +
      'Read the item before you retry, or retry with the same `Idempotency-Key`.',
    headers: ['Retry-After'],
    example: error('The service cannot reach its database right now. Nothing was changed; please try again.'),
  },
}

/** Errors that any request with a key can get. */
export const refusalsOfAll = [400, 401, 429, 503] as const

/** Errors that any request with a session can get as well. */
export const refusalsOfMembers = [403] as const

/** Errors of no operation: the first for paths without one, the second for hosts that aren't ours. */
export const refusalsOfNone = [405, 421] as const

const text = { type: 'string' } as const
const count = { type: 'integer' } as const

export const headers = {
  ETag: {
    description: 'The version of the item after this request, for `If-Match` and `If-None-Match`.',
    schema: { ...text, examples: ['"67-v1"'] },
  },
  'X-Total-Count': {
    description: 'The total number of entries. Only with `page`.',
    schema: { ...count, examples: [1204] },
  },
  Link: {
    description: 'The addresses of the first, previous, next and last page. Only with `page`.',
    schema: {
      ...text,
      examples: [
        '</v1/style/all?page=2>; rel="next", </v1/style/all?page=1>; rel="first", </v1/style/all?page=2>; rel="last"',
      ],
    },
  },
  'Idempotent-Replayed': {
    description: 'Present if the request was already processed and this is the original response.',
    schema: { ...text, enum: ['true'], examples: ['true'] },
  },
  'Retry-After': {
    description: 'The number of seconds to wait before trying again.',
    schema: { ...count, examples: [5] },
  },
  Location: {
    description: 'The redirect target.',
    schema: { ...text, examples: ['https://calendar.google.com/calendar/r/eventedit?text=Summer+party'] },
  },
  Allow: { description: 'The supported methods.', schema: { ...text, examples: ['DELETE, GET, HEAD, PATCH'] } },
} as const

export function headersNamed(names: readonly string[]): Record<string, { $ref: string }> {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))
}

export const headerParameters = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'A unique value per request, such as a UUID. If the request is repeated with the same key within 48 hours, it has no further effect and returns the same response.',
    schema: { ...text, minLength: 1, maxLength: 255, examples: ['0d8f9b0e-6f0c-4f43-a4a6-2f6d7d5f8a11'] },
  },
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    description:
      'The `ETag` of your last read or write. If the item has changed since, the request is refused with 412.',
    schema: { ...text, examples: ['"67-v1"'] },
  },
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    description: 'The `ETag` of your last read. If the item has not changed since, the response is 304 without a body.',
    schema: { ...text, examples: ['"67-v1"'] },
  },
} as const

function error(message: string, details?: ErrorBody['details']): ErrorBody {
  return { status: 'error', message, ...(details && { details }) }
}
