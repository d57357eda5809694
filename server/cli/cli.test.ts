import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { readSettings } from '../config.ts'
import { freshSettings } from '../testing/database.ts'
import { envOf, kalends, kalendsJson, spawnKalends } from '../testing/kalends.ts'
import { serveSettings } from '../testing/server.ts'
import { allCommands } from './commands.ts'

const freshEnv = async (t: TestContext) => envOf(await freshSettings(t))

test('help lists every command, and each command explains itself', async () => {
  const overview = await kalends({}, '--help')

  assert.equal(overview.code, 0)
  for (const { name, summary, options = {}, example } of await allCommands()) {
    assert.ok(overview.stdout.includes(summary), name)
    const { code, stdout } = await kalends({}, ...name.split(' '), '--help')
    assert.equal(code, 0)
    assert.ok(stdout.startsWith(`Usage: kalends ${name}`), name)
    for (const option of Object.keys(options)) assert.ok(stdout.includes(`--${option}`), `${name} --${option}`)
    assert.ok(stdout.endsWith(`Example:\n\n  ${example}`), name)
  }
})

test('help lists every setting', async () => {
  const settings: string[] = []
  readSettings(new Proxy({}, { get: (_, name) => void settings.push(String(name)) }))

  const { stdout } = await kalends({}, '--help')

  assert.ok(settings.includes('OUTBOUND_ALLOW'))
  for (const name of settings) assert.match(stdout, new RegExp(`\\b${name}\\b`))
  assert.match(stdout, /DNS_SERVERS +Name servers for checking custom domains and fetching external/)
})

test('help is there for a whole group, by the word help, and without any argument', async () => {
  const group = await kalends({}, 'org', '--help')
  const word = await kalends({}, 'help', 'org', 'create')
  const nothing = await kalends({})

  assert.equal(
    group.stdout,
    [
      'Usage: kalends org COMMAND [OPTIONS]',
      '',
      '  org create     Create an organization.',
      '  org update ID  Change the name, the plan or the credits of an organization.',
      '  org list       List the organizations.',
    ].join('\n'),
  )
  assert.equal(word.stdout, (await kalends({}, 'org', 'create', '--help')).stdout)
  assert.equal(nothing.stdout, (await kalends({}, '--help')).stdout)
})

test('a wrong call ends with 2 and one sentence that names the fault and the help', async () => {
  const wrong: Record<string, string> = {
    fly: 'There is no command "fly". "kalends --help" lists them.',
    org: '"org" needs a second word: create, update, list. See "kalends org --help".',
    'org fly': 'There is no command "org fly": create, update, list. See "kalends org --help".',
    'org create': '--name is missing. See "kalends org create --help".',
    'org create --name': '--name needs a value. See "kalends org create --help".',
    'org create --name --plan': '--name needs a value. See "kalends org create --help".',
    'org create --name --x':
      '--name needs a value. One that begins with -- is written --name=--x. See "kalends org create --help".',
    'org create --name=': '--name is empty. Give it a value, or leave it out. See "kalends org create --help".',
    'org create --name x --name y': '--name is given more than once. See "kalends org create --help".',
    'org update 1': 'Say what to change: --name, --plan or --credits. See "kalends org update --help".',
    'org create --nmae x': '--nmae is not an option of "org create". See "kalends org create --help".',
    'org list -x': '-x is not an option of "org list". See "kalends org list --help".',
    'org list more': '"more" is one word too many. See "kalends org list --help".',
    'org list --json=yes': '--json takes no value. See "kalends org list --help".',
    'org list --constructor': '--constructor is not an option of "org list". See "kalends org list --help".',
    'key revoke': 'ID is missing. See "kalends key revoke --help".',
    'key revoke 1 2': '"2" is one word too many. See "kalends key revoke --help".',
    'key revoke one': 'ID is "one", but it must be an id: a whole number from 1.',
    'key create --org 1e3': '--org is "1e3", but it must be an id: a whole number from 1.',
    backup: 'FILE is missing. See "kalends backup --help".',
  }

  for (const [call, stderr] of Object.entries(wrong)) {
    assert.deepEqual(await kalends({}, ...call.split(' ')), { code: 2, stdout: '', stderr }, call)
  }
})

