import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import { Faults } from '../../refusal.ts'
import { fieldVariable, wrongVariable } from '../../templates/mail-variables.ts'
import { labelsWithoutOptIn } from './opt-in-store.ts'
import type { Scope, reachable } from './selection-store.ts'

const mostNamed = 5

/**
 * Refuses variables that a message cannot have. Without double opt-in anybody may have signed up with the address of somebody
 * else, so what they filled in is not mailed to it.
 */
export async function refuseWrongVariables(
  db: Kysely<Tables>,
  scope: Scope,
  selection: ReturnType<typeof reachable>,
  { subject, content }: { readonly subject: string; readonly content: string },
) {
  const texts = Object.entries({ subject, text: content })
  const faults = new Faults()
  for (const [field, text] of texts) {
    const wrong = wrongVariable(text, 'rsvp_event_update')
    if (wrong !== undefined) faults.add(field, `${field} ${wrong}`)
  }
  faults.throwIfAny()
  if (!texts.some(([, text]) => fieldVariable(text) !== undefined)) return
  const labels = await labelsWithoutOptIn(db, scope, selection, mostNamed + 1)
  if (labels.length === 0) return
  for (const [field, text] of texts) {
    const name = fieldVariable(text)
    if (name !== undefined)
      faults.add(field, `${field} names the variable {{${name.slice(0, 100)}}}, ${reason(labels)}`)
  }
  faults.throwIfAny()
}

function reason(labels: readonly string[]): string {
  const events = labels.slice(0, mostNamed).map((label) => `“${label}”`)
  if (labels.length > mostNamed) events.push('others')
  const have = labels.length === 1 ? 'this event has' : 'these events have'
  return (
    `but ${have} no double opt-in: ${events.join('; ')}. Addresses are not confirmed there, so nothing that was filled in ` +
    'is mailed to them. Leave the variable out, or select other events.'
  )
}
