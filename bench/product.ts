import { createKey } from '../server/accounts/keys.ts'
import { readSettings } from '../server/config.ts'
import { migrate } from '../server/database/migrate.ts'
import { type Database, openDatabase } from '../server/database/open.ts'
import { createOrganization } from '../server/provisioning.ts'
import { type Running, launch, untilHealthy } from './processes.ts'

/** An installed server with one organization that has many styles and one that has a hundred. */
export interface Product extends Running {
  readonly env: Record<string, string>
  readonly keys: { readonly many: string; readonly few: string }
  /** The ids of the many styles. */
  readonly ids: readonly number[]
}

export const counts = { many: 2000, few: 100 }

/** `flags` are those of Node. */
export async function startProduct(env: Record<string, string>, flags: readonly string[] = []): Promise<Product> {
  const keys = await createAccounts(env)
  const running = await launchProduct(env, flags)
  await untilHealthy(running)
  const ids = await createStyles(running.port, keys.many, counts.many)
  await createStyles(running.port, keys.few, counts.few)
  return { ...running, env, keys, ids }
}

export const launchProduct = (env: Record<string, string>, flags: readonly string[] = []) =>
  launch([...flags, 'server/kalends.js', 'serve'], env)

/** What a client sends for the n-th style. */
export function styleBody(n: number): string {
  return JSON.stringify({
    name: `Style ${n}`,
    options: ['apple', 'google', 'ical', 'outlookcom'],
    buttonStyle: 'round',
    language: 'de',
    lightMode: 'system',
    size: '8',
    styleLight: { '--btn-background': '#2f6fed', '--btn-text': '#ffffff' },
  })
}

export async function createAccounts(env: Record<string, string>) {
  const database = await openDatabase(readSettings(env))
  const keys = { many: await createAccount(database), few: await createAccount(database) }
  await database.close()
  return keys
}

/** Migrates the database and creates an organization. Returns a Read & Write key. */
export async function createAccount(database: Database): Promise<string> {
  const now = Temporal.Now.instant().epochMilliseconds
  await migrate(database, now)
  return database.transaction(async (tx) => {
    const { id } = await createOrganization(tx, { system: 'bench' }, now, { name: 'Bench' })
    return (await createKey(tx, { system: 'bench' }, now, { organization: id })).key
  })
}

async function createStyles(port: number, key: string, count: number): Promise<number[]> {
  const ids: number[] = []
  for (let n = 1; n <= count; n += 50) {
    ids.push(...(await Promise.all(Array.from({ length: 50 }, (_, i) => createStyle(port, key, n + i)))))
  }
  return ids
}

async function createStyle(port: number, key: string, n: number): Promise<number> {
  const headers = { authorization: key, 'content-type': 'application/json' }
  const answer = await fetch(`http://127.0.0.1:${port}/v1/style`, { method: 'POST', headers, body: styleBody(n) })
  if (answer.status !== 201) throw new Error(`A style could not be created: ${await answer.text()}`)
  return Number(((await answer.json()) as { id: string }).id)
}
