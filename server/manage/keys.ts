import { keyOperations, success } from '@kalends/contract'
import type { FastifyInstance } from 'fastify'
import { createKey, keysOf, revokeKey, switchKey } from '../accounts/keys.ts'
import type { Context } from '../context.ts'
import { noEntryFound } from '../refusal.ts'
import { manage, numberIn } from './operation.ts'

/** The API keys of an organization. */
export function keyManagement(app: FastifyInstance, context: Context) {
  const { database, now } = context

  manage(app, context, keyOperations.list, async ({ actor }) => keysOf(database, actor.organization))

  manage(app, context, keyOperations.create, async ({ actor: { organization, by }, body }) => {
    const { name, scope, expires } = body
    const request = { organization, name, scope, expires: expires ?? undefined }
    return database.transaction((tx) => createKey(tx, by, now(), request))
  })

  for (const [operation, active] of [
    [keyOperations.enable, true],
    [keyOperations.disable, false],
  ] as const)
    manage(app, context, operation, async ({ actor, params }) => {
      const id = numberIn(params.id)
      await database.transaction((tx) => switchKey(tx, actor, now(), id, active))
      const key = (await keysOf(database, actor.organization)).find((each) => each.id === id)
      if (!key) throw noEntryFound()
      return key
    })

  manage(app, context, keyOperations.revoke, async ({ actor, params }) => {
    await database.transaction((tx) => revokeKey(tx, actor, now(), numberIn(params.id)))
    return success('deleted')
  })
}
