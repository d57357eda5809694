import { peopleOperations, success } from '@kalends/contract'
import type { FastifyInstance } from 'fastify'
import { invitations, invite, tokenToPassOn, withdrawInvitation } from '../accounts/invitations.ts'
import { changeRole, members, removeMember, restoreMember } from '../accounts/members.ts'
import type { Context } from '../context.ts'
import { RateLimit } from '../http/rate-limit.ts'
import { limiter, manage, numberIn } from './operation.ts'

const hour = 3600

/** The members of an organization, and who is invited. */
export function peopleManagement(app: FastifyInstance, context: Context) {
  const { database, now, settings, monotonic } = context
  const invited = new RateLimit(50, hour)
  const limited = limiter(monotonic)
  const linkWith = (token: string) => `${settings.publicUrl}/app/invitation/${token}`

  manage(app, context, peopleOperations.members, async ({ actor }) => members(context, actor.organization))

  manage(app, context, peopleOperations.setRole, async ({ actor, params, body }) => {
    await database.transaction((tx) => changeRole(tx, actor, now(), numberIn(params.user), body.role, actor.role))
    return success('updated')
  })

  manage(app, context, peopleOperations.remove, async ({ actor, params }) => {
    await database.transaction((tx) => removeMember(tx, actor, now(), numberIn(params.user), actor.role))
    return success('deleted')
  })

  manage(app, context, peopleOperations.restore, async ({ actor, params }) => {
    await database.transaction((tx) => restoreMember(tx, actor, now(), numberIn(params.user), actor.role))
    return success('restored')
  })

  manage(app, context, peopleOperations.leave, async ({ actor }) => {
    await database.transaction((tx) => removeMember(tx, actor, now(), actor.by.user, actor.role))
    return success('deleted')
  })

  manage(app, context, peopleOperations.invitations, async ({ actor }) => invitations(context, actor.organization))

  manage(app, context, peopleOperations.invite, async ({ actor, body }) => {
    limited(invited, actor, 'invitations')
    const isMailed = settings.smtpUrl !== null
    const { token, ...invitation } = await database.transaction((tx) =>
      invite(tx, actor, now(), body, actor.role, { isMailed }),
    )
    // With a mail server, only the mail has the link: whoever opens it owns the address.
    return { ...invitation, link: isMailed ? null : linkWith(token) }
  })

  manage(app, context, peopleOperations.invitationLink, async ({ actor, params }) => ({
    link: linkWith(await tokenToPassOn(context, actor.organization, numberIn(params.id), actor.role)),
  }))

  manage(app, context, peopleOperations.withdraw, async ({ actor, params }) => {
    await database.transaction((tx) => withdrawInvitation(tx, actor, now(), numberIn(params.id)))
    return success('deleted')
  })
}
