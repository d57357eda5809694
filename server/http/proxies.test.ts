import assert from 'node:assert/strict'
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { type TLSSocket, connect } from 'node:tls'
import { findOnPath, findOrInstall } from '../../scripts/debian.ts'
import { freePort } from '../../scripts/free-port.ts'
import { formOf, rsvpEvent } from '../testing/attendee.ts'
import { finallyIn } from '../testing/finally.ts'
import { padded, png } from '../testing/pictures.ts'
import { publishDomain } from '../testing/published-domain.ts'
import { type TestServer, startServer } from '../testing/server.ts'
import { emptyFolder } from '../testing/sqlite.ts'
import { until } from '../testing/until.ts'
import { form } from '../testing/uploads.ts'

const deploy = join(import.meta.dirname, '../../deploy')
const host = 'events.example.org'

test('behind nginx as in deploy/nginx.conf', async (t) => {
  const program = await findOrInstall(() => findOnPath('nginx'), 'nginx-light')
  const { server, port } = await startBehind(t)
  const folder = emptyFolder(t)
  const [http, https] = [await freePort(), await freePort()]
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  execFileSync(
    await findOrInstall(() => findOnPath('openssl'), 'openssl'),
    ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'].concat([
      '-subj',
      `/CN=${host}`,
      '-keyout',
      key,
      '-out',
      certificate,
    ]),
    { stdio: 'ignore' },
  )
  const site = example('nginx.conf', [
    ['server 127.0.0.1:8080;', `server 127.0.0.1:${port};`],
    ['\tlisten [::]:80;\n', ''],
    ['\tlisten [::]:443 ssl http2;\n', ''],
    ['listen 80;', `listen 127.0.0.1:${http};`],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${https} ssl http2;`],
    ['/etc/letsencrypt/live/events.example.org/fullchain.pem', certificate],
    ['/etc/letsencrypt/live/events.example.org/privkey.pem', key],
    ['/var/log/nginx/kalends.log', join(folder, 'access.log')],
  ])
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  const file = join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `daemon off; worker_processes 1; pid ${folder}/pid; ${process.getuid?.() === 0 ? 'user root;' : ''}
error_log ${folder}/error.log; events {} http { ${temporary.join(' ')} ${site} }`,
  )
  await startProxy(t, https, program, ['-p', folder, '-e', join(folder, 'error.log'), '-c', file])

  await canBeUsed(server, https)
  const redirect = await fetch(`http://127.0.0.1:${http}/x?y=1`, { redirect: 'manual' })
  await send(https, { path: '/app/link/secret' })

  assert.equal(redirect.status, 301)
  assert.equal(redirect.headers.get('location'), 'https://events.example.org/x?y=1')
  await until(() => readFileSync(join(folder, 'access.log'), 'utf8').includes('/healthz'))
  assert.ok(!readFileSync(join(folder, 'access.log'), 'utf8').includes('secret'))
})

