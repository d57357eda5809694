import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { serveResource } from '../resources/routes.ts'
import { emailTemplateRoutes } from './email-templates.ts'
import { ctaBlocks, landingPages, rsvpBlocks, styles } from './templates.ts'

export function templateRoutes(app: FastifyInstance, context: Context) {
  serveResource(app, context, styles)
  serveResource(app, context, landingPages)
  serveResource(app, context, ctaBlocks)
  serveResource(app, context, rsvpBlocks)
  emailTemplateRoutes(app, context)
}
