import assert from 'node:assert/strict'
import { test } from 'node:test'
import { freshSettings } from '../testing/database.ts'
import { envOf, kalends, kalendsJson } from '../testing/kalends.ts'

test('a user is created once per organization and address', async (t) => {
  const env = envOf(await freshSettings(t))
  await kalendsJson(env, 'org', 'create', '--name', 'One')

  const user = await kalendsJson(
    env,
    'user',
    'create',
    '--org',
    '1',
    '--email',
    'Ann@Example.org',
    '--password',
    'not a common one',
    '--role',
    'admin',
  )
  const again = await kalends(env, 'user', 'create', '--org', '1', '--email', 'ann@example.org')
  const short = await kalends(
    env,
    'user',
    'create',
    '--org',
    '1',
    '--email',
    'bob@example.org',
    '--password',
    'short',
    '--role',
    'king',
  )

  assert.deepEqual(user, { id: 1, email: 'ann@example.org', role: 'admin' })
  assert.equal(again.stderr, 'ann@example.org is already a user of this organization.')
  assert.equal(again.code, 1)
  assert.equal(short.code, 2)
  assert.equal(
    short.stderr,
    '--role must be one of owner, admin, editor, viewer. --password must have at least 10 characters. See "kalends user create --help".',
  )
  assert.deepEqual(await kalends(env, 'user', 'create', '--org', '1', '--email', 'foo'), {
    code: 2,
    stdout: '',
    stderr: '--email must be one plain email address such as ann@example.org. See "kalends user create --help".',
  })
  const [{ created, ...listed }, ...others] = await kalendsJson(env, 'user', 'list')
  assert.match(created, /^\d{4}-/)
  assert.deepEqual(listed, {
    id: 1,
    email: 'ann@example.org',
    name: '',
    organizations: [{ id: 1, name: 'One', role: 'admin' }],
  })
  assert.deepEqual(others, [])
})

test('a user is one person in several organizations', async (t) => {
  const env = envOf(await freshSettings(t))
  await kalendsJson(env, 'org', 'create', '--name', 'One')
  await kalendsJson(env, 'org', 'create', '--name', 'Two')
  const create = ['user', 'create', '--email', 'ann@example.org', '--org']

  const first = await kalendsJson(env, ...create, '1')
  const second = await kalendsJson(env, ...create, '2', '--role', 'viewer')
  const password = await kalends(env, ...create, '2', '--password', 'not a common one')
  await kalendsJson(env, 'user', 'role', 'ann@example.org', '--org', '2', '--role', 'editor')
  await kalendsJson(env, 'org', 'create', '--name', 'Three')
  const third = await kalends(env, ...create, '3', '--role', 'viewer')
  const nowhere = await kalends(env, 'user', 'role', '1', '--org', '9', '--role', 'editor')
  await kalendsJson(env, 'user', 'remove', '1', '--org', '3')

  assert.deepEqual([first.id, second.id], [1, 1])
  assert.match(third.stdout, /^User 1, ann@example\.org, joined organization 3 as viewer\./)
  assert.equal(nowhere.stderr, 'There is no organization 9. Run "kalends org list" to see them.')
  assert.equal(
    password.stderr,
    'ann@example.org is already a user and keeps the present password. Leave out --password.',
  )
  const [{ organizations }] = await kalendsJson(env, 'user', 'list')
  assert.deepEqual(organizations, [
    { id: 1, name: 'One', role: 'owner' },
    { id: 2, name: 'Two', role: 'editor' },
  ])
  const owners = (await kalendsJson(env, 'org', 'list')).map(({ owners: each }: { owners: string[] }) => each)
  assert.deepEqual(owners, [['ann@example.org'], [], []])
})

