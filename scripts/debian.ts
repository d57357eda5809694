import { execFile } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'

const execute = promisify(execFile)

/** What `find` finds, if need be after installing the Debian package that holds it. */
export async function findOrInstall(find: () => string | undefined, packageName: string): Promise<string> {
  const found = find()
  if (found) return found

  const advice = `Install ${packageName} (on Debian: apt-get install ${packageName}) and try again.`
  if (!findOnPath('apt-get')) throw new Error(`${packageName} was not found. ${advice}`)

  console.error(`Installing ${packageName} with apt-get, because it was not found ...`)
  await aptGet('update').catch(fail)
  await aptGet('install', '--yes', '--no-install-recommends', packageName).catch(fail)

  return find() ?? fail(new Error(`The package ${packageName} does not contain what was looked for.`))

  function fail(cause: Error): never {
    throw new Error(`${packageName} was not found and could not be installed. ${advice}\n${cause.message}`, { cause })
  }
}

/** The first of these programs that the PATH knows. */
export function findOnPath(...programs: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
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

async function aptGet(...args: string[]): Promise<void> {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  // sudo drops the environment, hence `env`. The lock may be held by the daily upgrade of a fresh machine.
  const command = [...sudo, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-q', '-o', 'DPkg::Lock::Timeout=300']
  const [program = 'env', ...rest] = [...command, ...args]
  await execute(program, rest, { maxBuffer: Infinity }).catch((error: Error & { stdout?: string }) => {
    throw new Error(`${error.message}\n${error.stdout ?? ''}`, { cause: error })
  })
}
