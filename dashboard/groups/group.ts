import type { Group } from '@kalends/contract'
import { v1 } from '../api.ts'
import { type Loaded, useData } from '../cache.ts'
import type { Saved } from '../forms/index.ts'
import { organizationId } from '../session.ts'

export const groupKey = (prokey: string) => `${organizationId.value}/group/${prokey}`
export const groupsKey = () => `${organizationId.value}/groups`

export function useGroup(prokey: string): Loaded<Saved<Group>> {
  return useData(groupKey(prokey), () => loadGroup(prokey))
}

export async function loadGroup(prokey: string): Promise<Saved<Group>> {
  const { data, etag } = await v1.group.read(prokey).withResponse()
  return { data, etag }
}
