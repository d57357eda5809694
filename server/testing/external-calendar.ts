import assert from 'node:assert/strict'
import type { RequestListener } from 'node:http'
import type { TestContext } from 'node:test'
import { startDns } from './dns.ts'
import { startServer } from './server.ts'
import { startWeb } from './web.ts'

/** A server, an external calendar, and a canary that must not be reached. */
export async function startWithCalendar(t: TestContext, source: RequestListener) {
  const { host, canary } = await startWeb(t, source)
  let resolved = 0
  const server = await startServer(t, {
    OUTBOUND_ALLOW: `127.0.0.2:${host.port}`,
    DNS_SERVERS: await startDns(t, {
      A: {
        'calendar.example': ['127.0.0.2'],
        'inside.example': ['127.0.0.1'],
        'rebinding.example': () => [resolved++ === 0 ? '127.0.0.2' : '127.0.0.1'],
      },
    }),
  })
  const url = (path: string, name = 'calendar.example') => `http://${name}:${host.port}${path}`
  const subscribe = async (subscription_cal_url: string) => {
    const answer = await server.post('/group', { name: 'Holidays', subscription: 'external', subscription_cal_url })
    assert.equal(answer.status, 201, answer.text)
    return answer.body.prokey as string
  }
  return { server, host, canary, url, subscribe, resolved: () => resolved }
}
