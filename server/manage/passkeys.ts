import { passkeyOperations, success } from '@kalends/contract'
import type { FastifyInstance } from 'fastify'
import { deviceName } from '../accounts/sessions/device.ts'
import { addPasskey, passkeyOptions, passkeys, removePasskey, renamePasskey } from '../accounts/passkeys/passkeys.ts'
import { refuseIfUnused } from '../accounts/ways-in.ts'
import type { Context } from '../context.ts'
import { manage, numberIn } from './operation.ts'

/** The passkeys of the signed-in person. */
export function passkeyManagement(app: FastifyInstance, context: Context) {
  manage(app, context, passkeyOperations.all, async ({ actor }) => passkeys(context, actor.by.user))

  manage(app, context, passkeyOperations.begin, async ({ actor }) => {
    refuseIfUnused(context.settings, 'passkey')
    return { ...(await passkeyOptions(context, actor.by.user, actor.session.id)) }
  })

  manage(app, context, passkeyOperations.add, async ({ actor, body, request }) => {
    refuseIfUnused(context.settings, 'passkey')
    const { response, name = deviceName(request.headers['user-agent'] ?? '') } = body
    return addPasskey(context, actor.by.user, actor.session.id, { name, response })
  })

  manage(app, context, passkeyOperations.rename, async ({ actor, params, body }) =>
    renamePasskey(context, actor.by.user, numberIn(params.id), body.name),
  )

  manage(app, context, passkeyOperations.remove, async ({ actor, params }) => {
    await removePasskey(context, actor.by.user, numberIn(params.id))
    return success('deleted')
  })
}
