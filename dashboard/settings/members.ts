import { app } from '../api.ts'
import { useData } from '../cache.ts'
import { organizationId } from '../session.ts'

export const useMembers = () =>
  useData(`${organizationId.value}/people/members`, (signal) => app.people.members({}, { signal }))

export const useInvitations = () =>
  useData(`${organizationId.value}/people/invitations`, (signal) => app.people.invitations({}, { signal }))
