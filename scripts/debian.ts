import { execFile } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

const execute = promisify(execFile)
const minute = 60_000

/** Returns what `find` finds, installing the Debian package first if necessary. */
export async function findOrInstall(find: () => string | undefined, packageName: string): Promise<string> {
  const found = find()
  if (found) return found

  const advice = `Install ${packageName} (on Debian: apt-get install ${packageName}) and try again.`
  if (!findOnPath('apt-get')) throw new Error(`${packageName} was not found. ${advice}`)

  console.error(`Installing ${packageName} with apt-get, because it was not found ...`)
  await aptGet(['update']).catch(fail)
  await aptGet(['install', '--yes', '--no-install-recommends', packageName]).catch(fail)

  return find() ?? fail(new Error(`The package ${packageName} does not contain what was looked for.`))

  function fail(cause: Error): never {
    throw new Error(`${packageName} was not found and could not be installed. ${advice}\n${cause.message}`, { cause })
  }
}

/** Where Debian installs servers. Only root has it on the PATH. */
const forServers = '/usr/sbin'

/** The first of these programs on the PATH, or among the servers. */
export function findOnPath(...programs: string[]): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), forServers]
  return programs.flatMap((program) => folders.map((folder) => join(folder, program))).find(isExecutable)
}

export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * Runs apt-get, waiting for up to five minutes while another process holds one of its locks, such as the daily upgrade
 * of a fresh machine. On its own, apt only waits for dpkg's lock and fails at once on those of its lists and archives.
 */
export async function aptGet(
  args: readonly string[],
  whileLocked: () => void = () => console.error('Another process is using apt. Waiting for it to finish ...'),
): Promise<void> {
  const deadline = Date.now() + 5 * minute
  for (let pause = 500; ; pause = Math.min(2 * pause, 10_000)) {
    try {
      return await runAptGet(args)
    } catch (error) {
      if (!isLocked(error as Error) || Date.now() > deadline) throw error
    }
    whileLocked()
    await sleep(pause)
  }
}

/** Excludes locks that we have no permission to open, because waiting would not help. */
function isLocked({ message }: Error): boolean {
  return message.includes('E: Could not get lock ')
}

async function runAptGet(args: readonly string[]): Promise<void> {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  // sudo drops the environment, hence `env`. The error messages are matched in English.
  const command = [...sudo, 'env', 'DEBIAN_FRONTEND=noninteractive', 'LC_ALL=C', 'apt-get', '-q']
  const [program = 'env', ...rest] = [...command, '-o', 'DPkg::Lock::Timeout=300', ...args]
  await execute(program, rest, { maxBuffer: Infinity }).catch((error: Error & { stdout?: string }) => {
    throw new Error(`${error.message}\n${error.stdout ?? ''}`, { cause: error })
  })
}
