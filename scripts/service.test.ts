import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { test } from 'node:test'
import { spawnProgram } from '../server/testing/kalends.ts'
import { emptyFolder } from '../server/testing/sqlite.ts'
import { until } from '../server/testing/until.ts'
import { findOnPath, findOrInstall } from './debian.ts'
import { freePort } from './free-port.ts'

const root = resolve(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
// As on a machine where Kalends is installed where the unit expects it.
const unit = read('deploy/kalends.service').replaceAll('/opt/kalends', root)

test('systemd accepts deploy/kalends.service, and finds little to restrict further', async (t) => {
  const program = await findOrInstall(() => findOnPath('systemd-analyze'), 'systemd')
  const file = join(emptyFolder(t), 'kalends.service')
  writeFileSync(file, unit)

  const faults = execFileSync(program, ['verify', '--man=no', file], { encoding: 'utf8', stdio: 'pipe' })
  const judged = execFileSync(program, ['security', '--offline=true', '--no-pager', file], { encoding: 'utf8' })

  assert.equal(faults, '')
  assert.ok(Number(/exposure level for kalends\.service: ([\d.]+)/.exec(judged)![1]) <= 2, judged.slice(-200))
})

test('the service starts and stops as the unit says, with the settings of docs/going-live.md', async (t) => {
  const folder = emptyFolder(t)
  mkdirSync(join(folder, 'data'))
  const port = String(await freePort())
  const settings = /kalends\.env <<'END'\n([\s\S]*?)^END$/m.exec(read('docs/going-live.md'))![1]!
  writeFileSync(join(folder, 'kalends.env'), settings.replace('PORT=8080', `PORT=${port}`))
  const values = (name: string) => unit.match(new RegExp(`(?<=^${name}=).*`, 'gm'))!
  const env = Object.fromEntries(
    values('Environment')[0]!
      .split(' ')
      .map((pair) => pair.split('=')),
  )
  assert.deepEqual(env, { SETTINGS_FILE: '/etc/kalends/kalends.env', DATA_DIR: '/var/lib/kalends' })
  const own = { SETTINGS_FILE: join(folder, 'kalends.env'), DATA_DIR: join(folder, 'data') }
  const run = (name: string) => spawnProgram(t, own, values('WorkingDirectory')[0], ...commandOf(values(name)[0]!))

  const checked = run('ExecStartPre')
  assert.equal(await checked.ended, 0, checked.stdout() + checked.stderr())
  const server = run('ExecStart')
  await until(async () => {
    assert.equal(server.child.exitCode, null, server.stderr())
    return fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  })
  const stopping = performance.now()
  server.child.kill('SIGTERM')

  assert.equal(await server.ended, 0)
  assert.ok(performance.now() - stopping < Number(values('TimeoutStopSec')[0]) * 1000)
  assert.match(server.stdout(), /https:\/\/events\.example\.org\/app\/link\//)
  assert.ok(!server.stderr().includes('user:password'), server.stderr())
})

function commandOf(line: string): [program: string, ...args: string[]] {
  return line.split(' ') as [string, ...string[]]
}
