import assert from 'node:assert/strict'
import { test } from 'node:test'
import { recorded } from '../testing/activity.ts'
import { type Person, signedIn } from '../testing/people.ts'
import { startServer } from '../testing/server.ts'
import { join } from './members.ts'
import { deleteUser } from './people-store.ts'
import { startSession } from './sessions/sessions.ts'

test('for ten minutes an admin undoes the removal of a member, who keeps the role and signs in again', async (t) => {
  const server = await startServer(t)
  const [admin, editor] = [await signedIn(server, 'admin'), await signedIn(server, 'editor')]
  const elsewhere = await server.newOrganization()
  const busy = await signedIn(server, 'viewer')
  await server.context.database.transaction((tx) => join(tx, elsewhere.actor, 0, busy.user, 'viewer'))
  const before = (await admin.app.get('/members')).body

  for (const { user } of [editor, busy]) await admin.app.delete(`/members/${user}`)
  const away = [(await editor.app.get('/members')).status, (await busy.app.get('/members')).status]
  const undone = [
    await admin.app.post(`/members/${editor.user}/restore`),
    await admin.app.post(`/members/${busy.user}/restore`),
  ]
  const again = await admin.app.post(`/members/${editor.user}/restore`)

  assert.deepEqual(
    undone.map(({ status, body }) => [status, body]),
    [
      [200, { status: 'success', message: 'restored' }],
      [200, { status: 'success', message: 'restored' }],
    ],
  )
  const known = ({ id, role, joined }: { id: number; role: string; joined: string }) => [id, role, joined]
  assert.deepEqual((await admin.app.get('/members')).body.map(known), before.map(known))
  assert.deepEqual(away, [401, 404])
  assert.deepEqual([(await editor.app.get('/members')).status, (await busy.app.get('/members')).status], [401, 200])
  assert.deepEqual([again.status, again.body.details], [409, { reason: 'member' }])
  assert.deepEqual((await recorded(server, server.organization)).at(-1), {
    by: `user ${admin.user}`,
    action: 'member.restored',
    item: String(busy.user),
  })
  await admin.app.delete(`/members/${editor.user}`)
  server.advance(10 * 60_000)
  assert.equal((await admin.app.post(`/members/${editor.user}/restore`)).status, 404)
})

test('nobody comes back who has left or was never a member, whose account is gone, or whom an owner does not want back', async (t) => {
  const server = await startServer(t)
  const [owner, second, admin] = [
    await signedIn(server, 'owner'),
    await signedIn(server, 'owner'),
    await signedIn(server, 'admin'),
  ]
  const [leaver, gone, editor] = [
    await signedIn(server, 'editor'),
    await signedIn(server, 'editor'),
    await signedIn(server, 'editor'),
  ]
  const other = await signedIn(server, 'owner', { organization: (await server.newOrganization()).organization })

  await leaver.app.delete('/membership')
  await admin.app.delete(`/members/${gone.user}`)
  await server.context.database.transaction((tx) => deleteUser(tx, gone.user))
  await owner.app.delete(`/members/${second.user}`)
  const restore = (person: Person, user: number | string) => person.app.post(`/members/${user}/restore`)
  const left = await restore(admin, leaver.user)
  const owners = await restore(admin, second.user)
  const statuses = []
  for (const [person, user] of [
    [admin, gone.user],
    [admin, other.user],
    [admin, 'x'],
    [editor, second.user],
    [other, second.user],
  ] as const)
    statuses.push((await restore(person, user)).status)

  assert.deepEqual([left.status, left.body.details], [409, { reason: 'left' }])
  assert.deepEqual([owners.status, owners.body.details], [403, { role: 'owner' }])
  assert.deepEqual(statuses, [404, 404, 404, 403, 404])
  assert.equal((await restore(owner, second.user)).status, 200)
  assert.deepEqual(
    (await owner.app.get('/members')).body.map(({ id }: { id: number }) => id),
    [owner, second, admin, editor].map(({ user }) => user),
  )
})

test('a session that ended by a removal says so to its browser, until the person belongs to an organization again', async (t) => {
  const server = await startServer(t)
  const [admin, editor, leaver] = [
    await signedIn(server, 'admin'),
    await signedIn(server, 'editor'),
    await signedIn(server, 'editor'),
  ]
  const why = async (person: Person) => {
    const { status, body } = await person.app.get('/me')
    return [status, body.details]
  }

  await admin.app.delete(`/members/${editor.user}`)
  await leaver.app.delete('/membership')
  const removed = [await why(editor), await why(editor.in(null)), await why(leaver)]
  const stranger = { ...editor.headers, cookie: editor.headers.cookie!.replace(/.{3}$/, 'xxx') }
  const unknown = await server.request({ url: '/app/v1/me', headers: stranger })
  const { token } = await server.context.database.transaction((tx) =>
    startSession(tx, server.context.now(), { user: editor.user, way: 'password', origin }),
  )
  const again = { ...editor.headers, cookie: editor.headers.cookie!.replace(editor.token, token) }
  const sessions = await server.request({ url: '/app/v1/me/sessions', headers: again })
  await admin.app.post(`/members/${editor.user}/restore`)

  assert.deepEqual(removed, [
    [401, { reason: 'removed' }],
    [401, { reason: 'removed' }],
    [401, undefined],
  ])
  assert.deepEqual([unknown.status, unknown.body.details], [401, undefined])
  assert.equal(sessions.body.length, 1)
  assert.deepEqual(await why(editor), [401, undefined])
})

const origin = { device: 'test', country: null }