test('the version is told to persons and scripts', async () => {
  const person = await kalends({}, '--version')
  const script = await kalends({}, '--version', '--json')

  assert.match(person.stdout, /^kalends \d+\.\d+\.\d+$/)
  assert.equal(`kalends ${JSON.parse(script.stdout).version}`, person.stdout)
})

test('wrong settings stop a command with one sentence each', async () => {
  const { code, stdout, stderr } = await kalends(
    { PORT: 'http', DATABASE_URL: 'mysql://root:secret@db/x', LOG_LEVEL: 'loud' },
    'org',
    'list',
  )

  assert.equal(code, 1)
  assert.equal(stdout, '')
  assert.deepEqual(stderr.split('\n'), [
    'PORT is "http", but it must be a port number from 0 to 65535.',
    'DATABASE_URL is "…", but it must be an address such as postgres://user:password@host:5432/kalends; leave it out to use SQLite.',
    'LOG_LEVEL is "loud", but it must be one of fatal, error, warn, info, debug, silent.',
  ])
})

test('a PostgreSQL that is not there is told in one sentence, without its password', async () => {
  const { code, stderr } = await kalends(
    { DATABASE_URL: 'postgres://kalends:secret@127.0.0.1:1/kalends' },
    'org',
    'list',
  )

  assert.equal(code, 1)
  assert.equal(
    stderr,
    'PostgreSQL cannot be reached: connect ECONNREFUSED 127.0.0.1:1. Check DATABASE_URL and that the database server runs.',
  )
})

test('an organization is created with a name, a plan and credits', async (t) => {
  const env = await freshEnv(t)

  const plain = await kalendsJson(env, 'org', 'create', '--name', 'Example Events')
  const limited = await kalendsJson(env, 'org', 'create', '--name', 'Small', '--plan', 'hobby', '--credits', '5')
  const wrong = await kalends(env, 'org', 'create', '--name', ' ', '--plan', 'gold', '--credits', '-1')

  assert.deepEqual(plain, { id: 1, name: 'Example Events', plan: 'enterprise', credits: null })
  assert.deepEqual(limited, { id: 2, name: 'Small', plan: 'hobby', credits: 5 })
  assert.equal(wrong.code, 2)
  assert.equal(
    wrong.stderr,
    '--name must not be empty. --plan must be one of hobby, regular, enterprise. ' +
      '--credits must be a whole number from 0 to 999999999999999, or unlimited. See "kalends org create --help".',
  )
  const { stdout } = await kalends(env, 'org', 'list')
  assert.match(
    stdout,
    /^ID {2}NAME {12}PLAN {8}CREDITS {3}CREATED\n1 {3}Example Events {2}enterprise {2}no limit {2}\d{4}-\d\d-\d\d \d\d:\d\d UTC\n2 {3}Small {11}hobby {7}5 {9}\d{4}/,
  )
  assert.deepEqual(
    (await kalendsJson(env, 'org', 'list')).map((organization: { id: number }) => organization.id),
    [1, 2],
  )
})

test('the name, the plan and the credits of an organization can be changed, one by one', async (t) => {
  const env = await freshEnv(t)
  await kalendsJson(env, 'org', 'create', '--name', 'Small', '--plan', 'hobby', '--credits', '5')

  const renamed = await kalendsJson(env, 'org', 'update', '1', '--name', 'Large')
  const grown = await kalendsJson(env, 'org', 'update', '1', '--plan', 'regular', '--credits', '20')
  const unlimited = await kalends(env, 'org', 'update', '1', '--credits', 'unlimited')
  const wrong = await kalends(env, 'org', 'update', '1', '--plan', 'gold', '--credits', 'many')
  const unknown = await kalends(env, 'org', 'update', '9', '--name', 'x')

  assert.deepEqual(renamed, { id: 1, name: 'Large', plan: 'hobby', credits: 5 })
  assert.deepEqual(grown, { id: 1, name: 'Large', plan: 'regular', credits: 20 })
  assert.equal(unlimited.stdout, 'The organization 1 is Large on the plan regular now, without a limit of credits.')
  assert.equal(
    wrong.stderr,
    '--plan must be one of hobby, regular, enterprise. --credits must be a whole number from 0 to 999999999999999, or unlimited. See "kalends org update --help".',
  )
  assert.equal(unknown.stderr, 'There is no organization 9. "kalends org list" shows them.')
  const [{ created, ...listed }] = await kalendsJson(env, 'org', 'list')
  assert.match(created, /^\d{4}-/)
  assert.deepEqual(listed, { id: 1, name: 'Large', plan: 'regular', credits: null })
})

