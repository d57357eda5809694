import { resolve } from 'node:path'
import { backUp } from '../backup/backup.ts'
import { restore } from '../backup/restore.ts'
import type { Command } from './command.ts'
import { now } from './in-database.ts'
import { columns, indent, size } from './text.ts'

export const commands: Command[] = [
  {
    name: 'backup',
    summary: 'Write everything into one file.',
    details:
      'A server may run meanwhile. The file fits both engines: a backup of PostgreSQL can be restored into SQLite and the other way round.',
    argument: { name: 'FILE', what: 'The file to write; it must not exist yet.' },
    example: 'kalends backup kalends-2027-05-01.db',
    namesDatabase: true,
    run: async (given) => {
      const backup = await backUp(given.settings(), resolve(given.argument))
      return {
        data: backup,
        text: `Wrote ${backup.file}, ${size(backup.bytes)}, checked and sound. Rows:\n\n${listed(backup.rows)}\n`,
      }
    },
  },
  {
    name: 'restore',
    summary: 'Replace everything by a backup.',
    details: 'The server has to be stopped. On SQLite the database that was there is kept beside the new one.',
    argument: { name: 'FILE', what: 'A file written by "kalends backup".' },
    options: {
      force: { what: 'Also when the database already holds something.' },
      'while-connected': { what: 'Also while other Kalends programs are connected to PostgreSQL.' },
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
      const kept =
        restored.previous === null ? '' : `\nThe database that was there before is kept as ${restored.previous}.`
      return { data: { file, ...restored }, text: `Restored ${file}. Rows:\n\n${listed(restored.rows)}\n${kept}` }
    },
  },
]

function listed(rows: Readonly<Record<string, number>>): string {
  return indent(columns(Object.entries(rows).map(([table, count]) => [table, String(count)])))
}
