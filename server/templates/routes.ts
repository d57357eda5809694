import { CtaBlock, LandingPage, RsvpBlock, Style } from '@kalends/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { serveResource } from '../resources/routes.ts'
import { emailTemplateRoutes } from './email-templates.ts'
import { imageRoutes } from './images.ts'
import { settleCtaBlock, settleRsvpBlock, settleStyle } from './rules.ts'

export function templateRoutes(app: FastifyInstance, context: Context) {
  serveResource(app, context, Style, settleStyle)
  serveResource(app, context, LandingPage)
  serveResource(app, context, CtaBlock, settleCtaBlock)
  serveResource(app, context, RsvpBlock, settleRsvpBlock)
  emailTemplateRoutes(app, context)
  imageRoutes(app, context)
}
