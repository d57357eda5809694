import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { type FieldError, type RsvpAnswer, languages } from '@kalends/contract'
import { Refusal } from '../refusal.ts'
import { answers } from '../rsvp/answers.ts'
import { comparable } from '../rsvp/form.ts'
import { csvOf } from '../rsvp/attendee-list/csv.ts'
import { organizer } from '../rsvp/organizer.ts'
import { erasedAddress } from '../rsvp/personal-store.ts'
import { prokeyFrom } from './arguments.ts'
import { type Command, WrongUsage } from './command.ts'
import { by, inDatabase } from './in-database.ts'
import { minute, table } from './text.ts'

const prokeyArgument = { name: 'PROKEY', what: 'The prokey of the event.' }
const sample = '7f1c1a52-93e6-4b07-9f0e-0a3c1e3c0b11'

export const commands: Command[] = [
  {
    name: 'rsvp list',
    summary: 'List the RSVPs to an event.',
    argument: prokeyArgument,
    example: `kalends rsvp list ${sample}`,
    run: async (given) => {
      const prokey = prokeyFrom(given.argument)
      return inDatabase(given.settings(), async (context) => {
        const { all, counts, ownerOf } = organizer(context)
        const organization = await ownerOf(prokey)
        const data = await all(organization, prokey)
        const text =
          data.length === 0 ? noAnswers(prokey) : `${listed(data)}\n\n${totals(await counts(organization, prokey))}`
        return { data, text }
      })
    },
  },
  {
    name: 'rsvp export',
    summary: 'Export the RSVPs to an event as CSV.',
    details:
      'UTF-8 with a byte order mark for Excel, and one column for every field that was filled in. Texts that a spreadsheet would run as a formula start with an apostrophe.',
    argument: prokeyArgument,
    options: {
      output: { value: 'FILE', what: 'The file to write; it must not exist yet. Without it, the output is printed.' },
    },
    example: `kalends rsvp export ${sample} --output answers.csv`,
    run: async (given) => {
      const prokey = prokeyFrom(given.argument)
      return inDatabase(given.settings(), async (context) => {
        const { all, ownerOf } = organizer(context)
        const data = await all(await ownerOf(prokey), prokey)
        const text = csvOf(data)
        if (given.options.output === undefined) return { data, text }
        const file = resolve(given.options.output)
        // Contains personal data, so only its owner can read it.
        await writeFile(file, `${text}\r\n`, { flag: 'wx', mode: 0o600 })
        return { data: { file, answers: data.length }, text: `Wrote ${file}: ${counted(data.length, 'RSVP')}.` }
      })
    },
  },
  {
    name: 'rsvp add',
    summary: 'Add an RSVP for someone who replied another way.',
    details:
      'It counts immediately, without double opt-in, even after sign-up has closed, but never takes a seat that is not free. The rules of the form apply to --amount and --field.',
    argument: prokeyArgument,
    options: {
      email: { value: 'ADDRESS', what: 'The email address of the attendee.', required: true },
      status: { value: 'STATUS', what: 'confirmed, undecided or declined. Default: confirmed.' },
      amount: { value: 'N', what: 'The number of seats. Default: 1.' },
      field: {
        value: 'NAME=VALUE',
        what: 'The value of a form field, such as --field name=Ann.',
        repeats: true,
      },
      language: { value: 'CODE', what: 'The language of the mails. Default: that of the organization.' },
      waiting: { what: 'Join the waiting list if no seats are left.' },
      'no-mail': { what: 'Do not send a confirmation mail.' },
    },
    example: `kalends rsvp add ${sample} --email ann@example.org --amount 2 --field name=Ann`,
    namesDatabase: true,
    run: async (given) => {
      const prokey = prokeyFrom(given.argument)
      const { email, status, amount, language } = given.options
      if (language !== undefined && !languages.some((each) => each === language))
        throw new WrongUsage(`--language is "${language}", but it must be one of ${languages.join(', ')}.`)
      const sent = {
        email,
        status,
        amount,
        payload: fieldsFrom(given.lists.field ?? []),
        waiting: given.switches.has('waiting') ? 'true' : undefined,
        isText: true,
      }
      return inDatabase(given.settings(), async (context) => {
        const { add, ownerOf } = organizer(context)
        const actor = { organization: await ownerOf(prokey), by }
        const sendMail = !given.switches.has('no-mail')
        const data = await add(actor, prokey, { sent, language, sendMail }).catch((error: unknown) => {
          throw byOption(error)
        })
        const note = sendMail ? ' A confirmation mail is on its way.' : ''
        return { data, text: `Added ${data.email}: ${data.status}, ${counted(data.amount, 'seat')}.${note}` }
      })
    },
  },
  {
    name: 'rsvp remove',
    summary: 'Permanently remove an RSVP.',
    details:
      'Releases its seats and erases personal data from mails about it. An attendee who said yes or maybe gets a mail that removes the event from their calendar.',
    argument: prokeyArgument,
    options: {
      email: { value: 'ADDRESS', what: 'The email address of the attendee.' },
      id: { value: 'ID', what: 'The id of the RSVP, if its address was erased.' },
      'no-mail': { what: 'Do not send that mail, so no data about the attendee remains.' },
      force: { what: 'Remove it. Without this, the command only shows what it would remove.' },
    },
    example: `kalends rsvp remove ${sample} --email ann@example.org --force`,
    namesDatabase: true,
    run: async (given) => {
      const prokey = prokeyFrom(given.argument)
      const { email, id } = given.options
      if ((email === undefined) === (id === undefined)) throw new WrongUsage('Select the RSVP with --email or --id.')
      return inDatabase(given.settings(), async (context) => {
        const { all, ownerOf } = organizer(context)
        const organization = await ownerOf(prokey)
        const isMeant = (each: RsvpAnswer) =>
          email === undefined ? each.id === id!.toLowerCase() : comparable(each.email) === comparable(email)
        const answer = (await all(organization, prokey)).find(isMeant)
        if (!answer) throw noAnswer(prokey, email, id)
        const { status, amount } = answer
        const about = `the RSVP of ${whose(answer)} (${status}, ${counted(amount, 'seat')})`
        if (!given.switches.has('force'))
          throw new Refusal('conflict', `This would permanently remove ${about}. Add --force to do it.`)
        const address = answer.email || erasedAddress(answer)
        const sendMail = !given.switches.has('no-mail')
        if (!(await answers(context).removed({ organization, by }, prokey, address, { sendMail })))
          throw noAnswer(prokey, email, id)
        return { data: { prokey, email: answer.email, status, amount, removed: true }, text: `Removed ${about}.` }
      })
    },
  },
]

