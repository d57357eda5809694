import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newEvent } from '../testing/events.ts'
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
  assert.equal(removed.body.removed, 8)
  assert.equal(left.body.removed, 0)
  assert.equal((await server.get(`/event/${created.body.event}`)).status, 404)
  assert.equal((await server.get(`/event/${own}`)).body.layout, styles[0].id)
  assert.deepEqual(
    (await server.get('/style/all')).body.map(({ name }: { name: string }) => name),
    ['Sample: round and colourful'],
  )
})
