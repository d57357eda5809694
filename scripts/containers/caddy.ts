import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request as httpsRequest } from 'node:https'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { TestContext } from 'node:test'
import { until } from '../../server/testing/until.ts'
import { findOnPath, findOrInstall } from '../debian.ts'
import { freePort } from '../free-port.ts'

const example = resolve(import.meta.dirname, '../../deploy/container/Caddyfile')
const host = 'events.example.org'

/** Debian's Caddy with the file of compose.yaml, in front of two servers of this machine. */
export async function startCaddy(t: TestContext, a: number, b: number) {
  const program = await findOrInstall(() => findOnPath('caddy'), 'caddy')
  const folder = mkdtempSync(join(tmpdir(), 'kalends-caddy-'))
  const [http, https] = [await freePort(), await freePort()]
  const own = `local_certs\n\tskip_install_trust\n\tadmin off\n\thttp_port ${http}\n\thttps_port ${https}`
  writeFileSync(join(folder, 'Caddyfile'), exampleWith({ own, a: `127.0.0.1:${a}`, b: `127.0.0.1:${b}` }))
  const child = spawn(program, ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'], {
    env: { PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let log = ''
  child.stderr.on('data', (text: Buffer) => (log += text.toString()))
  t.after(async () => {
    if (child.kill()) await once(child, 'exit')
    rmSync(folder, { recursive: true, force: true })
  })
  const request = async (path: string) => {
    const options = { host: '127.0.0.1', port: https, servername: host, rejectUnauthorized: false, agent: false }
    const sent = httpsRequest({ ...options, path, headers: { host } }).end()
    const [response] = await once(sent, 'response')
    response.resume()
    return { status: response.statusCode as number }
  }
  await until(async () => {
    assert.equal(child.exitCode, null, log)
    return request('/healthz').then(
      ({ status }) => status === 200,
      () => false,
    )
  })
  return { request }
}

function exampleWith({ own, a, b }: Record<'own' | 'a' | 'b', string>): string {
  const text = readFileSync(example, 'utf8')
  for (const part of ['\ton_demand_tls', 'http://a:8080/', ' a:8080 b:8080 ']) assert.ok(text.includes(part), part)
  return text
    .replace('\ton_demand_tls', `\t${own}\n\ton_demand_tls`)
    .replace('http://a:8080/', `http://${a}/`)
    .replace(' a:8080 b:8080 ', ` ${a} ${b} `)
}
