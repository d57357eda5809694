import { execFileSync, spawnSync } from 'node:child_process'
import { findOnPath, findOrInstall } from '../debian.ts'

export type Podman = (...args: string[]) => string

/** Returns what a command of Podman prints on standard output. */
export async function findPodman(): Promise<Podman> {
  const program = await findOrInstall(() => findOnPath('podman'), 'podman')
  // Unlike crun, which Debian prefers, runc also works with the older control groups.
  await findOrInstall(() => findOnPath('runc'), 'runc')
  return (...args) =>
    execFileSync(program, ['--runtime', 'runc', ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
}

export interface Container {
  readonly id: string
  /** What a command in the container prints, and its exit code. */
  run(...command: string[]): { readonly code: number | null; readonly output: string }
  readonly logs: () => string
  /** Sends SIGTERM, and returns the exit code. */
  stop(): number
  start(): void
  remove(): void
}

export function startContainer(podman: Podman, options: readonly string[], image: string): Container {
  // The limits and health checks of Podman's own need rights and a systemd that not every machine gives.
  const limits = ['--ulimit', 'nofile=1024:1024', '--ulimit', 'nproc=4096:4096', '--no-healthcheck']
  const id = podman('run', '--detach', ...limits, ...options, image).trim()
  return {
    id,
    run(...command) {
      const { status, stdout, stderr } = spawnSync('podman', ['--runtime', 'runc', 'exec', id, ...command], {
        encoding: 'utf8',
      })
      return { code: status, output: stdout + stderr }
    },
    logs: () => podman('logs', id),
    stop() {
      podman('stop', '--time', '20', id)
      return Number(podman('inspect', '--format', '{{.State.ExitCode}}', id))
    },
    start: () => void podman('start', id),
    remove: () => void podman('rm', '--force', '--volumes', id),
  }
}
