import type { Context } from '../context.ts'
import { exposition } from '../metrics/exposition.ts'

/** The exposed samples whose name has this prefix, except those that are 0. */
export function samples({ metrics }: Pick<Context, 'metrics'>, name: string): string[] {
  return exposition(metrics)
    .split('\n')
    .filter((line) => line.startsWith(name) && !line.endsWith(' 0'))
    .toSorted()
}
