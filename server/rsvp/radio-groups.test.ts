import assert from 'node:assert/strict'
import { test } from 'node:test'
import { csvOf } from './attendee-list/csv.ts'
import { faultsIn, linkIn, postForm, rsvpEvent, signUp } from '../testing/attendee.ts'
import { type Answer, type TestServer, startServer } from '../testing/server.ts'
import { newEvent, open } from '../testing/visitor.ts'

const meal = [
  { type: 'label', label: 'Meal' },
  { type: 'radio', name: 'soup', label: 'Soup', placeholder: 'yes', required: true },
  { type: 'radio', name: 'salad', label: 'Salad', placeholder: 'yes' },
  { type: 'radio', name: 'salad', label: 'Salad with nuts', placeholder: 'nuts' },
]

const payloads = async (server: TestServer, event: string) =>
  (await server.get(`/rsvp-answers/${event}`)).body.map(({ payload }: { payload: object }) => payload)
const checkedOn = ({ text }: Answer) =>
  [...text.matchAll(/<input\s+type="radio"[^>]*>/g)].flatMap(([tag]) =>
    /\schecked/.test(tag) ? [/value="([^"]*)"/.exec(tag)![1]] : [],
  )

test('radio fields with different names form one question: any choice satisfies it, and only the chosen one is stored', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server, { fields: meal })
  const send = (email: string, payload: object) => signUp(server, event, { email, payload })

  const none = await send('a@example.org', {})
  const two = await send('a@example.org', { soup: 'yes', salad: 'nuts' })
  const wrong = await send('a@example.org', { salad: 'much' })
  const statuses = [
    (await send('a@example.org', { salad: 'nuts' })).status,
    (await send('b@example.org', { soup: 'yes', salad: '' })).status,
  ]

  assert.deepEqual([none.status, faultsIn(none)], [400, ['payload.soup']])
  assert.match(none.body.message, /payload\.soup or another choice of its group must be sent: soup, salad\./)
  assert.deepEqual([two.status, faultsIn(two)], [400, ['payload.salad']])
  assert.deepEqual([wrong.status, faultsIn(wrong)], [400, ['payload.salad']])
  assert.match(wrong.body.message, /payload\.salad must be one of yes, nuts\./)
  assert.deepEqual(statuses, [200, 200])
  assert.deepEqual(await payloads(server, event), [{ salad: 'nuts' }, { soup: 'yes' }])
  const answers = (await server.get(`/rsvp-answers/${event}`)).body
  const [heading, first, second] = csvOf(answers)
    .replace(/^\uFEFF/, '')
    .split('\r\n')
  assert.match(heading!, /,salad,soup$/)
  assert.match(first!, /,nuts,$/)
  assert.match(second!, /,,yes$/)
})

test('the page offers one choice among radio fields with different names, and a change replaces it', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server, { fields: meal })
  const page = await open(server, `/${event}`)
  const radios = [...page.text.matchAll(/<input\s+type="radio"\s+name="([^"]+)"\s+value="([^"]+)"/g)]
  const form = /name="form" value="([^"]+)"/.exec(page.text)![1]!
  server.advance(5000)

  const sent = await postForm(server, `/${event}/rsvp`, {
    form,
    email: 'a@example.org',
    [radios[1]![1]!]: radios[1]![2]!,
  })
  const signedUp = await payloads(server, event)
  const link = await linkIn(server, event, 'rsvp_signup_confirmation', 'manage')
  const before = checkedOn(await open(server, link))
  await postForm(server, link, { status: 'confirmed', [radios[0]![1]!]: radios[0]![2]! })

  assert.equal(new Set(radios.map(([, name]) => name)).size, 1)
  assert.match(page.text, /<legend dir="auto">Meal<\/legend>/)
  assert.equal(sent.status, 303, sent.text)
  assert.deepEqual(signedUp, [{ salad: 'yes' }])
  // The last one is about the seats of attendees who erase their data.
  assert.deepEqual(before, ['confirmed', 'salad=yes', 'release'])
  assert.deepEqual(await payloads(server, event), [{ soup: 'yes' }])
})

test('a group of radio fields has at most one default', async (t) => {
  const server = await startServer(t)
  const twoDefaults = [
    { type: 'radio', name: 'soup', placeholder: 'yes', default: true },
    { type: 'radio', name: 'salad', placeholder: 'yes', default: true },
  ]
  const apart = [twoDefaults[0], { type: 'label', label: 'Or' }, twoDefaults[1]]

  for (const path of ['/cta-block', '/rsvp-block']) {
    const common = { name: 'x', ...(path === '/cta-block' && { type: 'form', url: 'https://example.org/' }) }
    const refused = await server.post(path, { ...common, fields: twoDefaults })
    assert.deepEqual([refused.status, faultsIn(refused)], [400, ['fields[1].default']])
    assert.equal((await server.post(path, { ...common, fields: apart })).status, 201)
  }
})

test('templates with two defaults from before the rule can still be read, edited and shown, with the first one chosen', async (t) => {
  const server = await startServer(t)
  const fields = ['soup', 'salad'].map((name) => {
    return { type: 'radio', name, required: false, label: name, placeholder: 'yes', default: true }
  })
  const event = await rsvpEvent(server)
  await server.post('/cta-block', { name: 'x', type: 'form', url: 'https://example.org/in' })
  const withCta = await newEvent(server, { cta: true, cta_block: 1 })
  await server.context.database.transaction(async (tx) => {
    for (const table of ['rsvp_block', 'cta_block'] as const) {
      const { body } = await tx.selectFrom(table).select('body').executeTakeFirstOrThrow()
      const older = JSON.stringify({ ...JSON.parse(body as string), fields })
      await tx.updateTable(table).set({ body: older }).execute()
    }
  })

  const edits = [
    await server.patch('/rsvp-block/1', { headline: 'New' }),
    await server.patch('/cta-block/1', { fields, headline: 'New' }),
  ]

  assert.deepEqual(
    edits.map(({ status }) => status),
    [200, 200],
  )
  assert.deepEqual((await server.get('/rsvp-block/1')).body.fields, fields)
  assert.deepEqual(checkedOn(await open(server, `/${event}`)), ['soup=yes'])
  assert.deepEqual(checkedOn(await open(server, `/${withCta}/cta`)), ['soup=yes'])
})
