import assert from 'node:assert/strict'
import type { Argon2Parameters } from 'node:crypto'
import { type TestContext, test } from 'node:test'
import { hashing } from '../accounts/hashing.ts'
import { createUser } from '../accounts/users.ts'
import { type TestServer, byTest, startServer } from '../testing/server.ts'
import { type Tab, openTab, textIn } from '../testing/tab.ts'

const password = 'correct horse battery staple'

const newUser = ({ context, organization }: TestServer, email: string, chosen?: string) =>
  createUser(context, byTest, { organization, email, name: '', password: chosen })

/** Counts how often a password is hashed, and makes it cheap. */
function countHashes(t: TestContext) {
  const { argon2id } = hashing
  const { mock } = t.mock.method(hashing, 'argon2id', (parameters: Argon2Parameters) =>
    argon2id({ ...parameters, memory: 8, passes: 1 }),
  )
  return () => mock.callCount()
}

const guess = (tab: Tab, email = 'ann@example.org') => tab.post('/app/sign-in', { email, password: 'a wrong password' })
const enter = (tab: Tab) => tab.post('/app/sign-in', { email: 'ann@example.org', password })

test('a wrong password, an unknown address and a user without a password look and cost the same', async (t) => {
  const server = await startServer(t)
  const hashes = countHashes(t)
  await newUser(server, 'ann@example.org', password)
  await newUser(server, 'tom@example.org')
  const answers: { page: string; cost: number; headers: string[] }[] = []

  for (const email of ['ann@example.org', 'bob@example.org', 'tom@example.org']) {
    const before = hashes()
    const { status, text, headers } = await guess(openTab(server), email)
    assert.equal(status, 400)
    answers.push({ page: text.replaceAll(email, '…'), cost: hashes() - before, headers: Object.keys(headers) })
  }

  assert.equal(answers[0]!.cost, 1)
  assert.deepEqual(answers[1], answers[0])
  assert.deepEqual(answers[2], answers[0])
  assert.match(answers[0]!.page, /role="alert"[^>]*>[\s\S]*Email address or password is not correct\./)
})

test('of 1,000 wrong passwords from one network ten are checked, and the person still gets in from elsewhere', async (t) => {
  const server = await startServer(t)
  const hashes = countHashes(t)
  await newUser(server, 'ann@example.org', password)
  const before = hashes()
  const tab = openTab(server, { ip: '198.51.100.1' })

  const answers = []
  for (let n = 0; n < 1000; n += 1) answers.push(await guess(tab))
  const [own, attacker] = [await enter(openTab(server)), await enter(tab)]

  assert.equal(answers.filter(({ status }) => status === 400).length, 10)
  assert.equal(answers.filter(({ status }) => status === 429).length, 990)
  const refused = answers.at(-1)!
  assert.ok(Number(refused.headers['retry-after']) > 800 && Number(refused.headers['retry-after']) <= 900)
  assert.match(textIn(refused), /Too many attempts\. Try again in 15 minutes\./)
  assert.equal(own.status, 303)
  assert.equal(attacker.status, 429)
  assert.equal(hashes() - before, 11)
  server.advance(15 * 60_000)
  assert.equal((await enter(tab)).status, 303)
})

test('a network that tries one password with many addresses is stopped too', async (t) => {
  const server = await startServer(t)
  const hashes = countHashes(t)
  await newUser(server, 'ann@example.org', password)
  const before = hashes()

  // All networks of one IPv6 site count as one.
  for (let n = 0; n < 200; n += 1)
    await guess(openTab(server, { ip: `2001:db8:1:${(n % 50).toString(16)}::1` }), `person-${n}@example.org`)

  assert.equal(hashes() - before, 50)
  assert.equal((await enter(openTab(server, { ip: '2001:db8:1:ff::1' }))).status, 429)
  assert.equal((await enter(openTab(server, { ip: '2001:db8:2:ff::1' }))).status, 303)
})

test('of 1,000 wrong passwords from 1,000 networks 300 are checked, and a known browser still gets in', async (t) => {
  const server = await startServer(t)
  const hashes = countHashes(t)
  await newUser(server, 'ann@example.org', password)
  const known = openTab(server)
  await enter(known)
  await known.post('/app/sign-out')
  const before = hashes()

  const statuses = []
  for (let n = 0; n < 1000; n += 1)
    statuses.push((await guess(openTab(server, { ip: `198.${18 + (n >> 8)}.${n & 255}.1` }))).status)
  const [fromKnown, fromNew] = [await enter(known), await enter(openTab(server, { ip: '192.0.2.1' }))]

  assert.equal(statuses.filter((status) => status === 400).length, 300)
  assert.equal(hashes() - before, 301)
  assert.equal(fromKnown.status, 303)
  assert.equal(fromNew.status, 429)
  server.advance(3_600_000)
  assert.equal((await enter(openTab(server, { ip: '192.0.2.1' }))).status, 303)
})

test('a known browser is known for its own address only, and is limited itself', async (t) => {
  const server = await startServer(t)
  countHashes(t)
  await newUser(server, 'ann@example.org', password)
  await newUser(server, 'eve@example.org', password)
  const eve = openTab(server, { ip: '198.51.100.2' })
  await eve.post('/app/sign-in', { email: 'eve@example.org', password })
  const device = eve.cookies.get('kalends-device')!
  const statuses = async (tab: Tab, email: string) => {
    const all = []
    for (let n = 0; n < 12; n += 1) all.push((await guess(tab, email)).status)
    return all.filter((status) => status === 400).length
  }

  assert.match(device, /^[\w-]{22}\.[\w-]{43}$/)
  assert.equal(await statuses(eve, 'ann@example.org'), 10)
  assert.equal(await statuses(eve, 'eve@example.org'), 10)
  // Not a fresh allowance for every network.
  const elsewhere = openTab(server, { ip: '198.51.100.3' })
  elsewhere.cookies.set('kalends-device', device)
  assert.equal((await guess(elsewhere, 'eve@example.org')).status, 429)
})

test('right passwords are not counted', async (t) => {
  const server = await startServer(t)
  countHashes(t)
  await newUser(server, 'ann@example.org', password)

  const statuses = []
  for (let n = 0; n < 30; n += 1) statuses.push((await enter(openTab(server))).status)

  assert.deepEqual([...new Set(statuses)], [303])
})

test('one network gets three mails an hour for an address, and the page says so', async (t) => {
  const server = await startServer(t, { SMTP_URL: 'smtp://127.0.0.1:1' })
  const ask = (path: string, ip: string, email = 'ann@example.org') => openTab(server, { ip }).post(path, { email })

  for (const path of ['/app/sign-in/link', '/app/forgot']) {
    const statuses = []
    for (let n = 0; n < 5; n += 1) statuses.push(await ask(path, '198.51.100.1'))
    assert.deepEqual(
      statuses.map(({ status }) => status),
      [200, 200, 200, 429, 429],
    )
    assert.match(textIn(statuses[3]!), /We've sent several emails already\..*try again in 60 minutes\./)
    assert.equal((await ask(path, '198.51.100.2')).status, 200)
    for (let n = 0; n < 40; n += 1) await ask(path, '198.51.100.3', `person-${n}@example.org`)
    assert.equal((await ask(path, '198.51.100.3', 'tom@example.org')).status, 429)
  }
})
