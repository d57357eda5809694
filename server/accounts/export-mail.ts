import { hasRole } from '@kalends/contract'
import { latestActor } from '../activity/read-store.ts'
import type { Transaction } from '../database/open.ts'
import { languageOf } from '../mail/composing.ts'
import type { MailKind } from '../mail/kind.ts'
import { queueMails, withdrawMail } from '../mail/store.ts'
import { ownerMail } from './owner-mail.ts'
import { activeOrganization, roleOf, userById } from './people-store.ts'

interface ExportNews {
  readonly organization: number
  readonly name: string
}

/** How an export ended. */
type Outcome = 'ready' | 'failed'

/**
 * Tells the owner who asked for it that an export has ended. Without a link to the file, which works only for owners who are
 * signed in.
 */
export const exportMails: Readonly<Record<Outcome, MailKind>> = { ready: about('ready'), failed: about('failed') }

function about(outcome: Outcome): MailKind {
  return {
    name: `organization_export_${outcome}`,
    compose: async (context, mail) => {
      const news = JSON.parse(mail.content) as ExportNews
      const { exportTexts } = await import('../messages/export.ts')
      const { subject, content } = exportTexts[languageOf(mail)][outcome]
      const filled = (text: string) => text.replaceAll('{org}', () => news.name)
      return ownerMail(context, mail, news, { subject: filled(subject), content: [filled(content)] })
    },
    budget: 'organization export',
  }
}

const keyOf = ({ name }: MailKind, id: string) => `${name}:${id}`

/** Withdraws what waits to be sent about an export that is removed. */
export async function withdrawExportMails(tx: Transaction, id: string) {
  for (const kind of Object.values(exportMails))
    await withdrawMail(tx, { organization: null, key: keyOf(kind, id) }, 'The export was removed.')
}

interface Ended {
  readonly organization: number
  readonly id: string
  /** When its file, or what is known of it, is removed. */
  readonly expires: number
}

/** Queues the mail, unless the person is no longer an owner. */
export async function tellWhoExports(
  tx: Transaction,
  outcome: Outcome,
  { organization, id, expires }: Ended,
  now: number,
) {
  const kind = exportMails[outcome]
  const which = { organization, type: 'organization', item: String(organization) }
  const user = await latestActor(tx, which, 'export-started')
  const person = user === undefined ? undefined : await userById(tx, user)
  const role = person && (await roleOf(tx, organization, person.id))
  const name = await activeOrganization(tx, organization)
  if (!person || !role || !hasRole(role, 'owner') || name === undefined) return
  const content: ExportNews = { organization, name }
  const recipient = { recipient: person.email, language: person.language ?? 'en' }
  await queueMails(tx, [{ organization: null, kind, ...recipient, key: keyOf(kind, id), content, expires }], now)
}
