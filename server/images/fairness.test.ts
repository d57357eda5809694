import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hollowGif, png } from '../testing/pictures.ts'
import { type Answer, type Caller, startServer } from '../testing/server.ts'
import { until } from '../testing/until.ts'
import { form, imagesOf, send, upload } from '../testing/uploads.ts'

test('slow pictures of one organization do not hold up another, and wait ten seconds at most', async (t) => {
  const server = await startServer(t)
  const other = await server.newOrganization()
  const slow = hollowGif(577, 577, 300)

  const answers: Answer[] = []
  const sent = Array.from({ length: 13 }, () =>
    upload(server, slow, 'image/gif').then((answer) => answers.push(answer)),
  )
  const small = await send(server, [{ type: 'image/png', content: await png(40, 30) }], {}, other)
  const decodedBefore = answers.filter(({ status }) => status !== 503)
  const refusedBefore = answers.filter(({ status }) => status === 503)
  await Promise.all(sent)

  assert.equal(small.status, 201, small.text)
  assert.ok(decodedBefore.length <= 1, `${decodedBefore.length} were decoded before`)
  assert.ok(refusedBefore.length >= 1, 'twelve uploads of an organization are taken at the same time')
  const refused = answers.filter(({ status }) => status === 503)
  assert.ok(refused.length >= 6, `${refused.length} were refused`)
  for (const { headers, body } of refused) {
    assert.equal(headers['retry-after'], '10')
    assert.equal(body.message, 'Too many images are being uploaded right now. Nothing was stored; try again later.')
  }
})

test('organizations take turns, no matter which came first', async (t) => {
  const server = await startServer(t)
  const [second, third] = [await server.newOrganization(), await server.newOrganization()]
  const slow = hollowGif(300, 300, 30)
  const picture = await png(40, 30)

  let decoded = 0
  const sendSlow = async (caller: Caller) => {
    await send(server, [{ type: 'image/gif', content: slow }], {}, caller)
    decoded += 1
  }
  const sent = [server, second].flatMap((caller) => [1, 2, 3].map(() => sendSlow(caller)))
  const answer = await send(server, [{ type: 'image/png', content: picture }], {}, third)
  const decodedBefore = decoded
  await Promise.all(sent)

  assert.equal(answer.status, 201, answer.text)
  assert.ok(decodedBefore < 5, `${decodedBefore} of 6 were decoded before`)
})

test('a picture whose sender has left is not decoded, or no further', async (t) => {
  const server = await startServer(t)
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { headers, payload } = form([{ type: 'image/gif', content: hollowGif(577, 577, 300) }])
  let arrived = 0
  server.app.server.on('request', () => (arrived += 1))
  const patience = new AbortController()

  const sent = Array.from({ length: 12 }, () =>
    fetch(`${address}/v1/upload-image`, {
      method: 'POST',
      headers: { authorization: server.key, ...headers },
      body: new Uint8Array(payload),
      signal: patience.signal,
    }),
  )
  await until(() => arrived === 12)
  patience.abort()
  const ended = await Promise.allSettled(sent)
  await until(async () => (await upload(server, await png(40, 30))).status === 201)

  assert.deepEqual(
    ended.map(({ status }) => status),
    Array(12).fill('rejected'),
  )
  const stored = (await imagesOf(server)).map(({ type, width, height }) => `${type} ${width}x${height}`)
  assert.deepEqual(stored, ['image/png 40x30'])
})
