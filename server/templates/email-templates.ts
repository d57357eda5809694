import { EmailTemplate, type EmailTemplateType, emailTemplateTypes, list, object } from '@kalends/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import type { Transaction } from '../database/open.ts'
import { type Actor, actorOf } from '../http/actor.ts'
import { serve } from '../http/route.ts'
import { noEntryFound } from '../refusal.ts'
import { operationsOf } from '../resources/operations.ts'
import { serveLists } from '../resources/routes.ts'
import { emailTemplatesOfType } from './store.ts'
import { emailTemplates } from './templates.ts'

/** Email templates are read-only in the API; the command line creates and changes them. */
export function emailTemplateRoutes(app: FastifyInstance, context: Context) {
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

/** The seven mails of a new organization. An empty text means our default. */
export async function createDefaultEmailTemplates(tx: Transaction, actor: Actor, now: number) {
  for (const type of emailTemplateTypes) {
    await emailTemplates.store.insert(tx, actor, { ...EmailTemplate.defaults, name: names[type], type }, now)
  }
}

const names: Record<EmailTemplateType, string> = {
  rsvp_doi: 'Confirm address',
  rsvp_thank_you: 'Thank you',
  rsvp_signup_confirmation: 'Sign-up confirmation',
  rsvp_change_confirmation: 'Change confirmation',
  rsvp_event_update: 'Event update',
  rsvp_magic_link: 'Magic link',
  rsvp_second_signup: 'Second sign-up',
}
