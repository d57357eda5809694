import { imageOperations, success } from '@kalends/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { positionIn } from '../http/cursor.ts'
import { images, removeImage } from '../images/library.ts'
import { manage } from './operation.ts'

/** The images of an organization and what shows them. */
export function imageManagement(app: FastifyInstance, context: Context) {
  manage(app, context, imageOperations.list, async ({ actor, query: { cursor, limit = 50 } }) =>
    images(context, actor.organization, { after: positionIn(cursor), limit }),
  )

  manage(app, context, imageOperations.remove, async ({ actor, params }) => {
    await removeImage(context, actor, params.id)
    return success('deleted')
  })
}
