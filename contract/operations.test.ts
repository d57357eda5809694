import assert from 'node:assert/strict'
import { test } from 'node:test'
import openapi from '../docs/openapi.json' with { type: 'json' }
import { type Client, createClient } from './client.ts'

const read = { ifNoneMatch: '"1-v1"' }
const create = { idempotencyKey: 'order-1' }
const update = { ifMatch: '"1-v1"', idempotencyKey: 'order-1' }
const remove = { ifMatch: '"1-v1"' }
const date = { name: 'x', startDate: '2027-06-12' }

/** Every operation of the reference, called with all its parameters. */
const calls: Record<string, (client: Client) => PromiseLike<unknown>> = {
  'list-style': ({ style }) => style.all({ page: 1 }),
  'latest-style': ({ style }) => style.latest(read),
  'create-style': ({ style }) => style.create({ name: 'x', options: [] }, create),
  'read-style': ({ style }) => style.read('1/2', read),
  'update-style': ({ style }) => style.update(1, {}, update),
  'delete-style': ({ style }) => style.delete(1, remove),
  'list-landingpage': ({ landingpage }) => landingpage.all({ page: 1 }),
  'latest-landingpage': ({ landingpage }) => landingpage.latest(read),
  'create-landingpage': ({ landingpage }) => landingpage.create({ name: 'x' }, create),
  'read-landingpage': ({ landingpage }) => landingpage.read(1, read),
  'update-landingpage': ({ landingpage }) => landingpage.update(1, {}, update),
  'delete-landingpage': ({ landingpage }) => landingpage.delete(1, remove),
  'list-cta-block': ({ ctaBlock }) => ctaBlock.all({ page: 1 }),
  'latest-cta-block': ({ ctaBlock }) => ctaBlock.latest(read),
  'create-cta-block': ({ ctaBlock }) => ctaBlock.create({ name: 'x', type: 'none' }, create),
  'read-cta-block': ({ ctaBlock }) => ctaBlock.read(1, read),
  'update-cta-block': ({ ctaBlock }) => ctaBlock.update(1, {}, update),
  'delete-cta-block': ({ ctaBlock }) => ctaBlock.delete(1, remove),
  'list-rsvp-block': ({ rsvpBlock }) => rsvpBlock.all({ page: 1 }),
  'latest-rsvp-block': ({ rsvpBlock }) => rsvpBlock.latest(read),
  'create-rsvp-block': ({ rsvpBlock }) => rsvpBlock.create({ name: 'x' }, create),
  'read-rsvp-block': ({ rsvpBlock }) => rsvpBlock.read(1, read),
  'update-rsvp-block': ({ rsvpBlock }) => rsvpBlock.update(1, {}, update),
  'delete-rsvp-block': ({ rsvpBlock }) => rsvpBlock.delete(1, remove),
  'list-email-template': ({ emailTemplate }) => emailTemplate.all({ page: 1 }),
  'latest-email-template': ({ emailTemplate }) => emailTemplate.latest(read),
  'list-email-template-of-type': ({ emailTemplate }) => emailTemplate.ofType('rsvp_doi'),
  'list-group': ({ group }) => group.all({ page: 1 }),
  'latest-group': ({ group }) => group.latest(read),
  'create-group': ({ group }) => group.create({ name: 'x' }, create),
  'read-group': ({ group }) => group.read('x', read),
  'update-group': ({ group }) => group.update('x', {}, update),
  'delete-group': ({ group }) => group.delete('x', remove),
  'list-event': ({ event }) => event.all({ from: 'now', to: 'now', group: 'x', dates: true, page: 1 }),
  'latest-event': ({ event }) => event.latest({ dates: true }),
  'create-event': ({ event }) => event.create({ dates: [date] }, create),
  'read-event': ({ event }) => event.read('x', read),
  'update-event': ({ event }) => event.update('x', {}, { ...update, inform: true }),
  'delete-event': ({ event }) => event.delete('x', remove),
  'read-ics': ({ icsFiles }) => icsFiles('x'),
  'list-custom-domains': ({ customDomains }) => customDomains(),
  'upload-image': ({ uploadImage }) => uploadImage(new Blob(['x']), create),
  'list-rsvp-answers': ({ rsvpAnswers }) => rsvpAnswers.all('x', { page: 1 }),
  'latest-rsvp-answer': ({ rsvpAnswers }) => rsvpAnswers.latest('x'),
  'latest-rsvp-answer-of-all': ({ rsvpAnswers }) => rsvpAnswers.latestOfAll(),
  'views-statistics': ({ statistics }) =>
    statistics.views('x', { from: 'x', to: 'x', interval: 'day', breakdown: 'country' }),
  'saves-statistics': ({ statistics }) =>
    statistics.saves('x', { from: 'x', to: 'x', interval: 'none', breakdown: 'type' }),
  'rsvp-statistics': ({ statistics }) => statistics.rsvp('x'),
  'read-file': ({ readImage }) => readImage('x', read),
}

interface Operation {
  operationId: string
  parameters?: ({ in: string; name: string } | { $ref: string })[]
  security?: unknown[]
  servers?: { url: string }[]
}

/** Opened by people, calendars and buttons rather than by API clients. */
const opened = new Set([
  'open-direct-link',
  'open-subscription-link',
  'download-event-file',
  'download-feed',
  'read-button-data',
  'send-rsvp-answer',
])

const operations = Object.entries(openapi.paths as unknown as Record<string, Record<string, Operation>>)
  .flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })))
  .filter(({ operationId }) => !opened.has(operationId))

test('the client has every operation of the API reference', () => {
  assert.deepEqual(Object.keys(calls).toSorted(), operations.map(({ operationId }) => operationId).toSorted())
})

for (const { path, method, operationId, parameters = [], security, servers = openapi.servers } of operations) {
  test(`${operationId}: the client sends everything the API reference lists`, async () => {
    const request = await requestOf(calls[operationId]!)

    const url = new URL(request.url)
    const base = new URL(servers[0]!.url).pathname.replace(/\/$/, '')
    assert.equal(request.method, method.toUpperCase())
    assert.match(url.pathname, new RegExp(`^${base}${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`))
    assert.equal(request.headers.get('authorization'), security?.length === 0 ? null : 'kal_key')
    assert.deepEqual([...url.searchParams.keys()].toSorted(), namesOf(parameters, 'query'))
    for (const name of namesOf(parameters, 'header')) assert.ok(request.headers.has(name), name)
  })
}

async function requestOf(call: (client: Client) => PromiseLike<unknown>): Promise<Request> {
  let sent: Request | undefined
  const fetch = async (url: string, init: RequestInit) => {
    sent = new Request(url, init)
    return Response.json({})
  }
  await call(createClient({ baseUrl: 'http://localhost:8080/v1/', key: 'kal_key', fetch }))
  return sent!
}

function namesOf(parameters: NonNullable<Operation['parameters']>, place: string): string[] {
  const known = openapi.components.parameters as Record<string, { in: string; name: string }>
  return parameters
    .map((parameter) => ('$ref' in parameter ? known[parameter.$ref.split('/').at(-1)!]! : parameter))
    .filter((parameter) => parameter.in === place)
    .map(({ name }) => name)
    .toSorted()
}
