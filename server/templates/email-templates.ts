import { EmailTemplate, emailTemplateTypes, list, object } from '@kalends/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import type { Transaction } from '../database/open.ts'
import { actorOf, type OrganizationId } from '../http/actor.ts'
import { serve } from '../http/route.ts'
import { noEntryFound } from '../refusal.ts'
import { operationsOf } from '../resources/operations.ts'
import { serveLists } from '../resources/routes.ts'
import { emailTemplatesOfType } from './store.ts'
import { emailTemplates } from './templates.ts'

/** Email templates are read only in the API: every organization gets one of each type. */
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

/** The seven mails a new organization starts with. */
export async function createDefaultEmailTemplates(tx: Transaction, organization: OrganizationId, now: number) {
  for (const [i, type] of emailTemplateTypes.entries()) {
    const [name, subject, headline, content, button_label] = defaults[i]!
    const texts = { name, type, subject, headline, content: `<p>${content}</p>`, button_label }
    await emailTemplates.store.insert(tx, organization, { ...EmailTemplate.defaults, ...texts }, now)
  }
}

/** In the order of `emailTemplateTypes`: name, subject, headline, content, button label. */
const defaults: readonly (readonly [string, string, string, string, string])[] = [
  [
    'Confirm address',
    'Please confirm your email address',
    'One more step',
    'Confirm your email address to complete your sign-up. If you did not sign up, ignore this mail and nothing will happen.',
    'Confirm my address',
  ],
  [
    'Thank you',
    'Thank you for confirming',
    'You are on the list',
    'Your email address is confirmed and your answer is saved. You find the event attached for your calendar.',
    'View my answer',
  ],
  [
    'Sign-up confirmation',
    'Your sign-up',
    'Thank you for your answer',
    'Your answer is saved. You find the event attached for your calendar.',
    'View my answer',
  ],
  [
    'Change confirmation',
    'Your answer has changed',
    'Your change is saved',
    'This is your answer as it is now. If you did not change it, open it with the button below and correct it.',
    'View my answer',
  ],
  [
    'Event update',
    'The event has changed',
    'Please note the new details',
    'Something about the event has changed. The attached file updates the entry in your calendar.',
    'View the event',
  ],
  [
    'Magic link',
    'Your access to your answer',
    'Open your answer',
    'With the button below you can see and change your answer. It works for one hour.',
    'Open my answer',
  ],
  [
    'Second sign-up',
    'You have already signed up',
    'We know you already',
    'Somebody, probably you, signed up again with this address. Your answer is unchanged; with the button below you can see and change it.',
    'Open my answer',
  ],
]
