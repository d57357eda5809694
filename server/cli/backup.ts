import { resolve } from 'node:path'
import { backUp } from '../database/backup.ts'
import type { Run } from './command.ts'
import { columns, size } from './text.ts'

export const run: Run = async (given) => {
  const backup = await backUp(given.settings(), resolve(given.argument))
  const rows = columns(Object.entries(backup.rows).map(([table, count]) => [table, String(count)]))
  return {
    data: backup,
    text: `Wrote ${backup.file}, ${size(backup.bytes)}, checked and sound. Rows:\n\n${rows.replaceAll(/^/gm, '  ')}\n`,
  }
}
