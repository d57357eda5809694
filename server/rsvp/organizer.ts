import { randomUUID } from 'node:crypto'
import type { RsvpAnswer } from '@kalends/contract'
import { record } from '../activity/record.ts'
import type { Context } from '../context.ts'
import type { Transaction } from '../database/open.ts'
import { ownerOf } from '../events/events.ts'
import type { Actor, OrganizationId } from '../http/actor.ts'
import type { MailRow } from '../mail/kind.ts'
import { roomFor } from '../mail/limit-store.ts'
import { Refusal } from '../refusal.ts'
import { type Addition, addAnswer, crowded } from './addition.ts'
import { answers } from './answers.ts'
import { repeated } from './attempts.ts'
import { answerToChange } from './change.ts'
import { type Sent, type Template, fieldNames } from './form.ts'
import { offerByHand } from './hand-offer.ts'
import { answerListing } from './listing.ts'
import { attendeeMails, budgets } from './mail/kinds.ts'
import type { AttendeeMailName } from './mail/names.ts'
import { pendingFor } from './mail/links.ts'
import { attendeeMail, queueAttendeeMails } from './mail/queued.ts'
import { prolong } from './mail/store.ts'
import { presentOne } from './presentation.ts'
import { type AnswerState, type AnswerStatus, isLapsed, isOffered } from './states.ts'
import { answerReads } from './answer-reads-store.ts'
import { type AnswerRow, findAnswer, provenAmong, stateOf } from './store.ts'

interface StatusCount {
  /** Those who are offered seats are not among the pending ones. */
  readonly status: AnswerStatus | 'offered'
  readonly answers: number
  readonly places: number
}

const statuses = ['confirmed', 'undecided', 'declined', 'pending', 'offered', 'waiting'] as const

/** What organizers do with answers, without a form. */
export function organizer({ database, settings, now }: Pick<Context, 'database' | 'settings' | 'now'>) {
  const { all } = answerListing({ database, now })
  const reads = answerReads(database)
  const { expire } = answers({ database, settings, now })

  return {
    /** The organization that an event belongs to. */
    ownerOf: (prokey: string): Promise<OrganizationId> => database.read((db) => ownerOf(db, prokey)),
    all,
    /** How many answers there are of each status, and how many places those take. */
    async counts(organization: number, prokey: string): Promise<StatusCount[]> {
      const rows = await reads.counts(organization, prokey, now())
      return statuses.flatMap((status) => {
        const same = rows.filter((row) => (row.is_offered === 1 ? 'offered' : row.status) === status)
        const count = same.reduce((sum, { entries }) => sum + entries, 0)
        const places = same.reduce((sum, { holds, people }) => sum + (holds === 1 ? people : 0), 0)
        return count === 0 ? [] : [{ status, answers: count, places: status === 'declined' ? 0 : places }]
      })
    },
    add,
    offer,
    remakeMail,
    resend,
  }

  /** Offers seats to somebody in line out of turn. */
  async function offer(actor: Actor, id: string, isOver: boolean): Promise<AnswerRow> {
    await expire()
    return repeated(
      () => database.transaction((tx) => offerByHand(tx, actor, id, { isOver, now: now() })),
      'This RSVP is being changed from several places at once.',
    )
  }

  async function remakeMail(actor: Actor, mail: MailRow): Promise<string> {
    const { kind, answer: id } = mail
    return database.transaction(async (tx) => {
      const answer = id === null ? undefined : await findAnswer(tx, actor.organization, id)
      if (!answer || answer.email === '')
        throw new Refusal('conflict', 'The RSVP this mail was about is gone, so there is nothing to send.')
      if (!isAboutAnswer(kind))
        throw new Refusal('conflict', 'A message to attendees cannot be sent again to one of them. Send a new message.')
      if (kind === 'rsvp_doi' && answer.status !== 'pending')
        throw new Refusal('conflict', `${answer.email} is already confirmed. Resend the mail rsvp_thank_you instead.`)
      if (kind === 'rsvp_waiting_joined' && answer.status !== 'waiting')
        throw new Refusal('conflict', `${answer.email} is no longer on the waiting list.`)
      if (kind === 'rsvp_waiting_offer' && !isOffered(stateOf(answer)))
        throw new Refusal('conflict', `No seats are held for ${answer.email} any more.`)
      if (kind === 'rsvp_waiting_lapsed' && !isLapsed(stateOf(answer)))
        throw new Refusal('conflict', `${answer.email} has replied since the offer ended.`)
      if (kind === 'rsvp_reminder' && answer.status !== 'confirmed' && answer.status !== 'undecided')
        throw new Refusal('conflict', `${answer.email} is no longer signed up, so there is nothing to be reminded of.`)
      const queued = await queueAgain(tx, answer, kind, now())
      await record(tx, actor, now(), { action: 'mail.resent', item: mail.id })
      return queued
    })
  }

  /** Sends an attendee the mail with their link and ticket again; while pending, the one that asks to confirm the address. */
  function resend(actor: Actor, id: string): Promise<string> {
    return database.transaction(async (tx) => {
      const answer = await answerToChange(tx, actor, id, now())
      if (answer.email === '') throw new Refusal('conflict', 'This RSVP was erased, so there is nobody to write to.')
      const isProven = (await provenAmong(tx, [answer])).size > 0
      const wanted = { budget: isProven ? budgets.confirmed : budgets.unconfirmed, addresses: [answer.address] }
      if (!(await roomFor(tx, settings, wanted, now())).isLeft(answer.address)) throw crowded(answer.email)
      const queued = await queueAgain(tx, answer, mailAbout(stateOf(answer)), now())
      await record(tx, actor, now(), { action: 'mail.resent', item: queued })
      return queued
    })
  }

  /** Needs no double opt-in and works after sign-up has closed, but never takes more seats than there are. */
  async function add(actor: Actor, prokey: string, addition: Addition): Promise<RsvpAnswer> {
    await expire()
    const check = (template: Template) => refuseUnknownFields(template, addition.sent)
    const answer = await repeated(
      () => database.transaction((tx) => addAnswer(tx, { settings, now }, actor, prokey, { ...addition, check })),
      'Too many are signing up right now.',
    )
    return database.read((db) => presentOne(db, { ...answer, serial: 0 }))
  }
}

