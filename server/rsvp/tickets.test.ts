import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import sharp from 'sharp'
import { encode } from 'uqr'
import { ddl } from '../database/ddl.ts'
import { tickets } from '../database/migrations/0024-tickets.ts'
import { linkIn, postForm, rsvpEvent, signUp } from '../testing/attendee.ts'
import { partOf, textOf } from '../testing/mail-server.ts'
import { arrived, withMailServer, work } from '../testing/mailing.ts'
import { type TestServer, startServer } from '../testing/server.ts'
import { newTicket, readTicket } from './mail/ticket.ts'

const shape = /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/

const answersTo = async (server: TestServer, event: string) => (await server.get(`/rsvp-answers/${event}`)).body

test('a confirmed RSVP has a ticket of its own, and no other RSVP shows one', async (t) => {
  const server = await startServer(t)
  const asking = await rsvpEvent(server, { initial_confirmation: false, maybe_option: true })
  const doi = await rsvpEvent(server, { doi: true })
  for (const status of ['confirmed', 'confirmed', 'undecided', 'declined'])
    await signUp(server, asking, { email: `${status}-${Math.random()}@example.org`, status })
  await signUp(server, doi, { email: 'eva@example.org' })
  const [pending] = await answersTo(server, doi)
  await postForm(server, await linkIn(server, doi, 'rsvp_doi', 'confirm'), { sure: 'yes' })

  const [one, two, undecided, declined] = await answersTo(server, asking)
  const [confirmed] = await answersTo(server, doi)

  assert.match(one.ticket, shape)
  assert.match(two.ticket, shape)
  assert.notEqual(one.ticket, two.ticket)
  assert.deepEqual([undecided.ticket, declined.ticket, pending.ticket], [null, null, null])
  assert.match(confirmed.ticket, shape)
  assert.equal(one.checked_in, null)
})

test('the mail to a confirmed attendee has the ticket as text and as an image that comes with it', async (t) => {
  const [server, sink] = await withMailServer(t)
  const event = await rsvpEvent(server)
  await signUp(server, event, { email: 'eva@example.org' })

  work(t, server)
  const [mail] = await arrived(server, sink, 1)

  const [{ ticket }] = await answersTo(server, event)
  const image = partOf(mail!, 'image/png')
  const markup = partOf(mail!, 'text/html').content
  assert.match(textOf(mail!), new RegExp(`\nYour ticket: ${ticket}\nShow this code at the entrance\\.\n`))
  assert.match(markup, new RegExp(`<img\\s+src="cid:ticket@kalends"[^>]*alt="${ticket}"`))
  assert.equal(image.id, '<ticket@kalends>')
  assert.deepEqual(
    await squaresIn(Buffer.from(image.content, 'base64')),
    encode(ticket, { ecc: 'M', border: 4, maskPattern: 2 }).data,
  )
  assert.deepEqual(
    mail!.parts.map(({ type }) => type),
    [
      'multipart/mixed',
      'multipart/alternative',
      'text/plain',
      'multipart/related',
      'text/html',
      'image/png',
      'text/calendar',
      'application/ics',
    ],
  )
})

test('mails and pages about an RSVP that is not confirmed, or an event that is cancelled, have no ticket', async (t) => {
  const [server, sink] = await withMailServer(t)
  const event = await rsvpEvent(server, { initial_confirmation: false })
  await signUp(server, event, { email: 'eva@example.org', status: 'declined' })
  await signUp(server, event, { email: 'tom@example.org', status: 'confirmed' })
  const [ofEva, ofTom] = await Promise.all(
    ['eva', 'tom'].map((name) => linkIn(server, event, 'rsvp_signup_confirmation', 'manage', `${name}@example.org`)),
  )
  const declined = await server.request({ url: ofEva! })
  const before = await server.request({ url: ofTom! })
  await server.patch(`/event/${event}?inform=true`, { dates: [{ status: 'CANCELLED' }] })
  const cancelled = await server.request({ url: ofTom! })

  work(t, server)
  const mails = await arrived(server, sink, 3)

  for (const page of [declined, cancelled]) assert.doesNotMatch(page.text, /class="stub"/)
  assert.match(before.text, /class="stub"/)
  for (const mail of mails) assert.doesNotMatch(textOf(mail), /ticket/i)
})

