import assert from 'node:assert/strict'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, after, test } from 'node:test'
import { parseArgs } from 'node:util'
import { until } from '../../server/testing/until.ts'
import { png } from '../../server/testing/pictures.ts'
import { form } from '../../server/testing/uploads.ts'
import { freePort } from '../free-port.ts'
import { startPostgres } from '../postgres.ts'
import { startCaddy } from './caddy.ts'
import { optionsOf, servicesOf } from './compose.ts'
import { buildImage, commit } from './image.ts'
import { type Container, findPodman, startContainer } from './podman.ts'

/** `npm run containers` builds the image and tries it as compose.yaml runs it; see docs/containers.md. */
const { values } = parseArgs({ options: { registry: { type: 'boolean', default: false } } })
const most = 250_000_000

const podman = await findPodman()
const image = await buildImage(podman, values.registry)
const volume = `kalends-test-${process.pid}`
after(() => void podman('volume', 'rm', '--force', volume))

test('the image takes at most 250 MB', (t) => {
  const size = Number(podman('image', 'inspect', '--format', '{{.Size}}', image))

  t.diagnostic(`${Math.round(size / 1e6)} MB`)
  assert.ok(size <= most, `${size} bytes`)
})

test('with SQLite, as in compose.yaml', async (t) => {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const { kalends: service } = await servicesOf('sqlite')
  // The same port inside, so that the doctor reaches PUBLIC_URL.
  const published = [
    '--publish',
    `127.0.0.1:${port}:${port}`,
    '--env',
    `PORT=${port}`,
    '--env',
    `PUBLIC_URL=${address}`,
  ]
  const container = start(t, [...optionsOf(service!), ...published, '--volume', `${volume}:/data`])
  await until(() => isReady(address))
  const printed = container.logs()
  const link = /http:\S+\/app\/link\/\S+/.exec(printed)?.[0]
  const key = /^ {2}(kal_\S+)$/m.exec(printed)?.[1]
  const authorization = key ?? ''
  const statusOf = async (path: string, options: RequestInit = {}) => (await fetch(address + path, options)).status

  await t.test('it prints a link for the owner and the first key', () => {
    assert.ok(link?.startsWith(address), printed)
    assert.ok(key, printed)
  })

  await t.test('it runs as the user 10001, and can write to /data and /tmp only', () => {
    assert.match(container.run('id').output, /^uid=10001\(kalends\) gid=10001\(kalends\)/)
    for (const folder of ['/data', '/tmp']) assert.equal(container.run('touch', `${folder}/x`).code, 0, folder)
    for (const folder of ['/', '/opt/kalends', '/etc', '/usr/bin', '/var'])
      assert.match(container.run('touch', `${folder}/x`).output, /Read-only file system/, folder)
  })

  await t.test('it serves pages, the application, the API, uploads and preview pictures', async () => {
    const demo = container.run('kalends', 'demo', '--json').output
    const event = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}/.exec(demo)?.[0]
    const { headers, payload } = form([{ type: 'image/png', content: await png(60, 40) }])
    const uploaded = statusOf('/v1/upload-image', {
      method: 'POST',
      headers: { ...headers, authorization },
      body: new Uint8Array(payload),
    })

    assert.equal(await statusOf(`/${event}`), 200)
    assert.equal(await statusOf(new URL(link!).pathname), 200)
    assert.equal(await statusOf('/button.js'), 200)
    assert.equal(await statusOf('/docs'), 200)
    assert.equal(await statusOf('/v1/event/all', { headers: { authorization } }), 200)
    assert.equal(await uploaded, 201)
    assert.equal((await fetch(`${address}/${event}/preview.jpg`)).headers.get('content-type'), 'image/jpeg')
  })

  await t.test('its health check tells whether the server is ready', () => {
    const check = JSON.parse(podman('image', 'inspect', '--format', '{{json .HealthCheck}}', image)).Test as string[]
    const [kind, ...command] = check

    assert.equal(kind, 'CMD')
    assert.equal(container.run(...command).code, 0)
    assert.equal(container.run('env', 'PORT=9', ...command).code, 1)
  })

  await t.test('commands run beside the server', () => {
    const { code, output } = container.run('kalends', 'doctor')
    assert.equal(code, 0, output)
    assert.match(container.run('kalends', '--version').output, new RegExp(`\\(commit ${commit.slice(0, 12)}\\)`))
    assert.equal(container.run('kalends', 'backup', '/tmp/backup.db').code, 0)
    assert.equal(container.run('kalends', 'backup', 'rehearse', '/tmp/backup.db').code, 0)
  })

  await t.test('it stops in time with exit code 0, and has the same data afterwards', async () => {
    const before = performance.now()
    assert.equal(container.stop(), 0)
    assert.ok(performance.now() - before < 15_000)
    container.start()
    await until(() => isReady(address))
    assert.equal(await statusOf('/v1/event/all', { headers: { authorization } }), 200)
  })
})

test('with PostgreSQL, two servers and Caddy, as in compose.yaml', async (t) => {
  const services = await servicesOf('postgres')
  assert.deepEqual(Object.keys(services).toSorted(), ['a', 'b', 'caddy', 'database'])
  const cluster = await startPostgres()
  t.after(() => cluster.stop())
  const secrets = mkdtempSync(join(tmpdir(), 'kalends-secrets-'))
  t.after(() => rmSync(secrets, { recursive: true }))
  chmodSync(secrets, 0o755)
  writeFileSync(join(secrets, 'database_url'), `${cluster.url}\n`, { mode: 0o644 })

  const startServer = async (name: 'a' | 'b') => {
    const { environment = {}, ...service } = services[name]!
    const port = await freePort()
    const given = { ...environment, PORT: port, HOST: '127.0.0.1' }
    const env = Object.entries(given).flatMap(([key, value]) => ['--env', `${key}=${value}`])
    const mounted = ['--network', 'host', '--volume', `${secrets}:/run/secrets:ro`]
    const container = start(t, [...optionsOf(service), ...env, ...mounted])
    await until(() => isReady(`http://127.0.0.1:${port}`))
    return { container, port }
  }
  const [a, b] = [await startServer('a'), await startServer('b')]
  const { request } = await startCaddy(t, a.port, b.port)

  assert.equal((await request('/healthz')).status, 200)
  assert.match(a.container.logs(), /https:\/\/events\.example\.org\/app\/link\//)
  assert.doesNotMatch(b.container.logs(), /\/app\/link\//)

  await t.test('while one is stopped, the other one takes its requests', async () => {
    const code = a.container.stop()
    const answers = await Promise.all(Array.from({ length: 20 }, () => request('/readyz')))

    assert.equal(code, 0)
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]))
  })
})

function start(t: TestContext, options: readonly string[]): Container {
  const container = startContainer(podman, options, image)
  t.after(() => container.remove())
  return container
}

async function isReady(address: string): Promise<boolean> {
  return fetch(`${address}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
}
