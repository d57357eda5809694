import assert from 'node:assert/strict'
import { test } from 'node:test'
import { recorded } from '../testing/activity.ts'
import { type Person, signedIn } from '../testing/people.ts'
import { type Answer, startServer } from '../testing/server.ts'

const rolesIn = async (person: Person) =>
  Object.fromEntries(
    (await person.app.get('/members')).body.map(({ id, role }: { id: number; role: string }) => [id, role]),
  )

test('the last owner cannot leave, be lowered or be removed', async (t) => {
  const server = await startServer(t)
  const [owner, admin] = [await signedIn(server, 'owner'), await signedIn(server, 'admin')]

  const left = await owner.app.delete('/membership')
  const lowered = await owner.app.patch(`/members/${owner.user}`, { role: 'admin' })
  const removed = await owner.app.delete(`/members/${owner.user}`)

  for (const answer of [left, lowered, removed]) {
    assert.equal(answer.status, 409)
    assert.equal(answer.body.message, 'The last owner must stay. Make somebody else an owner first.')
  }
  await owner.app.patch(`/members/${admin.user}`, { role: 'owner' })
  assert.equal((await owner.app.delete('/membership')).status, 200)
  assert.deepEqual(await rolesIn(admin), { [admin.user]: 'owner' })
})

test('of two owners who leave at the same time one stays', async (t) => {
  const server = await startServer(t)
  const [one, other] = [await signedIn(server, 'owner'), await signedIn(server, 'owner')]

  const answers = await Promise.all([one.app.delete('/membership'), other.app.delete('/membership')])

  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((a, b) => a - b),
    [200, 409],
  )
})

test('only owners make, change and remove owners', async (t) => {
  const server = await startServer(t)
  const [owner, admin, editor] = [
    await signedIn(server, 'owner'),
    await signedIn(server, 'admin'),
    await signedIn(server, 'editor'),
  ]

  const answers = [
    await admin.app.patch(`/members/${owner.user}`, { role: 'viewer' }),
    await admin.app.delete(`/members/${owner.user}`),
    await admin.app.patch(`/members/${admin.user}`, { role: 'owner' }),
    await admin.app.post('/invitations', { email: 'friend@example.org', role: 'owner' }),
  ]
  const allowed = await admin.app.patch(`/members/${editor.user}`, { role: 'viewer' })

  for (const { status, body } of answers) assert.deepEqual([status, body.details], [403, { role: 'owner' }])
  assert.equal(allowed.status, 200)
  assert.deepEqual(await rolesIn(admin), { [owner.user]: 'owner', [admin.user]: 'admin', [editor.user]: 'viewer' })
})

test('a new role counts at once', async (t) => {
  const server = await startServer(t)
  const [owner, tom] = [await signedIn(server, 'owner'), await signedIn(server, 'viewer')]
  const create = () => tom.post('/style', { name: 'Blue', options: ['ical'] })
  assert.equal((await create()).status, 403)

  await owner.app.patch(`/members/${tom.user}`, { role: 'editor' })

  assert.equal((await create()).status, 201)
})

test('members of other organizations are not found', async (t) => {
  const server = await startServer(t)
  const other = await server.newOrganization()
  const [owner, stranger] = [
    await signedIn(server, 'owner'),
    await signedIn(server, 'editor', { organization: other.organization }),
  ]

  const answers = [
    await owner.app.patch(`/members/${stranger.user}`, { role: 'viewer' }),
    await owner.app.delete(`/members/${stranger.user}`),
    await owner.app.delete('/members/x'),
  ]

  assert.deepEqual([...new Set(answers.map(({ text }) => text))], ['{"status":"error","message":"No entry found."}'])
  assert.equal((await stranger.get('/style/all')).status, 200)
})

test('an invitation is listed until it is withdrawn, replaced or expires after 7 days', async (t) => {
  const server = await startServer(t)
  const admin = await signedIn(server, 'admin')
  const { invited_by } = (await admin.app.post('/invitations', { email: 'kim@example.org', role: 'viewer' })).body
  const [kim] = (await admin.app.get('/invitations')).body
  assert.deepEqual([invited_by, kim.invited_by], [admin.email, admin.email])
  await admin.app.delete(`/invitations/${kim.id}`)
  const listed = async () =>
    (await admin.app.get('/invitations')).body.map(({ email, role }: { email: string; role: string }) => [email, role])

  const first = await admin.app.post('/invitations', { email: 'Tom@Example.org', role: 'viewer' })
  const second = await admin.app.post('/invitations', { email: 'tom@example.org', role: 'editor' })
  assert.deepEqual(await listed(), [['tom@example.org', 'editor']])
  assert.match(second.body.link, /^http:\/\/localhost:\d+\/app\/invitation\/[\w-]{43}$/)
  assert.notEqual(first.body.link, second.body.link)

  await admin.app.delete(`/invitations/${second.body.id}`)
  assert.deepEqual(await listed(), [])
  assert.equal((await admin.app.delete(`/invitations/${second.body.id}`)).status, 404)

  await admin.app.post('/invitations', { email: 'eva@example.org', role: 'editor' })
  server.advance(6 * 86_400_000)
  assert.equal((await listed()).length, 1)
  server.advance(86_400_000)
  assert.deepEqual(await listed(), [])
})

test('a member cannot be invited again', async (t) => {
  const server = await startServer(t)
  const admin = await signedIn(server, 'admin', { email: 'ann@example.org' })

  const answer = await admin.app.post('/invitations', { email: 'ann@example.org', role: 'editor' })

  assert.equal(answer.status, 409)
  assert.equal(answer.body.message, 'ann@example.org is already a member of this organization.')
})

