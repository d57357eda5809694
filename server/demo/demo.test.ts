import assert from 'node:assert/strict'
import { test } from 'node:test'
import { envOf, kalends, kalendsJson } from '../testing/kalends.ts'
import { startServer } from '../testing/server.ts'

test('sample content is made once, through the rules of the API', async (t) => {
  const server = await startServer(t)
  const env = envOf(server.context.settings)

  const first = await kalendsJson(env, 'demo')
  const second = await kalendsJson(env, 'demo')

  assert.equal(first.created, true)
  assert.deepEqual(
    first.samples.map(({ path, name }: { path: string; name: string }) => `${path} ${name}`),
    [
      'style Sample: round and colourful',
      'style Sample: quiet, follows dark mode',
      'landingpage Sample: harbour',
      'landingpage Sample: sunrise',
      'cta-block Sample: newsletter',
      'rsvp-block Sample: summer party',
    ],
  )
  assert.deepEqual(second, { ...first, created: false })
  assert.equal((await server.client.style.all()).length, 2)
  const pages = await Promise.all([1, 2].map((id) => server.client.landingpage.read(id)))
  assert.deepEqual(
    pages.map((page) => page.background),
    ['preset', 'gradient'],
  )
  const rsvp = await server.client.rsvpBlock.latest()
  const mails = await server.client.emailTemplate.all()
  for (const { id, type } of mails) assert.equal(rsvp[`email_${type}`], id)
  assert.equal((await server.client.ctaBlock.latest()).fields.length, 6)
})

test('sample content is for the first organization unless another is named', async (t) => {
  const server = await startServer(t)
  const other = await server.newOrganization({ plan: 'hobby' })
  const env = envOf(server.context.settings)

  const { organization } = await kalendsJson(env, 'demo', '--org', String(other.organization))
  const unknown = await kalends(env, 'demo', '--org', '99')

  assert.equal(organization, other.organization)
  assert.deepEqual(await server.client.style.all(), [])
  assert.equal((await other.client.style.all()).length, 2)
  assert.deepEqual(unknown, {
    code: 1,
    stdout: '',
    stderr: 'There is no organization 99. "kalends org list" shows them.',
  })
})
