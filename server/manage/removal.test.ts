import assert from 'node:assert/strict'
import { test } from 'node:test'
import { removeOrganization } from '../accounts/organizations.ts'
import { dueRemovals } from '../accounts/removal-store.ts'
import { begin, removeDue } from '../accounts/removal.ts'
import { recorded } from '../testing/activity.ts'
import { type ParsedMail, textOf } from '../testing/mail-server.ts'
import { arrived, mailsOf, whenSent, withMailServer, work } from '../testing/mailing.ts'
import { type Person, signedIn } from '../testing/people.ts'
import { type TestServer, byTest, startServer } from '../testing/server.ts'
import { newEvent, open } from '../testing/visitor.ts'

const days = 86_400_000

const removeNow = ({ context }: TestServer) => removeDue(context, new AbortController().signal)

async function organizations({ context }: TestServer): Promise<number[]> {
  const rows = await context.database.read((db) => db.selectFrom('organization').select('id').orderBy('id').execute())
  return rows.map(({ id }) => id)
}

test('an organization is removed seven days after its name was typed, and works as before until then', async (t) => {
  const server = await startServer(t)
  const other = await server.newOrganization()
  server.stopClock()
  const ann = await signedIn(server, 'owner')
  const event = await newEvent(server)

  const { status, body } = await ann.app.post('/organization/removal', { name: 'Example' })
  server.advance(7 * days - 1000)
  await removeNow(server)
  const before = await statusesOf()
  const { removal } = (await ann.app.get('/organization')).body
  server.advance(1000)
  await removeNow(server)

  assert.deepEqual([status, Date.parse(body.removal)], [202, server.context.now()])
  assert.equal(removal, body.removal)
  assert.deepEqual(before, [200, 200, 200])
  assert.deepEqual(await statusesOf(), [404, 401, 404])
  assert.deepEqual(await organizations(server), [other.organization])
  assert.deepEqual((await ann.in(null).app.get('/me')).body.organizations, [])

  async function statusesOf() {
    const answers = [await open(server, `/${event}`), await server.get(`/event/${event}`), await ann.get('/event/all')]
    return answers.map((answer) => answer.status)
  }
})

test('only an owner who has signed in a moment ago and types the right name deletes an organization', async (t) => {
  const server = await startServer(t)
  const [ann, eve] = [await signedIn(server, 'owner'), await signedIn(server, 'admin')]
  const other = await server.newOrganization()
  const path = '/organization/removal'

  for (const name of ['', 'example', 'Example!']) {
    const { status, body } = await ann.app.post(path, { name })
    const message = 'name must be the name of the organization, "Example", exactly as it is written.'
    assert.deepEqual([status, body.details.errors], [400, [{ field: 'name', message }]])
  }
  assert.equal((await eve.app.post(path, { name: 'Example' })).status, 403)
  assert.equal((await ann.in(other.organization).app.post(path, { name: 'Example' })).status, 404)
  server.advance(15 * 60_000)
  assert.equal((await ann.app.post(path, { name: 'Example' })).body.details.reason, 'sign-in-again')
  assert.equal((await ann.app.get('/organization')).body.removal, null)
})

test('a removal can be taken back, and every owner hears of both in their language', async (t) => {
  const [server, sink] = await withMailServer(t)
  server.turnClock(Date.parse('2027-03-01T12:00:00Z') - server.context.now())
  const ann = await signedIn(server, 'owner', { email: 'ann@example.org' })
  const bob = await signedIn(server, 'owner', { email: 'bob@example.org' })
  await signedIn(server, 'admin')
  await bob.in(null).app.patch('/me', { language: 'de' })
  work(t, server, ['send-mail'])

  await ann.app.post('/organization/removal', { name: 'Example' })
  const scheduled = (await arrived(server, sink, 2)).toSorted(byRecipient)
  const { status } = await bob.app.delete('/organization/removal')
  const cancelled = (await arrived(server, sink, 4)).slice(2).toSorted(byRecipient)

  assert.deepEqual(
    [...scheduled, ...cancelled].map(({ headers }) => [headers.to, headers.subject]),
    [
      ['ann@example.org', 'Example will be deleted on March 8, 2027'],
      ['bob@example.org', 'Example wird am 8. März 2027 gelöscht'],
      ['ann@example.org', 'Example won’t be deleted'],
      ['bob@example.org', 'Example wird nicht gelöscht'],
    ],
  )
  assert.match(textOf(scheduled[0]!), /^http:\/\/localhost:\d+\/app\/o\/1\/settings\/organization$/m)
  server.advance(8 * days)
  await removeNow(server)
  assert.deepEqual([status, (await organizations(server)).length], [200, 1])
  const actions = await recorded(server, server.organization)
  assert.deepEqual(
    actions.slice(-2).map(({ by, action }) => [by, action]),
    [
      [`user ${ann.user}`, 'organization.removal-scheduled'],
      [`user ${bob.user}`, 'organization.removal-cancelled'],
    ],
  )
})

