import type { CtaBlock, RsvpBlock, Style } from '@kalends/contract'
import type { Settle } from '../resources/served.ts'
import { checkFormFields } from './form-fields.ts'
import { mailTypesOf } from './store.ts'

export const settleStyle: Settle<typeof Style> = (style, { actor, before, faults }) => {
  if (style.buttonStyle === 'custom' && style.customCss === null) {
    faults.add('customCss', 'customCss is required while buttonStyle is custom. Send the address of a style sheet.')
  }
  // A style from the time of a larger plan can still be edited.
  if (style.hideBranding && !before?.hideBranding && actor.plan === 'hobby') {
    faults.add('hideBranding', 'hideBranding needs the plan regular or enterprise.')
  }
  return { item: style }
}

export const settleCtaBlock: Settle<typeof CtaBlock> = (block, { faults }) => {
  if (block.url !== null && block.type === 'form' && !/^https?:/i.test(block.url)) {
    faults.add('url', 'url must start with http:// or https:// while type is form.')
  }
  checkFormFields(block.fields, faults)
  return { item: block }
}

/** Each mail can only be a template of its own type: `email_rsvp_doi` one of the type `rsvp_doi`. */
export const settleRsvpBlock: Settle<typeof RsvpBlock> = async (block, { actor, faults, tx }) => {
  const mails = Object.entries(block).filter(([name, id]) => name.startsWith('email_') && id !== null)
  const types = await mailTypesOf(
    tx,
    actor.organization,
    mails.map(([, id]) => id as number),
  )
  for (const [name, id] of mails) {
    const wanted = name.slice('email_'.length)
    if (types.get(id as number) !== wanted)
      faults.add(name, `${name} must be the id of an email template of the type ${wanted}.`)
  }
  checkFormFields(block.fields, faults)
  return { item: block }
}
