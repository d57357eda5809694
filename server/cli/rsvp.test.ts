import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { forgetRemovedAnswers } from '../rsvp/restoration.ts'
import { linkIn, mailsOf, personalData, postForm, rsvpEvent, signUp } from '../testing/attendee.ts'
import { finallyIn } from '../testing/finally.ts'
import { envOf, kalends, kalendsJson } from '../testing/kalends.ts'
import { type TestServer, startServer } from '../testing/server.ts'

const takenOf = async (server: TestServer, event: string) =>
  (await server.get(`/statistics/rsvp/${event}`)).body.capacity.occupancy.people

async function start(t: TestContext) {
  const server = await startServer(t)
  return { server, env: envOf(server.context.settings) }
}

test('RSVPs are listed with their form values and their number', async (t) => {
  const { server, env } = await start(t)
  const event = await rsvpEvent(server, {
    maxpp: 3,
    initial_confirmation: false,
    fields: [{ type: 'text', name: 'diet' }],
  })
  const none = await kalends(env, 'rsvp', 'list', event)
  await signUp(server, event, { email: 'eva@example.org', status: 'confirmed', amount: 3, payload: { diet: 'vegan' } })
  await signUp(server, event, { email: 'tom@example.org', status: 'declined' })

  const { code, stdout } = await kalends(env, 'rsvp', 'list', event)
  const data = await kalendsJson(env, 'rsvp', 'list', event)

  assert.equal(none.stdout, `The event ${event} has no RSVPs yet.`)
  assert.equal(code, 0)
  const lines = stdout.split('\n')
  assert.match(lines[0]!, /^EMAIL +STATUS +SEATS +CREATED +CHANGED +FIELDS$/)
  assert.match(lines[1]!, /^eva@example\.org +confirmed +3 +.* UTC +- +diet: vegan$/)
  assert.match(lines[2]!, /^tom@example\.org +declined +1 /)
  assert.equal(lines.at(-1), '2 RSVPs: 1 confirmed (3 seats), 1 declined.')
  assert.deepEqual(data, (await server.get(`/rsvp-answers/${event}`)).body)
})

test('an unconfirmed no takes no seat, in the list and in the statistics', async (t) => {
  const { server, env } = await start(t)
  const event = await rsvpEvent(server, { doi: true, maxpp: 2, initial_confirmation: false })
  await signUp(server, event, { email: 'eva@example.org', status: 'confirmed', amount: 2 })
  await signUp(server, event, { email: 'tom@example.org', status: 'declined' })

  const before = await kalends(env, 'rsvp', 'list', event)
  await postForm(server, await linkIn(server, event, 'rsvp_doi', 'confirm', 'eva@example.org'), { sure: 'yes' })
  const { stdout } = await kalends(env, 'rsvp', 'list', event)
  const { snapshot } = (await server.get(`/statistics/rsvp/${event}`)).body

  assert.equal(before.stdout.split('\n').at(-1), '2 RSVPs: 2 pending (2 seats).')
  assert.equal(stdout.split('\n').at(-1), '2 RSVPs: 1 confirmed (2 seats), 1 pending (0 seats).')
  assert.deepEqual(snapshot.pending, { entries: 1, people: 0 })
})

test('the export is CSV in which no cell is a formula and every value stays in its column', async (t) => {
  const { server, env } = await start(t)
  const names = ['a', 'email', 'b', 'c', 'd', 'e', 'f']
  const event = await rsvpEvent(server, { fields: names.map((name) => ({ type: 'text', name })) })
  const later = await rsvpEvent(server, { fields: [{ type: 'hidden', name: 'note' }] })
  const formula = '=HYPERLINK("http://h.example")'
  await signUp(server, event, {
    email: 'eva@example.org',
    payload: { a: formula, email: '+1', b: '-1', c: '@a', d: 'one, "two"', e: "it's", f: '' },
  })
  await signUp(server, later, { email: 'tom@example.org', payload: { note: '\t=1' } })
  await signUp(server, later, { email: 'kim@example.org', payload: { note: 'line\nbreak, "quoted"' } })

  const [heading, row] = parseCsv((await kalends(env, 'rsvp', 'export', event)).stdout)
  const rows = parseCsv((await kalends(env, 'rsvp', 'export', later)).stdout)

  const own = [
    'id',
    'status',
    'email',
    'amount',
    'date_created',
    'date_updated',
    'ticket',
    'checked_in',
    'prokey',
    'position',
    'offered_until',
  ]
  assert.deepEqual(heading, [...own, 'a', 'payload.email', 'b', 'c', 'd', 'e', 'f'])
  assert.deepEqual(row!.slice(1, 4), ['confirmed', 'eva@example.org', '1'])
  assert.deepEqual([row![5], ...row!.slice(11)], ['', `'${formula}`, "'+1", "'-1", "'@a", 'one, "two"', "it's", ''])
  assert.deepEqual(
    rows.map((each) => [each.length, each[11]]),
    [
      [12, 'note'],
      [12, "'\t=1"],
      [12, 'line\nbreak, "quoted"'],
    ],
  )
})