test('a script is told of a failure as JSON on stderr, with the same exit code', async (t) => {
  const env = await freshEnv(t)

  await kalendsJson(env, 'migrate')
  const failed = await kalends(env, 'key', 'create', '--org', '7', '--json')
  const wrong = await kalends(env, '--json', 'org', 'fly')
  const nothing = await kalends(env, '--json')
  const settings = await kalends({ PORT: 'http' }, 'org', 'list', '--json')

  assert.deepEqual(failed, {
    code: 1,
    stdout: '',
    stderr: '{"status":"error","message":"There is no organization 7. \\"kalends org list\\" shows them."}',
  })
  assert.deepEqual(nothing, {
    code: 2,
    stdout: '',
    stderr: '{"status":"error","message":"The command is missing. \\"kalends --help\\" lists them."}',
  })
  assert.deepEqual([wrong.code, wrong.stdout], [2, ''])
  assert.deepEqual(JSON.parse(wrong.stderr), {
    status: 'error',
    message: 'There is no command "org fly": create, update, list. See "kalends org --help".',
  })
  assert.equal(settings.code, 1)
  assert.deepEqual(JSON.parse(settings.stderr), {
    status: 'error',
    message: 'PORT is "http", but it must be a port number from 0 to 65535.',
  })
})

test('a key made beside a running server works at once, with its scope', async (t) => {
  const settings = await freshSettings(t)
  const env = envOf(settings)
  const server = await serveSettings(t, settings)
  const status = async (key: string, method: 'GET' | 'POST') =>
    (
      await server.request({
        method,
        url: method === 'GET' ? '/v1/style/all' : '/v1/style',
        headers: { authorization: key, 'content-type': 'application/json' },
        ...(method === 'POST' && { payload: '{"name":"x","options":["ical"]}' }),
      })
    ).status

  const key = await kalendsJson(
    env,
    'key',
    'create',
    '--org',
    '1',
    '--scope',
    'read',
    '--expires',
    '2199-01-01T00:00:00Z',
    '--name',
    'Website',
  )

  assert.deepEqual({ ...key, key: '' }, { id: key.id, key: '', scope: 'read', expires: '2199-01-01T00:00:00.000Z' })
  assert.match(key.key, /^kal_[0-9a-f]{12}_[\w-]{43}$/)
  assert.equal(await status(key.key, 'GET'), 200)
  assert.equal(await status(key.key, 'POST'), 401)
})

test('a key can be switched off, on again and revoked', async (t) => {
  const settings = await freshSettings(t)
  const env = envOf(settings)
  const server = await serveSettings(t, settings)
  const { id, key } = await kalendsJson(env, 'key', 'create', '--org', '1')
  const status = async () => {
    server.advance(1000)
    return (await server.request({ url: '/v1/style/all', headers: { authorization: key } })).status
  }

  assert.equal(await status(), 200)
  assert.deepEqual(await kalendsJson(env, 'key', 'disable', String(id)), { id, active: false })
  assert.equal(await status(), 401)
  assert.deepEqual(await kalendsJson(env, 'key', 'enable', String(id)), { id, active: true })
  assert.equal(await status(), 200)
  assert.deepEqual(await kalendsJson(env, 'key', 'revoke', String(id)), { id, revoked: true })
  assert.equal(await status(), 401)
  assert.deepEqual(await kalends(env, 'key', 'enable', String(id)), {
    code: 1,
    stdout: '',
    stderr: `There is no key ${id}. "kalends key list" shows them.`,
  })
})

