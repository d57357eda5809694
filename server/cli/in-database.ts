import type { Settings } from '../config.ts'
import type { Context } from '../context.ts'
import { openUpToDate } from '../database/up-to-date.ts'
import { WrongUsage } from './command.ts'

export const now = () => Temporal.Now.instant().epochMilliseconds

/** Runs `work` on the database, beside a server that may be using it too. */
export async function inDatabase<T>(settings: Settings, work: (context: Context) => Promise<T>): Promise<T> {
  const database = await openUpToDate(settings, now())
  try {
    return await work({ database, settings, now })
  } finally {
    await database.close()
  }
}

export function idFrom(text: string, name: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text))
    throw new WrongUsage(`${name} is "${text}", but it must be an id: a whole number from 1.`)
  return Number(text)
}

export function optionalId(text: string | undefined, name: string): number | undefined {
  return text === undefined ? undefined : idFrom(text, name)
}
