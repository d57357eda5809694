import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startServer } from '../testing/server.ts'

test('the links to other pages keep all other parameters', async (t) => {
  const server = await startServer(t)
  const { prokey } = await server.client.group.create({ name: 'x' })

  const answer = await server.get(`/event/all?page=3&from=2027-05-01T00:00:00Z&group=${prokey}`)

  const address = (page: number) => `/v1/event/all?page=${page}&from=2027-05-01T00%3A00%3A00Z&group=${prokey}`
  assert.equal(answer.status, 200, answer.text)
  assert.equal(
    answer.headers.link,
    `<${address(1)}>; rel="prev", <${address(1)}>; rel="first", <${address(1)}>; rel="last"`,
  )
  assert.equal(answer.headers['x-total-count'], '0')
})

test('an invalid page is refused by name, in every list', async (t) => {
  const server = await startServer(t)

  for (const path of ['/style/all', '/email-template/all', '/group/all', '/event/all']) {
    for (const page of ['abc', '0']) {
      const answer = await server.get(`${path}?page=${page}`)

      const message = 'page must be a whole number from 1 to 9,999,999.'
      assert.deepEqual([path, answer.status], [path, 400])
      assert.deepEqual(answer.body, { status: 'error', message, details: { errors: [{ field: 'page', message }] } })
    }
  }
})

test('a list can only be read: every other method gets 405 with the allowed ones', async (t) => {
  const server = await startServer(t)

  for (const path of ['/style/all', '/style/latest', '/group/all', '/group/latest', '/event/all', '/event/latest']) {
    for (const answer of [await server.patch(path, {}), await server.delete(path)]) {
      assert.deepEqual([path, answer.status, answer.headers.allow], [path, 405, 'GET, HEAD'])
    }
  }
  assert.equal((await server.delete('/style/everything')).status, 404)
})
