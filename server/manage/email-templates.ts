import { type ManagedEmailTemplate, emailTemplateOperations } from '@kalends/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Context } from '../context.ts'
import { type Language, messagesIn } from '../messages/messages.ts'
import {
  type FoundMailTemplate,
  builtIn,
  createMailTemplate,
  findMailTemplate,
  mailTemplates,
  removeMailTemplate,
  setMailTemplate,
} from '../templates/mail-templates.ts'
import { type MailTemplate, defaultTexts } from '../templates/mail-texts.ts'
import { variablesByType } from '../templates/mail-variables.ts'
import { manage, numberIn } from './operation.ts'

/** The email templates of an organization, which are read-only in the API of the specification. */
export function emailTemplateManagement(app: FastifyInstance, context: Context) {
  manage(app, context, emailTemplateOperations.list, async ({ actor }) =>
    (await mailTemplates(context, actor.organization)).map(({ id, name, type, is_default }) => ({
      id,
      name,
      type,
      is_default,
    })),
  )

  manage(app, context, emailTemplateOperations.variables, async () => variablesByType())

  manage(app, context, emailTemplateOperations.read, async ({ actor, params, query, reply }) =>
    present(await findMailTemplate(context, actor, numberIn(params.id)), reply, query.language),
  )

  manage(app, context, emailTemplateOperations.create, async ({ actor, body, reply }) =>
    present(await createMailTemplate(context, actor, body as MailTemplate), reply),
  )

  manage(app, context, emailTemplateOperations.update, async ({ actor, params, body, request, reply }) => {
    const changes = body as Partial<MailTemplate>
    const changed = await setMailTemplate(context, actor, numberIn(params.id), changes, request.headers['if-match'])
    return present(changed, reply)
  })

  manage(app, context, emailTemplateOperations.reset, async ({ actor, params, reply }) =>
    present(await setMailTemplate(context, actor, numberIn(params.id), builtIn), reply),
  )

  manage(app, context, emailTemplateOperations.remove, async ({ actor, params, query }) => {
    const isSure = query.force === true
    const { default_id, used_by } = await removeMailTemplate(context, actor, numberIn(params.id), { isSure })
    return { default_id, released: used_by }
  })
}

async function present(
  template: FoundMailTemplate & { readonly etag: string },
  reply: FastifyReply,
  language: Language = 'en',
): Promise<ManagedEmailTemplate> {
  reply.header('etag', template.etag)
  const { id, name, type, is_default, subject, headline, content, button_label, from_name, reply_to } = template
  const built_in = defaultTexts(type, (await messagesIn(language)).mail)
  const texts = { subject, headline, content, button_label, from_name, reply_to }
  return { id, name, type, is_default, ...texts, built_in, used_by: [...template.used_by] }
}
