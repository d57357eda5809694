import { isDeepStrictEqual } from 'node:util'
import type { CompiledQuery, Kysely, QueryResult } from 'kysely'
import type { Tables, Transaction } from './tables.ts'
import { type Value, isSqlite } from './engine.ts'

interface Statement {
  compile(): CompiledQuery
}

interface InsertStatement extends Statement {
  returning(column: 'id'): Statement
}

/**
 * Statements that are built once per engine and reused with other values: building one with Kysely takes longer than
 * running it.
 */
export class CompiledStatements {
  readonly #byEngine = new WeakMap<object, Map<string, CompiledQuery>>()

  /** Runs the statement of that name. `build` creates it from the same values, in the order of its parameters. */
  async run<Row>(
    tx: Kysely<Tables>,
    name: string,
    values: readonly Value[],
    build: () => Statement | Promise<Statement>,
  ): Promise<Row[]> {
    return (await this.#execute<Row>(tx, name, values, build)).rows
  }

  /** Inserts a row, and returns its id. SQLite knows it without `returning`, which takes longer. */
  async insert(tx: Transaction, name: string, values: readonly Value[], build: () => InsertStatement): Promise<number> {
    const statement = () => (isSqlite(tx) ? build() : build().returning('id'))
    const { rows, insertId } = await this.#execute<{ id: number }>(tx, name, values, statement)
    return insertId === undefined ? rows[0]!.id : Number(insertId)
  }

  async #execute<Row>(
    tx: Kysely<Tables>,
    name: string,
    values: readonly Value[],
    build: () => Statement | Promise<Statement>,
  ): Promise<QueryResult<Row>> {
    const { constructor: engine } = tx.getExecutor().adapter
    const known = this.#byEngine.get(engine) ?? new Map<string, CompiledQuery>()
    this.#byEngine.set(engine, known)
    const compiled = known.get(name) ?? (await build()).compile()
    if (!known.has(name)) {
      if (!isDeepStrictEqual(compiled.parameters, values))
        throw new Error(`The values of "${name}" are in another order.`)
      known.set(name, compiled)
    }
    return tx.executeQuery<Row>({ ...(compiled as CompiledQuery<Row>), parameters: values })
  }
}
