import { CtaBlock, EmailTemplate, LandingPage, RsvpBlock, Style, templateOperations } from '@kalends/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { noEntryFound } from '../refusal.ts'
import { listForms } from '../templates/own-form.ts'
import { templateUse } from '../templates/use-store.ts'
import { manage, numberIn } from './operation.ts'

const resources = [Style, LandingPage, CtaBlock, RsvpBlock, EmailTemplate]

/** What people see of templates beyond the API. */
export function templateManagement(app: FastifyInstance, context: Context) {
  manage(app, context, templateOperations.use, async ({ actor, params }) => {
    const resource = resources.find(({ name }) => name === params.kind)
    const use =
      resource &&
      (await context.database.read((db) => templateUse(db, actor.organization, resource, numberIn(params.id))))
    if (!use) throw noEntryFound()
    return use
  })

  manage(app, context, templateOperations.forms, ({ actor }) => listForms(context, actor.organization))
}
