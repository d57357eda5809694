import { operations, requestBody } from '../operation.ts'
import { type Schema, type Static, exampled, moment, nullable, object } from '../schema.ts'
import { done, flag, id, line, listOf, text } from './parts.ts'

const scope = (description: string) =>
  ({ type: 'string', enum: ['read', 'write', 'read-write'], description, examples: ['read'] }) as Schema<
    'read' | 'write' | 'read-write'
  >

const expires = (description: string) => nullable(moment(description, '2027-12-31T23:59:59.000Z'))

export const ListedKey = exampled(
  object(
    {
      id: id('The id of the key.'),
      name: text('What it is for.', 'Website'),
      key: text('Its first characters. The rest is not stored.', 'kal_4f9a1c0e77d2_…'),
      scope: scope('What it may do.'),
      active: flag('Whether it is enabled.', true),
      expires: expires('When it expires; null: never.'),
      last_used: nullable(moment('When it was last used, to the minute; null: never.', '2027-04-02T09:00:00.000Z')),
      created: moment('When it was created.', '2027-04-01T09:00:00.000Z'),
    },
    { description: 'An API key, without its secret.' },
  ),
)
export type ListedKey = Static<typeof ListedKey>

export const CreatedKey = exampled(
  object(
    {
      id: id('The id of the key.'),
      key: text('The whole key. It is shown only once.', 'kal_4f9a1c0e77d2_Yy3v…'),
      scope: scope('What it may do.'),
      expires: expires('When it expires; null: never.'),
    },
    { description: 'A new API key.' },
  ),
)

export const keyOperations = operations('API keys', {
  list: {
    method: 'GET',
    path: '/keys',
    role: 'admin',
    id: 'list-keys',
    summary: 'List the API keys',
    answer: listOf(ListedKey, 'Oldest first.'),
  },
  create: {
    method: 'POST',
    path: '/keys',
    role: 'admin',
    isSensitive: true,
    id: 'create-key',
    summary: 'Create an API key',
    description:
      'The response contains the whole key, which is shown only once. Scope and expiry cannot be changed later.',
    body: requestBody(
      { name: line('What it is for.', 'Website'), scope: scope('What it may do.') },
      {
        expires: nullable({
          type: 'string',
          format: 'instant',
          'x-must': 'must be a UTC time such as 2027-05-01T18:00:00Z',
          description: 'When it expires; null or left out: never.',
          examples: ['2027-12-31T23:59:59Z'],
        } as Schema<string>),
      },
    ),
    answer: CreatedKey,
    status: 201,
  },
  enable: {
    method: 'POST',
    path: '/keys/:id/enable',
    role: 'admin',
    isSensitive: true,
    id: 'enable-key',
    summary: 'Enable an API key',
    answer: ListedKey,
    errors: [404],
  },
  disable: {
    method: 'POST',
    path: '/keys/:id/disable',
    role: 'admin',
    id: 'disable-key',
    summary: 'Disable an API key',
    description: 'It is refused until it is enabled again. This takes effect within half a second, on every server.',
    answer: ListedKey,
    errors: [404],
  },
  revoke: {
    method: 'DELETE',
    path: '/keys/:id',
    role: 'admin',
    isSensitive: true,
    id: 'revoke-key',
    summary: 'Revoke an API key',
    description: 'Removes it for good.',
    answer: done('deleted'),
    errors: [404],
  },
})
