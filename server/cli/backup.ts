import { resolve } from 'node:path'
import { backUp } from '../backup/backup.ts'
import { restore } from '../backup/restore.ts'
import type { Command } from './command.ts'
import { now } from './in-database.ts'
import { columns, indent, size } from './text.ts'

export const commands: Command[] = [
  {
    name: 'backup',
    summary: 'Back up everything to one file.',
    details: 'Works while a server is running. A backup of PostgreSQL can be restored into SQLite and vice versa.',
    argument: { name: 'FILE', what: 'The file to write; it must not exist yet.' },
    example: 'kalends backup kalends-2027-05-01.db',
    namesDatabase: true,
    run: async (given) => {
      const backup = await backUp(given.settings(), resolve(given.argument))
      return {
        data: backup,
        text: `Wrote ${backup.file}, ${size(backup.bytes)}, verified. Rows:\n\n${listed(backup.rows)}\n`,
      }
    },
  },
  {
    name: 'restore',
    summary: 'Replace everything with a backup.',
    details: 'Stop the server first. On SQLite, the previous database is kept next to the new one.',
    argument: { name: 'FILE', what: 'A file written by "kalends backup".' },
    options: {
      force: { what: 'Restore even if the database is not empty.' },
      'while-connected': { what: 'Restore even while other Kalends programs are connected to PostgreSQL.' },
    },
    example: 'kalends restore kalends-2027-05-01.db',
    namesDatabase: true,
    run: async (given) => {
      const file = resolve(given.argument)
      const restored = await restore(given.settings(), file, {
        force: given.switches.has('force'),
        whileConnected: given.switches.has('while-connected'),
        now: now(),
      })
      const kept = restored.previous === null ? '' : `\nThe previous database was kept as ${restored.previous}.`
      return { data: { file, ...restored }, text: `Restored ${file}. Rows:\n\n${listed(restored.rows)}\n${kept}` }
    },
  },
]

function listed(rows: Readonly<Record<string, number>>): string {
  return indent(columns(Object.entries(rows).map(([table, count]) => [table, String(count)])))
}
