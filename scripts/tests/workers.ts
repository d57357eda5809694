import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join, relative, resolve } from 'node:path'
import type { Message } from './outcomes.ts'
import type { Engine, Job } from './plan.ts'
import type { Result } from './pool.ts'

// Most code runs a few times, and most objects live as long as a test. Compiling it at once and without optimization, with
// more room for young objects, takes a tenth less CPU time.
const flags = [
  '--disable-warning=ExperimentalWarning',
  '--no-opt',
  '--always-sparkplug',
  '--min-semi-space-size=32',
  '--max-semi-space-size=64',
]

const root = resolve(import.meta.dirname, '../..')
const minute = 60_000
/** For a whole file: a test inherits the timeout of the suite around it. */
const fileLimit = 10 * minute
/** A file that blocks the event loop cannot time out from inside. */
const processLimit = 11 * minute
const endLimit = minute

/** A process that runs test files one after another. */
export interface Worker {
  fits(job: Job): boolean
  run(job: Job): Promise<Result>
  /** Lets the process end by itself. Returns a failure if it does not, or if something failed outside of tests. */
  end(): Promise<Result | undefined>
}

export function startWorker(engine: Engine, env: Record<string, string>): Worker {
  const child = fork(join(import.meta.dirname, 'worker.ts'), [], {
    cwd: root,
    execArgv: [...flags, `--test-reporter=${join(import.meta.dirname, 'outcomes.ts')}`],
    // Otherwise every process would strip and compile the same code again.
    env: { ...process.env, NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'tests'), ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const exit = once(child, 'exit').then(([code, signal]) => {
    process.off('exit', kill)
    return (code ?? signal) as number | NodeJS.Signals
  })

  let output = ''
  let earlierOutput = ''
  for (const stream of [child.stdout!, child.stderr!])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))

  const done: Job[] = []
  let hasFailed = false

  async function run(job: Job): Promise<Result> {
    const [skipped, failed]: [string[], string[]] = [[], []]
    let passed = 0
    const start = performance.now()
    const { promise: outcome, resolve: finish } = Promise.withResolvers<Extract<Message, { type: 'file' }>>()
    const listen = (message: Message) => {
      if (message.type === 'note') output += `${message.text}\n`
      else if (message.type === 'file') finish(message)
      else if ('failed' in message) failed.push(message.failed)
      else if ('skipped' in message) skipped.push(message.skipped)
      else passed += 1
    }
    child.on('message', listen)
    const timer = setTimeout(kill, processLimit)
    child.send({ file: job.file, limit: fileLimit })

    const ended = await Promise.race([outcome, exit])
    clearTimeout(timer)
    child.off('message', listen)
    done.push(job)
    if (typeof ended !== 'object') failed.push(`The file as a whole\nIts process ended with ${ended}.`)
    else if (ended.failed) failed.push(`The file as a whole\n${ended.failed}`)
    if (passed + failed.length + skipped.length === 0) failed.push('The file as a whole\nIt has no tests.')
    hasFailed ||= failed.length > 0
    const seconds = (performance.now() - start) / 1000
    const result = { job, passed, skipped, failed, seconds, output: takeOutput() }
    if (result.output) earlierOutput += `${relative(root, job.file)}:\n${result.output}`
    return result
  }

  function takeOutput(): string {
    const taken = output
    output = ''
    return taken
  }

  async function end(): Promise<Result | undefined> {
    if (child.connected) child.disconnect()
    const timer = setTimeout(kill, endLimit)
    const code = await exit
    clearTimeout(timer)
    if (hasFailed || code === 0) return undefined
    const fault = code === 'SIGKILL' ? 'did not end by itself' : `ended with ${code}, outside of its tests`
    const files = done.map(({ file }) => relative(root, file)).join(', ')
    const failed = [`The process as a whole\nIt ${fault}. It ran ${files}.`]
    return { job: done.at(-1)!, passed: 0, skipped: [], failed, seconds: 0, output: earlierOutput + takeOutput() }
  }

  return { fits: (job) => job.engine === engine && !job.alone, run, end }
}
