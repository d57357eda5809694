import { isDeepStrictEqual } from 'node:util'
import { type CtaBlock, type EmailTemplate, type Item, LandingPage, RsvpBlock, type Style } from '@kalends/contract'
import { planOf } from '../accounts/organizations.ts'
import { senderNameFault } from '../mail/sender-name.ts'
import { years } from '../calendar/days.ts'
import { isDraft } from '../domains/published.ts'
import { mailboxIn } from '../http/formats.ts'
import { wrongVariable } from './mail-variables.ts'
import type { Faults } from '../refusal.ts'
import type { Settle } from '../resources/served.ts'
import { checkFormFields } from './form-fields.ts'
import { mailTypesOf } from './store.ts'

export const settleStyle: Settle<typeof Style> = async (style, { actor, before, faults, tx }) => {
  if (style.buttonStyle === 'custom' && style.customCss === null) {
    faults.add('customCss', 'customCss is required while buttonStyle is custom. Send the address of a style sheet.')
  }
  // A style created on a larger plan can still be edited.
  if (style.hideBranding && !before?.hideBranding && (await planOf(tx, actor.organization)) === 'hobby') {
    faults.add('hideBranding', 'hideBranding needs the plan regular or enterprise.')
  }
  return { item: style }
}

export const settleLandingPage: Settle<typeof LandingPage> = async (page, { warnings, tx, actor }) => {
  const { background, custom_domain: domain } = page
  const needed = ({ image: 'image', gradient: 'background_color_2' } as const)[background as 'image' | 'gradient']
  if (needed !== undefined && page[needed] === null)
    warnings.push(`background has no effect without ${needed}: the page shows its first background colour.`)
  const unused = gradientFields.filter((name) => page[name] !== (LandingPage.defaults[name] ?? null))
  if (background !== 'gradient')
    warnings.push(...unused.map((name) => `${name} has no effect while background is ${background}.`))
  if (domain !== null && (await isDraft(tx, actor.organization, domain)))
    warnings.push('custom_domain has no effect until the domain is published.')
  return { item: page }
}

const gradientFields = ['gradient_direction', 'background_color_2'] as const

export const settleCtaBlock: Settle<typeof CtaBlock> = (block, { faults, warnings, before }) => {
  if (block.url !== null && block.type === 'form' && !/^https?:/i.test(block.url)) {
    faults.add('url', 'url must start with http:// or https:// while type is form.')
  }
  if (block.type === 'link' && block.url === null)
    warnings.push('type has no effect without url: there is nothing to link to.')
  if (block.type === 'form' && block.url === null)
    warnings.push('type has no effect without url: there is nowhere to send the form.')
  checkChangedFields(block, before, faults)
  return { item: block }
}

/** Each mail must be a template of its own type: `email_rsvp_doi` one of the type `rsvp_doi`. */
export const settleRsvpBlock: Settle<typeof RsvpBlock> = async (block, { actor, faults, warnings, tx, before }) => {
  checkNumbers(block, before, faults)
  warnings.push(...withoutEffect(block))
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
  checkChangedFields(block, before, faults)
  return { item: block }
}

function withoutEffect(block: Item<typeof RsvpBlock>): string[] {
  const {
    initial_confirmation: meansYes,
    maybe_option: hasMaybe,
    max,
    waiting_list: hasLine,
    offer_hours: hours,
  } = block
  return [
    meansYes &&
      hasMaybe &&
      'maybe_option has no effect on the form while initial_confirmation is true, because signing up means yes. Attendees can still change their RSVP to maybe.',
    hasLine && max === null && 'waiting_list has no effect without max: there are always seats left.',
    !hasLine && hours !== RsvpBlock.defaults.offer_hours && 'offer_hours has no effect without waiting_list.',
  ].filter((warning) => typeof warning === 'string')
}

/** Texts may only use variables that exist. A misspelt one would reach attendees verbatim. */
export const settleEmailTemplate: Settle<typeof EmailTemplate> = (template, { faults, before }) => {
  for (const name of ['subject', 'headline', 'content', 'button_label'] as const) {
    const wrong = template[name] === before?.[name] ? undefined : wrongVariable(template[name], template.type)
    if (wrong !== undefined) faults.add(name, `${name} ${wrong}`)
  }
  const { from_name } = template
  const fault = from_name === null || from_name === before?.from_name ? undefined : senderNameFault(from_name)
  if (fault !== undefined) faults.add('from_name', `from_name ${fault}`)
  const replyTo = template.reply_to === null ? null : mailboxIn(template.reply_to)
  if (replyTo === undefined) faults.add('reply_to', 'reply_to must be one email address, such as events@example.org.')
  return { item: { ...template, reply_to: replyTo ?? null } }
}

/** A form stored under earlier rules stays valid until its fields are replaced. */
function checkChangedFields({ fields }: WithFields, before: WithFields | undefined, faults: Faults) {
  if (!isDeepStrictEqual(fields, before?.fields)) checkFormFields(fields, faults)
}

type WithFields = Pick<Item<typeof RsvpBlock>, 'fields'>

/** Values stored before this check existed stay valid until they are replaced. */
function checkNumbers(block: Item<typeof RsvpBlock>, before: Item<typeof RsvpBlock> | undefined, faults: Faults) {
  const { max, maxpp, expires } = block
  const isOld = max === before?.max && maxpp === before.maxpp
  if (max !== null && maxpp > max && !isOld) {
    faults.add(
      'maxpp',
      `maxpp must not be greater than max, which is ${max}: one sign-up cannot take more seats than there are.`,
    )
  }
  if (expires !== null && expires !== before?.expires && Number(expires.slice(0, 4)) > years.last) {
    faults.add('expires', `expires must be before the year ${years.last + 1}.`)
  }
}