test('two owners who delete at once, and one who repeats it, cause one deletion and one mail each', async (t) => {
  const server = await startServer(t)
  const [ann, bob] = [await signedIn(server, 'owner'), await signedIn(server, 'owner')]
  const schedule = (by: Person) => by.app.post('/organization/removal', { name: 'Example' })

  const [one, two] = await Promise.all([schedule(ann), schedule(bob)])
  server.advance(60_000)
  const again = await schedule(ann)

  assert.deepEqual([two.body, again.body], [one.body, one.body])
  assert.equal((await mailsOf(server)).length, 2)
  // Without a mail server they are kept to be read.
  const worker = work(t, server, ['send-mail'])
  await whenSent(server)
  await worker.stop()
  await Promise.all([ann, bob, ann].map((by) => by.app.delete('/organization/removal')))
  assert.equal((await mailsOf(server)).length, 4)
})

test('owners whose mail has not left when the deletion is taken back get neither mail, those whose mail is leaving get both', async (t) => {
  const [server, sink] = await withMailServer(t)
  const ann = await signedIn(server, 'owner', { email: 'ann@example.org' })
  await signedIn(server, 'owner', { email: 'bob@example.org' })
  const { database } = server.context

  await ann.app.post('/organization/removal', { name: 'Example' })
  const bobs = (await mailsOf(server)).find(({ recipient }) => recipient === 'bob@example.org')!
  const lease = (text: string | null) =>
    database.transaction((tx) =>
      tx.updateTable('job').set({ lease: text }).where('unique_key', '=', `mail ${bobs.id}`).execute(),
    )
  await lease('of a worker')
  await ann.app.delete('/organization/removal')
  await lease(null)
  const mails = await mailsOf(server)
  work(t, server, ['send-mail'])
  const sent = await arrived(server, sink, 1)

  assert.deepEqual(mails.map(({ recipient, kind, state }) => `${recipient} ${kind} ${state}`).toSorted(), [
    'ann@example.org organization_removal_scheduled dropped',
    'bob@example.org organization_removal_cancelled waiting',
    'bob@example.org organization_removal_scheduled waiting',
  ])
  // The lease was not real, so the first mail of Bob is dropped when it is composed.
  assert.deepEqual(
    sent.map(({ headers }) => [headers.to, headers.subject]),
    [['bob@example.org', 'Example won’t be deleted']],
  )
})

test('an owner who takes it back at the last moment keeps everything; after that it is too late', async (t) => {
  const server = await startServer(t)
  const { context, organization } = server
  server.stopClock()
  const event = await newEvent(server)
  const schedule = async () => (await signedIn(server, 'owner')).app.post('/organization/removal', { name: 'Example' })
  const cancel = async () => (await signedIn(server, 'owner')).app.delete('/organization/removal')
  await schedule()
  server.advance(7 * days - 10)

  // The job, on a server whose clock is ahead, has found the organization when the owner takes the deletion back.
  const ahead = { ...context, now: () => context.now() + 10 }
  const due = await dueRemovals(context.database, ahead.now())
  const kept = await cancel()
  const isRemoved = await begin(ahead, organization)

  assert.deepEqual([due, kept.status, isRemoved], [[organization], 200, false])
  assert.equal((await server.get(`/event/${event}`)).status, 200)
  await schedule()
  server.advance(7 * days)
  assert.equal(await begin(context, organization), true)
  const late = [await cancel(), await schedule()]
  for (const { status, body } of late)
    assert.deepEqual([status, body.message], [409, 'The organization is being deleted. This cannot be taken back.'])
})

test('a removal that was interrupted is resumed', async (t) => {
  const server = await startServer(t)
  const { context, organization } = server
  for (let i = 0; i < 3; i += 1) await newEvent(server)
  await (await signedIn(server, 'owner')).app.post('/organization/removal', { name: 'Example' })
  server.advance(7 * days)
  await begin(context, organization)
  let left = 3
  const transaction: typeof context.database.transaction = (write) =>
    (left -= 1) < 0 ? Promise.reject(new Error('The server stopped.')) : context.database.transaction(write)
  const failing = { ...context, database: { ...context.database, transaction } }
  await assert.rejects(removeOrganization(failing, byTest, organization), /The server stopped/)
  assert.deepEqual([(await server.get('/event/all')).status, (await organizations(server)).length], [401, 1])

  await removeNow(server)

  assert.deepEqual(await organizations(server), [])
})

const byRecipient = (one: ParsedMail, other: ParsedMail) => (one.headers.to! < other.headers.to! ? -1 : 1)