function listed(all: readonly RsvpAnswer[]): string {
  return table(
    all,
    {
      email: whose,
      status: ({ status, position, offered_until: until }) =>
        until !== null ? `offered until ${minute(until)}` : position === null ? status : `${status} (${position})`,
      seats: ({ amount }) => amount,
      created: ({ date_created: created }) => minute(created),
      changed: ({ date_updated: updated }) => minute(updated),
      fields: ({ payload }) =>
        Object.entries(payload)
          .map(([name, value]) => `${name}: ${value}`)
          .join('; '),
    },
    '',
  )
}

/** "12 RSVPs: 10 confirmed (14 seats), 2 declined." */
function totals(counts: Awaited<ReturnType<ReturnType<typeof organizer>['counts']>>): string {
  const parts = counts.map(({ status, answers: count, places }) => {
    const held = status === 'declined' || status === 'waiting' ? '' : ` (${counted(places, 'seat')})`
    return `${count} ${status}${held}`
  })
  const all = counts.reduce((sum, { answers: count }) => sum + count, 0)
  return `${counted(all, 'RSVP')}: ${parts.join(', ')}.`
}

/** Names form fields by the option that sets them. */
function byOption(error: unknown): unknown {
  if (!(error instanceof Refusal) || !Array.isArray(error.details?.errors)) return error
  const errors = (error.details.errors as FieldError[]).map(({ field, message }) =>
    field.startsWith('payload.')
      ? { field: 'field', message: message.replace(field, `field ${field.slice('payload.'.length)}=…`) }
      : { field, message },
  )
  return new Refusal(error.kind, error.message, { details: { ...error.details, errors } })
}

function fieldsFrom(texts: readonly string[]): Record<string, string> {
  const pairs = texts.map((text) => {
    const [, name, value] = /^([^=]+)=(.*)$/s.exec(text) ?? []
    if (name === undefined) throw new WrongUsage(`--field is "${text}", but it must look like name=value.`)
    return [name, value!] as const
  })
  return Object.fromEntries(pairs)
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`
const noAnswers = (prokey: string) => `The event ${prokey} has no RSVPs yet.`
const whose = ({ email, id }: RsvpAnswer) => email || `(erased) ${id}`

function noAnswer(prokey: string, email: string | undefined, id: string | undefined): Refusal {
  const which =
    email === undefined ? `The event ${prokey} has no RSVP ${id}.` : `The event ${prokey} has no RSVP from ${email}.`
  return new Refusal('missing', `${which} Run "kalends rsvp list" to see all.`)
}
