import assert from 'node:assert/strict'
import { test } from 'node:test'
import { freshSettings } from '../testing/database.ts'
import { envOf, kalends, spawnServer } from '../testing/kalends.ts'

test('kalends health succeeds while the server on this machine is ready, and fails otherwise', async (t) => {
  const env = envOf(await freshSettings(t))
  const server = await spawnServer(t, env)
  const { port } = new URL(server.url)

  const ready = await kalends({ ...env, PORT: port }, 'health')
  const everywhere = await kalends({ ...env, PORT: port, HOST: '0.0.0.0' }, 'health')
  server.child.kill('SIGTERM')
  await server.ended
  const gone = await kalends({ ...env, PORT: port }, 'health')

  assert.deepEqual([ready.code, ready.stdout], [0, `The server at http://127.0.0.1:${port}/readyz is ready.`])
  assert.equal(everywhere.code, 0)
  assert.equal(gone.code, 1)
  assert.match(gone.stdout, /^The server at http:\/\/127\.0\.0\.1:\d+\/readyz is not ready: connect ECONNREFUSED /)
})
