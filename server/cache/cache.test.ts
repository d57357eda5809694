import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ContentChanges } from '../database/content-changes.ts'
import { Cache, type Loaded } from './cache.ts'

const bytes = 1000

test('an entry is used until content of its organization changes, regardless of other organizations', () => {
  const { cache, changes, reads, load } = example()
  void load('a', 1)
  void load('b', 2)

  changes.record(2)
  void load('a', 1)
  void load('b', 2)

  assert.deepEqual(reads, ['a', 'b', 'b'])
  assert.equal(cache.get('a'), 'a')
})

test('a change with unknown owner invalidates everything', () => {
  const { changes, reads, load } = example()
  void load('a', 1)
  void load('b', 2)

  changes.record()
  void load('a', 1)
  void load('b', 2)

  assert.deepEqual(reads, ['a', 'b', 'a', 'b'])
})

test('a value that was read before a change and arrives after it is not reused', async () => {
  const { cache, changes } = example()
  const arrival = Promise.withResolvers<Loaded<string>>()
  const first = cache.load('a', () => arrival.promise)

  changes.record(1)
  const second = cache.load('a', () => ({ value: 'new', organization: 1, bytes }))
  arrival.resolve({ value: 'old', organization: 1, bytes })

  assert.equal(await first, 'old')
  assert.equal(second, 'new')
  assert.equal(
    cache.load('a', () => ({ value: 'newest', organization: 1, bytes })),
    'newest',
  )
})

test('concurrent requests for the same key share one read', async () => {
  const { cache } = example()
  let reads = 0
  const load = async () => {
    reads += 1
    return { value: 'x', organization: 1, bytes }
  }

  assert.deepEqual(await Promise.all([cache.load('a', load), cache.load('a', load), cache.load('a', load)]), [
    'x',
    'x',
    'x',
  ])
  assert.equal(reads, 1)
})

test('an entry is not used after its expiry', () => {
  const { clock, reads, load } = example()
  void load('a', 1, { until: 5000 })

  clock.now = 4999
  void load('a', 1, { until: 5000 })
  clock.now = 5000
  void load('a', 1, { until: 9000 })

  assert.deepEqual(reads, ['a', 'a'])
})

test('an entry with a maximum age is reloaded after it, even if nothing changed', async () => {
  const { reads, load } = example()

  void load('a', 1, { maxAge: 60_000 })
  void load('a', 1, { maxAge: 0 })
  void load('b', 1, { maxAge: 0 })
  void load('b', 1, { maxAge: 0 })

  assert.deepEqual(reads, ['a', 'b', 'b'])
})

test('the least recently used entries are evicted when the cache holds too many bytes', () => {
  const { reads, load } = example(5 * (bytes + 300))
  for (const key of ['a', 'b', 'c', 'd']) void load(key, 1)

  void load('a', 1)
  void load('e', 1)
  void load('f', 1)
  reads.length = 0
  for (const key of ['a', 'c', 'b']) void load(key, 1)

  assert.deepEqual(reads, ['b'])
})

test('a value that is too large is returned but not cached', () => {
  const { cache, reads, load } = example(10_000)
  void load('small', 1)

  void load('large', 1, { bytes: 5000 })
  void load('large', 1, { bytes: 5000 })

  assert.deepEqual(reads, ['small', 'large', 'large'])
  assert.equal(cache.get('small'), 'small')
})

test('data added to an entry later is charged, and other entries are evicted for it', () => {
  const { cache, reads, load } = example(5 * (bytes + 300))
  const charges: ((bytes: number) => void)[] = []
  const grows = (charge: (bytes: number) => void) => void charges.push(charge)
  for (const key of ['a', 'b', 'c']) void load(key, 1)
  void load('d', 1, { grows })
  const before = cache.bytes

  charges[0]!(2 * bytes)
  assert.equal(cache.bytes, before + 2 * bytes - (bytes + 201))
  reads.length = 0
  for (const key of ['d', 'c', 'b', 'a']) void load(key, 1)

  assert.deepEqual(reads, ['a'])
})

test('an entry that grows too large is evicted and costs nothing from then on', () => {
  const { cache, reads, load } = example(10_000)
  const charges: ((bytes: number) => void)[] = []
  void load('a', 1, { grows: (charge) => void charges.push(charge) })

  charges[0]!(5000)
  charges[0]!(5000)

  assert.equal(cache.bytes, 0)
  void load('a', 1)
  assert.deepEqual(reads, ['a', 'a'])
})

test('nothing is served from the cache while changes cannot be observed', () => {
  const { link, reads, load } = example()
  void load('a', 1)

  link.isUp = false
  void load('a', 1)
  link.isUp = true
  void load('a', 1)

  assert.deepEqual(reads, ['a', 'a'])
})

test('a miss is not cached', () => {
  const { cache } = example()

  assert.equal(
    cache.load('a', () => undefined),
    undefined,
  )
  assert.equal(
    cache.load('a', () => ({ value: 'there', organization: 1, bytes })),
    'there',
  )
})

test('an exact read is cached only if every commit is observed before it', async () => {
  for (const [isExact, expected] of [
    [true, 1],
    [false, 2],
  ] as const) {
    const cache = new Cache(new ContentChanges(isExact, () => true), () => 0)
    let reads = 0
    const load = () => {
      reads += 1
      return { value: 'x', organization: 1, bytes }
    }

    await cache.loadExact('a', load)
    await cache.loadExact('a', load)

    assert.equal(reads, expected)
  }
})

test('if commits are observed later, requests that arrive during a read share the next one', async () => {
  const cache = new Cache(new ContentChanges(false, () => true), () => 0)
  let stored = 'old'
  let reads = 0
  const load = async () => {
    reads += 1
    const value = stored
    await new Promise(setImmediate)
    return { value, organization: 1, bytes }
  }

  const first = cache.loadExact('a', load)
  stored = 'new'
  const later = [cache.loadExact('a', load), cache.loadExact('a', load)]

  assert.deepEqual(await Promise.all([first, ...later]), ['old', 'new', 'new'])
  assert.equal(reads, 2)
  assert.equal(await cache.loadExact('a', load), 'new')
  assert.equal(reads, 3)
})

test('if a shared read fails, requests waiting for the next one fail as well, and the one after that is retried', async () => {
  const cache = new Cache(new ContentChanges(false, () => true), () => 0)
  let isAway = true
  const load = async () => {
    if (isAway) throw new Error('away')
    return { value: 'x', organization: 1, bytes }
  }

  const both = await Promise.allSettled([cache.loadExact('a', load), cache.loadExact('a', load)])
  isAway = false

  assert.deepEqual(
    both.map(({ status }) => status),
    ['rejected', 'rejected'],
  )
  assert.equal(await cache.loadExact('a', load), 'x')
})

function example(limit?: number) {
  const link = { isUp: true }
  const clock = { now: 0 }
  const changes = new ContentChanges(true, () => link.isUp)
  const cache = new Cache(changes, () => clock.now, limit)
  const reads: string[] = []
  const load = (key: string, organization: number, more: Partial<Loaded<string>> = {}) =>
    cache.load(key, () => {
      reads.push(key)
      return { value: key, organization, bytes, ...more }
    })
  return { cache, changes, link, clock, reads, load }
}
