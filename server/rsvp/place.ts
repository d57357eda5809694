import type { PublishedEvent } from '../publication/event.ts'

/** An event that has answers. */
export interface Place {
  readonly event: string
  readonly organization: number
}

export function placeOf({ prokey, organization }: Pick<PublishedEvent, 'prokey' | 'organization'>): Place {
  return { event: prokey, organization: organization.id }
}
