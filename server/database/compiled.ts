import { isDeepStrictEqual } from 'node:util'
import type { CompiledQuery } from 'kysely'
import type { Transaction } from './tables.ts'
import type { Value } from './engine.ts'

interface Statement {
  compile(): CompiledQuery
}

/**
 * Statements that are built once per engine and reused with other values: building one with Kysely takes longer than
 * running it.
 */
export class CompiledStatements {
  readonly #byEngine = new WeakMap<object, Map<string, CompiledQuery>>()

  /** Runs the statement of that name. `build` creates it from the same values, in the order of its parameters. */
  async run<Row>(
    tx: Transaction,
    name: string,
    values: readonly Value[],
    build: () => Statement | Promise<Statement>,
  ): Promise<Row[]> {
    const { constructor: engine } = tx.getExecutor().adapter
    const known = this.#byEngine.get(engine) ?? new Map<string, CompiledQuery>()
    this.#byEngine.set(engine, known)
    const compiled = known.get(name) ?? (await build()).compile()
    if (!known.has(name)) {
      if (!isDeepStrictEqual(compiled.parameters, values))
        throw new Error(`The values of "${name}" are in another order.`)
      known.set(name, compiled)
    }
    const { rows } = await tx.executeQuery<Row>({ ...(compiled as CompiledQuery<Row>), parameters: values })
    return rows
  }
}
