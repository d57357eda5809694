import { spawnSync } from 'node:child_process'

// On a small machine, two processes that share a core are the largest source of noise.
const cores = { server: '0', load: '1' }

export const canPin = spawnSync('taskset', ['-c', Object.values(cores).join(), 'true']).status === 0

/** Pins a running process with all its threads to one core. */
export function pin(pid: number, role: keyof typeof cores): void {
  if (canPin) spawnSync('taskset', ['-a', '-p', '-c', cores[role], String(pid)])
}

/** The command that runs a program pinned to one core from its start. */
export function pinned(role: keyof typeof cores, program: string, args: readonly string[]): [string, string[]] {
  return canPin ? ['taskset', ['-c', cores[role], program, ...args]] : [program, [...args]]
}
