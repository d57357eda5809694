import { get as getHttp } from 'node:http'
import { get as getHttps } from 'node:https'
import { TLSSocket } from 'node:tls'
import type { Settings } from '../config.ts'
import type { Database } from '../database/open.ts'
import { isServerRunning, withServerAddresses } from '../database/server-addresses.ts'
import type { Check } from './checks.ts'
import { now } from './in-database.ts'

// Milliseconds.
const patience = 5000
const day = 86_400_000
// Those who renew certificates automatically do so earlier.
const soon = 14 * day

const name = 'reachable'

/** Whether visitors reach the running server by its public addresses. Empty without a server or a public address. */
export async function checkReachable(settings: Settings, database: Database): Promise<Check[]> {
  if (!(await isServerRunning(database, settings))) return []
  const { hosts, publicUrl, landingUrl, icsUrl } = await withServerAddresses(database, settings)
  if (hosts === null) return []
  return Promise.all([...new Set([publicUrl, landingUrl, icsUrl])].map(checkAddress))
}

async function checkAddress(address: string): Promise<Check> {
  try {
    const alive = await ask(`${address}/healthz`)
    if (!alive.text.startsWith('{"status":"ok"'))
      return failed(`Something other than Kalends responds at ${address}. Let your proxy pass on its requests.`)
    // Unlike the one before, it is refused for host names of others.
    const page = await ask(`${address}/`)
    if (page.status === 421)
      return failed(
        `${address} leads to Kalends, but not with that name. Let your proxy pass on the header Host, as the examples in deploy/ do.`,
      )
    if (alive.validUntil !== undefined && alive.validUntil - now() < soon) {
      const days = Math.floor((alive.validUntil - now()) / day)
      const left = days < 1 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`
      return warning(`The certificate of ${address} expires ${left}. Check why it has not been renewed.`)
    }
    return address.startsWith('http:') && !isLocal(address)
      ? warning(`${address} leads here, unencrypted. Use https; docs/going-live.md says how.`)
      : { name, result: 'ok', text: `${address} leads here.` }
  } catch (error) {
    return failed(whyNot(address, error as NodeJS.ErrnoException))
  }
}

function whyNot(address: string, { code = '', message }: NodeJS.ErrnoException): string {
  const { hostname, protocol } = new URL(address)
  const [reason] = message.split(';')
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `${hostname} has no address. Add an A or AAAA record with the address of this machine or of your proxy.`
  if (code === 'ECONNREFUSED')
    return `Nothing listens at ${address}. Start your proxy, and open its port in the firewall.`
  if (code === 'ETIMEDOUT' || code === 'ABORT_ERR')
    return `${address} doesn't respond. If it does from elsewhere, this machine can't reach its own public address, which is fine; otherwise open the port in the firewall.`
  return protocol === 'https:' && /CERT|SIGNATURE|ISSUER|SSL|TLS/.test(code)
    ? `The certificate of ${address} isn't valid: ${reason}. Let your proxy request one for ${hostname}.`
    : `${address} cannot be reached: ${message}.`
}

interface Answer {
  readonly status: number
  readonly text: string
  /** When the certificate expires. */
  readonly validUntil: number | undefined
}

function ask(url: string): Promise<Answer> {
  const get = url.startsWith('https:') ? getHttps : getHttp
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const request = get(url, { signal: AbortSignal.timeout(patience), agent: false }, (response) => {
    const { socket } = response
    const validUntil = socket instanceof TLSSocket ? Date.parse(socket.getPeerCertificate().valid_to) : undefined
    let text = ''
    response.setEncoding('utf8')
    response.on('data', (piece: string) => {
      if (text.length < 1000) text += piece
    })
    response.on('end', () => resolve({ status: response.statusCode ?? 0, text, validUntil }))
    response.on('error', reject)
  })
  request.on('error', reject)
  return promise
}

function isLocal(address: string): boolean {
  const { hostname } = new URL(address)
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.')
}

const failed = (text: string): Check => ({ name, result: 'failed', text })
const warning = (text: string): Check => ({ name, result: 'warning', text })
