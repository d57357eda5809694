import type { TestContext } from 'node:test'
import type { Context } from '../context.ts'
import { type Handlers, type Worker, startWorker } from '../jobs/worker.ts'
import { finallyIn } from './finally.ts'

/** Milliseconds between two looks at the queue. Most tests wait for the first. */
const pollEvery = 25

/** Runs these jobs until the test ends. */
export function workUntilEnd(t: TestContext, context: Context, handlers: Handlers): Worker {
  const worker = startWorker(context, handlers, pollEvery)
  finallyIn(t, () => worker.stop())
  return worker
}
