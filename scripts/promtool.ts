import { findOnPath, findOrInstall } from './debian.ts'

/** Checks what Prometheus reads: metrics, alert rules and their tests. */
export function findPromtool(): Promise<string> {
  return findOrInstall(() => findOnPath('promtool'), 'prometheus')
}
