import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import about from '../package.json' with { type: 'json' }
import { readSettings } from '../config.ts'
import { readCommit } from '../config/commit.ts'
import { freshSettings } from '../testing/database.ts'
import { envOf, kalends, kalendsJson, spawnKalends, spawnProgram } from '../testing/kalends.ts'
import { allCommands } from './commands.ts'

const root = join(import.meta.dirname, '../..')
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
  assert.match(stdout, /DNS_SERVERS +Name servers for custom domains and external calendars/)
})

test('help works for a whole group, with the word help, and without any argument', async () => {
  const group = await kalends({}, 'org', '--help')
  const word = await kalends({}, 'help', 'org', 'create')
  const nothing = await kalends({})

  assert.equal(
    group.stdout,
    [
      'Usage: kalends org COMMAND [OPTIONS]',
      '',
      '  org create      Create an organization.',
      '  org update ID   Change an organization.',
      '  org disable ID  Disable an organization.',
      '  org enable ID   Enable a disabled organization.',
      '  org remove ID   Permanently remove an organization and everything in it.',
      '  org list        List the organizations.',
    ].join('\n'),
  )
  assert.equal(word.stdout, (await kalends({}, 'org', 'create', '--help')).stdout)
  assert.equal(nothing.stdout, (await kalends({}, '--help')).stdout)
})

test('wrong usage exits with 2 and one sentence that names the fault and the help', async () => {
  const wrong: Record<string, string> = {
    fly: 'There is no command "fly". Run "kalends --help" to see all commands.',
    org: '"org" needs a second word: create, update, disable, enable, remove, list. See "kalends org --help".',
    'org fly':
      'There is no command "org fly": create, update, disable, enable, remove, list. See "kalends org --help".',
    'org create': '--name is missing. See "kalends org create --help".',
    'org create --name': '--name needs a value. See "kalends org create --help".',
    'org create --name --plan': '--name needs a value. See "kalends org create --help".',
    'org create --name --x':
      '--name needs a value. If the value starts with --, write --name=--x. See "kalends org create --help".',
    'org create --name=': '--name is empty. Give it a value, or leave it out. See "kalends org create --help".',
    'org create --name x --name y': '--name can only be given once. See "kalends org create --help".',
    'org update 1':
      'There is nothing to change. Use --name, --plan, --credits or another option. See "kalends org update --help".',
    'org create --nmae x': '--nmae is not an option of "org create". See "kalends org create --help".',
    'org list -x': '-x is not an option of "org list". See "kalends org list --help".',
    'org list more': '"more" was not expected. See "kalends org list --help".',
    '-x': 'The command is missing. Run "kalends --help" to see all commands.',
    'org list --env-file': '--env-file needs a value. See "kalends org list --help".',
    'org list --json=yes': '--json takes no value. See "kalends org list --help".',
    'org list --constructor': '--constructor is not an option of "org list". See "kalends org list --help".',
    'key revoke': 'ID is missing. See "kalends key revoke --help".',
    'key revoke 1 2': '"2" was not expected. See "kalends key revoke --help".',
    'key revoke one': 'ID is "one", but it must be an id: a whole number from 1.',
    'key create --org 1e3': '--org is "1e3", but it must be an id: a whole number from 1.',
    backup: 'FILE is missing. See "kalends backup --help".',
  }

  for (const [call, stderr] of Object.entries(wrong)) {
    assert.deepEqual(await kalends({}, ...call.split(' ')), { code: 2, stdout: '', stderr }, call)
  }
})

test('the version and the commit are available to people and scripts', async () => {
  const person = await kalends({}, '--version')
  const script = await kalends({}, '--version', '--json')

  const commit = readCommit()
  assert.deepEqual(JSON.parse(script.stdout), { version: about.version, commit })
  assert.equal(person.stdout, `kalends ${about.version}${commit === null ? '' : ` (commit ${commit.slice(0, 12)})`}`)
})

test('invalid settings stop a command with one sentence each', async () => {
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

test('an unreachable PostgreSQL is reported in one sentence, without its password', async () => {
  const { code, stderr } = await kalends(
    { DATABASE_URL: 'postgres://kalends:secret@127.0.0.1:1/kalends' },
    'org',
    'list',
  )

  assert.equal(code, 1)
  assert.equal(
    stderr,
    'PostgreSQL cannot be reached: connect ECONNREFUSED 127.0.0.1:1. Check DATABASE_URL and that the database server is running.',
  )
})

test('with --json a failure is JSON on stderr, with the same exit code', async (t) => {
  const env = await freshEnv(t)

  await kalendsJson(env, 'migrate')
  const failed = await kalends(env, 'key', 'create', '--org', '7', '--json')
  const wrong = await kalends(env, '--json', 'org', 'fly')
  const nothing = await kalends(env, '--json')
  const settings = await kalends({ PORT: 'http' }, 'org', 'list', '--json')

  assert.deepEqual(failed, {
    code: 1,
    stdout: '',
    stderr: '{"status":"error","message":"There is no organization 7. Run \\"kalends org list\\" to see them."}',
  })
  assert.deepEqual(nothing, {
    code: 2,
    stdout: '',
    stderr: '{"status":"error","message":"The command is missing. Run \\"kalends --help\\" to see all commands."}',
  })
  assert.deepEqual([wrong.code, wrong.stdout], [2, ''])
  assert.deepEqual(JSON.parse(wrong.stderr), {
    status: 'error',
    message: 'There is no command "org fly": create, update, disable, enable, remove, list. See "kalends org --help".',
  })
  assert.equal(settings.code, 1)
  assert.deepEqual(JSON.parse(settings.stderr), {
    status: 'error',
    message: 'PORT is "http", but it must be a port number from 0 to 65535.',
  })
})

test('as a process it writes results to stdout, faults to stderr, and exits with its code', async (t) => {
  const env = await freshEnv(t)

  const good = spawnKalends(t, env, 'org', 'create', '--name', 'Grüße', '--json')
  assert.equal(await good.ended, 0)
  const bad = spawnKalends(t, env, 'key', 'create', '--org', '7')
  assert.equal(await bad.ended, 1)
  const wrong = spawnKalends(t, env, 'fly')
  assert.equal(await wrong.ended, 2)

  assert.deepEqual([good.stdout(), good.stderr()], ['{"id":1,"name":"Grüße","plan":"enterprise","credits":null}\n', ''])
  assert.deepEqual(
    [bad.stdout(), bad.stderr()],
    ['', 'There is no organization 7. Run "./kalends org list" to see them.\n'],
  )
  assert.deepEqual(
    [wrong.stdout(), wrong.stderr()],
    ['', 'There is no command "fly". Run "./kalends --help" to see all commands.\n'],
  )
})

test('a reader that has seen enough is no fault', async (t) => {
  const env = await freshEnv(t)
  await kalends(env, 'org', 'create', '--name', 'Example')
  const command = `'${process.execPath}' server/kalends.js user create --org 1 --email ann@example.org --password -`
  const line = `echo 'a few random words' | ${command} | true`
  const { stderr, ended } = spawnProgram(t, { ...env, SETTINGS_FILE: 'none' }, root, 'sh', '-c', line)

  assert.equal(await ended, 0)
  assert.equal(stderr(), '')
})
