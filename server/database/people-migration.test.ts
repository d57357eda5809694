import assert from 'node:assert/strict'
import { test } from 'node:test'
import { freshSettings } from '../testing/database.ts'
import { finallyIn } from '../testing/finally.ts'
import { migrate, migrations } from './migrate.ts'
import { openDatabase } from './open.ts'

test('users of several organizations with the same address become one person with a role in each', async (t) => {
  const database = await openDatabase(await freshSettings(t))
  finallyIn(t, () => database.close())
  const before = migrations.findIndex(({ name }) => name.endsWith('-people'))
  await migrate(database, 0, migrations.slice(0, before))
  await database.transaction(async (tx) => {
    for (const name of ['One', 'Two'])
      await tx
        .insertInto('organization')
        .values({ name, plan: 'enterprise', credits: null, created: 0, disabled: null })
        .execute()
    for (const [organization, email, role, password_hash, created] of [
      [1, 'ann@example.org', 'owner', 'first', 10],
      [1, 'tom@example.org', 'member', null, 20],
      [2, 'ann@example.org', 'member', 'second', 30],
      [2, 'eva@example.org', 'admin', null, 40],
    ] as const)
      await tx
        .insertInto('user_account')
        .values({ organization, email, role, password_hash, created } as never)
        .execute()
  })

  await migrate(database, 0)
  const newUser = {
    email: 'new@example.org',
    name: '',
    language: null,
    time_zone: null,
    password_hash: null,
    created: 50,
  }
  await database.transaction((tx) => tx.insertInto('user_account').values(newUser).execute())

  const users = await database.statement<object>(
    'select id, email, name, password_hash, created from user_account order by id',
  )()
  const memberships = await database.statement<object>(
    'select organization, user_account, role, created from membership order by organization, user_account',
  )()
  assert.deepEqual(
    users.map((row) => Object.values(row)),
    [
      [1, 'ann@example.org', '', 'second', 10],
      [2, 'tom@example.org', '', null, 20],
      [4, 'eva@example.org', '', null, 40],
      [5, 'new@example.org', '', null, 50],
    ],
  )
  assert.deepEqual(
    memberships.map((row) => Object.values(row)),
    [
      [1, 1, 'owner', 10],
      [1, 2, 'editor', 20],
      [2, 1, 'editor', 30],
      [2, 4, 'admin', 40],
    ],
  )
})
