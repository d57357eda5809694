import type { Group, Item } from '@kalends/contract'
import type { Context } from '../context.ts'
import { groups } from './groups.ts'
import { groupRows } from './store.ts'

/** A group as visitors meet it, who know its prokey and no organization. */
export interface PublishedGroup {
  readonly organization: number
  readonly item: Item<typeof Group>
}

export function publishedGroups({ database }: Pick<Context, 'database'>) {
  const rows = groupRows(database)
  return async (prokey: string): Promise<PublishedGroup | undefined> => {
    const [row] = await rows(prokey)
    return row && { organization: row.organization as number, item: groups.store.item(row) as Item<typeof Group> }
  }
}
