import type { EmailTemplateType } from '@kalends/contract'
import type { StoredItem } from '../resources/store.ts'
import { defaultEmailTemplates } from '../templates/mail-texts.ts'
import { rsvpBlocks } from '../templates/templates.ts'
import type { Target } from './changes.ts'
import { type Place, idIn, refuse, write } from './writing.ts'

/** Saves changes to the email template that the event uses for a type, or to the one they name, which it then uses. */
export async function useEmailTemplate(place: Place, target: Target, type: EmailTemplateType, template: StoredItem) {
  const { database, actor } = place
  const block = idIn(target.item.rsvp_block)
  const [row] = block === undefined ? [] : await rsvpBlocks.store.reads(database).one(actor.organization, block)
  const current =
    idIn(row && rsvpBlocks.store.item(row)[`email_${type}`]) ??
    (await defaultEmailTemplates({ database })(actor.organization, type))
  const named = template.id ?? undefined
  const id = idIn(named ?? current)
  if (id === undefined) return refuse('changes.email_template.id', 'must be the id of an email template')
  await write(place, 'email_template', id, template)
  if (id === current) return
  if (!row) return refuse('changes.email_template.id', 'must be left out: the event has no RSVP template to name it')
  await write(place, 'rsvp_block', block, { [`email_${type}`]: id })
}
