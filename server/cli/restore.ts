import { resolve } from 'node:path'
import { restore } from '../database/restore.ts'
import type { Run } from './command.ts'
import { now } from './in-database.ts'
import { columns } from './text.ts'

export const run: Run = async (given) => {
  const file = resolve(given.argument)
  const restored = await restore(given.settings(), file, {
    force: given.switches.has('force'),
    whileConnected: given.switches.has('while-connected'),
    now: now(),
  })
  const rows = columns(Object.entries(restored.rows).map(([table, count]) => [table, String(count)]))
  const kept = restored.previous === null ? '' : `\nThe database that was there before is kept as ${restored.previous}.`
  return { data: { file, ...restored }, text: `Restored ${file}. Rows:\n\n${rows.replaceAll(/^/gm, '  ')}\n${kept}` }
}
