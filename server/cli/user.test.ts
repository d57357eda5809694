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
    'long enough',
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
    '--role must be one of owner, admin, member. --password must have at least 10 characters. See "kalends user create --help".',
  )
  assert.deepEqual(await kalends(env, 'user', 'create', '--org', '1', '--email', 'foo'), {
    code: 2,
    stdout: '',
    stderr: '--email must be one plain email address such as ann@example.org. See "kalends user create --help".',
  })
  const [{ created, ...listed }, ...others] = await kalendsJson(env, 'user', 'list')
  assert.match(created, /^\d{4}-/)
  assert.deepEqual(listed, { id: 1, organization: 1, email: 'ann@example.org', role: 'admin' })
  assert.deepEqual(others, [])
})

test('a user is removed for good', async (t) => {
  const env = envOf(await freshSettings(t))
  await kalendsJson(env, 'org', 'create', '--name', 'One')
  await kalendsJson(env, 'user', 'create', '--org', '1', '--email', 'ann@example.org')

  const removed = await kalendsJson(env, 'user', 'remove', '1')
  const again = await kalends(env, 'user', 'remove', '1')

  assert.deepEqual(removed, { id: 1, removed: true })
  assert.equal(again.stderr, 'There is no user 1. Run "kalends user list" to see them.')
  assert.deepEqual(await kalendsJson(env, 'user', 'list'), [])
})
