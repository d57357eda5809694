import { invalidate } from '../cache.ts'
import type { Saved } from '../forms/index.ts'
import { organizationId } from '../session.ts'
import type { Kind, Template } from './kinds.ts'

/** Creates or updates a template, and returns it as it is afterwards. */
export async function saveTemplate(
  kind: Kind,
  id: string | undefined,
  changes: Partial<Template>,
  etag: string | undefined,
): Promise<Saved<Template>> {
  const written = id === undefined ? await kind.calls.create(changes) : await kind.calls.update(id, changes, etag)
  const saved = await kind.calls.read(id ?? written.id)
  invalidate(`${organizationId.value}/templates/`)
  return { ...saved, warnings: written.warnings }
}
