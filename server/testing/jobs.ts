import type { TestContext } from 'node:test'
import { type Context, createContext } from '../context.ts'
import { migrate } from '../database/migrate.ts'
import { openDatabase } from '../database/open.ts'
import { migratedSettings } from './database.ts'
import { finallyIn } from './finally.ts'
import { workUntilEnd } from './worker.ts'
import { type NewJob, enqueue } from '../jobs/queue.ts'
import type { Handler, Worker } from '../jobs/worker.ts'

export type TestedContext = Context & { advance(milliseconds: number): void }

export async function freshContext(t: TestContext): Promise<TestedContext> {
  const settings = await migratedSettings(t)
  const database = await openDatabase(settings)
  finallyIn(t, () => database.close())
  await migrate(database, 0)
  let ahead = 0
  const context = createContext({
    database,
    settings,
    now: () => Date.now() + ahead,
    monotonic: () => performance.now() + ahead,
  })
  return { ...context, advance: (milliseconds) => void (ahead += milliseconds) }
}

export const usual = { slots: 4 }
export type Work = Record<string, Omit<Handler, 'lane'> & Partial<Handler>>

export function work(t: TestContext, context: Context, handlers: Work): Worker {
  const inLanes = Object.entries(handlers).map(([name, handler]) => [name, { lane: usual, ...handler }])
  return workUntilEnd(t, context, Object.fromEntries(inLanes))
}

export function add({ database }: Context, job: NewJob) {
  return database.transaction((tx) => enqueue(tx, job, 0))
}

export function jobs({ database }: Context) {
  return database.read((db) => db.selectFrom('job').selectAll().orderBy('id').execute())
}
