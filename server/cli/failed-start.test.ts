import assert from 'node:assert/strict'
import { test } from 'node:test'
import { envOf, spawnKalends, spawnServer } from '../testing/kalends.ts'
import { sqliteSettings } from '../testing/sqlite.ts'

test('a failed start is reported in one sentence, without a stack', async (t) => {
  const settings = sqliteSettings(t)
  const running = await spawnServer(t, envOf(settings))
  const port = new URL(running.url).port

  const sameFolder = spawnKalends(t, envOf(settings), 'serve')
  const samePort = spawnKalends(t, envOf(sqliteSettings(t), { PORT: port }), 'serve')
  const noDatabase = spawnKalends(
    t,
    { ...envOf(sqliteSettings(t)), DATABASE_URL: 'postgres://k:secret@127.0.0.1:1/k' },
    'serve',
  )
  const wrongSettings = spawnKalends(t, { ...envOf(sqliteSettings(t)), PORT: 'x', PUBLIC_URL: 'y' }, 'serve')
  const noSuchAddress = spawnKalends(t, envOf(sqliteSettings(t), { HOST: '192.0.2.123' }), 'serve')

  for (const failed of [sameFolder, samePort, noDatabase, wrongSettings, noSuchAddress]) {
    assert.equal(await failed.ended, 1)
    assert.equal(failed.stdout(), '')
  }
  assert.match(sameFolder.stderr(), /^Another Kalends server is already using the folder \S+\. Stop it first,.*\n$/)
  assert.equal(
    samePort.stderr(),
    `Port ${port} is already in use. Stop the other program, or choose another port with PORT.\n`,
  )
  assert.equal(
    noDatabase.stderr(),
    'PostgreSQL cannot be reached: connect ECONNREFUSED 127.0.0.1:1. Check DATABASE_URL and that the database server is running.\n',
  )
  assert.equal(wrongSettings.stderr().trimEnd().split('\n').length, 2)
  assert.equal(
    noSuchAddress.stderr(),
    'This machine does not have the address in HOST. Use one of its own addresses, or 0.0.0.0 for all.\n',
  )
})
