import assert from 'node:assert/strict'
import { test } from 'node:test'
import { renderSVG } from 'uqr'
import { codePattern } from '../addresses/short-code.ts'
import { setStatus } from '../events/status.ts'
import { groupOf } from '../testing/events.ts'
import { publishDomain } from '../testing/published-domain.ts'
import { startServer } from '../testing/server.ts'
import { newEvent, newGroup, open } from '../testing/visitor.ts'

const landing = 'https://pages.kalends.example'
const urls = { PUBLIC_URL: 'https://kalends.example', LANDING_URL: landing }
const api = { host: 'kalends.example' }
const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'

test('every event and group has a short link of its own, which leads to its page', async (t) => {
  const server = await startServer(t)
  const group = await newGroup(server)
  const events = [await newEvent(server, { event_group: group }), await newEvent(server, { event_group: group })]
  const reads = [`/group/${group}`, ...events.map((event) => `/event/${event}`)]

  const links = await Promise.all(reads.map(async (path) => (await server.get(path)).body.short_link))

  const paths = links.map((link) => new URL(link).pathname)
  assert.equal(new Set(paths).size, 3)
  for (const path of paths) assert.match(path, new RegExp(`^/~${codePattern}$`))
  for (const [i, prokey] of [group, ...events].entries()) {
    for (const path of [paths[i]!, paths[i]!.toUpperCase(), `${paths[i]!}/`, paths[i]!.replace('~', '%7E')]) {
      const answer = await open(server, path)
      assert.deepEqual([answer.status, answer.headers.location], [302, `/${prokey}`], path)
    }
    // From the cache.
    assert.equal((await open(server, paths[i]!)).headers.location, `/${prokey}`)
  }
  const read = await server.get(reads[1]!)
  assert.equal(Object.keys(read.body).at(-1), 'short_link')
  assert.equal((await server.get('/event/latest')).body.short_link, undefined)
})

test('a short link keeps the query, leads to what is below the page, and lets the page see where a visitor comes from', async (t) => {
  const server = await startServer(t)
  const prokey = await newEvent(server, { recurrence: 'RRULE:FREQ=WEEKLY;COUNT=4' })
  const { pathname } = new URL((await server.get(`/event/${prokey}`)).body.short_link)
  const headers = { 'user-agent': browser, referer: 'https://news.example.org/' }
  const locations = async (...rest: string[]) =>
    Promise.all(
      rest.map(async (each) => (await open(server, `${pathname}${each}`, undefined, headers)).headers.location),
    )

  assert.deepEqual(
    await locations('', '?utm_source=poster&a=%20b', '/on/2027-05-08', '/o/google?date=2', '//evil.example', '/?x'),
    [
      `/${prokey}`,
      `/${prokey}?utm_source=poster&a=%20b`,
      `/${prokey}/on/2027-05-08`,
      `/${prokey}/o/google?date=2`,
      `/${prokey}//evil.example`,
      `/${prokey}?x`,
    ],
  )
  const redirect = await open(server, pathname, undefined, headers)
  assert.equal(redirect.headers['referrer-policy'], undefined)
  assert.equal(redirect.headers['cache-control'], 'no-store')
  await open(server, redirect.headers.location!, undefined, headers)
  const { body } = await server.get(`/statistics/views/${prokey}?interval=none&breakdown=referrer`)
  assert.deepEqual([body.total, body.breakdowns[0].values], [1, [{ key: 'news.example.org', value: 1 }]])
})

test('unknown codes, drafts and groups without a page are answered as their addresses are', async (t) => {
  const server = await startServer(t)
  const draft = await newEvent(server)
  const hidden = await newGroup(server)
  const linkOf = async (path: string) => new URL((await server.get(path)).body.short_link).pathname
  const [toDraft, toHidden] = [await linkOf(`/event/${draft}`), await linkOf(`/group/${hidden}`)]
  await server.patch(`/group/${hidden}`, { subscription: 'no', public_event_overview: false })
  assert.equal((await open(server, toDraft)).status, 302)

  await setStatus(server.context, server.actor.by, draft, 'draft')

  const page = await open(server, toDraft)
  assert.equal(page.status, 404)
  assert.match(page.text, /<h1>This event is not public<\/h1>/)
  for (const path of [toHidden, '/~2222222', '/~aaaaaaa', '/~222222', '/~22222222', '/~', '/~2222222/x']) {
    const missing = await open(server, path)
    assert.equal(missing.status, 404, path)
    assert.match(missing.text, /<h1>Page not found<\/h1>/, path)
  }
  assert.deepEqual((await server.request({ url: '/~2222222' })).body, { status: 'error', message: 'No entry found.' })
  assert.equal((await server.request({ method: 'POST', url: '/~2222222' })).status, 405)
})

test('a group has a short link while it has a page, and always the same one', async (t) => {
  const server = await startServer(t)
  const group = await newGroup(server)
  const change = async (fields: object) => {
    assert.equal((await server.patch(`/group/${group}`, fields)).status, 200)
    return (await server.get(`/group/${group}`)).body.short_link as string | null
  }
  const first = (await server.get(`/group/${group}`)).body.short_link as string

  const links = [
    await change({ subscription: 'no', public_event_overview: false }),
    await change({ public_event_overview: true }),
    await change({ public_event_overview: false }),
    await change({ subscription: 'children', short_link: null }),
  ]

  assert.match(new URL(first).pathname, new RegExp(`^/~${codePattern}$`))
  assert.deepEqual(links, [null, first, null, first])
})