test('the list of keys never shows a secret', async (t) => {
  const env = await freshEnv(t)
  await kalendsJson(env, 'org', 'create', '--name', 'One')
  await kalendsJson(env, 'org', 'create', '--name', 'Two')
  const { key } = await kalendsJson(env, 'key', 'create', '--org', '1', '--name', 'Website')
  await kalendsJson(env, 'key', 'create', '--org', '2')

  const script = await kalendsJson(env, 'key', 'list', '--org', '1')
  const { stdout } = await kalends(env, 'key', 'list')

  const { created, ...listed } = script[0]
  assert.equal(script.length, 1)
  assert.match(created, /^\d{4}-/)
  assert.deepEqual(listed, {
    id: 1,
    organization: 1,
    name: 'Website',
    key: `${key.slice(0, 17)}…`,
    scope: 'read-write',
    active: true,
    expires: null,
    last_used: null,
  })
  assert.ok(!stdout.includes(key.slice(17)))
  assert.equal(stdout.split('\n').length, 3)
  assert.equal(
    (await kalends(env, 'key', 'list', '--org', '9')).stderr,
    'There is no organization 9. "kalends org list" shows them.',
  )
})

test('a key needs a known organization, a known scope and an expiry to come', async (t) => {
  const env = await freshEnv(t)
  await kalendsJson(env, 'migrate')
  const create = (...options: string[]) => kalends(env, 'key', 'create', '--org', '7', ...options)

  const wrong = await create('--scope', 'admin', '--expires', '2020-01-01T00:00:00Z')
  const vague = await create('--expires', 'tomorrow')
  const unknown = await create()

  assert.deepEqual([wrong.code, vague.code, unknown.code], [2, 2, 1])
  assert.equal(
    wrong.stderr,
    '--scope must be one of read, write, read-write. --expires must lie in the future. See "kalends key create --help".',
  )
  assert.equal(
    vague.stderr,
    '--expires must be a moment in UTC such as 2027-05-01T18:00:00Z. See "kalends key create --help".',
  )
  assert.equal(unknown.stderr, 'There is no organization 7. "kalends org list" shows them.')
})

test('as a process it writes answers to stdout, faults to stderr, and ends with its code', async (t) => {
  const env = await freshEnv(t)

  const good = spawnKalends(t, env, 'org', 'create', '--name', 'Grüße', '--json')
  assert.equal(await good.ended, 0)
  const bad = spawnKalends(t, env, 'key', 'create', '--org', '7')
  assert.equal(await bad.ended, 1)
  const wrong = spawnKalends(t, env, 'fly')
  assert.equal(await wrong.ended, 2)

  assert.deepEqual([good.stdout(), good.stderr()], ['{"id":1,"name":"Grüße","plan":"enterprise","credits":null}\n', ''])
  assert.deepEqual([bad.stdout(), bad.stderr()], ['', 'There is no organization 7. "kalends org list" shows them.\n'])
  assert.deepEqual([wrong.stdout(), wrong.stderr()], ['', 'There is no command "fly". "kalends --help" lists them.\n'])
})

test('an event is made a draft and published again', async (t) => {
  const settings = await freshSettings(t)
  const server = await serveSettings(t, settings)
  const { prokey } = await server.client.event.create({
    new_event_group_name: 'Concerts',
    dates: [{ name: 'Party', startDate: '2027-05-01' }],
  })
  const status = async () => (await server.request({ url: `/${prokey}/event.ics` })).status
  // The server hears of what a command has written a few milliseconds later.
  const until = async (wanted: number) => {
    while ((await status()) !== wanted) await new Promise((done) => setTimeout(done, 5))
  }

  assert.equal(await status(), 200)
  assert.deepEqual(await kalendsJson(envOf(settings), 'event', 'unpublish', prokey), { prokey, status: 'draft' })
  await until(404)
  assert.deepEqual(await kalendsJson(envOf(settings), 'event', 'publish', prokey), { prokey, status: 'published' })
  await until(200)
})