test('the page where attendees manage their RSVP shows the ticket as text and as a QR code', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server)
  await signUp(server, event, { email: 'eva@example.org' })
  const [{ ticket }] = await answersTo(server, event)

  const { text } = await server.request({
    url: await linkIn(server, event, 'rsvp_signup_confirmation', 'manage'),
    headers: { 'accept-language': 'de' },
  })
  const opened = await server.request({ url: `/${event}/rsvp/manage/${ticket}` })

  assert.match(
    text,
    new RegExp(`<h2 id="code-title">Your ticket</h2>\\s*<p class="number"><bdi dir="ltr">${ticket}</bdi>`),
  )
  assert.match(text, /<div class="code-picture" aria-hidden="true"><svg /)
  assert.equal(opened.status, 404)
})

test('an erased RSVP has no ticket, even if its seats are kept', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server)
  await signUp(server, event, { email: 'eva@example.org' })
  const [{ ticket }] = await answersTo(server, event)
  const link = await linkIn(server, event, 'rsvp_signup_confirmation', 'manage')

  await postForm(server, `${link}/erase`, { sure: 'yes', seats: 'keep' })

  const [erased] = await answersTo(server, event)
  const [row] = await server.context.database.read((db) => db.selectFrom('rsvp_answer').selectAll().execute())
  assert.deepEqual([erased.status, erased.email, erased.ticket], ['confirmed', '', null])
  assert.deepEqual([row!.ticket, row!.search], [null, ''])
  assert.doesNotMatch(JSON.stringify(row), new RegExp(ticket.replace('-', '')))
})

test('RSVPs from before there were tickets get one, and erased ones none', async (t) => {
  const server = await startServer(t)
  const { database } = server.context
  const event = await rsvpEvent(server, { fields: [{ type: 'text', name: 'name' }] })
  for (const name of ['Eva', 'Tom', 'Kim'])
    await signUp(server, event, { email: `${name}@example.org`, payload: { name: `${name} Example` } })
  const link = await linkIn(server, event, 'rsvp_signup_confirmation', 'manage', 'kim@example.org')
  await postForm(server, `${link}/erase`, { sure: 'yes', seats: 'keep' })

  await database.transaction(async (tx) => {
    await tx.updateTable('rsvp_answer').set({ ticket: null, search: '' }).execute()
    const updates = (await tickets(ddl[database.engine])).filter((statement) => statement.startsWith('update'))
    for (const statement of updates) await sql.raw(statement).execute(tx)
  })

  const answers = await answersTo(server, event)
  const [eva] = await database.read((db) => db.selectFrom('rsvp_answer').select('search').orderBy('serial').execute())
  const [one, two, erased] = answers.map(({ ticket }: { ticket: string }) => ticket)
  assert.match(one, shape)
  assert.match(two, shape)
  assert.notEqual(one, two)
  assert.equal(erased, null)
  assert.equal(eva!.search, 'EVA@EXAMPLE.ORG {"NAME":"EVA EXAMPLE"}')
})

test('a ticket is read as people type it', () => {
  assert.equal(readTicket('k7qm-2xvd'), 'K7QM2XVD')
  assert.equal(readTicket(' K7QM 2XVD '), 'K7QM2XVD')
  assert.equal(readTicket('oi1l-0000'), '01110000')
  for (const wrong of ['', 'K7QM-2XV', 'K7QM-2XVDD', 'U7QM-2XVD', 'K7QM_2XVD'])
    assert.equal(readTicket(wrong), undefined, wrong)
  const some = Array.from({ length: 1000 }, newTicket)
  assert.equal(new Set(some).size, 1000)
  for (const ticket of some) assert.equal(readTicket(ticket), ticket)
})

/** The squares of a QR code, as an independent program decodes the image. */
async function squaresIn(png: Buffer): Promise<boolean[][]> {
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true })
  const side = info.width / 8
  const at = (x: number, y: number) => data[(y * 8 + 4) * info.width + x * 8 + 4]! < 128
  return Array.from({ length: side }, (_row, y) => Array.from({ length: side }, (_square, x) => at(x, y)))
}
