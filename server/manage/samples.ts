import { type Event, sampleOperations } from '@kalends/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { createSamples, prokeyOf, removeSamples } from '../demo/demo.ts'
import type { Listeners } from '../resources/served.ts'
import { manage } from './operation.ts'

/** Content to try everything with. */
export function sampleManagement(app: FastifyInstance, context: Context, listeners: Listeners<typeof Event>) {
  manage(app, context, sampleOperations.create, async ({ actor }) => {
    const made = await createSamples(context, actor)
    return { created: made.isNew, event: prokeyOf(made, 'Summer party') ?? null }
  })

  manage(app, context, sampleOperations.remove, async ({ actor }) => ({
    removed: await removeSamples(context, actor, listeners),
  }))
}
