import { randomUUID } from 'node:crypto'
import type { EmailTemplateType, RsvpAnswer } from '@kalends/contract'
import { record } from '../activity/record.ts'
import type { Context } from '../context.ts'
import { ownerOf } from '../events/events.ts'
import type { Actor, OrganizationId } from '../http/actor.ts'
import { roomFor } from '../mail/limit-store.ts'
import type { MailRow } from '../mail/kind.ts'
import { Refusal } from '../refusal.ts'
import { answers } from './answers.ts'
import { type Sent, type Template, comparable, fieldNames, readForm } from './form.ts'
import { answerListing } from './listing.ts'
import { budgets } from './mail/kinds.ts'
import { pendingFor } from './mail/links.ts'
import { attendeeMail, queueAttendeeMails } from './mail/queued.ts'
import { prolong } from './mail/store.ts'
import { presentAnswer } from './presentation.ts'
import { recordAnswers } from './recording.ts'
import { moveSeats } from './seats.ts'
import { full, newAnswer } from './sign-ups.ts'
import { type AnswerStatus, placesOf } from './states.ts'
import { answerReads, findAnswer, insertAnswers, knownAnswers, openEvent, provenAmong, seatsTaken } from './store.ts'

export interface Addition {
  readonly sent: Sent
  readonly language: string
  /** Whether the attendee gets the mail that confirms a sign-up. */
  readonly sendMail: boolean
}

interface StatusCount {
  readonly status: AnswerStatus
  readonly answers: number
  readonly places: number
}

const statuses: readonly AnswerStatus[] = ['confirmed', 'undecided', 'declined', 'pending']

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
        const same = rows.filter((row) => row.status === status)
        const count = same.reduce((sum, { entries }) => sum + entries, 0)
        const places = same.reduce((sum, { holds, people }) => sum + (holds === 1 ? people : 0), 0)
        return count === 0 ? [] : [{ status, answers: count, places: status === 'declined' ? 0 : places }]
      })
    },
    add,
    remakeMail,
  }

  /**
   * Queues a mail again that was sent or dropped, about the answer as it is now. Its links are new, because those of the
   * first one are not stored. So is its Message-ID, or mailboxes would merge the two. Returns its id.
   */
  async function remakeMail(actor: Actor, mail: MailRow): Promise<string> {
    const { kind, answer: id } = mail
    return database.transaction(async (tx) => {
      const answer = id === null ? undefined : await findAnswer(tx, id)
      if (!answer || answer.email === '')
        throw new Refusal('conflict', 'The RSVP this mail was about is gone, so there is nothing to send.')
      if (kind === 'rsvp_doi' && answer.status !== 'pending')
        throw new Refusal('conflict', `${answer.email} is already confirmed. Resend the mail rsvp_thank_you instead.`)
      const isProven = (await provenAmong(tx, [answer])).size > 0
      const addressed = { ...answer, isProven }
      const again = attendeeMail(addressed, kind as EmailTemplateType, `again ${randomUUID()}`, now())
      await prolong(tx, { answer: answer.id, hashes: [], by: 0, pendingUntil: now() + pendingFor })
      const [queued] = await queueAttendeeMails(tx, [again], now())
      await record(tx, actor, now(), { action: 'mail.resent', item: mail.id })
      return queued!
    })
  }

  /**
   * Needs no double opt-in and works after sign-up has closed, but never takes more seats than there are.
   */
  async function add(actor: Actor, prokey: string, { sent, language, sendMail }: Addition): Promise<RsvpAnswer> {
    await expire()
    return database.transaction(async (tx) => {
      const open = await openEvent(tx, prokey)
      if (open?.organization !== actor.organization)
        throw new Refusal('conflict', `The event ${prokey} is not a published RSVP event.`)
      const { organization, template } = open
      refuseUnknownFields(template, sent)
      const chosen = { ...sent, status: sent.status ?? 'confirmed' }
      const read = readForm(template, chosen, { isFirst: false, hasEmail: true })
      const state = { status: read.reply, chosen: null, amount: read.amount, pendingUntil: null }
      const answer = newAnswer({ event: prokey, organization, read, language, nonce: null, now: now() }, state)
      const [known] = await knownAnswers(tx, prokey, [comparable(read.email)], [])
      if (known || !(await insertAnswers(tx, [answer]))) throw alreadyThere(read.email)
      await recordAnswers(tx, now(), 'rsvp.created', [answer], actor)
      if (sendMail) {
        const wanted = { budget: budgets.unconfirmed, addresses: [answer.address] }
        if (!(await roomFor(tx, settings, wanted, now())).isLeft(answer.address)) throw crowded(read.email)
        await queueAttendeeMails(tx, [attendeeMail(answer, 'rsvp_signup_confirmation', 'first', now())], now())
      }
      if (!(await moveSeats(tx, answer, placesOf(state), template.max)))
        throw full(template, await seatsTaken(tx, prokey))
      return presentAnswer({ ...answer, serial: 0 })
    })
  }
}

/** Sign-ups ignore unknown fields; at a terminal they are typos. */
function refuseUnknownFields(template: Template, { payload }: Sent) {
  const known = fieldNames(template.fields)
  const unknown = Object.keys((payload ?? {}) as object).filter((name) => !known.includes(name))
  if (unknown.length === 0) return
  const has = known.length === 0 ? 'It has no fields.' : `Its fields are ${known.join(', ')}.`
  throw new Refusal('invalid', `The form has no field named ${unknown.join(', ')}. ${has}`)
}

function crowded(email: string): Refusal {
  return new Refusal(
    'conflict',
    `Too many mails are waiting for ${email}, so nothing was added. Add the RSVP with --no-mail, or try again later.`,
  )
}

function alreadyThere(email: string): Refusal {
  return new Refusal('conflict', `${email} already has an RSVP. Remove it first to add another.`)
}
