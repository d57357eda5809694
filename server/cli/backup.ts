import { resolve } from 'node:path'
import { backUp } from '../backup/backup.ts'
import { rehearse } from '../backup/rehearsal.ts'
import { restore } from '../backup/restore.ts'
import { checkContent } from './check-content.ts'
import type { Check } from './checks.ts'
import type { Command } from './command.ts'
import { inDatabase, now } from './in-database.ts'
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
      const backup = await backUp(given.settings(), resolve(given.argument), given.progress)
      return {
        data: backup,
        text: `Wrote ${backup.file}, ${size(backup.bytes)}, verified. Rows:\n\n${listed(backup.rows)}\n`,
      }
    },
  },
  {
    name: 'backup rehearse',
    summary: 'Try whether a backup can be restored, without touching the database.',
    details:
      'Restores it into a throw-away database of the engine in use, reads every stored item, copies it back out and compares row by row.',
    argument: { name: 'FILE', what: 'A file written by "kalends backup".' },
    options: { sqlite: { what: 'Into SQLite, even if DATABASE_URL is set.' } },
    example: 'kalends backup rehearse kalends-2027-05-01.db',
    run: async (given) => {
      const file = resolve(given.argument)
      const settings = given.settings()
      const into = given.switches.has('sqlite') ? { ...settings, databaseUrl: null } : settings
      const checks: Check[] = []
      const { rows, different } = await rehearse(into, file, { now: now(), progress: given.progress }, (place) =>
        inDatabase({ ...settings, ...place }, async (context) => {
          checks.push(...(await checkContent(context, { repair: false, progress: given.progress })))
        }),
      )
      const faults = [
        ...different.map((table) => `${table} has other rows after it was restored.`),
        ...checks.filter(({ result }) => result !== 'ok').map(({ text }) => text),
      ]
      const engine = into.databaseUrl ? 'PostgreSQL' : 'SQLite'
      return {
        data: { file, rows, faults },
        failed: faults.length > 0,
        text:
          faults.length > 0
            ? `${file} was restored into ${engine}, but:\n\n${indent(faults.join('\n'))}\n`
            : `${file} can be restored: every row came back from ${engine}, and every stored item is valid. Rows:\n\n${listed(rows)}\n`,
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
        progress: given.progress,
      })
      const kept = restored.previous === null ? '' : `\nThe previous database was kept as ${restored.previous}.`
      return { data: { file, ...restored }, text: `Restored ${file}. Rows:\n\n${listed(restored.rows)}\n${kept}` }
    },
  },
]

function listed(rows: Readonly<Record<string, number>>): string {
  return indent(columns(Object.entries(rows).map(([table, count]) => [table, String(count)])))
}
