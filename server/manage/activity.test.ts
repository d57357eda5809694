import assert from 'node:assert/strict'
import { test } from 'node:test'
import { removeUser } from '../accounts/users.ts'
import { record } from '../activity/record.ts'
import { rsvpEvent, signUp } from '../testing/attendee.ts'
import { faultyFields, groupOf, newEvent, newGroup } from '../testing/events.ts'
import { type Person, signedIn } from '../testing/people.ts'
import { byTest, startServer } from '../testing/server.ts'

interface Entry {
  readonly action: string
  readonly item: { readonly name: string | null }
}

async function activity(person: Person, query = ''): Promise<Entry[]> {
  const { status, text, body } = await person.app.get(`/activity?${query}`)
  assert.equal(status, 200, text)
  return body.activity
}

const actions = async (person: Person, query = '') => (await activity(person, query)).map(({ action }) => action)

test('administrators see who changed what, latest first, with current and last names', async (t) => {
  const server = await startServer(t)
  const [admin, editor] = [await signedIn(server, 'admin'), await signedIn(server, 'editor')]
  await editor.in(null).app.patch('/me', { name: 'Edith Example' })
  const { id } = (await editor.post('/style', { name: 'Blue', options: ['ical'] })).body
  await editor.patch(`/style/${id}`, { name: 'Green' })
  const group = await newGroup(server)
  await server.delete(`/group/${group}`)

  const [deleted, created, updated] = await activity(admin, 'limit=3')

  const { moment: _, ...rest } = deleted as Entry & { moment: string; by: { id: string } }
  assert.deepEqual(
    { ...rest, by: null },
    {
      action: 'group.deleted',
      by: null,
      item: { type: 'group', id: group, name: 'Concerts', exists: false },
      event: null,
      fields: null,
    },
  )
  assert.equal(created!.action, 'group.created')
  assert.deepEqual(created!.item.name, 'Concerts')
  assert.deepEqual(
    { ...updated, moment: null },
    {
      moment: null,
      action: 'style.updated',
      by: { type: 'user', id: String(editor.user), name: 'Edith Example' },
      item: { type: 'style', id, name: 'Green', exists: true },
      event: null,
      fields: ['name'],
    },
  )
})

test('activity is found by item, person, type, action and time', async (t) => {
  const server = await startServer(t)
  const [admin, editor] = [await signedIn(server, 'admin'), await signedIn(server, 'editor')]
  const [one, two] = [await newEvent(server), await newEvent(server)]
  server.advance(86_400_000)
  const dayLater = new Date(server.context.now()).toISOString()
  await editor.app.post(`/event/${one}/unpublish`)
  server.advance(86_400_000)
  const twoDaysLater = new Date(server.context.now()).toISOString()
  await server.patch(`/event/${two}`, { hideButton: true })

  const ofOne = `type=event&item=${one.toUpperCase()}`
  assert.deepEqual(await actions(admin, ofOne), ['event.unpublished', 'event.created'])
  assert.deepEqual(await actions(admin, `by=user:${editor.user}`), ['event.unpublished'])
  const created = ['event.created', 'group.created', 'event.created', 'group.created']
  assert.deepEqual(await actions(admin, 'by=key'), ['event.updated', ...created])
  assert.deepEqual(await actions(admin, 'type=group'), ['group.created', 'group.created'])
  assert.deepEqual(await actions(admin, 'action=event.updated'), ['event.updated'])
  assert.deepEqual(await actions(admin, 'type=event&action=created'), ['event.created', 'event.created'])
  assert.deepEqual(await actions(admin, `from=${dayLater}&to=${twoDaysLater}`), ['event.unpublished'])
  assert.deepEqual(await actions(admin, `from=${twoDaysLater}`), ['event.updated'])
  assert.equal((await actions(admin, `to=${dayLater}&type=event`)).length, 2)
  assert.deepEqual(await actions(admin, 'to=2020-01-01T00:00:00Z'), [])
})

