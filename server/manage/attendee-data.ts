import { attendeeDataOperations, success } from '@kalends/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { mailboxIn } from '../http/formats.ts'
import { noEntryFound } from '../refusal.ts'
import { attendees } from '../rsvp/attendees.ts'
import { manage } from './operation.ts'

/** Everything about one person, across all events of an organization. */
export function attendeeDataManagement(app: FastifyInstance, context: Context) {
  const { find, eraseAll } = attendees(context)

  async function findAny(organization: number, text: string) {
    const email = mailboxIn(text)
    const data = email === undefined ? undefined : await find(organization, email)
    if (!data || email === undefined || (data.answers.length === 0 && data.mails.length === 0 && !data.unsubscribed))
      throw noEntryFound()
    return { email, data }
  }

  manage(app, context, attendeeDataOperations.read, async ({ actor, params }) => {
    const { data } = await findAny(actor.organization, params.email)
    return data
  })

  manage(app, context, attendeeDataOperations.erase, async ({ actor, params, query }) => {
    const { email, data } = await findAny(actor.organization, params.email)
    await eraseAll(actor, email, { keepsSeats: query.keep_seats ?? false })
    return { ...success('erased'), answers: data.answers.length, mails: data.mails.length }
  })
}
