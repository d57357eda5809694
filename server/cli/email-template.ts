import { type EmailTemplateType, emailTemplateTypes } from '@kalends/contract'
import { findOrganization } from '../accounts/organizations.ts'
import type { OrganizationId } from '../http/actor.ts'
import { variables } from '../templates/mail-variables.ts'
import {
  type FoundMailTemplate,
  type ListedMailTemplate,
  builtIn,
  createMailTemplate,
  findMailTemplate,
  mailTemplates,
  removeMailTemplate,
  setMailTemplate,
} from '../templates/mail-templates.ts'
import { defaultTexts } from '../templates/mail-texts.ts'
import { idFrom, ofOneOrganization, optionalId, organizationOption } from './arguments.ts'
import { type Command, type Given, WrongUsage } from './command.ts'
import { by, inDatabase } from './in-database.ts'
import { columns, indent, table } from './text.ts'

const templateId = { name: 'ID', what: 'The id of the email template; see "kalends email-template list".' }
const texts = ['subject', 'headline', 'content', 'button_label'] as const

const glossary = {
  heading: 'Texts can use these variables',
  words: Object.fromEntries(Object.entries(variables).map(([name, what]) => [`{{${name}}}`, what])),
}

const contentOptions = {
  subject: { value: 'TEXT', what: 'The subject of the mail.' },
  headline: { value: 'TEXT', what: 'The headline inside the mail.' },
  content: { value: 'HTML', what: 'The text of the mail, such as "<p>See you there.</p>".' },
  'button-label': { value: 'TEXT', what: 'The text on the button.' },
  'from-name': { value: 'NAME', what: 'The name of the sender, instead of that of the organization.' },
  'reply-to': { value: 'EMAIL', what: 'Where replies to the mail go.' },
}

function contentOf({ options }: Given): Record<string, string> {
  const given = Object.keys(contentOptions).filter((name) => options[name] !== undefined)
  return Object.fromEntries(given.map((name) => [name.replace('-', '_'), options[name]!]))
}

export const commands: Command[] = [
  {
    name: 'email-template list',
    summary: 'List the email templates.',
    options: { org: ofOneOrganization },
    example: 'kalends email-template list --org 1',
    run: async (given) => {
      const organization = optionalId(given.options.org, '--org')
      return inDatabase(given.settings(), async (context) => {
        if (organization !== undefined) await findOrganization(context.database, organization)
        const data = await mailTemplates(context, organization)
        const text = table(
          data,
          {
            id: (template) => template.id,
            org: (template) => template.organization,
            type: (template) => template.type,
            default: (template) => (template.is_default ? 'yes' : 'no'),
            name: (template) => template.name,
            subject: (template) => read(template, 'subject'),
          },
          'There is no email template.',
        )
        return { data, text }
      })
    },
  },
  {
    name: 'email-template show',
    summary: 'Show the texts of a mail.',
    argument: templateId,
    example: 'kalends email-template show 3',
    run: async (given) => {
      const id = idFrom(given.argument, 'ID')
      return inDatabase(given.settings(), async (context) => {
        const { etag: _, ...data } = await findMailTemplate(context, by, id)
        return { data: { ...data, variables }, text: shown(data) }
      })
    },
  },
  {
    name: 'email-template create',
    summary: 'Create another template for one of the seven mails.',
    details:
      'An RSVP template selects it with its field email_rsvp_…; if that is null, the default of the type is sent. Texts you leave out are the built-in ones, in the language of the attendee.',
    glossary,
    options: {
      org: { ...organizationOption, required: true },
      type: { value: 'TYPE', what: `The kind of mail: ${emailTemplateTypes.join(', ')}.`, required: true },
      name: { value: 'NAME', what: 'An internal name, never shown to attendees.', required: true },
      ...contentOptions,
    },
    example:
      'kalends email-template create --org 1 --type rsvp_thank_you --name Workshops --subject "See you at {{event}}"',
    namesDatabase: true,
    run: async (given) => {
      const organization = idFrom(given.options.org!, '--org')
      const { name = '', type = '' } = given.options
      return inDatabase(given.settings(), async (context) => {
        await findOrganization(context.database, organization)
        const actor = { organization: organization as OrganizationId, by }
        const { etag: _, ...data } = await createMailTemplate(context, actor, { ...contentOf(given), name, type })
        const text = `Created the email template ${data.id}, ${name}. RSVP templates select it with email_${type}: ${data.id}.`
        return { data, text }
      })
    },
  },
  {
    name: 'email-template remove',
    summary: 'Remove an email template.',
    details:
      'RSVP templates that use it fall back to the default of its type. The defaults themselves cannot be removed.',
    argument: templateId,
    options: { yes: { what: 'Remove it even if RSVP templates use it.' } },
    example: 'kalends email-template remove 8',
    namesDatabase: true,
    run: async (given) => {
      const id = idFrom(given.argument, 'ID')
      return inDatabase(given.settings(), async (context) => {
        const { default_id, used_by } = await removeMailTemplate(context, by, id, { isSure: given.switches.has('yes') })
        const fallback = used_by.length > 0 ? ` These RSVP templates now use ${default_id}: ${named(used_by)}.` : ''
        return { data: { id, removed: true, used_by }, text: `Removed the email template ${id}.${fallback}` }
      })
    },
  },
  {
    name: 'email-template set',
    summary: 'Change the texts of a mail.',
    details:
      'What you leave out stays as it is. Built-in texts are sent in the language of the attendee; your own are sent as they are.',
    glossary,
    argument: templateId,
    options: {
      name: { value: 'NAME', what: 'An internal name, never shown to attendees.' },
      ...contentOptions,
      reset: { what: 'Restore the built-in texts, and remove sender and reply address.' },
    },
    example: 'kalends email-template set 3 --subject "See you at {{event}}" --reply-to events@example.org',
    namesDatabase: true,
    run: async (given) => {
      const id = idFrom(given.argument, 'ID')
      const isReset = given.switches.has('reset')
      const { name } = given.options
      const changes = { ...contentOf(given), ...(name !== undefined && { name }) }
      if (!isReset && Object.keys(changes).length === 0)
        throw new WrongUsage('There is nothing to change. See "kalends email-template set --help".')
      return inDatabase(given.settings(), async (context) => {
        const { etag: _, ...data } = await setMailTemplate(context, by, id, { ...(isReset && builtIn), ...changes })
        return { data, text: shown(data) }
      })
    },
  },
]

const byDefault = 'RSVP templates without one of this type'
const ours = '(in the language of the attendee)'

/** A text for display. An empty one means the default. */
function read(template: ListedMailTemplate, name: (typeof texts)[number]): string {
  return template[name] || `${ours} ${defaultTexts(template.type as EmailTemplateType)[name]}`
}

const named = (templates: FoundMailTemplate['used_by']) => templates.map(({ id, name }) => `${id} (${name})`).join(', ')

function shown(template: FoundMailTemplate): string {
  const lines = texts.map((name) => [name, read(template, name)])
  return [
    `${template.name} (${template.type}), email template ${template.id} of organization ${template.organization}`,
    '',
    columns([
      ...lines,
      ['from_name', template.from_name ?? '(the name of the organization)'],
      ['reply_to', template.reply_to ?? '-'],
      [
        'used by',
        [...(template.is_default ? [byDefault] : []), named(template.used_by)].filter(Boolean).join(', ') || '-',
      ],
    ]),
    '',
    `${glossary.heading}:`,
    '',
    indent(columns(Object.entries(glossary.words))),
  ].join('\n')
}
