import assert from 'node:assert/strict'
import { test } from 'node:test'
import { freshSettings } from '../testing/database.ts'
import { envOf, kalends, kalendsJson } from '../testing/kalends.ts'

test('an organization is created with a name, a plan and credits', async (t) => {
  const env = envOf(await freshSettings(t))

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
    /^ID {2}NAME {12}PLAN {8}CREDITS {4}OWNERS {2}CREATED\n1 {3}Example Events {2}enterprise {2}unlimited {10}\d{4}-\d\d-\d\d \d\d:\d\d UTC\n2 {3}Small {11}hobby {7}5 {18}\d{4}/,
  )
  assert.deepEqual(
    (await kalendsJson(env, 'org', 'list')).map((organization: { id: number }) => organization.id),
    [1, 2],
  )
})

test('the name, the plan and the credits of an organization can be changed separately', async (t) => {
  const env = envOf(await freshSettings(t))
  await kalendsJson(env, 'org', 'create', '--name', 'Small', '--plan', 'hobby', '--credits', '5')

  const renamed = await kalendsJson(env, 'org', 'update', '1', '--name', 'Large')
  const grown = await kalendsJson(env, 'org', 'update', '1', '--plan', 'regular', '--credits', '20')
  const unlimited = await kalends(env, 'org', 'update', '1', '--credits', 'unlimited')
  const wrong = await kalends(env, 'org', 'update', '1', '--plan', 'gold', '--credits', 'many')
  const unknown = await kalends(env, 'org', 'update', '9', '--name', 'x')

  const unset = { logo: null, sender_name: null, reply_to: null, language: null, time_zone: null, removal: null }
  const rest = { ...unset, time_format: 'language' }
  assert.deepEqual(renamed, { id: 1, name: 'Large', plan: 'hobby', credits: 5, ...rest })
  assert.deepEqual(grown, { id: 1, name: 'Large', plan: 'regular', credits: 20, ...rest })
  assert.match(
    unlimited.stdout,
    /^Organization 1 is now Large, on the plan regular with unlimited credits\.\nDatabase: /,
  )
  assert.equal(
    wrong.stderr,
    '--plan must be one of hobby, regular, enterprise. --credits must be a whole number from 0 to 999999999999999, or unlimited. See "kalends org update --help".',
  )
  assert.equal(unknown.stderr, 'There is no organization 9. Run "kalends org list" to see them.')
  const [{ created, ...listed }] = await kalendsJson(env, 'org', 'list')
  assert.match(created, /^\d{4}-/)
  assert.deepEqual(listed, { id: 1, name: 'Large', plan: 'regular', credits: null, disabled: null, owners: [] })
})

test('the settings of an organization can be changed and restored to their defaults', async (t) => {
  const env = envOf(await freshSettings(t))
  await kalendsJson(env, 'org', 'create', '--name', 'Example')

  const mail = ['--sender-name', 'Ann', '--reply-to', 'ann@example.org']
  const pages = ['--language', 'de', '--time-zone', 'Europe/Berlin', '--time-format', '24']
  const changed = await kalendsJson(env, 'org', 'update', '1', ...mail, ...pages)
  const cleared = await kalendsJson(env, 'org', 'update', '1', '--sender-name', 'default', '--time-format', 'default')
  const wrong = await kalends(env, 'org', 'update', '1', '--name', 'Other', '--language', 'xx')

  const { sender_name, reply_to, language, time_zone, time_format } = changed
  assert.deepEqual([sender_name, reply_to], ['Ann', 'ann@example.org'])
  assert.deepEqual([language, time_zone, time_format], ['de', 'Europe/Berlin', '24'])
  assert.deepEqual([cleared.sender_name, cleared.time_format, cleared.language], [null, 'language', 'de'])
  assert.match(wrong.stderr, /language must be one of ar, cs, de, /)
  assert.equal((await kalendsJson(env, 'org', 'list'))[0].name, 'Example')
})