test('the export goes into a file that only its owner can read, and never overwrites one', async (t) => {
  const { server, env } = await start(t)
  const event = await rsvpEvent(server)
  await signUp(server, event, { email: 'eva@example.org' })
  const folder = await mkdtemp(join(tmpdir(), 'kalends-export-'))
  finallyIn(t, () => rm(folder, { recursive: true }))
  const file = join(folder, 'answers.csv')

  const written = await kalendsJson(env, 'rsvp', 'export', event, '--output', file)
  const again = await kalends(env, 'rsvp', 'export', event, '--output', file)

  assert.deepEqual(written, { file, answers: 1 })
  assert.match(await readFile(file, 'utf8'), /^\uFEFFid,status,email,.*\r\n.*,confirmed,eva@example\.org,1,.*\r\n$/)
  assert.equal((await stat(file)).mode & 0o777, 0o600)
  assert.deepEqual(
    [again.code, again.stderr],
    [1, `${file}: a file with this name already exists. Choose another name.`],
  )
})

test('an organizer adds an RSVP, which counts at once and never oversells', async (t) => {
  const { server, env } = await start(t)
  const fields = [{ type: 'text', name: 'name', required: true }]
  const event = await rsvpEvent(server, { doi: true, max: 3, maxpp: 2, fields })
  const add = (...more: string[]) => kalends(env, 'rsvp', 'add', event, '--field', 'name=Eva = x', ...more)

  const added = JSON.parse((await add('--email', 'Eva@example.org', '--amount', '2', '--json')).stdout)
  const again = await add('--email', 'eva@example.org')
  const many = await add('--email', 'tom@example.org', '--amount', '2')
  const quiet = await add('--email', 'tom@example.org', '--no-mail')

  const { status, email, amount, payload } = added
  assert.deepEqual([status, email, amount, payload], ['confirmed', 'Eva@example.org', 2, { name: 'Eva = x' }])
  assert.deepEqual(
    [again.code, again.stderr],
    [1, 'eva@example.org already has an RSVP. Remove it first to add another.'],
  )
  assert.deepEqual([many.code, many.stderr], [1, 'There are not enough seats: 1 left.'])
  assert.match(quiet.stdout, /^Added tom@example\.org: confirmed, 1 seat\.\nDatabase: /)
  assert.equal(await takenOf(server, event), 3)
  assert.deepEqual(
    (await mailsOf(server)).map(({ kind, recipient }) => `${kind} ${recipient}`),
    ['rsvp_signup_confirmation eva@example.org'],
  )
})

test('faults of an added RSVP are reported by the names of the options', async (t) => {
  const { server, env } = await start(t)
  const event = await rsvpEvent(server, { fields: [{ type: 'text', name: 'name', required: true }] })
  const add = (...more: string[]) => kalends(env, 'rsvp', 'add', event, ...more)
  const see = 'See "kalends rsvp add --help".'

  const wrong = await add('--email', 'eva', '--amount', '2', '--status', 'undecided', '--field', 'name=x')
  const missing = await add('--email', 'eva@example.org')
  const misspelt = await add('--email', 'eva@example.org', '--field', 'name')
  const unknown = await kalends(env, 'rsvp', 'list', crypto.randomUUID())

  assert.equal(wrong.code, 2)
  assert.equal(
    wrong.stderr,
    '--email must be one email address, such as name@example.org. --status must be one of confirmed, declined. ' +
      `--amount must be 1, because the form takes one seat at a time. ${see}`,
  )
  assert.deepEqual([missing.code, missing.stderr], [2, `--field name=… is required. ${see}`])
  assert.deepEqual([misspelt.code, misspelt.stderr], [2, '--field is "name", but it must look like name=value.'])
  assert.match(unknown.stderr, /^There is no event with the prokey /)
})

test('an RSVP with an unknown field is refused, with the names of the known ones', async (t) => {
  const { server, env } = await start(t)
  const fields = [
    { type: 'label', name: 'hint', label: 'About you' },
    { type: 'text', name: 'name' },
    { type: 'text', name: 'diet' },
  ]
  const [asking, plain] = [await rsvpEvent(server, { fields }), await rsvpEvent(server, { maxpp: 3 })]
  const add = (event: string, ...more: string[]) =>
    kalends(env, 'rsvp', 'add', event, '--email', 'eva@example.org', ...more)

  const misspelt = await add(asking, '--field', 'name=Eva', '--field', 'nope=1', '--field', 'hint=2')
  const none = await add(plain, '--field', 'name=Eva')
  const many = await add(plain, '--amount', '4')

  assert.deepEqual(
    [misspelt.code, misspelt.stderr],
    [1, 'The form has no field named nope, hint. Its fields are name, diet.'],
  )
  assert.deepEqual([none.code, none.stderr], [1, 'The form has no field named name. It has no fields.'])
  assert.equal(many.stderr, '--amount must be a whole number from 1 to 3. See "kalends rsvp add --help".')
  assert.deepEqual((await server.get(`/rsvp-answers/${asking}`)).body, [])
})

