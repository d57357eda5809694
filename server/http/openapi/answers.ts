import type { ErrorBody } from '@kalends/contract'

export interface CommonAnswer {
  readonly name: string
  readonly description: string
  readonly headers?: readonly string[]
  readonly example: ErrorBody
}

/** The refusals of the API, each with a text it really answers. */
export const refusals: Readonly<Record<number, CommonAnswer>> = {
  400: {
    name: 'Invalid',
    description:
      'Something about the request is wrong: malformed JSON, a wrong type or value, an id that is not yours, an unknown query parameter. `details.errors` names every field at fault.',
    example: error('name is required. options is required.', {
      errors: [
        { field: 'name', message: 'name is required.' },
        { field: 'options', message: 'options is required.' },
      ],
    }),
  },
  401: {
    name: 'NotAuthenticated',
    description: 'The key is missing, wrong, switched off, expired, or its scope does not allow this request.',
    example: error('Not authenticated.'),
  },
  402: {
    name: 'OutOfCredits',
    description: 'The organization has no event credits left for this update. Nothing was changed.',
    example: error('No event credits left.'),
  },
  404: {
    name: 'NotFound',
    description: 'There is no such item, or it belongs to another organization.',
    example: error('No entry found.'),
  },
  405: {
    name: 'MethodNotAllowed',
    description: 'The path exists, but not with this method. `Allow` names the methods it has.',
    headers: ['Allow'],
    example: error('PUT is not possible here. Use DELETE, GET, HEAD, PATCH.'),
  },
  409: {
    name: 'Conflict',
    description:
      'The request is valid, but the present state forbids it, for instance because a request with the same `Idempotency-Key` is still running.',
    headers: ['Retry-After'],
    example: error('A request with this Idempotency-Key is still running.'),
  },
  412: {
    name: 'Stale',
    description: 'The item has changed since the read whose `ETag` was sent as `If-Match`. Nothing was changed.',
    example: error('This has been changed since you read it. Read it again and repeat your change.'),
  },
  413: {
    name: 'TooLarge',
    description: 'The body or the file is too large.',
    example: error('The body is too large. At most 262,144 bytes are taken.'),
  },
  415: {
    name: 'UnsupportedMediaType',
    description: 'The content type of the body, its charset or its `Content-Encoding` is not accepted.',
    example: error('This content type is not accepted. Send the body as application/json.'),
  },
  421: {
    name: 'UnknownHost',
    description: 'The host name of the request is not one the service is set up for.',
    example: error(
      'The host unknown.example is not served here. If it should be served, the operator sets PUBLIC_URL to it.',
    ),
  },
  422: {
    name: 'ReusedIdempotencyKey',
    description: 'The `Idempotency-Key` was used before for another request.',
    example: error('This Idempotency-Key was used for another request. Use a new one for each request.'),
  },
  429: {
    name: 'TooManyRequests',
    description: 'A rate limit is reached. Try again after `Retry-After` seconds.',
    headers: ['Retry-After'],
    example: error('Too many requests with this key. Try again in 12 seconds.'),
  },
  503: {
    name: 'Unavailable',
    description:
      'The database cannot be reached, or the server is stopping. Nothing was changed; try again after `Retry-After` seconds. ' +
      'Only where `details.outcome` is `unknown` the database did not confirm a write, which may or may not have been carried out: ' +
      'read before you repeat it, or repeat it with the same `Idempotency-Key`.',
    headers: ['Retry-After'],
    example: error('The service cannot reach its database right now. Nothing was changed; please try again.'),
  },
}

/** What every request with a key can meet. */
export const refusalsOfAll = [400, 401, 429, 503] as const

/** No operation has these as its own: the first is for paths without one, the second for hosts that are not ours. */
export const refusalsOfNone = [405, 421] as const

const text = { type: 'string' } as const
const count = { type: 'integer' } as const

export const headers = {
  ETag: {
    description: 'The version of the item as it is after this request, for `If-Match` and `If-None-Match`.',
    schema: { ...text, examples: ['"67-v1"'] },
  },
  'X-Total-Count': {
    description: 'How many entries there are in all. Only with `page`.',
    schema: { ...count, examples: [1204] },
  },
  Link: {
    description: 'Where the first, previous, next and last page are. Only with `page`.',
    schema: {
      ...text,
      examples: [
        '</v1/style/all?page=2>; rel="next", </v1/style/all?page=1>; rel="first", </v1/style/all?page=2>; rel="last"',
      ],
    },
  },
  'Idempotent-Replayed': {
    description: 'Present when the request was carried out before and this is the answer it got then.',
    schema: { ...text, enum: ['true'], examples: ['true'] },
  },
  'Retry-After': { description: 'After how many seconds to try again.', schema: { ...count, examples: [5] } },
  Location: {
    description: 'Where to go.',
    schema: { ...text, examples: ['https://calendar.google.com/calendar/r/eventedit?text=Summer+party'] },
  },
  Allow: { description: 'The methods of this path.', schema: { ...text, examples: ['DELETE, GET, HEAD, PATCH'] } },
} as const

export function headersNamed(names: readonly string[]): Record<string, { $ref: string }> {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))
}

export const headerParameters = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'Any text of your own, unique per request, such as a UUID. Sent again with the same key within 48 hours, the request has no second effect and gets the same answer.',
    schema: { ...text, minLength: 1, maxLength: 255, examples: ['0d8f9b0e-6f0c-4f43-a4a6-2f6d7d5f8a11'] },
  },
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    description:
      'The `ETag` of your last read or write. The request is refused with 412 when the item has changed since.',
    schema: { ...text, examples: ['"67-v1"'] },
  },
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    description:
      'The `ETag` of your last read. The answer is 304, without a body, when the item has not changed since.',
    schema: { ...text, examples: ['"67-v1"'] },
  },
} as const

function error(message: string, details?: ErrorBody['details']): ErrorBody {
  return { status: 'error', message, ...(details && { details }) }
}
