import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setStatus } from '../../events/status.ts'
import { attendeeMail, queueAttendeeMails } from '../../rsvp/mail/queued.ts'
import { signUps } from '../../rsvp/sign-ups.ts'
import { linkIn, mailsOf, postForm, rsvpEvent, signUp } from '../../testing/attendee.ts'
import { startDns } from '../../testing/dns.ts'
import { envOf, kalends, kalendsJson } from '../../testing/kalends.ts'
import { type TestServer, startServer } from '../../testing/server.ts'
import { open, party, titleOf } from '../../testing/visitor.ts'

test('four hundred requests for access get the same response, and only attendees get a mail', async (t) => {
  const server = await startServer(t, { RSVP_LIMITS: 'off' })
  const event = await rsvpEvent(server)
  const admit = signUps(server.context)
  const numbers = Array.from({ length: 200 }, (_, n) => n)
  await Promise.all(
    numbers.map((n) =>
      admit(event, { sent: { email: `guest-${n}@example.org`, isText: false }, language: 'en', nonce: String(n) }),
    ),
  )
  const ask = (email: string) => postForm(server, `/${event}/rsvp/access`, { email })

  const asked = []
  for (let from = 0; from < 200; from += 20) {
    const some = numbers.slice(from, from + 20)
    const both = some.flatMap((n) => [ask(`guest-${n}@example.org`), ask(`stranger-${n}@example.org`)])
    asked.push(...(await Promise.all(both)))
  }

  assert.deepEqual(new Set(asked.map(({ status }) => status)), new Set([200]))
  // The page shows the address that was typed.
  assert.equal(new Set(asked.map(({ text }) => text.replace(/(guest|stranger)-\d+@example\.org/, ''))).size, 1)
  const links = (await mailsOf(server)).filter(({ kind }) => kind === 'rsvp_magic_link')
  assert.deepEqual(
    links.map(({ recipient }) => recipient).toSorted(),
    numbers.map((n) => `guest-${n}@example.org`).toSorted(),
  )
})

test('a mail client unsubscribes by one request without cookies; opening the link changes nothing', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server)
  for (const name of ['eva', 'tom']) await signUp(server, event, { email: `${name}@example.org` })
  await informAll(server, event)
  const linkTo = (name: string) => linkIn(server, event, 'rsvp_event_update', 'unsubscribe', `${name}@example.org`)
  const [eva, tom] = [await linkTo('eva'), await linkTo('tom')]

  const page = await open(server, eva)
  await server.request({ method: 'HEAD', url: eva })
  const before = await unsubscribed(server)
  const oneClick = await postForm(server, eva, { 'List-Unsubscribe': 'One-Click' })
  const again = await postForm(server, eva, { 'List-Unsubscribe': 'One-Click' })
  const empty = await postForm(server, tom, {})
  const wrong = await postForm(server, tom.replace(/.$/, '_'), { 'List-Unsubscribe': 'One-Click' })
  const between = await unsubscribed(server)
  const byButton = await postForm(server, tom, { sure: 'yes' })

  assert.equal(titleOf(page), 'Unsubscribe from updates?')
  assert.deepEqual(before, [])
  assert.deepEqual([oneClick.status, again.status, empty.status, wrong.status], [200, 200, 200, 404])
  assert.equal(titleOf(empty), 'Unsubscribe from updates?')
  assert.deepEqual([oneClick.headers['set-cookie'], oneClick.headers.location], [undefined, undefined])
  assert.deepEqual(between, [`${server.organization} eva@example.org`])
  assert.equal(byButton.status, 200)
  assert.deepEqual(await unsubscribed(server), [
    `${server.organization} eva@example.org`,
    `${server.organization} tom@example.org`,
  ])
})

test('a mail client may unsubscribe by a multipart form; a malformed or large one changes nothing', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server)
  await signUp(server, event, { email: 'eva@example.org' })
  await informAll(server, event)
  const link = await linkIn(server, event, 'rsvp_event_update', 'unsubscribe')
  const part = '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n'
  const post = (payload: string, url = link) =>
    server.request({ method: 'POST', url, headers: { 'content-type': 'multipart/form-data; boundary=b' }, payload })

  const refused = [await post(part), await post(`${part.repeat(100)}--b--\r\n`), await post('--b--\r\n')]
  const elsewhere = await post(`${part}--b--\r\n`, `/${event}/rsvp`)
  const before = await unsubscribed(server)
  const oneClick = await post(`${part}--b--\r\n`)

  assert.deepEqual(
    refused.map(({ status }) => status),
    [400, 413, 200],
  )
  assert.equal(elsewhere.status, 415)
  assert.deepEqual(before, [])
  assert.equal(oneClick.status, 200)
  assert.deepEqual(await unsubscribed(server), [`${server.organization} eva@example.org`])
})

test('a mail client can also unsubscribe from an event that is no longer published', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server)
  await signUp(server, event, { email: 'eva@example.org' })
  await informAll(server, event)
  const link = await linkIn(server, event, 'rsvp_event_update', 'unsubscribe')
  await setStatus(server.context, server.actor.by, event, 'draft')

  const page = await open(server, link)
  const oneClick = await postForm(server, link, { 'List-Unsubscribe': 'One-Click' })

  assert.deepEqual([page.status, oneClick.status], [200, 200])
  assert.deepEqual(await unsubscribed(server), [`${server.organization} eva@example.org`])
})

