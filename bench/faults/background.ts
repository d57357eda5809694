import { spawn } from 'node:child_process'
import { chownSync, closeSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { unprivilegedUser } from '../../scripts/postgres.ts'

/** Programs that run until `end` or the end of this process, each in a folder of its own with a log. */
export class Background {
  readonly #folder: string
  readonly #user = unprivilegedUser()
  readonly #endings: (() => void)[] = []
  readonly #atExit = () => this.end()

  constructor(folder: string) {
    this.#folder = folder
    process.prependListener('exit', this.#atExit)
  }

  folderOf(name: string): string {
    const own = join(this.#folder, name)
    mkdirSync(own, { recursive: true })
    const { uid, gid } = this.#user
    if (uid !== undefined && gid !== undefined) chownSync(own, uid, gid)
    return own
  }

  /** Returns its process id. */
  run(name: string, program: string, args: string[]): number {
    const cwd = this.folderOf(name)
    const log = openSync(join(cwd, 'log'), 'a')
    const env = { PATH: process.env.PATH, HOME: cwd }
    const child = spawn(program, args, { ...this.#user, cwd, env, stdio: ['ignore', log, log] })
    closeSync(log)
    this.#endings.push(() => void child.kill('SIGKILL'))
    return child.pid!
  }

  atEnd(ending: () => void) {
    this.#endings.push(ending)
  }

  end() {
    process.off('exit', this.#atExit)
    for (const ending of this.#endings.splice(0)) ending()
  }
}
