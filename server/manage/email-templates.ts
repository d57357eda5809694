import { type ManagedEmailTemplate, emailTemplateOperations } from '@kalends/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { userById } from '../accounts/users.ts'
import type { Addresses } from '../browser/files.ts'
import type { Context } from '../context.ts'
import { lazy } from '../lazy.ts'
import { languageOf } from '../mail/composing.ts'
import { queueTestMail } from '../mail/test-mail.ts'
import { type Language, messagesIn } from '../messages/messages.ts'
import { noEntryFound } from '../refusal.ts'
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
export function emailTemplateManagement(app: FastifyInstance, context: Context, files: () => Promise<Addresses>) {
  const previews = lazy(async () => (await import('../previews/previews.ts')).previews(context, files))

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

  manage(app, context, emailTemplateOperations.test, async ({ actor, body, request }) => {
    const { database, settings, now } = context
    const user = await database.read((db) => userById(db, actor.by.user))
    if (!user) throw noEntryFound()
    const language = body.language ?? languageOf({ language: user.language ?? 'en' })
    const reads = request.headers['accept-language']
    const message = await (await previews()).mail(actor, { ...body, language }, reads)
    const mail = { organization: actor.organization, user: user.id, recipient: user.email, language, message }
    const id = await database.transaction((tx) => queueTestMail(tx, mail, now()))
    const delivery = settings.smtpUrl === null ? ('kept' as const) : ('sent' as const)
    return { id, recipient: user.email, delivery }
  })

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
