import { EmailTemplate, type EmailTemplateType } from '@kalends/contract'
import { findOrganization } from '../accounts/organizations.ts'
import { variables } from '../mail/variables.ts'
import {
  type ListedMailTemplate,
  defaultTexts,
  findMailTemplate,
  mailTemplates,
  setMailTemplate,
} from '../templates/mail-texts.ts'
import { idFrom, ofOneOrganization, optionalId } from './arguments.ts'
import { type Command, WrongUsage } from './command.ts'
import { inDatabase } from './in-database.ts'
import { columns, indent, table } from './text.ts'

const templateId = { name: 'ID', what: 'The id of the email template; "kalends email-template list" shows them.' }
const texts = ['subject', 'headline', 'content', 'button_label'] as const

const glossary = {
  heading: 'Texts may name these variables',
  words: Object.fromEntries(Object.entries(variables).map(([name, what]) => [`{{${name}}}`, what])),
}

export const commands: Command[] = [
  {
    name: 'email-template list',
    summary: 'List the templates of mails to attendees.',
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
    summary: 'Read the texts of a mail.',
    argument: templateId,
    example: 'kalends email-template show 3',
    run: async (given) => {
      const id = idFrom(given.argument, 'ID')
      return inDatabase(given.settings(), async (context) => {
        const data = await findMailTemplate(context, id)
        return { data: { ...data, variables }, text: shown(data) }
      })
    },
  },
  {
    name: 'email-template set',
    summary: 'Change the texts of a mail.',
    details:
      'What is left out stays as it is. A text that nobody has changed is sent in the language of the attendee; one of yours is sent as it is.',
    glossary,
    argument: templateId,
    options: {
      subject: { value: 'TEXT', what: 'The subject of the mail.' },
      headline: { value: 'TEXT', what: 'The headline inside the mail.' },
      content: { value: 'HTML', what: 'The text of the mail, such as "<p>See you there.</p>".' },
      'button-label': { value: 'TEXT', what: 'The text on the button.' },
      'from-name': { value: 'NAME', what: 'The name of the sender, in place of that of the organization.' },
      'reply-to': { value: 'EMAIL', what: 'Where answers to the mail go.' },
      reset: { what: 'Make all of it what it was at first.' },
    },
    example: 'kalends email-template set 3 --subject "See you at {{event}}" --reply-to events@example.org',
    namesDatabase: true,
    run: async (given) => {
      const id = idFrom(given.argument, 'ID')
      const isReset = given.switches.has('reset')
      const changes = Object.fromEntries(
        [...texts, 'from_name', 'reply_to'].flatMap((name) => {
          const value = given.options[name.replace('_', '-')]
          return value === undefined ? [] : [[name, value]]
        }),
      )
      if (!isReset && Object.keys(changes).length === 0)
        throw new WrongUsage('Nothing to change was given. See "kalends email-template set --help".')
      return inDatabase(given.settings(), async (context) => {
        const first = isReset ? { ...EmailTemplate.defaults, from_name: null, reply_to: null } : {}
        const data = await setMailTemplate(context, id, { ...first, ...changes })
        return { data, text: shown(data) }
      })
    },
  },
]

const ours = '(in the language of the attendee)'

/** A text as a person reads it; an empty one is ours. */
function read(template: ListedMailTemplate, name: (typeof texts)[number]): string {
  return template[name] || `${ours} ${defaultTexts(template.type as EmailTemplateType)[name]}`
}

function shown(template: ListedMailTemplate): string {
  const lines = texts.map((name) => [name, read(template, name)])
  return [
    `${template.name} (${template.type}), email template ${template.id} of organization ${template.organization}`,
    '',
    columns([
      ...lines,
      ['from_name', template.from_name ?? '(the name of the organization)'],
      ['reply_to', template.reply_to ?? '-'],
    ]),
    '',
    `${glossary.heading}:`,
    '',
    indent(columns(Object.entries(glossary.words))),
  ].join('\n')
}