test('activity is found by an action of two words', async (t) => {
  const server = await startServer(t)
  const owner = await signedIn(server, 'owner')
  await owner.app.post('/organization/export')

  assert.deepEqual(await actions(owner, 'action=organization.export-started'), ['organization.export-started'])
  assert.deepEqual(await actions(owner, 'action=export-started'), ['organization.export-started'])
})

test('pages follow each other by cursor, and matches far back are found', async (t) => {
  const server = await startServer(t)
  const admin = await signedIn(server, 'admin')
  const { id } = (await server.post('/style', { name: 'Old', options: ['ical'] })).body
  const { context, actor } = server
  // More than are read at once.
  const items = Array.from({ length: 4500 }, (_, i) => `image-${i}`)
  await context.database.transaction((tx) =>
    record(tx, { ...actor, by: byTest }, context.now(), { action: 'image.created', item: items }),
  )

  const first = (await admin.app.get('/activity?limit=60')).body
  const second = (await admin.app.get(`/activity?limit=60&cursor=${first.cursor}`)).body
  const rare = (await admin.app.get('/activity?type=style')).body

  const shown = [...first.activity, ...second.activity].map((entry) => entry.item.id)
  assert.deepEqual(
    shown,
    Array.from({ length: 120 }, (_, i) => `image-${4499 - i}`),
  )
  assert.deepEqual(
    rare.activity.map((entry: { item: { id: string } }) => entry.item.id),
    [id],
  )
  assert.equal(rare.cursor, null)
})

test('activity names events of RSVPs, but no attendees', async (t) => {
  const server = await startServer(t)
  const admin = await signedIn(server, 'admin')
  const event = await rsvpEvent(server)
  await signUp(server, event, { email: 'eva@example.org' })

  const answer = await admin.app.get('/activity?type=rsvp')

  const [entry] = answer.body.activity
  assert.equal(entry.action, 'rsvp.created')
  assert.deepEqual(entry.by, { type: 'attendee', id: null, name: null })
  assert.deepEqual([entry.item.name, entry.item.exists], [null, null])
  assert.equal(entry.event.prokey, event)
  assert.match(entry.event.name, /, RSVP$/)
  assert.doesNotMatch(answer.text, /eva@/)
})

test('activity names members and open invitations, until the person is removed', async (t) => {
  const server = await startServer(t)
  const [admin, ann, bob] = [await signedIn(server, 'admin'), await signedIn(server, 'viewer'), await signedIn(server, 'viewer')] // oxfmt-ignore
  await ann.app.patch('/me', { name: 'Ann Example' })
  await admin.app.patch(`/members/${ann.user}`, { role: 'editor' })
  await admin.app.delete(`/members/${bob.user}`)
  const invited = await admin.app.post('/invitations', { email: 'eva@example.org', role: 'viewer' })
  assert.equal(invited.status, 201, invited.text)
  const named = async (query: string) => (await activity(admin, query)).map(({ action, item }) => [action, item])
  const stranger = await signedIn(server, 'owner', { organization: (await server.newOrganization()).organization })

  const members = await named('type=member&limit=2')
  const open = await named('type=invitation')
  await admin.app.delete(`/invitations/${invited.body.id}`)
  const { database, now } = server.context
  await database.transaction((tx) => removeUser(tx, byTest, now(), ann.user))
  const after = (await admin.app.get('/activity')).text

  assert.deepEqual(members, [
    ['member.deleted', { type: 'member', id: String(bob.user), name: bob.email, exists: false }],
    ['member.updated', { type: 'member', id: String(ann.user), name: 'Ann Example', exists: true }],
  ])
  const id = String(invited.body.id)
  assert.deepEqual(open, [['invitation.created', { type: 'invitation', id, name: 'eva@example.org', exists: true }]])
  assert.doesNotMatch(after, /Ann Example|eva@example/)
  assert.ok(after.includes(bob.email))
  assert.deepEqual(
    (await activity(stranger, 'type=member')).map(({ item }) => item.name),
    [stranger.email],
  )
})

