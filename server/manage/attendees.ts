import { type Attendee, type RsvpAnswer, attendeeOperations, success } from '@kalends/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Context } from '../context.ts'
import type { OrganizationId } from '../http/actor.ts'
import { etagOf } from '../http/etag.ts'
import { isProkey } from '../http/formats.ts'
import { streamPieces } from '../http/pieces.ts'
import { Faults, noEntryFound } from '../refusal.ts'
import { writeOnce } from '../resources/idempotency.ts'
import { nameIn } from '../rsvp/attendee-list/name.ts'
import { attendeeList } from '../rsvp/attendee-list/list.ts'
import { checkIns } from '../rsvp/attendee-list/check-in.ts'
import { readTicket } from '../rsvp/mail/ticket.ts'
import { messaging } from '../rsvp/attendee-list/messaging.ts'
import { organizer } from '../rsvp/organizer.ts'
import { type SentSelection, readSelection } from '../rsvp/attendee-list/selection.ts'
import type { AnswerRow } from '../rsvp/store.ts'
import { imagesOf } from './mail-images.ts'
import { manage } from './operation.ts'

/** What organizers do with RSVPs beyond reading and writing them. */
export function attendeeManagement(app: FastifyInstance, context: Context) {
  const { settings } = context
  const attendees = attendeeList(context)
  const door = checkIns(context)
  const shown = async (answer: AnswerRow) => (await attendees.shown([answer]))[0]!
  const messages = messaging(context)
  const { offer, resend } = organizer(context)
  const selectionOf = async (organization: number, sent: SentSelection, prefix?: string) => {
    const selection = readSelection(sent, prefix)
    if (selection.event !== undefined && !(await attendees.hasEvent(organization, selection.event)))
      throw noEntryFound()
    return selection
  }

  manage(app, context, attendeeOperations.list, async ({ actor, query }) => {
    const { sort = 'created', page = 1, limit = 100, ...sent } = query
    const sorting = { by: sort.replace('-', ''), isDescending: sort.startsWith('-') }
    const selection = await selectionOf(actor.organization, sent)
    const found = await attendees.page(actor.organization, selection, { sorting, page, limit })
    return {
      total: found.total,
      page,
      pages: Math.ceil(found.total / limit),
      attendees: found.shown.map((answer, i) => present(answer, found.rows[i]!.label)),
    }
  })

  manage(app, context, attendeeOperations.counts, async ({ actor, query: { event } }) => {
    if (event !== undefined && !(await attendees.hasEvent(actor.organization, event.toLowerCase())))
      throw noEntryFound()
    return door.counts(actor.organization, event?.toLowerCase())
  })

  const sendCsv = async (reply: FastifyReply, organization: OrganizationId, sent: SentSelection) => {
    const lines = attendees.csv(organization, await selectionOf(organization, sent))
    void reply.headers({ 'content-disposition': 'attachment; filename="attendees.csv"', 'cache-control': 'no-store' })
    return streamPieces(settings, reply, 'text/csv; charset=utf-8', lines) as never
  }

  manage(app, context, attendeeOperations.export, ({ actor, query, reply }) =>
    sendCsv(reply, actor.organization, query),
  )

  manage(app, context, attendeeOperations.exportSome, ({ actor, body, reply }) =>
    sendCsv(reply, actor.organization, body),
  )

  manage(app, context, attendeeOperations.read, async ({ actor, params, reply }) => {
    const { label, ...answer } = await attendees.one(actor.organization, idIn(params.id))
    reply.header('etag', etagOf(answer))
    return present(await shown(answer), label)
  })

  manage(app, context, attendeeOperations.checkIn, async ({ actor, body }) => {
    const { answer, label, isFirst } = await door.checkIn(actor, presented(body))
    const seen = await shown(answer)
    return { ...present(seen, label), checked_in: seen.checked_in!, is_first: isFirst }
  })

  manage(app, context, attendeeOperations.undoCheckIn, async ({ actor, params }) => {
    await door.undo(actor, idIn(params.id))
    return success('updated')
  })

  manage(app, context, attendeeOperations.offer, async ({ actor, params, body, reply }) => {
    const offered = await offer(actor, idIn(params.id), body.over === true)
    const { label, ...answer } = await attendees.one(actor.organization, offered.id)
    reply.header('etag', etagOf(answer))
    return present(await shown(answer), label)
  })

  manage(app, context, attendeeOperations.resend, async ({ actor, params }) => {
    await resend(actor, idIn(params.id))
    return success('queued')
  })

  manage(app, context, attendeeOperations.previewMessage, async ({ actor, body }) => {
    const { subject, text, selection } = body
    const selected = await selectionOf(actor.organization, selection, 'selection.')
    const { recipients, unsubscribed, mail } = await messages.preview(actor.organization, selected, {
      subject,
      content: text,
    })
    return {
      recipients,
      unsubscribed,
      mail: mail && {
        to: mail.to,
        subject: mail.subject,
        html: mail.html,
        text: mail.text,
        images: imagesOf(mail.images),
      },
    }
  })

  manage(app, context, attendeeOperations.sendMessage, async ({ actor, body, request, reply }) => {
    const { subject, text, recipients } = body
    const selection = await selectionOf(actor.organization, body.selection, 'selection.')
    const answer = await writeOnce(context, request, reply, async (tx) => {
      const id = await messages.send(tx, actor, selection, { subject, content: text }, recipients)
      return { status: 202, body: { ...success('queued'), id } }
    })
    return answer as ReturnType<typeof success> & { id: string }
  })
}

function present(shown: RsvpAnswer, label: string): Attendee {
  return { ...shown, name: nameIn(shown.payload), event_label: label }
}

/** An id of the path. Nothing that cannot be one reaches the database. */
function idIn(text: string): string {
  if (!isProkey(text)) throw noEntryFound()
  return text.toLowerCase()
}

function presented({
  id,
  ticket,
  event,
}: {
  id?: string | undefined
  ticket?: string | undefined
  event?: string | undefined
}) {
  const faults = new Faults()
  if ((id === undefined) === (ticket === undefined)) faults.add('ticket', 'ticket or id must be sent, but not both.')
  const code = ticket === undefined ? undefined : readTicket(ticket)
  if (ticket !== undefined && code === undefined)
    faults.add('ticket', 'ticket must have 8 letters and digits, such as K7QM-2XVD.')
  faults.throwIfAny()
  return { event: event?.toLowerCase(), ...(id === undefined ? { ticket: code } : { id: idIn(id) }) }
}
