import assert from 'node:assert/strict'
import { test } from 'node:test'
import openapi from '../docs/openapi.json' with { type: 'json' }
import { type Client, createClient } from './client.ts'

const read = { ifNoneMatch: '"1-v1"' }
const create = { idempotencyKey: 'order-1' }
const update = { ifMatch: '"1-v1"', idempotencyKey: 'order-1' }
const remove = { ifMatch: '"1-v1"' }
const date = { name: 'x', startDate: '2027-06-12' }

/** The operations that every template has, called with all their parameters. */
const callsOf = (name: string, template: (client: Client) => Client['style']): typeof calls => ({
  [`list-${name}`]: (client) => template(client).all({ page: 1 }),
  [`latest-${name}`]: (client) => template(client).latest(read),
  [`create-${name}`]: (client) => template(client).create({ name: 'x', options: [] }, create),
  [`read-${name}`]: (client) => template(client).read('1/2', read),
  [`update-${name}`]: (client) => template(client).update(1, {}, update),
  [`delete-${name}`]: (client) => template(client).delete(1, remove),
  [`history-${name}`]: (client) => template(client).history(1, { page: 1 }),
  [`restore-${name}`]: (client) => template(client).restore(1, create),
})

/** The other operations of the reference, called with all their parameters. */
const calls: Record<string, (client: Client) => PromiseLike<unknown>> = {
  'list-email-template': ({ emailTemplate }) => emailTemplate.all({ page: 1 }),
  'latest-email-template': ({ emailTemplate }) => emailTemplate.latest(read),
  'list-email-template-of-type': ({ emailTemplate }) => emailTemplate.ofType('rsvp_doi'),
  'history-email-template': ({ emailTemplate }) => emailTemplate.history(1, { page: 1 }),
  'restore-email-template': ({ emailTemplate }) => emailTemplate.restore(1, create),
  'list-changes': ({ changes }) => changes({ since: 'latest', limit: 10 }),
  'list-group': ({ group }) => group.all({ page: 1 }),
  'latest-group': ({ group }) => group.latest(read),
  'create-group': ({ group }) => group.create({ name: 'x' }, create),
  'read-group': ({ group }) => group.read('x', read),
  'update-group': ({ group }) => group.update('x', {}, update),
  'delete-group': ({ group }) => group.delete('x', remove),
  'history-group': ({ group }) => group.history('x', { page: 1 }),
  'restore-group': ({ group }) => group.restore('x', create),
  'list-event': ({ event }) => event.all({ from: 'now', to: 'now', group: 'x', dates: true, page: 1 }),
  'latest-event': ({ event }) => event.latest({ dates: true }),
  'create-event': ({ event }) => event.create({ dates: [date] }, create),
  'read-event': ({ event }) => event.read('x', read),
  'update-event': ({ event }) => event.update('x', {}, { ...update, inform: true, note: 'x' }),
  'delete-event': ({ event }) => event.delete('x', remove),
  'history-event': ({ event }) => event.history('x', { page: 1 }),
  'restore-event': ({ event }) => event.restore('x', { ...create, event_group: 'x' }),
  'read-ics': ({ icsFiles }) => icsFiles('x'),
  'list-custom-domains': ({ customDomains }) => customDomains(),
  'upload-image': ({ uploadImage }) => uploadImage(new Blob(['x']), create),
  'list-rsvp-answers': ({ rsvpAnswers }) => rsvpAnswers.all('x', { page: 1 }),
  'latest-rsvp-answer': ({ rsvpAnswers }) => rsvpAnswers.latest('x'),
  'latest-rsvp-answer-of-all': ({ rsvpAnswers }) => rsvpAnswers.latestOfAll(),
  'create-rsvp-answer': ({ rsvpAnswers }) => rsvpAnswers.create({ event: 'x', email: 'x' }, create),
  'update-rsvp-answer': ({ rsvpAnswers }) => rsvpAnswers.update('x', {}, update),
  'delete-rsvp-answer': ({ rsvpAnswers }) => rsvpAnswers.delete('x', { ...remove, inform: true }),
  'restore-rsvp-answer': ({ rsvpAnswers }) => rsvpAnswers.restore('x', { ...create, over: true }),
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

/** Opened by people, pages, calendars and buttons rather than by API clients. */
const opened = new Set([
  'open-direct-link',
  'open-subscription-link',
  'download-event-file',
  'download-feed',
  'read-button-data',
  'read-scaled-file',
  'read-mail-file',
  'send-rsvp-answer',
])

const operations = Object.entries(openapi.paths as unknown as Record<string, Record<string, Operation>>)
  .flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })))
  .filter(({ operationId }) => !opened.has(operationId))

const names = operations.flatMap(({ operationId: id }) =>
  id.startsWith('create-') ? [id.slice('create-'.length)] : [],
)
for (const name of names.filter((each) => !(`create-${each}` in calls))) {
  const property = name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase()) as 'style'
  Object.assign(
    calls,
    callsOf(name, (client) => client[property]),
  )
}

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
