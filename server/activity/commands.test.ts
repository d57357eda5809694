import assert from 'node:assert/strict'
import { test } from 'node:test'
import { allCommands } from '../cli/commands.ts'
import { beginning, recorded } from '../testing/activity.ts'
import { rsvpEvent, signUp } from '../testing/attendee.ts'
import { type DnsRecords, startDns } from '../testing/dns.ts'
import { envOf, kalendsJson } from '../testing/kalends.ts'
import { startServer } from '../testing/server.ts'

/** These change no data of an organization: files, the schema, sums, and work that waits. */
const notRecorded = [
  'serve',
  'migrate',
  'backup',
  'restore',
  'doctor',
  'rebuild-stats',
  'job retry',
  'job remove',
  'mail resend',
  'user link',
]

test('every command that changes something records it, and one that changes nothing does not', async (t) => {
  const dns: Required<Pick<DnsRecords, 'TXT' | 'CNAME'>> = { TXT: {}, CNAME: {} }
  const more = { PUBLIC_URL: 'https://kalends.example', DNS_SERVERS: await startDns(t, dns) }
  const server = await startServer(t)
  const env = envOf(server.context.settings, more)
  const org = String(server.organization)
  const event = await rsvpEvent(server)
  await signUp(server, event, { email: 'eva@example.org', status: 'confirmed' })
  const called = new Set<string>()
  let seen = 0

  /** Calls a command and returns what it says, with what was recorded of the organization meanwhile. */
  async function call(name: string, ...args: string[]) {
    called.add(name)
    seen = (await recorded(server, server.organization)).length
    return kalendsJson(env, ...name.split(' '), ...args)
  }
  async function expect(...rows: [action: string, item?: unknown, fields?: string[]][]) {
    const made = await recorded(server, server.organization, seen)
    assert.deepEqual(
      made.map(({ by, action, item, fields }) => [by, action, item, fields]),
      rows.map(([action, item, fields]) => ['system cli', action, String(item), fields]),
    )
  }

  const key = await call('key create', '--org', org)
  await expect(['key.created', key.id])
  for (const [name, action] of [
    ['disable', 'disabled'],
    ['enable', 'enabled'],
    ['revoke', 'revoked'],
  ] as const) {
    await call(`key ${name}`, String(key.id))
    await expect([`key.${action}`, key.id])
  }
  const owner = await call('user create', '--org', org, '--email', 'eve@example.org')
  await expect(['member.created', owner.id])
  const user = await call('user create', '--org', org, '--email', 'ann@example.org')
  await expect(['member.created', user.id])
  await call('user role', String(user.id), '--org', org, '--role', 'editor')
  await expect(['member.updated', user.id, ['role']])
  await call('user email', String(user.id), '--to', 'ann@example.com')
  await expect(['member.updated', user.id, ['email']])
  await call('user remove', String(user.id))
  await expect(['member.deleted', user.id])

  await call('org update', org, '--name', 'Renamed', '--plan', 'enterprise')
  await expect(['organization.updated', org, ['name']])
  await call('org update', org, '--name', 'Renamed')
  await expect()
  await call('org disable', org)
  await expect(['organization.disabled', org])
  await call('org disable', org)
  await expect()
  await call('org enable', org)
  await expect(['organization.enabled', org])

  await call('event unpublish', event)
  await expect(['event.unpublished', event, ['status']])
  await call('event unpublish', event)
  await expect()
  await call('event publish', event)
  await expect(['event.published', event, ['status']])

  const added = await call('rsvp add', event, '--email', 'tom@example.org')
  await expect(['rsvp.created', added.id])
  await call('rsvp remove', event, '--email', 'tom@example.org', '--force')
  await expect(['rsvp.deleted', added.id])
  const [{ id: eva }] = (await server.get(`/rsvp-answers/${event}`)).body
  await call('attendee erase', 'eva@example.org', '--org', org, '--force')
  await expect(['rsvp.erased', eva])

  const template = await call('email-template create', '--org', org, '--type', 'rsvp_doi', '--name', 'Other')
  await expect(['email-template.created', template.id])
  await call('email-template set', String(template.id), '--subject', 'Hello')
  await expect(['email-template.updated', template.id, ['subject']])
  await call('email-template set', String(template.id), '--subject', 'Hello')
  await expect()
  await call('email-template remove', String(template.id))
  await expect(['email-template.deleted', template.id])

  const domain = await call('domain add', '--org', org, '--host', 'events.example.org')
  await expect(['domain.created', domain.id])
  const [txt, cname] = domain.dns_settings
  dns.TXT[txt.host] = [txt.value]
  dns.CNAME[cname.host] = cname.value
  await call('domain verify', String(domain.id))
  await expect(['domain.verified', domain.id])
  await call('domain publish', String(domain.id))
  await expect(['domain.published', domain.id])
  await call('domain default', String(domain.id))
  await expect(['domain.updated', domain.id, ['is_default']])
  await call('domain default', String(domain.id))
  await expect()
  await call('domain default', String(domain.id), '--unset')
  await expect(['domain.updated', domain.id, ['is_default']])
  await call('domain unpublish', String(domain.id))
  await expect(['domain.unpublished', domain.id])
  await call('domain remove', String(domain.id))
  await expect(['domain.deleted', domain.id])

  await server.delete(`/event/${event}`)
  const [deletion] = await kalendsJson(env, 'activity', 'list', '--org', org)
  await call('activity restore', String(deletion.number))
  await expect(['event.restored', event])

  const { samples } = await call('demo', '--org', org)
  const made = await recorded(server, server.organization, seen)
  assert.deepEqual(
    made.filter(({ action }) => /^(?!rsvp\.).*\.created$/.test(action)).map(({ item }) => item),
    samples.map((sample: { id?: number; prokey?: string }) => String(sample.id ?? sample.prokey)),
  )
  assert.equal(made.filter(({ action }) => action === 'rsvp.created').length, 13)
  assert.deepEqual([...new Set(made.map(({ by }) => by))], ['system cli', 'system offer-seats'])
  await call('demo', '--org', org)
  await expect()

  const { id: another } = await call('org create', '--name', 'Another')
  const first = await recorded(server, another)
  assert.equal(first.length, beginning - 1)
  assert.deepEqual(first[0], { by: 'system cli', action: 'organization.created', item: String(another) })
  await call('org remove', String(another), '--name', 'Another')
  assert.deepEqual(await recorded(server, another), [])

  const changing = (await allCommands()).filter(({ namesDatabase }) => namesDatabase).map(({ name }) => name)
  assert.deepEqual(
    changing.filter((name) => !called.has(name) && !notRecorded.includes(name)),
    [],
  )
})
