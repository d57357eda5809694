import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { suppress } from '../../mail/store.ts'
import { textOf } from '../../testing/mail-server.ts'
import { mailsOf, newRsvpEvent, signUp, whenSent, withMailServer, work } from '../../testing/mailing.ts'
import { parseMails } from '../../testing/mail-server.ts'
import { at, party, tick } from '../../testing/reminders.ts'
import { type TestServer, startServer } from '../../testing/server.ts'
import { until } from '../../testing/until.ts'

const place = { ...party, endTime: '21:00', location: 'Town hall' }
const due = '2027-05-01T16:00:00+02:00'

test('a reminder says when and where, shows the ticket and leads to where the seats are released', async (t) => {
  const { server, sent } = await sending(t)
  const event = await planned(server)
  await signUp(server, event, { email: 'ann@example.org', amount: 2 })
  await at(server, due)

  const [mail] = await sent(1)

  const text = textOf(mail!)
  const link = `https://events.example.org/${event}/rsvp`
  assert.equal(mail!.headers.subject, 'Today at 6:00 PM: Party')
  assert.match(text, new RegExp(`Can't make it\\? Release your 2 seats \\(${link}/manage/[\\w-]+\\)`))
  assert.match(text, /When: Saturday, May 1, 2027 · 6:00 – 9:00 PM \(CEST\)\nWhere: Town hall/)
  assert.match(text, /Your RSVP: Going\nSeats: 2\n\nYour ticket: /)
  assert.match(text, new RegExp(`Unsubscribe from reminders and updates: ${link}/unsubscribe/`))
})

test('who may come is asked, in their language', async (t) => {
  const { server, sent } = await sending(t)
  const event = await planned(server, { initial_confirmation: false, maybe_option: true })
  await signUp(server, event, { email: 'ann@example.org', status: 'undecided' }, 'de')
  await at(server, due)

  const [mail] = await sent(1)

  assert.equal(mail!.headers.subject, 'Heute um 18:00: Party')
  assert.match(textOf(mail!), /Sie sind vielleicht dabei\. Klappt es\?/)
  assert.match(textOf(mail!), /Erinnerungen und E-Mails über Änderungen abbestellen/)
})

test('what has changed before the mail is sent counts: nobody who has declined or unsubscribed gets one, nor is there one for a cancelled date', async (t) => {
  const { server, outcomes } = await sending(t)
  const [event, off, soon, later] = [
    await planned(server),
    await planned(server),
    await planned(server),
    await planned(server),
  ]
  await signUp(server, event, { email: 'declined@example.org' })
  await signUp(server, event, { email: 'unsubscribed@example.org' })
  await signUp(server, off, { email: 'off@example.org' })
  await signUp(server, soon, { email: 'soon@example.org' })
  await signUp(server, later, { email: 'later@example.org' })
  await at(server, due)
  await server.context.database.transaction(async (tx) => {
    await tx
      .updateTable('rsvp_answer')
      .set({ status: 'declined' })
      .where('email', '=', 'declined@example.org')
      .execute()
    const { organization } = server
    await suppress(tx, { organization, recipient: 'unsubscribed@example.org' }, 'unsubscribed', server.context.now())
  })
  await server.patch(`/event/${off}`, { dates: [{ status: 'CANCELLED' }] })
  await server.patch(`/event/${soon}`, { dates: [{ startTime: '20:00' }] })
  await server.patch(`/event/${later}`, { dates: [{ startDate: '2027-05-08' }] })

  assert.deepEqual(await outcomes(), [
    'declined dropped null',
    'later dropped null',
    'off dropped null',
    'soon sent Today at 8:00 PM: Party',
    'unsubscribed dropped null',
  ])
})

test('it mentions other events of the same person, who gets no further reminder that day', async (t) => {
  const { server, sent } = await sending(t)
  const events = [
    await planned(server),
    await newRsvpEvent(server, { reminder_hours: [2] }, { dates: [{ ...party, name: 'Concert', startTime: '20:30' }] }),
  ]
  for (const event of events) await signUp(server, event, { email: 'ann@example.org' })
  await tick(server.context)
  await at(server, due)

  const [mail] = await sent(1)

  assert.match(textOf(mail!), /Also coming up: Concert \(Saturday, May 1, 2027 at 8:30 PM CEST\)/)
})

test('without a mail server, reminders are kept', async (t) => {
  const server = await startServer(t)
  const event = await planned(server)
  await signUp(server, event, { email: 'ann@example.org' })
  await at(server, due)
  work(t, server, ['send-mass-mail'])

  await until(async () => (await reminders(server))[0]?.state === 'kept')

  assert.equal((await reminders(server))[0]!.subject, 'Today at 6:00 PM: Party')
})

test('the subject says when the date begins where it takes place, today and tomorrow in words', async (t) => {
  const subjectAt = async (...moments: string[]) => {
    const server = await startServer(t)
    const event = await planned(server, { reminder_hours: [336] })
    await signUp(server, event, { email: 'ann@example.org' })
    for (const moment of moments) await at(server, moment)
    work(t, server, ['send-mass-mail'])
    await until(async () => (await reminders(server))[0]?.state === 'kept')
    return (await reminders(server))[0]!.subject
  }

  assert.equal(await subjectAt('2027-04-24T18:00:00+02:00'), 'Saturday, May 1 at 6:00 PM: Party')
  assert.equal(await subjectAt('2027-04-30T23:59:00+02:00'), 'Tomorrow at 6:00 PM: Party')
  assert.equal(await subjectAt('2027-05-01T00:01:00+02:00'), 'Today at 6:00 PM: Party')
  // It was due the day before.
  assert.equal(await subjectAt('2027-04-30T18:00:00+02:00', '2027-05-01T09:00:00+02:00'), 'Today at 6:00 PM: Party')
})

/** An event in two hours whose reminder is due. */
async function planned(server: TestServer, template: object = {}): Promise<string> {
  const event = await newRsvpEvent(server, { reminder_hours: [2], maxpp: 2, ...template }, { dates: [place] })
  await tick(server.context)
  return event
}

async function sending(t: TestContext) {
  const [server, sink] = await withMailServer(t)
  const start = () => work(t, server, ['send-mail', 'send-mass-mail'])
  return {
    server,
    /** Waits until everything is sent, and returns the reminders. */
    async sent(count: number) {
      start()
      await whenSent(server)
      const mails = (await parseMails(sink.taken)).filter(({ headers }) => /^(Today|Heute) /.test(headers.subject!))
      assert.equal(mails.length, count)
      return mails
    },
    async outcomes() {
      start()
      await whenSent(server)
      const all = await reminders(server)
      return all.map(({ recipient, state, subject }) => `${recipient.split('@')[0]} ${state} ${subject}`).toSorted()
    },
  }
}

const reminders = async (server: TestServer) => (await mailsOf(server)).filter(({ kind }) => kind === 'rsvp_reminder')
