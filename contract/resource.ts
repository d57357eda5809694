import type { Defaulted, Field, Target } from './fields.ts'
import { type Clearable, type Optional, type Schema, type Static, nullable } from './schema.ts'

type Fields = Readonly<Record<string, Field<any, any>>>
type DefaultedFields = Readonly<Record<string, Defaulted<any, any>>>

/** How a resource is declared. docs/architecture.md explains what each group of fields means on the wire. */
interface Declaration extends Target {
  /** The path below the base URL. */
  readonly name: string
  /** Plural, for people. */
  readonly titles: string
  readonly description: string
  /** What happens to other items when one is deleted. */
  readonly deletion: string
  /** What restoring an item brings back. If absent: the references to it. */
  readonly restoration?: string
  readonly required?: Fields
  readonly defaulted?: DefaultedFields
  readonly optional?: Fields
  /** Set when the item is created, returned ever after, never changed. */
  readonly createOnly?: Fields
  /** An instruction in a create request; not stored. */
  readonly transient?: Fields
  readonly readOnly?: Fields
  /** Replaces the examples of single fields where they do not make sense together. */
  readonly example?: Readonly<Record<string, unknown>>
}

type ReadOfAll<F> = { [K in keyof F]: F[K] extends Field<infer R, any> ? R : never }
type WriteOfAll<F> = { [K in keyof F]: F[K] extends Field<any, infer W> ? W : never }
type PatchOfAll<F> = {
  [K in keyof F]: F[K] extends { readonly patch: infer P } ? Static<P> : F[K] extends Field<any, infer W> ? W : never
}
type Nullable<T> = { [K in keyof T]: T[K] | null }
type Group<D, G extends string> = D extends { readonly [K in G]: infer F } ? F : {}
type Key<D> = D extends { readonly key: 'prokey' } ? { prokey: string } : { id: number }

/** The stored part of an item: everything but its key and its read-only fields. */
export type Item<R> =
  R extends Resource<infer D>
    ? ReadOfAll<Group<D, 'required'>> &
        ReadOfAll<Group<D, 'defaulted'>> &
        Nullable<ReadOfAll<Group<D, 'optional'>>> &
        ReadOfAll<Group<D, 'createOnly'>>
    : never

/** An item as the API returns it. */
export type Read<R> = R extends Resource<infer D> ? Key<D> & Item<R> & ReadOfAll<Group<D, 'readOnly'>> : never

/** The body of a create request. Null is the same as leaving a field out, unless it is required. */
export type Create<R> =
  R extends Resource<infer D>
    ? WriteOfAll<Group<D, 'required'>> &
        Clearable<WriteOfAll<Group<D, 'defaulted'>>> &
        Clearable<WriteOfAll<Group<D, 'optional'>>> &
        Clearable<WriteOfAll<Group<D, 'createOnly'>>> &
        Clearable<WriteOfAll<Group<D, 'transient'>>>
    : never

/** The body of an update request. Fields that are not sent stay; null clears or resets. */
export type Patch<R> =
  R extends Resource<infer D>
    ? Optional<PatchOfAll<Group<D, 'required'>>> &
        Clearable<WriteOfAll<Group<D, 'defaulted'>>> &
        Clearable<WriteOfAll<Group<D, 'optional'>>>
    : never

export type Role = 'required' | 'defaulted' | 'optional' | 'createOnly' | 'transient' | 'readOnly'

export interface Resource<D extends Declaration = Declaration> extends Target {
  readonly name: D['name']
  readonly titles: string
  readonly description: string
  readonly deletion: string
  readonly restoration: string
  readonly key: D['key']
  /** Every stored field, in declaration order. */
  readonly fields: Fields
  readonly role: Readonly<Record<string, Role>>
  readonly defaults: Readonly<Record<string, unknown>>
  readonly read: Schema<unknown>
  readonly create: Schema<unknown>
  readonly patch: Schema<unknown>
  /** An item with a value for every writable field. */
  readonly example: Readonly<Record<string, unknown>>
  readonly declaration: D
}

export function defineResource<const D extends Declaration>(declaration: D): Resource<D> {
  const {
    required = {},
    defaulted = {},
    optional = {},
    createOnly = {},
    transient = {},
    readOnly = {},
  } = declaration as Declaration
  const fields: Fields = { ...required, ...defaulted, ...optional, ...createOnly }
  const clearable = {
    ...each(defaulted, (field) => nullable(field.write)),
    ...each(optional, (field) => nullable(field.write)),
  }

  return {
    name: declaration.name,
    title: declaration.title,
    table: declaration.table,
    titles: declaration.titles,
    description: declaration.description,
    deletion: declaration.deletion,
    restoration: declaration.restoration ?? 'Items that used it use it again, unless they were changed since.',
    key: declaration.key,
    fields,
    role: {
      ...each(required, () => 'required' as const),
      ...each(defaulted, () => 'defaulted' as const),
      ...each(optional, () => 'optional' as const),
      ...each(createOnly, () => 'createOnly' as const),
      ...each(transient, () => 'transient' as const),
      ...each(readOnly, () => 'readOnly' as const),
      [declaration.key]: 'readOnly',
    },
    defaults: { ...each(optional, () => null), ...each(defaulted, (field) => field.default) },
    read: everyProperty({
      [declaration.key]: keySchema(declaration),
      ...each(required, (field) => field.read),
      ...each(defaulted, (field) => field.read),
      ...each(optional, (field) => nullable(field.read)),
      ...each(createOnly, (field) => field.read),
      ...each(readOnly, (field) => ({ ...field.read, readOnly: true })),
    }),
    create: {
      ...everyProperty({
        ...each(required, (field) => field.write),
        ...clearable,
        ...each({ ...createOnly, ...transient }, (field) => nullable(field.write)),
      }),
      required: Object.keys(required),
    },
    patch: {
      ...everyProperty({ ...each(required, (field) => field.patch ?? field.write), ...clearable }),
      required: [],
    },
    example: { ...each(fields, (field) => field.read.examples?.[0]), ...declaration.example },
    declaration,
  }
}

function everyProperty(properties: Record<string, Schema<unknown>>): Schema<unknown> {
  return { type: 'object', properties, required: Object.keys(properties) }
}

function keySchema({ key, title }: Declaration): Schema<unknown> {
  const description = `The id of the ${title}.`
  return key === 'id'
    ? { type: 'integer', description, examples: [67], readOnly: true }
    : {
        type: 'string',
        format: 'uuid',
        description,
        examples: ['7f1c1a52-93e6-4b07-9f0e-0a3c1e3c0b11'],
        readOnly: true,
      }
}

function each<F, T>(fields: Readonly<Record<string, F>>, make: (field: F) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, make(field)]))
}
