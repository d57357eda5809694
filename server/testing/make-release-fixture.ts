import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { test } from 'node:test'
import { zstdCompressSync } from 'node:zlib'
import { CtaBlock, LandingPage, RsvpBlock, Style, calendarTypes } from '@kalends/contract'
import { finallyIn } from './finally.ts'
import { type DnsRecords, startDns } from './dns.ts'
import { type Env, kalendsJson, spawnServer } from './kalends.ts'
import { png } from './pictures.ts'
import { startWeb } from './web.ts'

// See server/database/fixtures/README.md.
const [, , version] = process.argv

/**
 * Fills a server of this version with every kind of content and keeps a backup, which later versions upgrade in their
 * tests.
 */
test('make the fixture', async (t) => {
  assert.ok(version, 'Name the version.')
  const records: DnsRecords = { A: { 'calendar.example': ['127.0.0.2'] } }
  const { host } = await startWeb(t, (_request, response) => response.end(holidays))
  const folder = mkdtempSync(join(tmpdir(), 'kalends-'))
  finallyIn(t, () => rmSync(folder, { recursive: true, force: true }))
  const env: Env = {
    DATA_DIR: join(folder, 'data'),
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    OUTBOUND_ALLOW: `127.0.0.2:${host.port}`,
    DNS_SERVERS: await startDns(t, records),
  }
  const server = await spawnServer(t, env)
  const key = /kal_\S+/.exec(server.stdout())![0]

  await runCommands(env, records)
  const drafts = await fill(server.url, key, `http://calendar.example:${host.port}/holidays.ics`)
  for (const prokey of drafts) await kalendsJson(env, 'event', 'unpublish', prokey)

  const file = join(folder, 'backup.db')
  await kalendsJson(env, 'backup', file)
  const target = resolve(import.meta.dirname, `../database/fixtures/release-${version}.db.zst`)
  writeFileSync(target, zstdCompressSync(readFileSync(file)))
  t.diagnostic(`Wrote ${target}. The key of its first organization is ${key}.`)
})

const holidays = `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nX-WR-CALNAME:Holidays\r\nEND:VCALENDAR\r\n`

/** What only the command line can create. */
async function runCommands(env: Env, records: DnsRecords) {
  const call = (...words: string[]) => kalendsJson(env, ...words)
  await call('demo', '--org', '1')
  await call('user', 'create', '--org', '1', '--email', 'ann@example.org', '--password', 'long enough')
  await call('key', 'create', '--org', '1', '--scope', 'read', '--name', 'Website')
  await call('key', 'create', '--org', '1', '--expires', '2999-01-01T00:00:00Z')
  await call('key', 'disable', '2')
  await call('org', 'create', '--name', 'Second', '--plan', 'hobby', '--credits', '7')
  await call('domain', 'add', '--org', '1', '--host', 'draft.example.org')
  const domain = await call(
    'domain',
    'add',
    '--org',
    '1',
    '--host',
    'events.example.org',
    '--fallback',
    'https://example.org/',
  )
  const [proof, way] = domain.dns_settings
  records.TXT = { [proof.host]: [proof.value] }
  records.CNAME = { [way.host]: way.value }
  await call('domain', 'publish', '2')
  await call('domain', 'default', '2')
}

