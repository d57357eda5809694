import { instantText } from '../http/formats.ts'
import { type StoredJob, listJobs, removeJob, retryJob } from '../jobs/queue.ts'
import { Refusal } from '../refusal.ts'
import { idFrom } from './arguments.ts'
import type { Command } from './command.ts'
import { inDatabase } from './in-database.ts'
import { minute, table } from './text.ts'

const jobId = { name: 'ID', what: 'The id of the job; see "kalends job list".' }
const noSuchJob = (id: number) => new Refusal('missing', `There is no job ${id}. Run "kalends job list" to see them.`)

export const commands: Command[] = [
  {
    name: 'job list',
    summary: 'List jobs that are waiting, running or failed.',
    details: 'A failed job is retried with increasing delays. After the last attempt it is dead and waits for you.',
    options: { dead: { what: 'Only jobs that are no longer retried.' } },
    example: 'kalends job list --dead',
    run: async (given) =>
      inDatabase(given.settings(), async ({ database, now }) => {
        const all = (await listJobs(database)).map((job) => presented(job, now()))
        const onlyDead = given.switches.has('dead')
        const data = onlyDead ? all.filter(({ state }) => state === 'dead') : all
        const text = table(
          data,
          {
            id: (job) => job.id,
            name: (job) => job.name,
            state: (job) => job.state,
            'runs at': (job) => minute(job.run_at),
            attempts: (job) => job.attempts,
            error: (job) => job.error,
          },
          onlyDead ? 'No job has failed permanently.' : 'No job is waiting or running.',
        )
        return { data, text }
      }),
  },
  {
    name: 'job retry',
    summary: 'Run a job now, even if it is dead.',
    argument: jobId,
    example: 'kalends job retry 12',
    namesDatabase: true,
    run: async (given) => {
      const id = idFrom(given.argument, 'ID')
      return inDatabase(given.settings(), async ({ database, now }) => {
        if (!(await database.transaction((tx) => retryJob(tx, id, now())))) throw noSuchJob(id)
        return { data: { id, retried: true }, text: `Job ${id} will run as soon as a server is free.` }
      })
    },
  },
  {
    name: 'job remove',
    summary: 'Remove a job permanently.',
    argument: jobId,
    example: 'kalends job remove 12',
    namesDatabase: true,
    run: async (given) => {
      const id = idFrom(given.argument, 'ID')
      return inDatabase(given.settings(), async ({ database }) => {
        if (!(await database.transaction((tx) => removeJob(tx, id)))) throw noSuchJob(id)
        return { data: { id, removed: true }, text: `Removed job ${id}.` }
      })
    },
  },
]

function presented({ id, name, run_at, attempts, leased_until, dead, error }: StoredJob, now: number) {
  const state = dead !== null ? 'dead' : (leased_until ?? 0) > now ? 'running' : error === null ? 'waiting' : 'retrying'
  return { id, name, state, run_at: instantText(run_at), attempts, error }
}
