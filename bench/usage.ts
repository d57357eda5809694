import { readFileSync, readdirSync } from 'node:fs'

// https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html, counted from the state, which follows the name.
const field = { parent: 1, user: 11, system: 12, childrenUser: 13, childrenSystem: 14 }
const ticksPerSecond = 100

/**
 * CPU time used so far by these processes and all their descendants, including those that have ended; undefined without
 * /proc.
 */
export function cpuSeconds(trees: readonly number[]): number | undefined {
  if (process.platform !== 'linux') return undefined
  const stats = statsOfAll()
  const ticks = (pid: number): number => {
    const stat = stats.get(pid)
    if (!stat) return 0
    const own = stat[field.user]! + stat[field.system]! + stat[field.childrenUser]! + stat[field.childrenSystem]!
    return stats
      .entries()
      .filter(([, below]) => below[field.parent] === pid)
      .reduce((sum, [child]) => sum + ticks(child), own)
  }
  return trees.reduce((sum, pid) => sum + ticks(pid), 0) / ticksPerSecond
}

/** The running child processes of a process. */
export function childrenOf(pid: number): number[] {
  return statsOfAll()
    .entries()
    .filter(([, stat]) => stat[field.parent] === pid)
    .map(([child]) => child)
    .toArray()
}

function statsOfAll(): Map<number, number[]> {
  const stats = new Map<number, number[]>()
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) && statOf(Number(name))
    if (stat) stats.set(Number(name), stat)
  }
  return stats
}

function statOf(pid: number): number[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1')
    return text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
  } catch {
    return undefined // it has just ended
  }
}

/** The memory of a process in megabytes, with shared pages counted proportionally; undefined without /proc. */
export function memoryOf(pid: number): number | undefined {
  if (process.platform !== 'linux') return undefined
  const pss = /^Pss: +(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'latin1'))
  return pss ? Number(pss[1]) / 1024 : undefined
}

/** The resident memory of a process in megabytes. */
export function residentMemory(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes ?? 0) / 1024)
}
