import { join } from 'node:path'
import { startCluster } from '../postgres.ts'
import { type RaceResult, race } from './race.ts'
import { type RsvpRate, measureRates } from './rates.ts'

export interface RsvpReport {
  readonly rates: readonly RsvpRate[]
  readonly races: readonly RaceResult[]
}

interface Options {
  readonly folder: string
  readonly engines: readonly ('sqlite' | 'postgres')[]
  readonly rounds: number
  readonly seconds: number
  readonly tries: number
}

/** How many sign-ups per second are stored durably, and whether a rush on killed servers ever oversells. */
export async function measureRsvp({ folder, engines, rounds, seconds, tries }: Options): Promise<RsvpReport> {
  const rates: RsvpRate[] = []
  const races: RaceResult[] = []
  if (engines.includes('sqlite')) {
    rates.push(...(await measureRates('SQLite', { folder, rounds, seconds })))
    races.push(await race('SQLite', { folder, tries }))
  }
  if (engines.includes('postgres')) {
    const cluster = await startCluster(join(folder, 'postgres-of-rsvp'))
    try {
      const databaseUrl = (name: string) => cluster.create(name)
      rates.push(...(await measureRates('PostgreSQL', { folder, databaseUrl, rounds, seconds })))
      races.push(await race('PostgreSQL', { folder, databaseUrl: await cluster.create('rsvp_race'), tries }))
    } finally {
      await cluster.stop()
    }
  }
  return { rates, races }
}
