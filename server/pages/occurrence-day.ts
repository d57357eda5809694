import type { FastifyRequest } from 'fastify'
import { parseDay } from '../calendar/days.ts'

/** A day that a list may begin with, or that a page may be about. */
export function isListedDay(text: string): boolean {
  return /^(19|20|21)\d\d-\d\d-\d\d$/.test(text) && parseDay(text) !== undefined
}

/** The day of the occurrence that a picture of a page is about, as in `qr.svg?on=2027-06-11`; null: of none. */
export function askedDay({ query }: FastifyRequest): string | null {
  const { on } = query as { on?: unknown }
  return typeof on === 'string' && isListedDay(on) ? on : null
}
