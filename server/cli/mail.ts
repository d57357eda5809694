import { mailStates } from '@kalends/contract'
import { findOrganization } from '../accounts/organizations.ts'
import type { Context } from '../context.ts'
import { instantText } from '../http/formats.ts'
import { composed, sendAgain } from '../mail-log.ts'
import type { MailRow } from '../mail/kind.ts'
import { listMails, mailsBeginningWith } from '../mail/store.ts'
import { Refusal } from '../refusal.ts'
import { ofOneOrganization, optionalId } from './arguments.ts'
import { browserHtml } from '../mail/message.ts'
import { type Command, type Given, WrongUsage } from './command.ts'
import { by, inDatabase } from './in-database.ts'
import { minute, table } from './text.ts'

const mailId = { name: 'ID', what: 'The id of the mail, or its first characters; see "kalends mail list".' }
const most = 1000

export const commands: Command[] = [
  {
    name: 'mail list',
    summary: 'List mails, newest first.',
    details:
      'A mail is waiting, sent, kept (SMTP_URL is not set), failed (the mail server refused it) or dropped (no longer needed). ' +
      `A mail that waits because of MAIL_DAILY_LIMIT or the limit of a recipient says until when; a dropped one says why. Lists at most ${most} mails. Mails are removed after 90 days.`,
    options: {
      org: ofOneOrganization,
      event: { value: 'PROKEY', what: 'Only mails about this event.' },
      state: { value: 'STATE', what: `Only mails that are ${mailStates.join(', ')}.` },
    },
    example: 'kalends mail list --state failed',
    run: async (given) => {
      const organization = optionalId(given.options.org, '--org')
      const { event, state } = given.options
      if (state !== undefined && !mailStates.some((known) => known === state))
        throw new WrongUsage(`--state is "${state}", but it must be one of ${mailStates.join(', ')}.`)
      return inDatabase(given.settings(), async ({ database }) => {
        if (organization !== undefined) await findOrganization(database, organization)
        const data = (await listMails(database, { organization, event: event?.toLowerCase(), state, most })).map(listed)
        const text = table(
          data,
          {
            id: (mail) => mail.id.slice(0, 8),
            created: (mail) => minute(mail.created),
            to: (mail) => mail.recipient || '(erased)',
            kind: (mail) => mail.kind,
            state: (mail) => mail.state,
            subject: (mail) => mail.subject,
            error: (mail) => mail.error,
          },
          'No mails found.',
        )
        return { data, text }
      })
    },
  },
  {
    name: 'mail show',
    summary: 'Show a mail.',
    details:
      'A mail is composed when it is sent. One that is waiting, kept or has failed is shown as it would be composed now, with the current event, RSVP and ' +
      'templates. Of a sent mail, the subject and the time are stored, but not the text, because its links grant access.',
    argument: mailId,
    options: { html: { what: 'Show HTML instead of plain text.' } },
    example: 'kalends mail show 7f1c1a52',
    run: (given) =>
      withMail(given, async (context, mail) => {
        const message = await composed(context, mail)
        if (!message) {
          const why = mail.content === null ? 'Its text is no longer stored.' : 'What it was about no longer exists.'
          return { data: { ...listed(mail), rendered_now: false }, text: `${headOf(mail)}\n\n${why}` }
        }
        const { subject, text, calendars } = message
        const html = browserHtml(message)
        const files = calendars.map(({ name, method }) => `\nAttached: ${name} (${method})`).join('')
        const body = given.switches.has('html') ? html : text
        return {
          data: { ...listed(mail), rendered_now: true, subject, text, html, calendars },
          text: `${headOf({ ...mail, subject })}${files}\n\n${renderedNow}\n\n${body}`,
        }
      }),
  },
  {
    name: 'mail resend',
    summary: 'Send a mail again.',
    details:
      'A mail that was kept or failed is sent as it is. A mail to an attendee that was sent or dropped is composed again, with the current RSVP and event, ' +
      'new links and a new Message-ID. The limits for organizations and recipients apply as usual.',
    argument: mailId,
    example: 'kalends mail resend 7f1c1a52',
    namesDatabase: true,
    run: (given) =>
      withMail(given, async (context, mail) => {
        const { kind, recipient } = mail
        const id = await sendAgain(context, by, mail)
        const again = id === mail.id ? '' : `, composed again as ${id.slice(0, 8)} with new links`
        const what = `${kind} to ${recipient}${again}`
        const how =
          context.settings.smtpUrl === null
            ? 'Without SMTP_URL, it is stored, not sent.'
            : 'A server will send it soon.'
        return { data: { id, kind, recipient, queued: true }, text: `The mail is queued: ${what}. ${how}` }
      }),
  },
]

function withMail<T>(given: Given, work: (context: Context, mail: MailRow) => Promise<T>): Promise<T> {
  const id = given.argument.toLowerCase()
  if (!/^[0-9a-f-]{4,36}$/.test(id))
    throw new WrongUsage(
      `ID is "${given.argument}", but it must be the id of a mail or at least four of its first characters.`,
    )
  return inDatabase(given.settings(), async (context) => {
    const [mail, another] = await mailsBeginningWith(context.database, id)
    if (another) throw new Refusal('conflict', `Several mails have an id that starts with ${id}. Type more of it.`)
    if (!mail) throw new Refusal('missing', `There is no mail ${id}. Run "kalends mail list" to see them.`)
    return work(context, mail)
  })
}

function listed({ id, organization, kind, recipient, language, event, state, subject, error, created, sent }: MailRow) {
  return {
    id,
    organization,
    kind,
    recipient,
    language,
    event,
    state,
    subject,
    error,
    created: instantText(created),
    sent: sent === null ? null : instantText(sent),
  }
}

const renderedNow = '(Composed from current data. A mail is only composed when it is sent.)'

function headOf({ recipient, subject, kind, state, error, created, sent }: MailRow): string {
  const facts = [
    ['To', recipient || '(erased)'],
    ['Subject', subject ?? '-'],
    ['Kind', kind],
    ['State', error === null ? state : `${state}: ${error}`],
    ['Queued', instantText(created)],
    ...(sent === null ? [] : [['Sent', instantText(sent)]]),
  ]
  return facts.map(([name, value]) => `${name}: ${value}`).join('\n')
}
