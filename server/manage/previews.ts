import { previewOperations } from '@kalends/contract'
import type { FastifyInstance } from 'fastify'
import type { Addresses } from '../browser/files.ts'
import type { Context } from '../context.ts'
import { lazy } from '../lazy.ts'
import { imagesOf } from './mail-images.ts'
import { manage } from './operation.ts'

/** Unsaved content as visitors and attendees would see it. */
export function previewManagement(app: FastifyInstance, context: Context, files: () => Promise<Addresses>) {
  const loaded = lazy(async () => (await import('../previews/previews.ts')).previews(context, files))

  manage(app, context, previewOperations.page, async ({ actor, body, request }) =>
    (await loaded()).page(actor, body, request.headers['accept-language']),
  )

  manage(app, context, previewOperations.button, async ({ actor, body, reply }) => {
    const text = await (await loaded()).button(actor, body)
    void reply.type('application/json; charset=utf-8').send(text)
    return undefined
  })

  manage(app, context, previewOperations.mail, async ({ actor, body, request }) => {
    const { mail } = await loaded()
    const message = await mail(actor, body, request.headers['accept-language'])
    const { from, replyTo, to, subject, html, text, images, calendars } = message
    return {
      from: from.name,
      reply_to: replyTo,
      to,
      subject,
      html,
      text,
      images: imagesOf(images),
      attachments: calendars.map(({ name }) => name),
    }
  })

  manage(app, context, previewOperations.dates, async ({ body }) => {
    const { previewDates } = await import('../previews/dates.ts')
    return previewDates(Temporal.Instant.fromEpochMilliseconds(context.now()), body)
  })
}
