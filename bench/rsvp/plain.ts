import { randomBytes, randomUUID } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { databaseFile } from '../../server/database/sqlite-file.ts'
import type { Stage } from './stage.ts'

/** A hand-written sign-up: the same rows in a transaction of its own, without any rules, with prepared statements. */
export interface Plain {
  signUp(): Promise<void>
  close(): Promise<void>
}

const statements = {
  answer: `insert into rsvp_answer (id, organization, event, status, email, address, amount, payload, language, nonce, sequence, version, created)
    values (?, ?, ?, 'confirmed', ?, ?, 1, '{}', 'en', ?, 0, 1, ?)`,
  link: `insert into attendee_link (hash, answer, purpose, expires) values (?, ?, 'manage', ?)`,
  mail: `insert into mail (id, organization, kind, recipient, language, event, answer, dedupe_key, content, state, created)
    values (?, ?, 'rsvp_signup_confirmation', ?, 'en', ?, ?, ?, '{}', 'waiting', ?)`,
  job: `insert into job (name, payload, unique_key, run_at, attempts, created) values ('send-mail', ?, ?, ?, 0, ?)`,
  seats: 'update rsvp_seats set taken = taken + 1 where event = ? and taken + 1 <= 1000000000',
}
type Name = keyof typeof statements

function rowsOf({ organization, events }: Stage): [Name, (string | number)[]][] {
  const [answer, mail, now] = [randomUUID(), randomUUID(), Date.now()]
  const [email, event] = [`${answer}@example.org`, events[0]!]
  return [
    ['answer', [answer, organization, event, email, email, randomBytes(16).toString('base64url'), now]],
    ['link', [randomBytes(32).toString('hex'), answer, now + 86_400_000]],
    ['mail', [mail, organization, email, event, answer, `${answer}:first`, now]],
    ['job', [mail, `mail ${mail}`, now, now]],
    ['seats', [event]],
  ]
}

/** On the file of a closed stage. */
export function plainSqlite(stage: Stage): Plain {
  const file = new DatabaseSync(databaseFile(stage.context.settings.dataDir))
  file.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
  file
    .prepare('insert into rsvp_seats (event, organization, taken) values (?, ?, 0)')
    .run(stage.events[0]!, stage.organization)
  const prepared = Object.fromEntries(Object.entries(statements).map(([name, sql]) => [name, file.prepare(sql)]))
  return {
    async signUp() {
      file.exec('begin immediate')
      for (const [name, values] of rowsOf(stage)) prepared[name]!.run(...values)
      file.exec('commit')
      // Lets other work run, as in a server.
      await new Promise(setImmediate)
    },
    close: async () => file.close(),
  }
}

/** With a pool of sixteen connections. */
export async function plainPostgres(stage: Stage): Promise<Plain> {
  const pool = new pg.Pool({ connectionString: stage.context.settings.databaseUrl!, max: 16 })
  await pool.query('insert into rsvp_seats (event, organization, taken) values ($1, $2, 0)', [
    stage.events[0],
    stage.organization,
  ])
  const texts = Object.fromEntries(
    Object.entries(statements).map(([name, sql]) => {
      let n = 0
      return [name, sql.replaceAll('?', () => `$${(n += 1)}`)]
    }),
  )
  return {
    async signUp() {
      const client = await pool.connect()
      try {
        await client.query('begin')
        for (const [name, values] of rowsOf(stage)) await client.query({ name, text: texts[name]!, values })
        await client.query('commit')
      } finally {
        client.release()
      }
    },
    close: () => pool.end(),
  }
}
