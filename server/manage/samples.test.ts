import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newEvent } from '../testing/events.ts'
import { arrived, signUp, whenSent, withMailServer, work } from '../testing/mailing.ts'
import { signedIn } from '../testing/people.ts'
import { startServer } from '../testing/server.ts'

test('sample content is created once, and removed except for what is used elsewhere', async (t) => {
  const server = await startServer(t)
  const editor = await signedIn(server, 'editor')

  const created = await editor.app.post('/samples')
  const again = await editor.app.post('/samples')
  const styles = (await server.get('/style/all')).body
  const own = await newEvent(server, { layout: styles[0].id })
  const removed = await editor.app.delete('/samples')
  const left = await editor.app.delete('/samples')

  assert.equal(created.body.created, true)
  assert.equal(again.body.created, false)
  assert.equal(again.body.event, created.body.event)
  assert.equal(removed.body.removed, 9)
  assert.equal(left.body.removed, 0)
  assert.equal((await server.get(`/event/${created.body.event}`)).status, 404)
  assert.equal((await server.get(`/event/${own}`)).body.layout, styles[0].id)
  assert.deepEqual(
    (await server.get('/style/all')).body.map(({ name }: { name: string }) => name),
    ['Sample: round and colourful'],
  )
})

test('people of the sample content never get a mail, and the log says why', async (t) => {
  const [server, sink] = await withMailServer(t)
  const editor = await signedIn(server, 'editor')
  const { event } = (await editor.app.post('/samples')).body
  work(t, server)
  await whenSent(server)

  await signUp(server, event, {
    email: 'ann@example.org',
    status: 'confirmed',
    payload: { name: 'Ann', children: 0, meal: 'vegan' },
  })
  const moved = await editor.patch(`/event/${event}?inform=true`, { dates: [{ location: 'Hall' }] })
  const mails = await arrived(server, sink, 1)
  const log = (await editor.app.get('/mails')).body.mails as { recipient: string | null; id: string }[]
  const samples = log.filter(({ recipient }) => recipient?.startsWith('guest-'))
  const read = (await editor.app.get(`/mails/${samples.at(-1)!.id}`)).body

  assert.equal(moved.status, 200)
  assert.deepEqual(new Set(mails.map(({ headers }) => headers.to)), new Set(['ann@example.org']))
  assert.ok(samples.length > 5, String(samples.length))
  for (const mail of samples) {
    const { state, outcome } = mail as unknown as Record<string, string>
    assert.equal(state, 'kept')
    assert.equal(outcome, 'The recipient is part of the sample content, so it was stored, not sent.')
  }
  assert.match(read.text, /Summer party/)
})