/** Everything the API can create. Returns the events that should become drafts. */
async function fill(url: string, key: string, calendar: string): Promise<string[]> {
  const send = async (method: string, path: string, body: unknown, more: Record<string, string> = {}) => {
    const headers = { authorization: key, 'content-type': 'application/json', ...more }
    const answer = await fetch(`${url}/v1${path}`, { method, headers, body: JSON.stringify(body) })
    const read = (await answer.json()) as { id: string; prokey: string }
    assert.ok(answer.ok, `${method} ${path}: ${JSON.stringify(read)}`)
    return read
  }
  const post = (path: string, body: unknown, more?: Record<string, string>) => send('POST', path, body, more)
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(await png(40, 30))], { type: 'image/png' }), 'a.png')
  const upload = await fetch(`${url}/v1/upload-image`, { method: 'POST', headers: { authorization: key }, body: form })
  const { id: image } = (await upload.json()) as { id: string }

  const layout = (await post('/style', { ...Style.example, name: 'Every field' })).id
  await post('/style', { name: 'Defaults', options: [...calendarTypes] }, { 'idempotency-key': 'style' })
  const page = { ...LandingPage.example, name: 'Every field', header_image: image, image, custom_domain: 2 }
  const landingpage = (await post('/landingpage', { ...page, background: 'image' })).id
  await post('/landingpage', { name: 'Library', background: 'preset', image: 'preset-fern' })
  await post('/landingpage', { name: 'Defaults' })
  for (const type of ['none', 'text', 'link', 'share'])
    await post('/cta-block', { name: type, type, url: 'https://example.org/' })
  const cta_block = (await post('/cta-block', { ...CtaBlock.example, name: 'Every field' })).id
  const rsvp_block = (await post('/rsvp-block', { ...RsvpBlock.example, name: 'Every field' })).id
  await post('/rsvp-block', { name: 'Defaults' })

  const no = (
    await post('/group', {
      name: 'Plain',
      internal_note: 'A note\nof two lines',
      layout,
      landingpage,
      cta: true,
      cta_block,
    })
  ).prokey
  const children = (await post('/group', { name: 'Feed', subscription: 'children' })).prokey
  const external = await post('/group', { name: 'Holidays', subscription: 'external', subscription_cal_url: calendar })
  assert.equal(await (await fetch(`${url}/${external.prokey}/calendar.ics`)).text(), holidays)

  const timed = {
    name: 'Timed',
    startDate: '2027-05-01',
    startTime: '18:00',
    endTime: '21:30',
    timeZone: 'Europe/Berlin',
  }
  const allDay = { name: 'All day', startDate: '2027-05-01' }
  const event = async (dates: object[], more: object = {}, headers?: Record<string, string>) =>
    (await post('/event', { dates, event_group: no, ...more }, headers)).prokey
  const people = {
    organizer_name: 'Ann',
    organizer_email: 'ann@example.org',
    attendee_name: 'Bob',
    attendee_email: 'bob@example.org',
  }

  await event([timed], {}, { 'idempotency-key': 'event' })
  await event([allDay], { event_group: undefined, new_event_group_name: 'Made with an event' })
  await event([{ ...allDay, endDate: '2027-08-01' }], { iCalFileName: 'summer' })
  await event(
    [
      {
        ...timed,
        name: 'Grüße 🎉',
        description: '<p>Bring a <strong>friend</strong> &amp; more.</p>',
        location: 'Hall 1',
        availability: 'free',
      },
    ],
    { layout, landingpage },
  )
  await event([{ ...timed, startDate: 'today+7' }])
  await event([{ ...allDay, startDate: 'today', endDate: 'today+1' }])
  await event([{ ...timed, timeZone: 'America/St_Johns', status: 'TENTATIVE', ...people }])
  await event([timed], { recurrence: 'RRULE:FREQ=WEEKLY;BYDAY=SA;COUNT=10' })
  await event([timed], { recurrence: 'RRULE:FREQ=DAILY' })
  await event([allDay], { recurrence_simple_type: 'monthly', recurrence_byDay: '-1FR', recurrence_count: 5 })
  await event([timed], { rsvp: true, rsvp_block, cta: true, cta_block, distribution: false, hideButton: true })
  await event([timed, { ...timed, startDate: '2027-06-01' }, { ...allDay, startDate: '2027-07-01' }], {
    event_group: children,
    title_event_series: 'A series',
  })
  await event([allDay], { event_group: children, recurrence: 'RRULE:FREQ=YEARLY' })
  const draft = await event([timed])

  // The second of three dates is removed and another added, so its number is not used again.
  const changed = await event([timed, { ...timed, name: 'Second' }, { ...timed, name: 'Third' }])
  const unset = Object.fromEntries(
    ['name', 'startDate', 'startTime', 'endTime', 'timeZone'].map((name) => [name, null]),
  )
  await send('PATCH', `/event/${changed}`, { dates: [{}, unset] })
  await send('PATCH', `/event/${changed}`, { dates: [{}, {}, allDay] }, { 'idempotency-key': 'patch' })
  await send('PATCH', `/event/${changed}`, { dates: [{ location: 'Elsewhere', status: 'CANCELLED' }] })
  return [draft]
}