test('with --no-mail, removing an RSVP leaves nothing about the attendee after eleven minutes', async (t) => {
  const { server, env } = await start(t)
  const event = await rsvpEvent(server, { max: 2, fields: [{ type: 'text', name: 'name' }] })
  await signUp(server, event, { email: 'eva@example.org', payload: { name: 'Eva Example' } })

  const removed = await kalends(env, 'rsvp', 'remove', event, '--email', 'eva@example.org', '--no-mail', '--force')
  await forgetRemovedAnswers({ ...server.context, now: () => Date.now() + 12 * 60_000 })

  assert.equal(removed.code, 0, removed.stderr)
  assert.doesNotMatch(await personalData(server, server.organization), /eva/i)
  assert.deepEqual(
    (await mailsOf(server)).map(({ kind, state }) => [kind, state]),
    [['rsvp_signup_confirmation', 'dropped']],
  )
  assert.equal(await takenOf(server, event), 0)
})

test('an organizer removes an RSVP: its seats are free, and the attendee gets a mail', async (t) => {
  const { server, env } = await start(t)
  const event = await rsvpEvent(server, { max: 2, maxpp: 2 })
  await signUp(server, event, { email: 'Eva@example.org', amount: 2 })
  const remove = (...more: string[]) => kalends(env, 'rsvp', 'remove', event, '--email', 'eva@example.org', ...more)

  const asked = await remove()
  const before = await takenOf(server, event)
  const removed = await kalendsJson(env, 'rsvp', 'remove', event, '--email', 'eva@example.org', '--force')
  const again = await remove('--force')

  assert.deepEqual(
    [asked.code, asked.stderr],
    [1, 'This would permanently remove the RSVP of Eva@example.org (confirmed, 2 seats). Add --force to do it.'],
  )
  assert.equal(before, 2)
  assert.deepEqual(removed, { prokey: event, email: 'Eva@example.org', status: 'confirmed', amount: 2, removed: true })
  assert.equal(again.stderr, `The event ${event} has no RSVP from eva@example.org. Run "kalends rsvp list" to see all.`)
  assert.equal(await takenOf(server, event), 0)
  const mail = (await mailsOf(server)).find(({ kind }) => kind === 'rsvp_change_confirmation')!
  assert.deepEqual([mail.recipient, mail.content.isCancelled, mail.content.sequence], ['eva@example.org', true, 1])
  assert.equal((await signUp(server, event, { email: 'tom@example.org', amount: 2 })).status, 200)
})

/** RFC 4180. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain, end] of text
    .replace(/^\uFEFF/, '')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    rows.at(-1)!.push(quoted === undefined ? plain! : quoted.replaceAll('""', '"'))
    if (end === '\r\n') rows.push([])
    if (end === '') break
  }
  return rows
}

test('an organizer removes an erased RSVP by its id, which frees its seats', async (t) => {
  const { server, env } = await start(t)
  const event = await rsvpEvent(server, { max: 2, maxpp: 2 })
  await signUp(server, event, { email: 'eva@example.org', amount: 2 })
  const [{ id }] = (await server.get(`/rsvp-answers/${event}`)).body
  const link = await linkIn(server, event, 'rsvp_signup_confirmation', 'manage')
  await postForm(server, `${link}/erase`, { sure: 'yes', seats: 'keep' })

  const list = await kalends(env, 'rsvp', 'list', event)
  const both = await kalends(env, 'rsvp', 'remove', event, '--id', id, '--email', 'eva@example.org')
  const unknown = await kalends(env, 'rsvp', 'remove', event, '--id', event, '--force')
  const before = await takenOf(server, event)
  const removed = await kalends(env, 'rsvp', 'remove', event, '--id', id, '--force')

  assert.match(list.stdout, new RegExp(`\\(erased\\) ${id}`))
  assert.equal(both.stderr, 'Select the RSVP with --email or --id.')
  assert.equal(unknown.stderr, `The event ${event} has no RSVP ${event}. Run "kalends rsvp list" to see all.`)
  assert.deepEqual([before, removed.code, await takenOf(server, event)], [2, 0, 0])
  assert.deepEqual(
    (await mailsOf(server)).filter(({ kind }) => kind === 'rsvp_change_confirmation'),
    [],
  )
})