test('only administrators see the activity, and only that of their organization', async (t) => {
  const server = await startServer(t)
  const editor = await signedIn(server, 'editor')
  const event = await newEvent(server)
  const other = await server.newOrganization()
  const stranger = await signedIn(server, 'owner', { organization: other.organization })

  assert.equal((await editor.app.get('/activity')).status, 403)
  assert.deepEqual(await actions(stranger, `type=event&item=${event}`), [])
  assert.ok(!(await actions(stranger)).includes('event.created'))
})

test('parameters of activity that cannot be meant are named', async (t) => {
  const server = await startServer(t)
  const admin = await signedIn(server, 'admin')
  const fields = async (query: string) => faultyFields(await admin.app.get(`/activity?${query}`))

  assert.deepEqual(await fields('item=5'), ['type'])
  assert.deepEqual(await fields('by=ann'), ['by'])
  assert.deepEqual(await fields('type=event&action=style.updated'), ['action'])
  assert.deepEqual(await fields('from=yesterday'), ['from'])
  assert.deepEqual(await fields('cursor=!'), ['cursor'])
  assert.deepEqual(await fields('limit=0'), ['limit'])
})

test('editors see what was deleted and bring it back, without people, and viewers do not', async (t) => {
  const server = await startServer(t)
  const [editor, viewer] = [await signedIn(server, 'editor'), await signedIn(server, 'viewer')]
  const other = (await server.newOrganization()).organization
  const group = await newGroup(server)
  await newEvent(server, { event_group: group })
  const event = await rsvpEvent(server)
  await signUp(server, event, { email: 'ann@example.org' })
  const { id } = (await editor.post('/style', { name: 'Blue', options: ['ical'] })).body
  const answer = (await server.get(`/rsvp-answers/${event}`)).body[0].id
  const listed = async (person = editor) =>
    (await person.app.get('/deleted')).body.deleted.map(({ type, id: item, name }: Record<string, string>) => [
      type,
      item,
      name,
    ])

  await editor.delete(`/rsvp-answers/${answer}`)
  await editor.delete(`/style/${id}`)
  await editor.post(`/style/${id}/restore`)
  await editor.delete(`/group/${group}`)
  await editor.delete(`/event/${event}`)
  await editor.delete(`/style/${id}`)
  const { body } = await editor.app.get('/deleted')
  const all = await listed()
  await editor.post(`/event/${event}/restore`)
  const rest = await listed()
  const foreign = await listed(await signedIn(server, 'editor', { organization: other }))
  const seen = (await viewer.app.get('/deleted')).status
  const faulty = faultyFields(await editor.app.get('/deleted?cursor=x'))
  server.advance(31 * 86_400_000)

  assert.deepEqual(
    { ...body.deleted[0], moment: null },
    {
      type: 'style',
      id,
      name: 'Blue',
      moment: null,
      by: { type: 'user', id: String(editor.user), name: editor.email },
    },
  )
  assert.equal(body.cursor, null)
  assert.deepEqual(all, [
    ['style', id, 'Blue'],
    ['event', event, 'Summer party, 2027-05-01, RSVP'],
    ['group', group, 'Concerts'],
  ])
  assert.deepEqual(rest, [all[0], all[2]])
  assert.deepEqual([foreign, seen, faulty], [[], 403, ['cursor']])
  assert.deepEqual(await listed(await signedIn(server, 'editor')), [])
})

test('an item that was deleted twice is listed once, also over several pages', async (t) => {
  const server = await startServer(t)
  const editor = await signedIn(server, 'editor')
  await groupOf(server, 60)
  const [first, ...others] = (await server.client.event.all()).map(({ prokey }) => prokey)
  await editor.delete(`/event/${first}`)
  await editor.post(`/event/${first}/restore`)
  for (const each of others) await editor.delete(`/event/${each}`)
  await editor.delete(`/event/${first}`)

  const { body } = await editor.app.get('/deleted')
  const { body: next } = await editor.app.get(`/deleted?cursor=${body.cursor}`)

  const ids = [...body.deleted, ...next.deleted].map(({ id }: { id: string }) => id)
  assert.deepEqual(ids, [first, ...others.toReversed()])
  assert.deepEqual([body.deleted.length, next.cursor], [50, null])
})
