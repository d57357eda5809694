import type { Settings } from '../config.ts'

export type Place = Pick<Settings, 'databaseUrl' | 'dataDir'> & Partial<Pick<Settings, 'databaseDirectUrl'>>

/** Copying a database takes one long transaction and settings of its session, which a pooler may refuse. */
export function pastPooler({ databaseUrl, databaseDirectUrl, dataDir }: Place) {
  return { databaseUrl: databaseUrl && (databaseDirectUrl ?? databaseUrl), databaseDirectUrl: null, dataDir }
}
