import { CustomDomain } from '@kalends/contract'
import { content } from '../content.ts'
import type { Context } from '../context.ts'
import { domains } from '../domains/domains.ts'
import { validate } from '../http/validation.ts'
import { Faults } from '../refusal.ts'
import type { Progress } from '../progress.ts'
import { type Inspection, inspect } from '../resources/inspect.ts'
import type { Check } from './checks.ts'

const name = 'content'

/** Checks every stored item against its schema. With `repair`, recomputes derived columns that are wrong. */
export async function checkContent(
  context: Context,
  { repair, progress }: { repair: boolean; progress: Progress },
): Promise<Check[]> {
  const found = [await inspectDomains(context)]
  for (const served of content.values()) {
    const { name: resource, titles } = served.resource
    progress.begin(`Reading ${titles}`)
    found.push({ resource, titles, ...(await inspect(context.database, served, { repair, progress })) })
  }
  const checks = found.flatMap(checksOf)
  const rows = found.map((each) => each.rows).reduce((sum, count) => sum + count)
  return checks.length > 0 ? checks : [{ name, result: 'ok', text: `All stored items are valid (${rows}).` }]
}

type Found = Inspection & { readonly resource: string; readonly titles: string }

function checksOf({ resource, titles, stale, repaired, faulty, faults }: Found): Check[] {
  const checks: Check[] = faults.map(({ key, message }) => ({
    name,
    result: 'failed',
    text: `${resource} ${key}: ${message}`,
  }))
  if (faulty > 0) {
    const more = faulty > faults.length ? `There are ${faulty - faults.length} more of these ${titles}. ` : ''
    const text = `${more}They cannot be repaired automatically. Correct or delete them through the API, or restore a backup.`
    checks.push({ name, result: 'failed', text })
  }
  if (repaired > 0) checks.push({ name, result: 'ok', text: `Repaired ${titles}: ${repaired}.` })
  if (stale > repaired) {
    const text = `Derived data (labels, times, calendar entries) is out of date in some ${titles}: ${stale - repaired}. Run "kalends doctor --repair" to recompute it.`
    checks.push({ name, result: 'warning', text })
  }
  return checks
}

async function inspectDomains(context: Context): Promise<Found> {
  const all = await domains(context)
  const faults: { key: number; message: string }[] = []
  for (const domain of all) {
    const found = new Faults()
    await validate(CustomDomain, domain, found)
    const refusal = found.refusal()
    if (refusal) faults.push({ key: domain.id, message: refusal.message })
  }
  return {
    resource: 'custom-domain',
    titles: 'custom domains',
    rows: all.length,
    stale: 0,
    repaired: 0,
    faulty: faults.length,
    faults,
  }
}
