import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ContentChanges } from '../database/content-changes.ts'
import { DatabaseUnreachable } from '../database/failure.ts'
import { Cache } from './cache.ts'

const bytes = 1000

test('while the database is down, the last known value is returned with its age, and changed values are not', async (t) => {
  const { changes, link, loadOrStale, ages } = example()
  const clock = t.mock.method(performance, 'now', () => 0).mock
  await loadOrStale('a', 1)
  await loadOrStale('b', 2)

  link.isUp = false
  link.isAway = true
  changes.record(2)
  clock.mockImplementation(() => 90_500)

  assert.equal(await loadOrStale('a', 1), 'a')
  await assert.rejects(async () => loadOrStale('b', 2), DatabaseUnreachable)
  await assert.rejects(async () => loadOrStale('c', 1), DatabaseUnreachable)
  assert.deepEqual(ages, [91])
})

test('nothing is served more than an hour after it was last known to be current', async (t) => {
  const { link, loadOrStale, ages } = example()
  const clock = t.mock.method(performance, 'now', () => 0).mock
  await loadOrStale('a', 1)
  link.isUp = false
  link.isAway = true

  clock.mockImplementation(() => 3_600_001)
  await assert.rejects(async () => loadOrStale('a', 1), DatabaseUnreachable)
  link.heardAt = 600_000

  assert.equal(await loadOrStale('a', 1), 'a')
  assert.deepEqual(ages, [3001])
})

test('while the database is down it is tried once a second, and no request waits for that', async (t) => {
  const { link, reads, loadOrStale } = example()
  const clock = t.mock.method(performance, 'now', () => 0).mock
  await loadOrStale('a', 1)
  link.isUp = false
  link.isAway = true
  clock.mockImplementation(() => 5000)
  await loadOrStale('a', 1)
  reads.length = 0

  for (let n = 0; n < 5; n += 1) await loadOrStale('a', 1)
  assert.deepEqual(reads, [])
  clock.mockImplementation(() => 6000)
  const trying = loadOrStale('a', 1)

  assert.equal(loadOrStale('a', 1), 'a')
  assert.equal(await trying, 'a')
  assert.deepEqual(reads, ['a'])
})

test('a database that responds is authoritative: no stale value replaces an error or a missing item', async () => {
  const { link, loadOrStale, ages, cache } = example()
  await loadOrStale('a', 1)
  link.isUp = false

  await assert.rejects(async () => cache.loadOrStale('a', () => Promise.reject(new Error('wrong')), notOld))
  assert.equal(await cache.loadOrStale('a', () => Promise.resolve(undefined), notOld), undefined)
  link.isAway = true

  await assert.rejects(async () => loadOrStale('a', 1), DatabaseUnreachable)
  assert.deepEqual(ages, [])
})

test('a single broken connection is no reason to serve stale data', async () => {
  const { cache, link, loadOrStale, ages } = example()
  await loadOrStale('a', 1)
  link.isUp = false
  let tries = 0

  const found = await cache.loadOrStale(
    'a',
    async () => {
      tries += 1
      if (tries === 1) throw new DatabaseUnreachable('cut')
      return { value: 'new', organization: 1, bytes }
    },
    notOld,
  )

  assert.equal(found, 'new')
  assert.deepEqual(ages, [])
})

const notOld = () => assert.fail('It is not old.')

function example() {
  const link = { isUp: true, isAway: false, heardAt: -Infinity }
  const changes = new ContentChanges(
    true,
    () => link.isUp,
    () => link.heardAt,
  )
  const cache = new Cache(changes, () => 0)
  const reads: string[] = []
  const ages: number[] = []
  const loadOrStale = (key: string, organization: number) =>
    cache.loadOrStale(
      key,
      async () => {
        reads.push(key)
        if (link.isAway) throw new DatabaseUnreachable('away')
        return { value: key, organization, bytes }
      },
      (seconds) => ages.push(seconds),
    )
  return { cache, changes, link, reads, loadOrStale, ages }
}
