import type { Engine, Job } from './plan.ts'
import { type Worker, startWorker } from './workers.ts'

export interface Result {
  readonly job: Job
  readonly passed: number
  readonly skipped: readonly string[]
  readonly failed: readonly string[]
  readonly seconds: number
  readonly output: string
}

/**
 * Runs the jobs in this many processes at a time. Starting a process and loading the server takes longer than most files
 * run, so a process continues with more files for the same engine.
 */
export async function runJobs(
  jobs: readonly Job[],
  { concurrency, env }: { concurrency: number; env: (engine: Engine) => Record<string, string> },
  report: (result: Result) => void,
): Promise<void> {
  const queue = [...jobs]

  function next(worker: Worker | undefined): Job | undefined {
    const fitting = queue.findIndex((job) => worker?.fits(job))
    return queue.splice(Math.max(fitting, 0), 1)[0]
  }

  async function workThroughQueue(): Promise<void> {
    let worker: Worker | undefined
    for (let job = next(worker); job; job = next(worker)) {
      if (worker && !worker.fits(job)) worker = await end(worker)
      worker ??= startWorker(job.engine, env(job.engine))
      const result = await worker.run(job)
      report(result)
      // A file that failed may have left something behind.
      if (job.alone || result.failed.length > 0) worker = await end(worker)
    }
    if (worker) await end(worker)
  }

  async function end(worker: Worker): Promise<undefined> {
    const fault = await worker.end()
    if (fault) report(fault)
  }

  await Promise.all(Array.from({ length: concurrency }, workThroughQueue))
}
