import type { Context } from '../context.ts'
import type { Counter } from '../metrics/registry.ts'

/** `lost`: the lease expired, and another worker may have run the job. `dead`: it won't be retried. */
type Outcome = 'done' | 'put off' | 'failed' | 'dead' | 'lost'

/** Counts runs of jobs with these names. */
export function jobMetrics({ metrics, now }: Pick<Context, 'metrics' | 'now'>, names: readonly string[]) {
  const counter = (job: string, outcome: Outcome) =>
    metrics.counter('kalends_job_runs_total', 'Runs of jobs by name and outcome.', { name: job, outcome })
  const countersOf = (job: string): Record<Outcome, Counter> => ({
    done: counter(job, 'done'),
    'put off': counter(job, 'put off'),
    failed: counter(job, 'failed'),
    dead: counter(job, 'dead'),
    lost: counter(job, 'lost'),
  })
  const runs = new Map(names.map((name) => [name, countersOf(name)]))
  let oldest = new Map<string, number>()
  for (const job of names) {
    const overdue = () => Math.max(0, now() - (oldest.get(job) ?? Infinity)) / 1000
    metrics.gauge('kalends_job_overdue_seconds', 'How long the oldest job of a name has been due.', overdue, {
      name: job,
    })
  }

  return {
    ran: (job: string, outcome: Outcome) => runs.get(job)![outcome].add(),
    /** The jobs found due by the latest poll. */
    due(jobs: readonly { readonly name: string; readonly since: number }[]) {
      oldest = new Map(jobs.map(({ name, since }) => [name, since]))
    },
  }
}
