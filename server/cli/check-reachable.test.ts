import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { type RequestListener, type Server, createServer, request } from 'node:http'
import { createServer as createHttpsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { findOnPath, findOrInstall } from '../../scripts/debian.ts'
import { freePort } from '../../scripts/free-port.ts'
import { freshSettings } from '../testing/database.ts'
import { finallyIn } from '../testing/finally.ts'
import { envOf, kalends, spawnServer } from '../testing/kalends.ts'
import { emptyFolder } from '../testing/sqlite.ts'

test('doctor says whether the server is reached at PUBLIC_URL, and what to do if it is not', async (t) => {
  const settings = await freshSettings(t)
  const port = String(await freePort())
  const address = `http://localhost:${port}`
  await spawnServer(t, envOf(settings, { PORT: port, PUBLIC_URL: address }))
  const lines = async (publicUrl: string) =>
    linesOf((await kalends(envOf(settings, { PUBLIC_URL: publicUrl }), 'doctor')).stdout)

  const well = await lines('')
  const closed = `http://localhost:${await freePort()}`
  const other = await listen(
    t,
    createServer((_, response) => response.end('<h1>Welcome!</h1>')),
    'http',
  )
  const renaming = await listen(t, createServer(passOn(port, { host: 'upstream' })), 'http')
  const untrusted = await listen(
    t,
    createServer(passOn(port, { host: `localhost:${port}`, 'x-forwarded-for': '203.0.113.7' })),
    'http',
  )

  assert.deepEqual(well, [`ok ${address} leads here.`])
  assert.deepEqual(await lines(closed), [
    `failed Nothing listens at ${closed}. Start your proxy, and open its port in the firewall.`,
  ])
  assert.deepEqual(await lines(other), [
    `failed Something other than Kalends responds at ${other}. Let your proxy pass on its requests.`,
  ])
  assert.deepEqual(await lines(renaming), [
    `failed ${renaming} leads to Kalends, but not with that name. Let your proxy pass on the header Host, as the examples in deploy/ do.`,
  ])
  assert.deepEqual(await lines('http://nowhere.invalid'), [
    'failed nowhere.invalid has no address. Add an A or AAAA record with the address of this machine or of your proxy.',
  ])
  const { stdout } = await kalends(envOf(settings, { PUBLIC_URL: untrusted }), 'doctor')
  assert.match(
    stdout,
    /^warning +proxy +Requests with X-Forwarded-For come from (127\.0\.0\.1|::1), which is not in TRUST_PROXY/m,
  )
})

test('doctor says if the certificate of PUBLIC_URL is not valid', async (t) => {
  const settings = await freshSettings(t)
  const port = String(await freePort())
  await spawnServer(t, envOf(settings, { PORT: port, PUBLIC_URL: `http://localhost:${port}` }))
  const folder = emptyFolder(t)
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const openssl = await findOrInstall(() => findOnPath('openssl'), 'openssl')
  const ofKind = [
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-nodes',
    '-days',
    '2',
    '-subj',
    '/CN=localhost',
  ]
  execFileSync(openssl, ['req', '-x509', ...ofKind, '-keyout', keyFile, '-out', certFile], { stdio: 'ignore' })
  const options = { key: readFileSync(keyFile), cert: readFileSync(certFile) }
  const address = await listen(t, createHttpsServer(options, passOn(port, { host: 'localhost' })), 'https')

  const { code, stdout } = await kalends(envOf(settings, { PUBLIC_URL: address }), 'doctor')

  assert.equal(code, 1)
  assert.deepEqual(linesOf(stdout), [
    `failed The certificate of ${address} isn't valid: self-signed certificate. Let your proxy request one for localhost.`,
  ])
})

test('doctor asks no address if no server is running', async (t) => {
  const settings = await freshSettings(t)

  const { stdout } = await kalends(envOf(settings, { PUBLIC_URL: 'https://nowhere.invalid' }), 'doctor')

  assert.deepEqual(linesOf(stdout), [])
})

const linesOf = (stdout: string) =>
  [...stdout.matchAll(/^(\w+) +reachable +(.*)$/gm)].map(([, result, text]) => `${result} ${text}`)

/** A proxy to this port that sends these headers. */
function passOn(port: string, headers: Record<string, string>): RequestListener {
  return (incoming, outgoing) => {
    request({ host: '127.0.0.1', port, path: incoming.url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode!, answer.headers)
      answer.pipe(outgoing)
    }).end()
  }
}

async function listen(t: TestContext, server: Server, protocol: string): Promise<string> {
  server.listen(0)
  await once(server, 'listening')
  finallyIn(t, () => {
    server.close()
    server.closeAllConnections()
  })
  return `${protocol}://localhost:${(server.address() as AddressInfo).port}`
}
