import type { Static, JsonSchema, Optional, Schema } from './schema.ts'

/** What a member of an organization may do. Each role has all rights of those after it. */
export const roles = ['owner', 'admin', 'editor', 'viewer'] as const
export type UserRole = (typeof roles)[number]

/** Whether a member with this role may do what needs at least the other. */
export function hasRole(role: UserRole, least: UserRole): boolean {
  return roles.indexOf(role) <= roles.indexOf(least)
}

/** One operation of the web application. Its route, its entry in the reference and its client function come from it. */
export interface OperationDeclaration {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below `/app/v1`, with parameters such as `:prokey`. */
  readonly path: string
  /** The least role; `user` for operations about the signed-in person, in no organization. */
  readonly role: UserRole | 'user'
  /** Needs a sign-in of the last 15 minutes. */
  readonly isSensitive?: true
  readonly id: string
  readonly summary: string
  readonly description?: string
  readonly query?: Readonly<Record<string, JsonSchema>>
  readonly body?: JsonSchema
  readonly answer: JsonSchema
  /** Content types of the response if it isn't JSON. */
  readonly answerTypes?: readonly string[]
  readonly status?: 200 | 201 | 202
  /** Error statuses besides 400, 401, 403, 429 and 503. */
  readonly errors?: readonly number[]
}

export type TaggedOperation<D extends OperationDeclaration = OperationDeclaration> = D & { readonly tag: string }

/** Declares a group of operations. */
export function operations<const D extends Record<string, OperationDeclaration>>(
  tag: string,
  declarations: D,
): { readonly [K in keyof D]: TaggedOperation<D[K]> } {
  const tagged = Object.entries(declarations).map(([name, declaration]) => [name, { ...declaration, tag }])
  return Object.fromEntries(tagged) as { [K in keyof D]: TaggedOperation<D[K]> }
}

type Properties = Record<string, JsonSchema>

/** The body of a request: an object with these properties and no others. */
export function requestBody<R extends Properties, O extends Properties = {}>(
  required: R,
  optional: O = {} as O,
  description?: string,
): Schema<{ [K in keyof R]: Static<R[K]> } & Optional<{ [K in keyof O]: Static<O[K]> }>> {
  return {
    type: 'object',
    ...(description !== undefined && { description }),
    properties: { ...required, ...optional },
    required: Object.keys(required),
  }
}

/** The names of the parameters in a path. */
export type PathParameters<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathParameters<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

export type QueryOf<D> = D extends { readonly query: infer Q } ? { [K in keyof Q]?: Static<Q[K]> | undefined } : {}
export type BodyOf<D> = D extends { readonly body: infer B } ? Static<B> : undefined
export type AnswerOf<D> = D extends { readonly answer: infer A } ? Static<A> : never