test('the form works on the custom domain of its organization, and on no other', async (t) => {
  const dns = { TXT: {} as Record<string, string[]>, CNAME: {} as Record<string, string> }
  const more = { PUBLIC_URL: 'https://kalends.example', DNS_SERVERS: await startDns(t, dns) }
  const server = await startServer(t, more)
  const other = await server.newOrganization()
  const env = envOf(server.context.settings, more)
  const publish = async (organization: number, host: string): Promise<number> => {
    const added = await kalendsJson(env, 'domain', 'add', '--org', String(organization), '--host', host)
    for (const { type, host: name, value } of added.dns_settings) {
      if (type === 'TXT') dns.TXT[name] = [value]
      else dns.CNAME[name] = value
    }
    assert.equal((await kalends(env, 'domain', 'publish', String(added.id))).code, 0)
    return added.id
  }
  const id = await publish(server.organization, 'events.example.org')
  await publish(other.organization, 'other.example.org')
  const ours = atHost(server, 'kalends.example')
  const landing = (await ours.post('/landingpage', { name: 'x', custom_domain: id })).body.id
  const event = await rsvpEvent(ours, {}, { landingpage: Number(landing) })
  const [there, elsewhere] = [{ host: 'events.example.org' }, { host: 'other.example.org' }]

  const page = await open(server, `/${event}`, undefined, there)
  const form = /name="form" value="([^"]+)"/.exec(page.text)![1]!
  const data = await server.request({ url: `/${event}/config.json`, headers: there })
  server.advance(5000)
  const foreign = await postForm(server, `/${event}/rsvp`, { form, email: 'eva@example.org' }, elsewhere)
  const sent = await postForm(server, `/${event}/rsvp`, { form, email: 'eva@example.org' }, there)
  const link = await linkIn(server, event, 'rsvp_signup_confirmation', 'manage')
  const paths = [sent.headers.location!, link, `/${event}/rsvp/access`]
  const statuses = async (headers: Record<string, string>) =>
    Promise.all(paths.map(async (path) => (await open(server, path, undefined, headers)).status))

  assert.equal(data.body.rsvp.url, `https://events.example.org/${event}/rsvp`)
  assert.match(page.text, new RegExp(`action="/${event}/rsvp"`))
  assert.deepEqual([foreign.status, sent.status], [404, 303])
  assert.deepEqual(await statuses(there), [200, 200, 200])
  // Asking for a link gets the same response on every host, whether the event exists or not.
  assert.deepEqual(await statuses(elsewhere), [404, 404, 200])
  assert.doesNotMatch((await open(server, paths[2]!, undefined, elsewhere)).text, /Summer party/)
  assert.equal((await ours.get(`/rsvp-answers/${event}`)).body.length, 1)
})

test('an attendee of a cancelled event is asked nothing: the page says what was, and offers the file that removes it', async (t) => {
  const server = await startServer(t)
  const fields = [{ type: 'text', name: 'diet', label: 'Diet', required: true }]
  const event = await rsvpEvent(server, { fields, maxpp: 3, maybe_option: true })
  await signUp(server, event, { email: 'eva@example.org', amount: 2, payload: { diet: 'vegan' } })
  const link = await linkIn(server, event, 'rsvp_signup_confirmation', 'manage')
  await server.patch(`/event/${event}`, { dates: [{ status: 'CANCELLED' }] })

  const before = await open(server, link)
  const file = await open(server, `${link}/event.ics`)
  const again = await postForm(server, link, { status: 'confirmed', amount: '1', 'field.diet': 'none' })
  const declined = await postForm(server, link, { status: 'declined' })
  const after = await open(server, link)

  for (const { text } of [before, after]) {
    assert.match(text, /This event is cancelled/)
    assert.match(text, /Download my data/)
    assert.match(text, /Erase permanently/)
    assert.doesNotMatch(text, /type="radio"\s+name="status"|name="amount"|Diet/)
  }
  assert.match(
    before.text,
    /<h1>This event is cancelled<\/h1>.*Summer party.*Seats: 2<.*You don&#39;t have to do anything/s,
  )
  assert.match(before.text, /Remove from my calendar/)
  assert.doesNotMatch(before.text, /name="status"|Invite|calendar\.google\.com/)
  assert.match(file.text, /^METHOD:CANCEL\r$/m)
  assert.match(file.text, /^STATUS:CANCELLED\r$/m)
  assert.deepEqual(
    [file.headers['content-type'], file.headers['cache-control']],
    ['text/calendar; charset=utf-8', 'no-store'],
  )
  assert.deepEqual([again.status, declined.status], [409, 303])
  const [{ status, amount, payload }] = (await server.get(`/rsvp-answers/${event}`)).body
  assert.deepEqual([status, amount, payload], ['declined', 2, { diet: 'vegan' }])
})

