import assert from 'node:assert/strict'
import { once } from 'node:events'
import { test } from 'node:test'
import { engine, freshSettings, migratedSettings } from '../testing/database.ts'
import { envOf, kalendsJson, spawnKalends, spawnServer } from '../testing/kalends.ts'
import { serveSettings } from '../testing/server.ts'
import { databaseOf } from './in-database.ts'

const keyIn = (text: string) => /kal_[0-9a-f]{12}_[\w-]{43}/.exec(text)?.[0]

test('the first start prints what a person needs, and the key works', async (t) => {
  const settings = await freshSettings(t)
  const server = await spawnServer(t, envOf(settings))

  const key = keyIn(server.stdout())!
  const link = /http:\S+\/app\/link\/[\w-]{43}/.exec(server.stdout())![0]
  const base = `${server.url}/v1`
  const answer = await fetch(`${base}/email-template/all`, { headers: { authorization: key } })

  assert.equal(answer.status, 200)
  assert.equal(((await answer.json()) as unknown[]).length, 7)
  assert.equal(
    server.stdout(),
    `Kalends is running.

  Application  ${server.url}/app
  Base URL     ${base}
  Reference    ${server.url}/docs
  Button       ${server.url}/docs/button
  Database     ${databaseOf(settings)}

Sign in as the owner with this link. It works once, for 24 hours:

  ${link}

Your Read & Write key. It is shown only once, so store it safely:

  ${key}

Try it:

  curl -H 'Authorization: ${key}' ${base}/email-template/all

"./kalends demo" creates sample content; "./kalends --help" lists all commands.

`,
  )
})

test('a later start prints no key, and still has the data', async (t) => {
  const settings = await migratedSettings(t)
  const env = envOf(settings)
  const first = await spawnServer(t, env)
  const key = keyIn(first.stdout())!
  const headers = { authorization: key, 'content-type': 'application/json' }
  await fetch(`${first.url}/v1/style`, { method: 'POST', headers, body: '{"name":"Spring","options":["ical"]}' })
  first.child.kill('SIGTERM')
  assert.equal(await first.ended, 0)

  const second = await spawnServer(t, env)

  assert.equal(
    second.stdout(),
    `Kalends is running.

  Application  ${second.url}/app
  Base URL     ${second.url}/v1
  Reference    ${second.url}/docs
  Button       ${second.url}/docs/button
  Database     ${databaseOf(settings)}

`,
  )
  const styles = await fetch(`${second.url}/v1/style/all`, { headers })
  assert.deepEqual(await styles.json(), [{ id: 1, name: 'Spring' }])
})

test('a start without a working key says how to create one', async (t) => {
  const env = envOf(await migratedSettings(t))
  await kalendsJson(env, 'org', 'create', '--name', 'Example')
  await kalendsJson(env, 'key', 'create', '--org', '1')
  await kalendsJson(env, 'key', 'disable', '1')

  const server = await spawnServer(t, env)

  assert.match(
    server.stdout(),
    /\n\nNo key is active, so the API cannot be used\. Create one with "\.\/kalends key create --org 1"\.\n/,
  )
})

test('with PUBLIC_URL the start prints both the public URL and where the server listens', async (t) => {
  const env = envOf(await migratedSettings(t), { PUBLIC_URL: 'https://kalends.example' })
  const { child, stdout } = spawnKalends(t, env, 'serve')
  await once(child.stdout, 'data')

  const [, address = ''] =
    /^ {2}Listening {4}(http:\/\/127\.0\.0\.1:\d+), only for requests to kalends\.example \(PUBLIC_URL\)$/m.exec(
      stdout(),
    ) ?? []

  assert.match(stdout(), /^ {2}Base URL {5}https:\/\/kalends\.example\/v1$/m)
  assert.equal((await fetch(`${address}/healthz`)).status, 200)
})

test('a script gets the URLs and the key as one line of JSON', async (t) => {
  const env = envOf(await migratedSettings(t), { PUBLIC_URL: 'https://kalends.example' })
  const { child, stdout } = spawnKalends(t, env, 'serve', '--json')
  await once(child.stdout, 'data')

  const { base_url, docs, key } = JSON.parse(stdout())

  assert.deepEqual([base_url, docs], ['https://kalends.example/v1', 'https://kalends.example/docs'])
  assert.equal(key, keyIn(key))
})

test('logs are lines of JSON on standard error, the last of which says that the server has stopped', async (t) => {
  const server = await spawnServer(t, envOf(await migratedSettings(t), { LOG_LEVEL: 'info' }))

  await fetch(`${server.url}/healthz`)
  server.child.kill('SIGTERM')
  await server.ended

  assert.ok(!server.stdout().includes('{'))
  const lines = server
    .stderr()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  assert.ok(
    lines.some(
      ({ method, path, status, msg }) => method === 'GET' && path === '/healthz' && status === 200 && msg === 'request',
    ),
  )
  assert.deepEqual([lines.at(-1).level, lines.at(-1).msg], ['info', 'stopped'])
})

if (engine === 'postgres') {
  test('several servers that start at once on a new PostgreSQL database print only one key', async (t) => {
    const env = envOf(await freshSettings(t))

    const servers = await Promise.all([spawnServer(t, env), spawnServer(t, env), spawnServer(t, env)])

    const keys = servers.map((server) => keyIn(server.stdout())).filter(Boolean)
    assert.equal(keys.length, 1)
    assert.equal((await kalendsJson(env, 'org', 'list')).length, 1)
    for (const { url } of servers)
      assert.equal((await fetch(`${url}/v1/style/all`, { headers: { authorization: keys[0]! } })).status, 200)
  })
}

test('the command line works next to the running server', async (t) => {
  const env = envOf(await migratedSettings(t))
  const server = await spawnServer(t, env)

  const { key } = await kalendsJson(env, 'key', 'create', '--org', '1', '--scope', 'read')
  const answer = await fetch(`${server.url}/v1/style/all`, { headers: { authorization: key } })

  assert.equal(answer.status, 200)
})

test('kill -9 loses no acknowledged write', async (t) => {
  const settings = await migratedSettings(t)
  const env = envOf(settings)
  let server = await spawnServer(t, env)
  const headers = { authorization: keyIn(server.stdout())!, 'content-type': 'application/json' }
  const answered = new Set<string>()

  for (let round = 0; round < 3; round += 1) {
    const { url, child, ended } = server
    const write = async (i: number) => {
      const name = `round ${round} style ${i}`
      const answer = await fetch(`${url}/v1/style`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ name, options: ['ical'] }),
      })
      if (answer.status === 201) answered.add(name)
      if (answered.size >= (round + 1) * 30) child.kill('SIGKILL')
    }
    const writer = async (first: number) => {
      for (let i = first; ; i += 4) await write(i)
    }
    // Each ends with the connection that breaks.
    await Promise.allSettled([0, 1, 2, 3].map(writer))
    assert.equal(await ended, 'SIGKILL')
    if (round < 2) server = await spawnServer(t, env)
  }

  const { body } = await (await serveSettings(t, settings)).request({ url: '/v1/style/all', headers })
  const names = new Set((body as { name: string }[]).map((style) => style.name))
  assert.ok(answered.size >= 90)
  assert.deepEqual(
    [...answered].filter((name) => !names.has(name)),
    [],
  )
  assert.ok(names.size - answered.size <= 12, 'at most the writes that were not answered are there as well')
})
