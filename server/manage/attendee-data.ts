import { type AttendeeData, attendeeDataOperations, success } from '@kalends/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { mailboxIn } from '../http/formats.ts'
import { noEntryFound } from '../refusal.ts'
import { attendees } from '../rsvp/attendees.ts'
import { manage } from './operation.ts'

/** Everything about one person, across all events of an organization. */
export function attendeeDataManagement(app: FastifyInstance, context: Context) {
  const { find, eraseAll } = attendees(context)

  manage(app, context, attendeeDataOperations.read, async ({ actor, params }) => {
    const data = await find(actor.organization, emailIn(params.email))
    if (isNothing(data)) throw noEntryFound()
    return data
  })

  manage(app, context, attendeeDataOperations.erase, async ({ actor, params, query }) => {
    const email = emailIn(params.email)
    const data = await find(actor.organization, email)
    const { removed } = await eraseAll(actor, email, { keepsSeats: query.keep_seats ?? false })
    if (isNothing(data) && removed === 0) throw noEntryFound()
    return { ...success('erased'), answers: data.answers.length + removed, mails: data.mails.length }
  })
}

function emailIn(text: string): string {
  const email = mailboxIn(text)
  if (email === undefined) throw noEntryFound()
  return email
}

const isNothing = ({ answers, mails, unsubscribed }: AttendeeData) =>
  answers.length === 0 && mails.length === 0 && !unsubscribed
