import { HistoryEntry, type JsonSchema, type Resource, limits, list, object, written } from '@kalends/contract'
import type { Operation } from '../http/route.ts'
import { pageParameter } from './lists.ts'
import { parentField, withArticle } from './references.ts'

export function operationsOf(
  resource: Resource,
  more: { created?: Record<string, JsonSchema>; update?: readonly number[]; informs?: boolean } = {},
) {
  const { name, title, titles, read, create, patch, key: keyName } = resource
  const operation = (verb: string, rest: Omit<Operation, 'tag' | 'id'>): Operation => ({
    tag: titles,
    id: `${verb}-${name}`,
    ...rest,
  })
  const { readOnly: _, ...keySchema } = read.properties![keyName]!
  const id = { [keyName]: keySchema }
  const key = {
    [keyName]:
      keyName === 'id'
        ? { type: 'string', description: `The id of the ${title}, as text.`, examples: ['67'] }
        : keySchema,
  }
  const entry = object({
    [keyName]: read.properties![keyName]!,
    ...(read.properties!.name && { name: read.properties!.name }),
  })

  const parent = parentField(resource)

  return {
    all: operation('list', {
      summary: `List all ${titles}`,
      description: `The ids and names of all ${titles}, oldest first.`,
      query: pageParameter,
      answer: list(entry),
    }),
    latest: operation('latest', {
      summary: `Read the latest ${title}`,
      description: `Every field of the most recently created ${title}; 404 if there is none.`,
      answer: read,
      errors: [404],
    }),
    read: operation('read', {
      summary: `Read one ${title}`,
      description: `Every field of the ${title}; unset fields are \`null\`.`,
      parameters: id,
      answer: read,
      errors: [404],
    }),
    create: operation('create', {
      summary: `Create ${withArticle(title)}`,
      description: 'Fields that are missing or `null` get their default.',
      body: create,
      status: 201,
      answer: written('created', key, more.created),
      errors: [400, 409, 413, 415, 422],
    }),
    update: operation('update', {
      summary: `Update ${withArticle(title)}`,
      description:
        'Updates the fields you send and leaves the others unchanged. `null` clears a field or resets it to its default.',
      parameters: id,
      ...(more.informs && { query: informParameter }),
      body: patch,
      answer: written('updated', key),
      errors: [...(more.update ?? []), 400, 404, 409, 412, 413, 415, 422],
    }),
    delete: operation('delete', {
      summary: `Delete ${withArticle(title)}`,
      description: resource.deletion,
      parameters: id,
      answer: written('deleted', key),
      errors: [404, 412],
    }),
    history: operation('history', {
      summary: `List the changes of ${withArticle(title)}`,
      description: `Who changed what in the ${title}, latest first, 50 changes per page. Also works after it was deleted.`,
      parameters: id,
      query: { page: historyPage },
      answer: list(HistoryEntry),
      isCached: false,
      errors: [400, 404],
    }),
    restore: operation('restore', {
      summary: `Restore ${withArticle(title)}`,
      description: `Brings back a deleted ${title} as it was, under the same ${keyName}, within 30 days after it was deleted. ${resource.restoration}`,
      parameters: id,
      ...(parent !== undefined && { query: { [parent]: parentParameter(resource.fields[parent]!) } }),
      answer: written('restored', key),
      errors: [...(parent === undefined ? [] : [400]), 404, 409, 410, 422],
    }),
  } satisfies Record<string, Operation>
}

const historyPage: JsonSchema = {
  type: 'integer',
  minimum: 1,
  default: 1,
  description: 'The page. `X-Total-Count` has the total and `Link` the other pages.',
  examples: [1],
}

const parentParameter = ({ write, references }: Resource['fields'][string]): JsonSchema => ({
  ...write,
  description: `The ${references!.title} to restore it into, if the one it belonged to is deleted or no longer accepts it.`,
})

const informParameter: Readonly<Record<string, JsonSchema>> = {
  inform: {
    type: 'boolean',
    default: false,
    description: 'Emails everyone who confirmed or is undecided about the change.',
    examples: [true],
  },
  note: {
    type: 'string',
    maxLength: limits.text,
    description:
      'Beyond the specification: what that mail says about the change in your own words, as plain text. Needs `inform`.',
    examples: ['The sports hall is flooded, so we moved next door.'],
  },
}
