import { mailOperations } from '@kalends/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { positionIn } from '../http/cursor.ts'
import { mailLog, ownMail, readMail, sendAgain } from '../mail-log.ts'
import { manage } from './operation.ts'

/** The mails of an organization, and what became of them. */
export function mailManagement(app: FastifyInstance, context: Context) {
  manage(app, context, mailOperations.list, async ({ actor, query }) => {
    const { cursor, limit = 50, state, kind, event, recipient } = query
    return mailLog(context, actor.organization, {
      state,
      kind,
      event: event?.toLowerCase(),
      recipient: recipient?.trim().toLowerCase(),
      after: positionIn(cursor),
      limit,
    })
  })

  manage(app, context, mailOperations.read, async ({ actor, params }) =>
    readMail(context, actor.organization, params.id),
  )

  manage(app, context, mailOperations.resend, async ({ actor, params }) => {
    const mail = await ownMail(context, actor.organization, params.id)
    return { id: await sendAgain(context, actor, mail) }
  })
}