test('the last owner keeps the role and cannot be removed', async (t) => {
  const env = envOf(await freshSettings(t))
  await kalendsJson(env, 'org', 'create', '--name', 'One')
  await kalendsJson(env, 'user', 'create', '--org', '1', '--email', 'ann@example.org')

  const lowered = await kalends(env, 'user', 'role', '1', '--org', '1', '--role', 'viewer')
  const removed = await kalends(env, 'user', 'remove', 'ann@example.org')

  assert.deepEqual([lowered.code, lowered.stderr], [1, 'The last owner must stay. Make somebody else an owner first.'])
  assert.deepEqual(
    [removed.code, removed.stderr],
    [
      1,
      'The user is the last owner of organization 1. Make somebody else an owner with "kalends user role", or remove the organization with "kalends org remove 1".',
    ],
  )
})

test('a link to sign in is printed, and replaced by the next one', async (t) => {
  const env = envOf(await freshSettings(t))
  await kalendsJson(env, 'org', 'create', '--name', 'One')
  await kalendsJson(env, 'user', 'create', '--org', '1', '--email', 'ann@example.org')

  const first = await kalendsJson(env, 'user', 'link', 'ann@example.org')
  const second = await kalendsJson(env, 'user', 'link', '1')

  for (const { link } of [first, second]) assert.match(link, /^http:\/\/localhost:\d+\/app\/link\/[\w-]{43}$/)
  assert.notEqual(first.link, second.link)
})

test('a user is removed for good, or from one organization', async (t) => {
  const env = envOf(await freshSettings(t))
  await kalendsJson(env, 'org', 'create', '--name', 'One')
  await kalendsJson(env, 'org', 'create', '--name', 'Two')
  for (const org of ['1', '2'])
    await kalendsJson(env, 'user', 'create', '--org', org, '--email', 'ann@example.org', '--role', 'editor')

  await kalendsJson(env, 'user', 'remove', '1', '--org', '2')
  const [{ organizations }] = await kalendsJson(env, 'user', 'list')
  const removed = await kalendsJson(env, 'user', 'remove', '1')
  const again = await kalends(env, 'user', 'remove', '1')

  assert.deepEqual(organizations, [{ id: 1, name: 'One', role: 'editor' }])
  assert.deepEqual(removed, { id: 1, removed: true })
  assert.equal(again.stderr, 'There is no user 1. Run "kalends user list" to see them.')
  assert.deepEqual(await kalendsJson(env, 'user', 'list'), [])
})

test('the address of a user is changed, unless another one has it', async (t) => {
  const env = envOf(await freshSettings(t))
  await kalendsJson(env, 'org', 'create', '--name', 'One')
  for (const email of ['ann@example.org', 'bob@example.org'])
    await kalendsJson(env, 'user', 'create', '--org', '1', '--email', email)

  const changed = await kalendsJson(env, 'user', 'email', 'ann@example.org', '--to', 'Ann@Example.com')
  const taken = await kalends(env, 'user', 'email', '1', '--to', 'bob@example.org')
  const same = await kalends(env, 'user', 'email', '1', '--to', 'ann@example.com')
  const none = await kalends(env, 'user', 'email', '1', '--to', 'ann')
  const gone = await kalends(env, 'user', 'email', 'ann@example.org', '--to', 'ann@example.net')

  assert.deepEqual(changed, { id: 1, email: 'ann@example.com' })
  assert.deepEqual([taken.code, taken.stderr], [1, 'Another user has this address already.'])
  assert.deepEqual(
    [same.code, same.stderr],
    [2, '--to must be another address than the present one. See "kalends user email --help".'],
  )
  assert.equal(none.code, 2)
  assert.match(none.stderr, /^--to must be one plain email address such as ann@example\.org\./)
  assert.equal(gone.stderr, 'There is no user ann@example.org. Run "kalends user list" to see them.')
  const listed = (await kalendsJson(env, 'user', 'list')).map(({ email }: { email: string }) => email)
  assert.deepEqual(listed, ['ann@example.com', 'bob@example.org'])
})