test('wrong values are refused by name, and change nothing', async (t) => {
  const server = await startServer(t)
  const owner = await signedIn(server, 'owner')

  const invitation = await owner.app.post('/invitations', { email: 'nobody', role: 'boss', note: 'x' })
  const person = await owner.in(null).app.patch('/me', { name: 'a\u0000b', language: 'xx', time_zone: 'Mars/Base' })

  assert.equal(
    invitation.body.message,
    'email must be one plain email address such as ann@example.org. role must be one of owner, admin, editor, viewer. note is not a field of this request.',
  )
  assert.equal(person.status, 400)
  assert.deepEqual(
    person.body.details.errors.map(({ field }: { field: string }) => field),
    ['name'],
  )
  assert.deepEqual((await owner.app.get('/invitations')).body, [])
})

test('people change their name, language and time zone', async (t) => {
  const server = await startServer(t)
  const ann = (await signedIn(server, 'viewer', { email: 'ann@example.org' })).in(null)

  const updated = await ann.app.patch('/me', { name: 'Ann', language: 'de', time_zone: 'Europe/Berlin' })
  const wrong = await ann.app.patch('/me', { language: 'xx', time_zone: 'Mars/Base' })

  const { signed_in: _, ...me } = updated.body
  assert.deepEqual(me, {
    id: ann.user,
    email: 'ann@example.org',
    new_email: null,
    name: 'Ann',
    language: 'de',
    time_zone: 'Europe/Berlin',
    has_password: false,
    organizations: [{ id: server.organization, name: 'Example', role: 'viewer' }],
  })
  assert.equal(
    wrong.body.message,
    'language must be one of the languages of the pages, such as en or de. time_zone must be a time zone such as Europe/Berlin.',
  )
})

test('a name is visible, and can be told from others', async (t) => {
  const server = await startServer(t)
  const ann = (await signedIn(server, 'viewer')).in(null)
  const named = async (name: string) => (await ann.app.patch('/me', { name })).body

  const refused = [await named('   '), await named('nnA\u202e'), await named('A\u200bnn'), await named('a'.repeat(201))]
  const accepted = [await named(' Ann '), await named('می\u200cخواهم')]

  const invisible = 'name must be one line of text, at most 200 characters, all of them visible.'
  assert.deepEqual(refused.map(({ message }) => message).slice(0, 3), ['name must not be empty.', invisible, invisible])
  assert.equal(refused[3].status, 'error')
  assert.deepEqual(
    accepted.map(({ name }) => name),
    ['Ann', 'می\u200cخواهم'],
  )
})

test('so are the names of passkeys, keys and organizations', async (t) => {
  const server = await startServer(t)
  const ann = await signedIn(server, 'owner')
  const hidden = ['nnA\u202e', 'A\u2066nn', 'A\u200bnn', 'A\u00adnn', 'A\u0085nn']
  const refusals = async (write: (name: string) => Promise<Answer>) =>
    Promise.all(hidden.map(async (name) => (await write(name)).body.details.errors))
  const fault = (most: string) => [
    { field: 'name', message: `name must be one line of text, ${most} characters, all of them visible.` },
  ]

  const named = {
    passkey: await refusals((name) => ann.in(null).app.patch('/me/passkeys/1', { name })),
    key: await refusals((name) => ann.app.post('/keys', { name, scope: 'read' })),
    organization: await refusals((name) => ann.app.patch('/organization', { name })),
    another: await refusals((name) => ann.in(null).app.post('/organizations', { name })),
  }

  const control = [{ field: 'name', message: 'name must be one line of text without control characters.' }]
  const expected = (most: string) => [...hidden.slice(1).map(() => fault(most)), control]
  assert.deepEqual(named, {
    passkey: expected('from 1 to 100'),
    key: expected('at most 500'),
    organization: expected('at most 500'),
    another: expected('at most 500'),
  })
  assert.equal((await ann.app.post('/keys', { name: 'می\u200cخواهم', scope: 'read' })).status, 201)
})

test('a new password ends the other sessions, and common or short ones are refused', async (t) => {
  const server = await startServer(t)
  const ann = (await signedIn(server, 'viewer')).in(null)
  const set = (password: string) => ann.app.put('/me/password', { password })

  assert.equal((await set('too short')).body.message, 'password must have at least 10 characters.')
  assert.equal(
    (await set('1234567890')).body.message,
    'password must not be one of the most common passwords. Choose another one.',
  )
  for (const weak of ['aaaaaaaaaaaa', '            ', '0123456789', 'adminadmin', 'Password123!', 'qwertyuiop'])
    assert.equal((await set(weak)).status, 400, weak)
  assert.equal((await set('correct horse battery')).status, 200)
  assert.equal((await ann.app.get('/me')).body.has_password, true)
})

test('changes of people are recorded', async (t) => {
  const server = await startServer(t)
  const owner = await signedIn(server, 'owner')
  const tom = await signedIn(server, 'viewer')
  const { length } = await recorded(server, server.organization)

  const { id } = (await owner.app.post('/invitations', { email: 'eva@example.org', role: 'editor' })).body
  await owner.app.delete(`/invitations/${id}`)
  await owner.app.patch(`/members/${tom.user}`, { role: 'editor' })
  await tom.app.delete('/membership')

  assert.deepEqual(await recorded(server, server.organization, length), [
    { by: `user ${owner.user}`, action: 'invitation.created', item: String(id) },
    { by: `user ${owner.user}`, action: 'invitation.deleted', item: String(id) },
    { by: `user ${owner.user}`, action: 'member.updated', item: String(tom.user), fields: ['role'] },
    { by: `user ${tom.user}`, action: 'member.deleted', item: String(tom.user) },
  ])
})