test('behind Caddy as in deploy/Caddyfile, with certificates for custom domains', async (t) => {
  const program = await findOrInstall(() => findOnPath('caddy'), 'caddy')
  const { server, port } = await startBehind(t)
  await publishDomain(server, 'party.example.com', server)
  const folder = emptyFolder(t)
  const https = await freePort()
  const site = example('Caddyfile', [
    ['127.0.0.1:8080/internal', `127.0.0.1:${port}/internal`],
    ['reverse_proxy 127.0.0.1:8080', `reverse_proxy 127.0.0.1:${port}`],
    // A machine without public names, and other ports than those of https.
    [
      '{\n\ton_demand_tls',
      `{\n\tlocal_certs\n\tskip_install_trust\n\tadmin off\n\thttp_port ${await freePort()}\n\thttps_port ${https}\n\ton_demand_tls`,
    ],
  ])
  const file = join(folder, 'Caddyfile')
  writeFileSync(file, site)
  mkdirSync(join(folder, 'home'))
  const homes = { HOME: join(folder, 'home'), XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  await startProxy(t, https, program, ['run', '--config', file, '--adapter', 'caddyfile'], homes)

  await canBeUsed(server, https)
  const event = await rsvpEvent(server, {}, { landing_page: true })
  const own = await send(https, { path: `/${event}`, servername: 'party.example.com' })
  const api = await send(https, { path: '/v1/event/all', servername: 'party.example.com' })

  assert.equal(own.status, 200)
  assert.equal(api.status, 404)
  await assert.rejects(send(https, { path: '/', servername: 'unknown.example.net' }), { code: 'EPROTO' })
})

async function startBehind(t: TestContext): Promise<{ server: TestServer; port: number }> {
  // The test makes its events at localhost.
  const names = { PUBLIC_URL: `https://${host}`, ICS_URL: 'http://localhost' }
  const server = await startServer(t, { ...names, TRUST_PROXY: '127.0.0.1', RSVP_PER_NETWORK: '1' })
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  return { server, port: (server.app.server.address() as AddressInfo).port }
}

/** Pages, the API, an upload of the largest size, and sign-ups that count for the network of the visitor. */
async function canBeUsed(server: TestServer, https: number) {
  const event = await rsvpEvent(server)
  const image = form([{ type: 'image/png', content: padded(await png(60, 40), 1_048_000) }])
  const signUpFrom = async (localAddress: string, email: string) => {
    const { form: token } = await formOf(server, event)
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ form: token, email })
    return (await send(https, { method: 'POST', path: `/${event}/rsvp`, headers, localAddress }, body)).status
  }

  const health = await send(https, { path: '/healthz' })
  const page = await send(https, { path: `/${event}` })
  const api = await send(https, { path: '/v1/event/all', headers: { authorization: server.key } })
  const upload = await send(
    https,
    { method: 'POST', path: '/v1/upload-image', headers: { authorization: server.key, ...image.headers } },
    image.payload,
  )

  assert.deepEqual([health.status, page.status, api.status, upload.status], [200, 200, 200, 201], upload.text)
  assert.match(page.text, /<!doctype html>/i)
  assert.equal(await signUpFrom('127.0.0.2', 'eva@example.org'), 200)
  assert.equal(await signUpFrom('127.0.0.2', 'tom@example.org'), 429)
  assert.equal(await signUpFrom('127.0.0.3', 'ann@example.org'), 200)
  assert.equal(await protocolOf(https), 'h2')
}

/** An example with other values in place of those that belong to a real machine. Each must be in it. */
function example(name: string, values: readonly (readonly [string, string])[]): string {
  return values.reduce(
    (text, [documented, tried]) => {
      assert.ok(text.includes(documented), documented)
      return text.replaceAll(documented, tried)
    },
    readFileSync(join(deploy, name), 'utf8'),
  )
}

async function startProxy(t: TestContext, https: number, program: string, args: string[], env: object = {}) {
  const child = spawn(program, args, { env: { PATH: process.env.PATH, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()))
  const ended = once(child, 'exit')
  finallyIn(t, async () => {
    child.kill('SIGTERM')
    await ended
  })
  await until(async () => {
    assert.equal(child.exitCode, null, output)
    return send(https, { path: '/healthz' }).then(
      ({ status }) => status === 200,
      () => false,
    )
  })
}

interface Sent {
  readonly path: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  /** The name that the browser asks for. */
  readonly servername?: string
  readonly localAddress?: string
}

async function send(port: number, options: Sent, body?: string | Buffer) {
  const { servername = host, headers, ...rest } = options
  const sent = request({ host: '127.0.0.1', port, servername, rejectUnauthorized: false, agent: false, ...rest })
  for (const [name, value] of Object.entries({ host: servername, ...headers })) sent.setHeader(name, value)
  sent.end(body)
  const [response] = await once(sent, 'response')
  return { status: response.statusCode as number, text: (await response.toArray()).join('') as string }
}

async function protocolOf(port: number): Promise<string | false | null> {
  const socket: TLSSocket = connect({
    host: '127.0.0.1',
    port,
    servername: host,
    rejectUnauthorized: false,
    ALPNProtocols: ['h2'],
  })
  await once(socket, 'secureConnect')
  socket.destroy()
  return socket.alpnProtocol
}
