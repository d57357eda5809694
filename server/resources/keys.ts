import type { Resource } from '@kalends/contract'
import type { FastifyRequest } from 'fastify'
import { isProkey } from '../http/formats.ts'
import { noEntryFound } from '../refusal.ts'
import type { Key } from './row.ts'

/** The key in the path. Keys that cannot exist never reach the database. */
export function keyOf(request: FastifyRequest, resource: Resource): Key {
  return keyFrom(resource, (request.params as Record<string, string>)[resource.key] ?? '')
}

export function keyFrom({ key }: Resource, text: string): Key {
  if (key === 'prokey' && isProkey(text)) return text.toLowerCase()
  if (key === 'id' && /^[1-9]\d{0,14}$/.test(text)) return Number(text)
  throw noEntryFound()
}
