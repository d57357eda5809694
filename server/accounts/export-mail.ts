import { hasRole } from '@kalends/contract'
import { latestActor } from '../activity/read-store.ts'
import type { Transaction } from '../database/open.ts'
import { languageOf } from '../mail/composing.ts'
import type { MailKind } from '../mail/kind.ts'
import { queueMails } from '../mail/store.ts'
import { ownerMail } from './owner-mail.ts'
import { activeOrganization, roleOf, userById } from './people-store.ts'

interface ExportNews {
  readonly organization: number
  readonly name: string
}

/** Tells the owner who asked for it that an export is ready. Without a link to the file, which works only for owners who are signed in. */
export const exportReady: MailKind = {
  name: 'organization_export_ready',
  compose: async (context, mail) => {
    const news = JSON.parse(mail.content) as ExportNews
    const { exportTexts } = await import('../messages/export.ts')
    const { subject, content } = exportTexts[languageOf(mail)]
    const filled = (text: string) => text.replaceAll('{org}', () => news.name)
    return ownerMail(context, mail, news, { subject: filled(subject), content: [filled(content)] })
  },
  budget: 'organization export',
}

export const exportMailKey = (id: string) => `${exportReady.name}:${id}`

/** Queues it, unless the person is no longer an owner. */
export async function tellWhoExports(
  tx: Transaction,
  { organization, id, expires }: { readonly organization: number; readonly id: string; readonly expires: number },
  now: number,
) {
  const which = { organization, type: 'organization', item: String(organization) }
  const user = await latestActor(tx, which, 'export-started')
  const person = user === undefined ? undefined : await userById(tx, user)
  const role = person && (await roleOf(tx, organization, person.id))
  const name = await activeOrganization(tx, organization)
  if (!person || !role || !hasRole(role, 'owner') || name === undefined) return
  const content: ExportNews = { organization, name }
  const recipient = { recipient: person.email, language: person.language ?? 'en' }
  await queueMails(
    tx,
    [{ organization: null, kind: exportReady, ...recipient, key: exportMailKey(id), content, expires }],
    now,
  )
}
