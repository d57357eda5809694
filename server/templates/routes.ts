import { EmailTemplate, type RsvpBlock, emailTemplateTypes, list, object } from '@kalends/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { actorOf } from '../http/actor.ts'
import { serve } from '../http/route.ts'
import { noEntryFound } from '../refusal.ts'
import { operationsOf } from '../resources/operations.ts'
import { serveLists, serveResource } from '../resources/routes.ts'
import type { Listeners } from '../resources/served.ts'
import { emailTemplatesOfType } from './store.ts'
import { ctaBlocks, emailTemplates, landingPages, rsvpBlocks, styles } from './templates.ts'

export function templateRoutes(
  app: FastifyInstance,
  context: Context,
  listeners: { readonly rsvpBlock?: Listeners<typeof RsvpBlock> } = {},
) {
  serveResource(app, context, styles)
  serveResource(app, context, landingPages)
  serveResource(app, context, ctaBlocks)
  serveResource(app, context, rsvpBlocks, listeners.rsvpBlock && { listeners: listeners.rsvpBlock })
  emailTemplateRoutes(app, context)
}

/** Email templates are read-only in the API; the command line creates and changes them. */
function emailTemplateRoutes(app: FastifyInstance, context: Context) {
  const ofType = emailTemplatesOfType(context.database)
  const { all, latest } = operationsOf(EmailTemplate)
  const { id, name, type } = EmailTemplate.read.properties!

  serveLists(app, context, emailTemplates, {
    all: {
      ...all,
      description: 'The ids, names and types of all email templates, oldest first.',
      answer: list(object({ id: id!, name: name!, type: type! })),
    },
    latest,
  })
  serve(app, {
    method: 'GET',
    path: '/email-template/:type',
    access: 'read',
    operation: {
      tag: EmailTemplate.titles,
      id: 'list-email-template-of-type',
      summary: 'List the email templates of one type',
      description: 'The ids and names of the email templates of one type, oldest first.',
      parameters: { type: type! },
      answer: list(object({ id: id!, name: name! })),
      errors: [404],
    },
    handler: async (request) => {
      const asked = (request.params as { type: string }).type
      if (!emailTemplateTypes.some((known) => known === asked)) throw noEntryFound()
      return ofType(actorOf(request).organization, asked)
    },
  })
}
