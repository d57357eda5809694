import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { findPromtool } from '../../scripts/promtool.ts'
import { newRsvpEvent, signUp } from '../testing/mailing.ts'
import { startServer } from '../testing/server.ts'

const deploy = join(import.meta.dirname, '../../deploy')
const token = 'a-token-of-sixteen-characters'
const authorization = `Bearer ${token}`

test('without METRICS_TOKEN there are no metrics to read', async (t) => {
  const server = await startServer(t)

  const { status } = await server.request({ url: '/metrics', headers: { authorization: server.key } })

  assert.equal(status, 404)
})

test('metrics are read with METRICS_TOKEN only, at any host name', async (t) => {
  const server = await startServer(t, { METRICS_TOKEN: token, PUBLIC_URL: 'https://events.example.org' })
  const read = (sent: Record<string, string>) =>
    server.request({ url: '/metrics', headers: { host: '10.0.0.7:8080', ...sent } })

  for (const sent of [
    {},
    { authorization: token },
    { authorization: `${authorization}x` },
    { authorization: server.key },
  ]) {
    const { status, body } = await read(sent)
    assert.equal(status, 401)
    assert.deepEqual(body, { status: 'error', message: 'Send METRICS_TOKEN as "Authorization: Bearer …".' })
  }
  const { status, headers, text } = await read({ authorization })

  assert.equal(status, 200)
  assert.equal(headers['content-type'], 'text/plain; version=0.0.4; charset=utf-8')
  assert.equal(headers['cache-control'], 'no-store')
  assert.match(text, /^process_resident_memory_bytes \d{8,}$/m)
  assert.match(text, /^kalends_build_info\{version="[\d.]+",database="(sqlite|postgresql)"\} 1$/m)
})

test('sign-ups are counted by outcome, and no metric holds data of anybody', async (t) => {
  const server = await startServer(t, { METRICS_TOKEN: token })
  const event = await newRsvpEvent(server, { max: 1 })

  await signUp(server, event, { email: 'eva@example.org' })
  await assert.rejects(signUp(server, event, { email: 'adam@example.org' }))
  const { text } = await server.request({ url: '/metrics', headers: { authorization } })

  assert.deepEqual(
    text.split('\n').filter((line) => line.startsWith('kalends_sign_ups_total')),
    ['kalends_sign_ups_total{outcome="confirmed"} 1', 'kalends_sign_ups_total{outcome="refused"} 1'],
  )
  for (const secret of ['eva', 'adam', event, server.key, token]) assert.ok(!text.includes(secret), secret)
})

test('Prometheus understands the metrics, the alerts and their tests', async (t) => {
  const promtool = await findPromtool()
  const server = await startServer(t, { METRICS_TOKEN: token })
  const { text } = await server.request({ url: '/metrics', headers: { authorization } })
  const run = (args: string[], input = '') => execFileSync(promtool, args, { input, encoding: 'utf8', stdio: 'pipe' })

  assert.equal(run(['check', 'metrics'], text), '')
  assert.match(run(['check', 'rules', join(deploy, 'prometheus/kalends.rules.yml')]), /SUCCESS: 11 rules found/)
  assert.match(run(['test', 'rules', join(deploy, 'prometheus/kalends.rules.test.yml')]), /SUCCESS/)
})

test('the alerts and the dashboard name only metrics that exist', () => {
  const namesIn = (path: string) => new Set(readFileSync(path, 'utf8').match(/\b(?:kalends|process)_[a-z_]+_[a-z]+\b/g))
  const declared = globSync('../**/*.ts', { cwd: import.meta.dirname, exclude: ['**/*.test.ts', '**/testing/**'] })
    .map((path) => namesIn(join(import.meta.dirname, path)))
    .reduce((all, some) => all.union(some))
  const family = (name: string) => name.replace(/_(bucket|count|sum)$/, '')

  const used = ['grafana/kalends.json', 'prometheus/kalends.rules.yml'].flatMap((path) => [
    ...namesIn(join(deploy, path)),
  ])

  assert.deepEqual(
    used.filter((name) => !declared.has(family(name))),
    [],
  )
  assert.ok(used.length > 30)
})
