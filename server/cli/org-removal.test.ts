import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mailsOf, newRsvpEvent, signUp, whenSent, work } from '../testing/mailing.ts'
import { envOf, kalends, kalendsJson } from '../testing/kalends.ts'
import { type TestServer, serveSettings, startServer } from '../testing/server.ts'
import { until } from '../testing/until.ts'
import { newEvent, newGroup } from '../testing/visitor.ts'

test('a disabled organization is refused and invisible on every server at once, and back when it is enabled', async (t) => {
  const server = await startServer(t)
  const second = await serveSettings(t, server.context.settings)
  const env = envOf(server.context.settings)
  const [event, group] = [await newEvent(server), await newGroup(server)]
  const form = await newRsvpEvent(server)
  const other = await server.newOrganization()
  const addresses = [`/${event}`, `/${event}/event.ics`, `/${event}/o/google`, `/${group}/calendar.ics`, `/${form}`]
  const statuses = async ({ request }: TestServer) => {
    const api = await request({ url: '/v1/style/all', headers: { authorization: server.key } })
    const others = await request({ url: '/v1/style/all', headers: { authorization: other.key } })
    const seen = await Promise.all(addresses.map((url) => request({ url })))
    return [others.status, api.status, ...seen.map(({ status }) => status)].join(' ')
  }
  const settle = (expected: string) =>
    Promise.all([server, second].map((each) => until(async () => (await statuses(each)) === expected)))
  await settle('200 200 200 200 302 200 200')

  const disabled = await kalends(env, 'org', 'disable', String(server.organization))
  await settle('200 401 404 404 404 404 404')
  const list = await kalendsJson(env, 'org', 'list')
  const enabled = await kalendsJson(env, 'org', 'enable', String(server.organization))
  await settle('200 200 200 200 302 200 200')

  assert.ok(
    disabled.stdout.startsWith(
      'Organization 1, Example, is disabled: its keys are refused, its pages are not found, and no mails are sent.\n',
    ),
    disabled.stdout,
  )
  assert.deepEqual([typeof list[0].disabled, list[1].disabled], ['string', null])
  assert.deepEqual(enabled, { id: 1, name: 'Example', disabled: false })
})

test('mails of a disabled organization are dropped with the reason', async (t) => {
  const server = await startServer(t)
  const env = envOf(server.context.settings)
  const event = await newRsvpEvent(server, { doi: true })
  await signUp(server, event, { email: 'ann@example.org' })
  await kalendsJson(env, 'org', 'disable', String(server.organization))

  work(t, server)
  await whenSent(server)

  const [mail] = await mailsOf(server)
  assert.deepEqual([mail!.state, mail!.error, mail!.content], ['dropped', 'The organization is disabled.', null])
})

test('an organization is removed by its name, after everything to be deleted has been listed', async (t) => {
  const server = await startServer(t)
  const env = envOf(server.context.settings)
  const id = String(server.organization)
  for (let n = 0; n < 60; n += 1) await newEvent(server)
  const event = await newRsvpEvent(server)
  await signUp(server, event, { email: 'ann@example.org' })
  const other = await server.newOrganization()

  const asked = await kalends(env, 'org', 'remove', id)
  const wrong = await kalends(env, 'org', 'remove', id, '--name', 'example')
  const removed = await kalendsJson(env, 'org', 'remove', id, '--name', 'Example')

  const content = '61 events, 61 groups, 8 templates, 1 RSVP, 1 mail, and 1 key'
  const would = `This would permanently remove Example with ${content}. Nothing was removed.`
  assert.deepEqual(asked, {
    code: 2,
    stdout: '',
    stderr: `${would} To confirm, add --name "Example".`,
  })
  assert.equal(wrong.stderr, `${would} The name of organization ${id} is "Example", not "example".`)
  assert.equal(removed.removed, true)
  assert.deepEqual(
    (await kalendsJson(env, 'org', 'list')).map((organization: { id: number }) => organization.id),
    [other.organization],
  )
  await until(async () => (await server.get('/style/all')).status === 401)
  assert.equal((await other.get('/style/all')).status, 200)
  assert.deepEqual(await mailsOf(server), [])
})
