import { hostname } from 'node:os'
import about from '../package.json' with { type: 'json' }
import { migrations } from './migrations.ts'

/** A Kalends program as seen by others that use the same database. */
export interface Program {
  /** How many migrations it knows; 0 if unknown. */
  readonly schema: number
  /** How messages refer to it. */
  readonly name: string
}

/** How this program identifies itself. */
export const thisProgram = {
  version: about.version,
  schema: migrations.length,
  pid: process.pid,
  host: hostname(),
} as const

type Announcement = Omit<Record<keyof typeof thisProgram, string>, 'schema'>

export function programName({ version, pid, host }: Announcement, since: string | null): string {
  return `Kalends ${version} (process ${pid} on ${host}${since === null ? '' : `, since ${since}`})`
}

// PostgreSQL truncates names to 63 bytes, and the name chosen by the operator must fit.
const longestName = 63
const longestChosen = 20

/**
 * The URL with an application name that identifies us in `pg_stat_activity`, such as `kalends; 0.1.0 schema 5 of public
 * pid 4711 on web-1`. It starts with the name set in the URL. Connections that a pooler shares say nothing about who
 * is there: they get a name that belongs to no program.
 */
export function announcing(url: string, { isShared = false } = {}): string {
  const { searchParams } = new URL(url)
  const chosen = searchParams.getAll('application_name').at(-1) ?? 'kalends'
  const named = (name: string) =>
    `${url}${url.includes('?') ? '&' : '?'}application_name=${encodeURIComponent(name.slice(0, longestName))}`
  if (isShared) return named(`pooled ${chosen}`)
  const place = /search_path=([\w$]+)/.exec(searchParams.get('options') ?? '')?.[1] ?? 'public'
  const { version, schema, pid, host } = thisProgram
  // The last one wins.
  return named(`${chosen.slice(0, longestChosen)}; ${version} schema ${schema} of ${place} pid ${pid} on ${host}`)
}

const chosenPart = (name: string) => `left(split_part(${name}, ';', 1), ${longestChosen})`
const placePart = (name: string) => `substring(${name} from '; \\S+ schema \\d+ of (\\S+) pid ')`
const own = "current_setting('application_name')"

/**
 * SQL: whether a row of `pg_stat_activity` is a Kalends connection. Servers identify themselves whatever name their URL
 * sets. The first release used only that name, so its servers are found by the default name or by ours.
 */
export const isConnectedKalends = `datname = current_database() and (
  application_name = 'kalends' or ${chosenPart('application_name')} = ${chosenPart(own)}
  or ${placePart('application_name')} = ${placePart(own)})`

/** All programs except this one. */
export const otherConnections = `
  select application_name as name, coalesce(host(client_addr), 'the machine of the database') as address,
    to_char(min(backend_start) at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS UTC') as since, count(*) as connections
  from pg_stat_activity
  where ${isConnectedKalends} and application_name <> current_setting('application_name')
  group by 1, 2 order by min(backend_start), 1, 2
`

export interface Connections {
  readonly name: string
  readonly address: string
  /** Null if the database user lacks the privilege. */
  readonly since: string | null
  readonly connections: number
}

export function connectedProgram({ name, address, since, connections }: Connections): Program {
  const [, version, schema, pid, host] = /; (\S+) schema (\d+) of \S+ pid (\d+) on (.*)$/.exec(name) ?? []
  if (version === undefined) {
    const count = connections === 1 ? 'one connection' : `${connections} connections`
    return { schema: 0, name: `an older Kalends on ${address} (${count}${since === null ? '' : `, since ${since}`})` }
  }
  return { schema: Number(schema), name: programName({ version, pid: pid!, host: host! }, since) }
}