/** Mails of these kinds can be made again from the answer. A message is only stored until it was sent. */
export const isAboutAnswer = (kind: string): kind is AttendeeMailName => Object.hasOwn(attendeeMails, kind)

/**
 * Queues a mail again that was sent or dropped, about the answer as it is now. Its links are new, because those of the
 * first one are not stored. So is its Message-ID, or mailboxes would merge the two. Returns its id.
 */
async function queueAgain(tx: Transaction, answer: AnswerRow, kind: AttendeeMailName, now: number): Promise<string> {
  const isProven = (await provenAmong(tx, [answer])).size > 0
  const mail = attendeeMail({ ...answer, isProven }, kind, `again ${randomUUID()}`, now)
  // An offer ends when it was said to end.
  if (!isOffered(stateOf(answer))) await prolong(tx, answer, { hashes: [], by: 0, pendingUntil: now + pendingFor })
  const [queued] = await queueAttendeeMails(tx, [mail], now)
  return queued!
}

/** The mail that an attendee needs now. */
function mailAbout(state: AnswerState): AttendeeMailName {
  if (isOffered(state)) return 'rsvp_waiting_offer'
  if (state.status === 'waiting') return 'rsvp_waiting_joined'
  if (isLapsed(state)) return 'rsvp_waiting_lapsed'
  return state.status === 'pending' ? 'rsvp_doi' : 'rsvp_signup_confirmation'
}

/** Sign-ups ignore unknown fields; at a terminal they are typos. */
function refuseUnknownFields(template: Template, { payload }: Sent) {
  const known = fieldNames(template.fields)
  const unknown = Object.keys((payload ?? {}) as object).filter((name) => !known.includes(name))
  if (unknown.length === 0) return
  const has = known.length === 0 ? 'It has no fields.' : `Its fields are ${known.join(', ')}.`
  throw new Refusal('invalid', `The form has no field named ${unknown.join(', ')}. ${has}`)
}
