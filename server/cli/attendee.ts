import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { AttendeeData } from '@kalends/contract'
import { findOrganization } from '../accounts/organizations.ts'
import type { OrganizationId } from '../http/actor.ts'
import { mailboxIn } from '../http/formats.ts'
import { Refusal } from '../refusal.ts'
import { attendees } from '../rsvp/attendees.ts'
import { idFrom, organizationOption } from './arguments.ts'
import { type Command, type Given, WrongUsage } from './command.ts'
import { by, inDatabase } from './in-database.ts'
import { minute, table } from './text.ts'

const argument = { name: 'ADDRESS', what: 'The email address of the attendee.' }
const org = { ...organizationOption, required: true } as const

export const commands: Command[] = [
  {
    name: 'attendee find',
    summary: 'List the RSVPs of an address across all events of an organization.',
    argument,
    options: { org },
    example: 'kalends attendee find ann@example.org --org 1',
    run: (given) =>
      withAttendee(given, async ({ data, address }) => ({
        data: data.answers,
        text: isEmpty(data) ? nothing(address) : `${listed(data)}\n\n${countsOf(data)}.`,
      })),
  },
  {
    name: 'attendee export',
    summary: 'Export everything an organization has stored about an address, as JSON.',
    details: 'Includes RSVPs with their form values, the mails sent, and whether the address has unsubscribed.',
    argument,
    options: {
      org,
      output: { value: 'FILE', what: 'The file to write; it must not exist yet. Without it, the output is printed.' },
    },
    example: 'kalends attendee export ann@example.org --org 1 --output ann.json',
    run: (given) =>
      withAttendee(given, async ({ data }) => {
        const text = JSON.stringify(data, null, 2)
        if (given.options.output === undefined) return { data, text }
        const file = resolve(given.options.output)
        // Contains personal data, so only its owner can read it.
        await writeFile(file, `${text}\n`, { flag: 'wx', mode: 0o600 })
        return { data: { file, answers: data.answers.length }, text: `Wrote ${file}: ${countsOf(data)}.` }
      }),
  },
  {
    name: 'attendee erase',
    summary: 'Erase the personal data of an address across all events of an organization.',
    details:
      'Does what attendees can do themselves: removes the address and form values from all RSVPs and mails. Seats are released, and the RSVPs count as declined without a name. No mail is sent.',
    argument,
    options: {
      org,
      'keep-seats': { what: 'Keep the seats taken, without a name.' },
      force: { what: 'Erase the data. Without this, the command only shows what it would erase.' },
    },
    example: 'kalends attendee erase ann@example.org --org 1 --force',
    namesDatabase: true,
    run: (given) =>
      withAttendee(given, async ({ data, address, organization, eraseAll }) => {
        const keepsSeats = given.switches.has('keep-seats')
        const erased = { email: address, answers: data.answers.length, mails: data.mails.length }
        if (isEmpty(data)) {
          // RSVPs that were removed a moment ago could still be brought back.
          if (given.switches.has('force')) await eraseAll({ organization, by }, address, { keepsSeats })
          return { data: erased, text: nothing(address) }
        }
        const what = `${countsOf(data)} about ${address}`
        if (!given.switches.has('force'))
          throw new Refusal('conflict', `This would permanently erase ${what}. Add --force to do it.`)
        await eraseAll({ organization, by }, address, { keepsSeats })
        const seats = keepsSeats ? 'Their seats stay taken.' : 'Their seats are free again.'
        return { data: erased, text: `Erased ${what}. ${seats}` }
      }),
  },
]

interface Attendee extends ReturnType<typeof attendees> {
  readonly address: string
  readonly organization: OrganizationId
  readonly data: AttendeeData
}

async function withAttendee<T>(given: Given, work: (attendee: Attendee) => Promise<T>): Promise<T> {
  const address = mailboxIn(given.argument)
  if (address === undefined)
    throw new WrongUsage(`ADDRESS is "${given.argument}", but it must be one email address, such as name@example.org.`)
  const organization = idFrom(given.options.org!, '--org') as OrganizationId
  return inDatabase(given.settings(), async (context) => {
    await findOrganization(context.database, organization)
    const all = attendees(context)
    return work({ ...all, address, organization, data: await all.find(organization, address) })
  })
}

function listed({ answers }: AttendeeData): string {
  return table(
    answers,
    {
      event: ({ prokey }) => prokey,
      status: ({ status }) => status,
      seats: ({ amount }) => amount,
      created: ({ date_created: created }) => minute(created),
      changed: ({ date_updated: updated }) => minute(updated),
    },
    'There is no RSVP.',
  )
}

const isEmpty = ({ answers, mails, unsubscribed }: AttendeeData) =>
  answers.length === 0 && mails.length === 0 && unsubscribed === null
const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`
const countsOf = ({ answers, mails }: AttendeeData) =>
  `${counted(answers.length, 'RSVP')} and ${counted(mails.length, 'mail')}`
const nothing = (address: string) => `Nothing is stored about ${address}.`
