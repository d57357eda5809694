import { type ApiPromise, type SessionOptions, type WriteOptions, caller } from '../call.ts'
import type { AnswerOf, BodyOf, OperationDeclaration, PathParameters, QueryOf } from '../operation.ts'
import { applicationOperations } from './operations.ts'

type Input<D extends OperationDeclaration> = {
  readonly [K in PathParameters<D['path']>]: string | number
} & (D extends {
  readonly query: unknown
}
  ? { readonly query?: QueryOf<D> }
  : {}) &
  (D extends { readonly body: unknown } ? { readonly body: BodyOf<D> } : {})

/** Input is optional if an operation needs none. */
type Call<D extends OperationDeclaration> =
  {} extends Input<D>
    ? (input?: Input<D>, options?: WriteOptions) => ApiPromise<AnswerOf<D>>
    : (input: Input<D>, options?: WriteOptions) => ApiPromise<AnswerOf<D>>

type Operations = typeof applicationOperations

export type ApplicationClient = {
  readonly [Group in keyof Operations]: {
    readonly [Name in keyof Operations[Group]]: Operations[Group][Name] extends OperationDeclaration
      ? Call<Operations[Group][Name]>
      : never
  }
}

/** Every operation of the web application as a typed function. Error responses are thrown as ApiError. */
export function createApplicationClient(options: SessionOptions): ApplicationClient {
  const call = caller(options)
  const groups = Object.entries(applicationOperations).map(([group, declared]) => [
    group,
    Object.fromEntries(Object.entries(declared).map(([name, operation]) => [name, functionOf(operation)])),
  ])
  return Object.fromEntries(groups) as ApplicationClient

  function functionOf({ method, path, answerTypes }: OperationDeclaration) {
    return (input: Record<string, unknown> = {}, settings: WriteOptions = {}) => {
      const address = path.replaceAll(/:([A-Za-z_]+)/g, (_, name: string) => encodeURIComponent(String(input[name])))
      const request = { ...settings, body: input.body, query: input.query as object | undefined }
      return answerTypes ? call.blob(method, address, request) : call.json(method, address, request)
    }
  }
}