test('a short link is gone with a deletion, comes back with a restoration, and is never given to others', async (t) => {
  const server = await startServer(t)
  const group = await newGroup(server)
  const prokey = await newEvent(server, { event_group: group })
  const links = async () =>
    Promise.all(
      [`/group/${group}`, `/event/${prokey}`].map(async (path) => (await server.get(path)).body.short_link as string),
    )
  const before = await links()

  await server.delete(`/group/${group}`)
  const others = [await newGroup(server), await newEvent(server)]
  const gone = await Promise.all(before.map((link) => open(server, new URL(link).pathname)))
  const restored = await server.post(`/group/${group}/restore`, undefined)

  assert.equal(restored.status, 200, restored.text)
  assert.deepEqual(
    gone.map(({ status }) => status),
    [404, 404],
  )
  assert.deepEqual(await links(), before)
  assert.equal((await open(server, new URL(before[1]!).pathname)).headers.location, `/${prokey}`)
  const read = await server.get(`/event/${others[1]}`)
  assert.ok(!before.includes(read.body.short_link))
})

test('a short link leads to the custom domain of its page, and other domains do not know it', async (t) => {
  const server = await startServer(t, urls)
  const other = await server.newOrganization()
  const make = async (caller: typeof other) =>
    (await caller.post('/event', { new_event_group_name: 'x', dates: [{ name: 'y', startDate: '2027-05-01' }] }, api))
      .body.prokey as string
  const [ours, theirs] = [await make(server), await make(other)]
  const domain = await publishDomain(server, 'events.example.org', server)
  const linkOf = async (caller: typeof other, prokey: string) =>
    (await caller.get(`/event/${prokey}`, api)).body.short_link as string
  const [mine, foreign] = [await linkOf(server, ours), await linkOf(other, theirs)]
  const ask = (link: string, host: string) => open(server, new URL(link).pathname, undefined, { host })

  assert.equal(new URL(mine).origin, landing)
  assert.equal((await ask(mine, 'pages.kalends.example')).headers.location, `https://${domain}/${ours}`)
  assert.equal((await ask(mine, domain)).headers.location, `/${ours}`)
  assert.equal((await ask(foreign, 'pages.kalends.example')).headers.location, `/${theirs}`)
  assert.equal((await ask(foreign, domain)).status, 404)
  assert.equal((await ask(foreign, domain)).status, 404)
})

test('a network that tries codes at random has to wait, while links that exist still work', async (t) => {
  const server = await startServer(t)
  const known = new URL((await server.get(`/event/${await newEvent(server)}`)).body.short_link).pathname
  const guess = (i: number) => open(server, `/~2222${String(222 + i).replaceAll(/[01]/g, '9')}`)

  for (let i = 0; i < 100; i += 1) assert.equal((await guess(i)).status, 404)
  const refused = await server.request({ url: '/~9999999' })

  assert.equal(refused.status, 429)
  assert.ok(Number(refused.headers['retry-after']) > 0)
  assert.equal((await server.request({ url: known })).status, 302)
  assert.equal((await server.request({ url: '/~9999999', remoteAddress: '198.51.100.7' })).status, 404)
})

test('page, print and QR code show the short link, and search engines the address', async (t) => {
  const server = await startServer(t)
  const prokey = await newEvent(server, { recurrence: 'RRULE:FREQ=WEEKLY;COUNT=4' })
  const group = await newGroup(server)
  const [event, ofGroup] = await Promise.all(
    [`/event/${prokey}`, `/group/${group}`].map(async (path) => (await server.get(path)).body.short_link as string),
  )
  const origin = new URL(event!).origin

  const [page, code, occurrence, codeOfDay, groupPage] = await Promise.all(
    [`/${prokey}`, `/${prokey}/qr.svg`, `/${prokey}/on/2027-05-08`, `/${prokey}/qr.svg?on=2027-05-08`, `/${group}`].map(
      (path) => open(server, path),
    ),
  )

  const shown = (text: string) => /<p class="printed">.*?<span[^>]*>([^<]*)/s.exec(text)![1]
  assert.equal(shown(page!.text), event!.replace('https://', ''))
  assert.equal(shown(groupPage!.text), ofGroup!.replace('https://', ''))
  assert.ok(page!.text.includes(`value="${event}"`))
  assert.ok(page!.text.includes(`<link rel="canonical" href="${origin}/${prokey}" />`))
  assert.ok(page!.text.includes(`<meta property="og:url" content="${origin}/${prokey}" />`))
  assert.ok(occurrence!.text.includes(`value="${event}/on/2027-05-08"`))
  assert.equal(code!.text, renderSVG(event!, { ecc: 'M', border: 2 }))
  assert.equal(codeOfDay!.text, renderSVG(`${event}/on/2027-05-08`, { ecc: 'M', border: 2 }))
})

test('events that a server of the version before creates have short links as well', async (t) => {
  const server = await startServer(t)
  // Its statements know no more columns than these copies have.
  const group = await groupOf(server, 3)
  const { events } = (await server.get(`/group/${group}`)).body

  const links = await Promise.all(
    events.map(async (event: string) => (await server.get(`/event/${event}`)).body.short_link),
  )

  assert.equal(new Set(links).size, 3)
  for (const [i, link] of links.entries())
    assert.equal((await open(server, new URL(link).pathname)).headers.location, `/${events[i]}`)
})
