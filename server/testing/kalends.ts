import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { TestContext } from 'node:test'
import { findFaketime } from '../../scripts/faketime.ts'
import { type Outcome, execute } from '../cli.ts'
import type { Settings } from '../config.ts'
import { finallyIn } from './finally.ts'

export type Env = Record<string, string>

/** Ignores the settings file of the developer who runs the tests. */
const noFile = { SETTINGS_FILE: 'none' }

/** The environment that yields these settings. */
export function envOf({ dataDir, databaseUrl, databaseDirectUrl, databaseTimeout }: Settings, more: Env = {}): Env {
  return {
    DATA_DIR: dataDir,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...(databaseDirectUrl && { DATABASE_DIRECT_URL: databaseDirectUrl }),
    DATABASE_TIMEOUT: String(databaseTimeout),
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    ...more,
  }
}

/** The `kalends` command, in this process. */
export function kalends(env: Env, ...args: string[]): Promise<Outcome> {
  return execute(args, { ...noFile, ...env })
}

/** The JSON output of a command, which must succeed. */
// Tests compare it with literals; its shape is what is being tested.
export async function kalendsJson(env: Env, ...args: string[]): Promise<any> {
  const { code, stdout, stderr } = await execute([...args, '--json'], { ...noFile, ...env })
  if (code !== 0) throw new Error(`kalends ${args.join(' ')} ended with ${code}: ${stderr}${stdout}`)
  return JSON.parse(stdout)
}

export interface Process {
  readonly child: ChildProcessByStdio<null, Readable, Readable>
  stdout(): string
  stderr(): string
  /** The exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals>
}

/** The `kalends` command as a child process, which does not outlive the test. */
export function spawnKalends(t: TestContext, env: Env, ...args: string[]): Process {
  return spawnProgram(t, env, undefined, process.execPath, join(import.meta.dirname, '..', 'kalends.js'), ...args)
}

/** Runs any other command line in the folder `cwd`. */
export function spawnProgram(
  t: TestContext,
  env: Env,
  cwd: string | undefined,
  program: string,
  ...args: string[]
): Process {
  const child = spawn(program, args, {
    cwd,
    env: { PATH: process.env.PATH, ...noFile, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let stdout = ''
  let stderr = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text))
  const ended = once(child, 'close').then(([code, signal]) => (code ?? signal) as number | NodeJS.Signals)
  finallyIn(t, async () => {
    child.kill('SIGKILL')
    await ended
    if ('LD_PRELOAD' in env) removeFaketimeFiles(child.pid!)
  })
  return { child, stdout: () => stdout, stderr: () => stderr, ended }
}

/** A fake wall clock for a child process, adjustable while it runs. Monotonic time is not affected. */
export async function ownClock(folder: string): Promise<{ env: Env; turn(seconds: number): void }> {
  const file = join(folder, 'clock')
  const turn = (seconds: number) => writeFileSync(file, `${seconds < 0 ? '' : '+'}${seconds}\n`)
  turn(0)
  const env = {
    LD_PRELOAD: await findFaketime(),
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  }
  return { env, turn }
}

/** libfaketime leaves them behind if its process is killed. */
function removeFaketimeFiles(pid: number) {
  for (const name of [`faketime_shm_${pid}`, `sem.faketime_sem_${pid}`]) rmSync(join('/dev/shm', name), { force: true })
}

export interface SpawnedServer extends Process {
  /** Where it listens, such as `http://localhost:40123`. */
  readonly url: string
}

/** `kalends serve` as a child process, once it has printed where it listens. */
export async function spawnServer(t: TestContext, env: Env): Promise<SpawnedServer> {
  const server = spawnKalends(t, env, 'serve')
  const started = () => /http:\/\/localhost:[1-9]\d*(?=\/v1)/.exec(server.stdout())?.[0]
  while (!started()) {
    const more = once(server.child.stdout, 'data')
    const ended = await Promise.race([more.then(() => undefined), server.ended])
    if (ended !== undefined) throw new Error(`kalends serve ended with ${ended}: ${server.stdout()}${server.stderr()}`)
  }
  return { ...server, url: started()! }
}
