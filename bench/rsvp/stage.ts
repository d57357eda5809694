import { createKey } from '../../server/accounts/keys.ts'
import { buildApp } from '../../server/app.ts'
import { readSettings } from '../../server/config.ts'
import { type Context, createContext } from '../../server/context.ts'
import { migrate } from '../../server/database/migrate.ts'
import { openDatabase } from '../../server/database/open.ts'
import { createOrganization } from '../../server/provisioning.ts'

export interface Stage {
  readonly context: Context
  readonly env: Record<string, string>
  readonly organization: number
  readonly events: readonly string[]
  close(): Promise<void>
}

/** A database with RSVP events that share a template, opened in this process. */
export async function setUp(more: Record<string, string>, count: number, template: object): Promise<Stage> {
  const env = { RSVP_LIMITS: 'off', LOG_LEVEL: 'silent', SETTINGS_FILE: 'none', ...more }
  const settings = readSettings(env)
  const database = await openDatabase(settings)
  const now = () => Temporal.Now.instant().epochMilliseconds
  await migrate(database, now())
  const { organization, key } = await database.transaction(async (tx) => {
    const { id } = await createOrganization(tx, { system: 'bench' }, now(), { name: 'Bench' })
    return { organization: id, key: (await createKey(tx, { system: 'bench' }, now(), { organization: id })).key }
  })
  const context = createContext({ database, settings, now })
  const app = buildApp(context)
  const create = async (path: string, item: object) => {
    const headers = { authorization: key, 'content-type': 'application/json' }
    const answer = await app.inject({ method: 'POST', url: `/v1/${path}`, headers, payload: JSON.stringify(item) })
    if (answer.statusCode !== 201) throw new Error(answer.body)
    return answer.json() as { id: string; prokey: string }
  }
  const block = await create('rsvp-block', { name: 'Bench', ...template })
  const { prokey: group } = await create('group', { name: 'Bench' })
  const event = { event_group: group, rsvp: true, rsvp_block: Number(block.id), dates: [date] }
  const events: string[] = []
  for (let n = 0; n < count; n += 1) events.push((await create('event', event)).prokey)
  return {
    context,
    env,
    organization,
    events,
    async close() {
      await app.close()
      await database.close()
    },
  }
}

const date = { name: 'Party', startDate: '2031-05-01', startTime: '18:00', timeZone: 'Europe/Berlin' }
