import { execFile, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findOnPath, findOrInstall } from '../scripts/debian.ts'
import { pinned } from './pinning.ts'
import { cpuSeconds } from './usage.ts'

/** One load run: the requests in turn, over a fixed number of connections, one in flight on each. */
export interface Load {
  readonly port: number
  /** Holds the requests as sent over the wire, separated by NUL. */
  readonly file: string
  readonly connections: number
  /** Milliseconds that each connection waits before a request. Without it the server is saturated. */
  readonly pause?: number
  readonly seconds: number
  /** Checks that every response has this status. That slows the run down. */
  readonly status?: number
  /** Process ids whose CPU time is counted, each with its descendants. */
  readonly trees: readonly number[]
  /** Lets wrk use any core, for several runs at once. */
  readonly anyCore?: boolean
}

export interface Figures {
  readonly count: number
  readonly perSecond: number
  /** Average size of a response. */
  readonly bytes: number
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
  readonly max: number
  /** CPU seconds of the server; undefined if the system does not report them. */
  readonly cpu: number | undefined
  /** Concurrent writes per second. */
  readonly writes?: number
}

export interface Wrk {
  readonly version: string
  run(load: Load): Promise<Figures>
}

const execute = promisify(execFile)
const script = join(import.meta.dirname, 'wrk.lua')

/** A load generator on Node would be slower than the servers it measures, and flatter them. */
export async function findWrk(): Promise<Wrk> {
  const wrk = await findOrInstall(() => findOnPath('wrk'), 'wrk')
  const { stdout: help } = spawnSync(wrk, ['--version'], { encoding: 'utf8' })
  return { version: /[\d.]+/.exec(help)?.[0] ?? 'of an unknown version', run: (load) => run(wrk, load) }
}

async function run(
  wrk: string,
  { port, file, connections, pause = 0, seconds, status, trees, anyCore }: Load,
): Promise<Figures> {
  const options = ['-t', '1', '-c', `${connections}`, '-d', `${seconds}s`, '--timeout', '20s', '-s', script]
  // Each run starts elsewhere, so that a short one does not always get the same few requests.
  const first = Math.floor(Math.random() * 1_000_000)
  const wanted = [file, `${first}`, `${pause}`, ...(status ? [`${status}`] : [])]
  const args = [...options, `http://127.0.0.1:${port}`, '--', ...wanted]

  const before = cpuSeconds(trees)
  const command: [string, string[]] = anyCore ? [wrk, args] : pinned('load', wrk, args)
  const { stdout, stderr } = await execute(...command)
  const after = cpuSeconds(trees)
  if (stderr) throw new Error(`wrk failed on port ${port}: ${stderr}`)

  const figures = JSON.parse(stdout.trimEnd().split('\n').at(-1)!) as Figures & { seconds: number }
  return {
    ...figures,
    perSecond: figures.count / figures.seconds,
    bytes: figures.bytes / figures.count,
    cpu: before === undefined || after === undefined ? undefined : after - before,
  }
}
