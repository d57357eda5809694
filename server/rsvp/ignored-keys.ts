import type { FormField } from '@kalends/contract'
import { resembling } from '../refusal.ts'
import { fieldNames } from './form.ts'

const mostWarnings = 50

/** Reports unknown fields of the body and of its payload like the rest of the API. */
export function ignoredKeys(
  body: Readonly<Record<string, unknown>>,
  known: readonly string[],
  fields: readonly FormField[],
): string[] {
  const given = typeof body.payload === 'object' && body.payload !== null ? Object.keys(body.payload) : []
  return [...unknownOf(Object.keys(body), known, ''), ...unknownOf(given, fieldNames(fields), 'payload.')]
}

function unknownOf(given: readonly string[], names: readonly string[], prefix: string): string[] {
  const unknown = given.filter((name) => !names.includes(name)).slice(0, mostWarnings)
  return unknown.map((name) => {
    const meant = name.length > 100 ? undefined : resembling(name, [...names])
    const hint = meant === undefined ? '' : ` Did you mean ${prefix}${meant}?`
    return `${(prefix + name).slice(0, 200)} is not a known field and was ignored.${hint}`
  })
}
