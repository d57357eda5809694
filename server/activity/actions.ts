/** What can happen to an item of a resource. Only events are published, unpublished and moved to another group. */
export type ItemAction = 'created' | 'updated' | 'published' | 'unpublished' | 'moved' | 'deleted' | 'restored'

/** What can happen to everything else that is recorded, by type. */
export const actions = {
  image: ['created', 'deleted'],
  rsvp: [
    'created',
    'confirmed',
    'updated',
    'unsubscribed',
    'erased',
    'deleted',
    'restored',
    'expired',
    'offered',
    'checked_in',
    'check_in_undone',
  ],
  /** To attendees. */
  message: ['sent'],
  domain: ['created', 'verified', 'published', 'unpublished', 'updated', 'deleted'],
  organization: [
    'created',
    'updated',
    'disabled',
    'enabled',
    'removal-scheduled',
    'removal-cancelled',
    'export-started',
    'export-cancelled',
  ],
  key: ['created', 'disabled', 'enabled', 'revoked'],
  member: ['created', 'updated', 'deleted', 'restored'],
  invitation: ['created', 'deleted'],
  mail: ['resent'],
} as const

type Actions = typeof actions

/** Such as `rsvp.confirmed`. */
export type Action = { [Type in keyof Actions]: `${Type}.${Actions[Type][number]}` }[keyof Actions]
