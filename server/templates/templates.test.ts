import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startServer } from '../testing/server.ts'

test('a style needs a name and options; everything else has a default', async (t) => {
  const server = await startServer(t)

  const answer = await server.post('/style', { name: 'Spring', options: ['google', 'ical'] })

  assert.equal(answer.status, 201)
  assert.deepEqual(answer.body, { status: 'success', message: 'created', id: '1' })
  const style = await server.client.style.read(1)
  assert.equal(style.size, '6')
  assert.equal(style.proxy, true)
  assert.equal(style.customCss, null)
})