test('saving an RSVP without changes sends no mail', async (t) => {
  const server = await startServer(t)
  const fields = [
    { type: 'text', name: 'name' },
    { type: 'checkbox', name: 'vegan' },
  ]
  const event = await rsvpEvent(server, { maxpp: 3, fields })
  await signUp(server, event, { email: 'eva@example.org', amount: 2, payload: { name: 'Eva' } })
  const block = (await server.get(`/event/${event}`)).body.rsvp_block
  await server.patch(`/rsvp-block/${block}`, { fields: [...fields, { type: 'text', name: 'remark' }] })
  const link = await linkIn(server, event, 'rsvp_signup_confirmation', 'manage')
  const as = { status: 'confirmed', amount: '2', 'field.name': 'Eva', 'field.remark': '' }

  const same = await postForm(server, link, as)
  const afterSame = (await mailsOf(server)).map(({ kind }) => kind)
  const changed = await postForm(server, link, { ...as, 'field.vegan': 'true' })
  const declined = await postForm(server, link, { status: 'declined' })
  const again = await postForm(server, link, { status: 'declined' })

  assert.deepEqual([same.status, changed.status, declined.status, again.status], [303, 303, 303, 303])
  assert.deepEqual(afterSame, ['rsvp_signup_confirmation'])
  assert.equal((await mailsOf(server)).filter(({ kind }) => kind === 'rsvp_change_confirmation').length, 2)
})

test('after sign-up has closed the page offers fewer seats and declining, and nothing that would be refused', async (t) => {
  const server = await startServer(t)
  const fields = [{ type: 'text', name: 'diet', label: 'Diet', required: true }]
  const event = await rsvpEvent(server, { fields, maxpp: 3, maybe_option: true })
  await signUp(server, event, { email: 'eva@example.org', amount: 3, payload: { diet: 'vegan' } })
  const link = await linkIn(server, event, 'rsvp_signup_confirmation', 'manage')
  const { rsvp_block: block } = (await server.get(`/event/${event}`)).body
  await server.patch(`/rsvp-block/${block}`, { expires: '2020-01-01T00:00:00Z' })
  const offered = async () => {
    const { text } = await open(server, link)
    assert.match(text, /Sign-up is closed/)
    assert.doesNotMatch(text, /type="radio"\s+name="status"/)
    const most = /name="amount"[^>]* max="(\d+)"/.exec(text)?.[1]
    return [...text.matchAll(/name="status" value="(\w+)"/g)].map((match) => match[1]).concat(most ?? [])
  }

  const atFirst = await offered()
  const fewer = await postForm(server, link, { status: 'confirmed', amount: '1', 'field.diet': 'vegan' })
  const ofOne = await offered()
  const declined = await postForm(server, link, { status: 'declined' })
  const ofNone = await offered()
  const back = await postForm(server, link, { status: 'confirmed', amount: '1', 'field.diet': 'vegan' })

  assert.deepEqual([atFirst, ofOne, ofNone], [['confirmed', 'declined', '2'], ['declined'], []])
  assert.deepEqual([fewer.status, declined.status, back.status], [303, 303, 409])
  assert.deepEqual((await server.get(`/rsvp-answers/${event}`)).body[0].payload, { diet: 'vegan' })
})

/** The same client with a Host header. */
function atHost(server: TestServer, host: string): TestServer {
  return {
    ...server,
    get: (path, headers) => server.get(path, { host, ...headers }),
    post: (path, body, headers) => server.post(path, body, { host, ...headers }),
  }
}

/** Queues the mail about a change of the event to all attendees. */
async function informAll({ context: { database, now } }: TestServer, event: string) {
  await database.transaction(async (tx) => {
    const rows = await tx.selectFrom('rsvp_answer').selectAll().where('event', '=', event).execute()
    const mails = rows.map((row) => attendeeMail(row, 'rsvp_event_update', '1', now()))
    await queueAttendeeMails(tx, mails, now())
  })
}

async function unsubscribed({ context: { database } }: TestServer): Promise<string[]> {
  const rows = await database.read((db) => db.selectFrom('mail_suppression').selectAll().orderBy('address').execute())
  return rows.map(({ organization, address }) => `${organization} ${address}`)
}

test('somebody who asks for the RSVP to an event that is over or cancelled is not told that it can be changed', async (t) => {
  const server = await startServer(t)
  const events = [
    await rsvpEvent(server),
    await rsvpEvent(server, {}, { dates: [{ ...party, status: 'CANCELLED' }] }),
    await rsvpEvent(server, {}, { dates: [{ ...party, startDate: '2021-05-01' }] }),
  ]

  const pages = []
  for (const event of events)
    pages.push([
      await open(server, `/${event}/rsvp/access`),
      await postForm(server, `/${event}/rsvp/access`, { email: 'ann@example.org' }),
    ])

  assert.deepEqual(
    pages.map((both) => both.map(titleOf)),
    [
      ['Change your RSVP', 'Change your RSVP'],
      ['Your RSVP', 'Your RSVP'],
      ['Your RSVP', 'Your RSVP'],
    ],
  )
  for (const page of pages.slice(1).flat()) assert.doesNotMatch(page.text, /change your RSVP/i)
})
