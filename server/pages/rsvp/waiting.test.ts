import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formOf, linkIn, postForm, rsvpEvent, signUp } from '../../testing/attendee.ts'
import { type TestServer, startServer } from '../../testing/server.ts'
import { open, titleOf } from '../../testing/visitor.ts'
import { line } from '../../testing/waiting-list.ts'

test('when all seats are taken, the form offers the waiting list and works without scripts', async (t) => {
  const server = await startServer(t)
  const event = await full(server, { maxpp: 2, initial_confirmation: false })

  const { text } = await open(server, `/${event}`)
  const { form } = await formOf(server, event)
  const sent = await postForm(server, `/${event}/rsvp`, {
    form,
    email: 'ann@example.org',
    amount: '2',
    status: 'confirmed',
    waiting: 'true',
  })
  const done = await open(server, sent.headers.location!)

  assert.match(text, /All seats are taken/)
  assert.match(text, /<input type="hidden" name="waiting" value="true" \/>/)
  assert.match(text, /<button class="primary" type="submit">Join the waiting list<\/button>/)
  assert.doesNotMatch(text, /value="declined"/)
  assert.equal(sent.status, 303)
  assert.match(sent.headers.location!, new RegExp(`^/${event}/rsvp/done/waiting\\?sent=[\\w-]+$`))
  assert.match(done.text, /You(&#39;|')re on the waiting list/)
  assert.match(done.text, /You(&#39;|')re number 1 in line\./)
  // There is no mail server, so no offer comes by mail.
  assert.doesNotMatch(done.text, /email you|to take it/)
})

test('the page after joining the list says the position, what happens next, how long an offer holds and how to leave', async (t) => {
  const server = await startServer(t, { SMTP_URL: 'smtp://127.0.0.1:1' })
  const event = await full(server, { offer_hours: 48 })
  await signUp(server, event, { email: 'tom@example.org', waiting: true })
  const join = async (email: string) => {
    const { form } = await formOf(server, event)
    const { headers } = await postForm(server, `/${event}/rsvp`, { form, email, waiting: 'true' })
    return (await open(server, headers.location!)).text
  }

  const ann = await join('ann@example.org')
  const known = await join('tom@example.org')
  const bare = (await open(server, `/${event}/rsvp/done/waiting`)).text
  const left = await linkIn(server, event, 'rsvp_waiting_joined', 'manage', 'ann@example.org')
  const managed = (await open(server, left)).text
  await postForm(server, left, { status: 'declined' })
  const back = await join('ann@example.org')

  assert.match(ann, /class="next position">You(&#39;|')re number 2 in line\.</)
  assert.match(ann, /We(&#39;|')ll email you when there(&#39;|')s a seat for you\./)
  assert.match(ann, /You(&#39;|')ll have 2 days to take it\./)
  assert.match(ann, /Leave the list any time with the link in our email\./)
  // Tom is number 1, but who sent the form may be somebody else.
  assert.match(known, /number 3 in line/)
  // They have just typed the address, so they are not asked for it.
  assert.doesNotMatch(ann, /rsvp\/access/)
  assert.doesNotMatch(bare, /in line\./)
  assert.match(managed, /number 2 in line.*2 days.*Leave the waiting list/s)
  assert.match(back, /number 2 in line/)
})

test('with double opt-in, the page after the confirmation says the position', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server, { doi: true, max: 1, waiting_list: true })
  const confirm = async () => postForm(server, await linkIn(server, event, 'rsvp_doi', 'confirm'), { sure: 'yes' })
  await signUp(server, event, { email: 'eva@example.org' })
  await confirm()
  await signUp(server, event, { email: 'ann@example.org', waiting: true })

  const { text } = await confirm()

  assert.match(text, /You(&#39;|')re number 1 in line\..*You(&#39;|')ll have 24 hours to take it\./s)
})

test('a page about the line or an offer that was opened before the seat was taken does not give it up', async (t) => {
  const server = await startServer(t)
  const event = await full(server)
  await signUp(server, event, { email: 'ann@example.org', waiting: true })
  const eva = await linkIn(server, event, 'rsvp_signup_confirmation', 'manage', 'eva@example.org')
  const inLine = await linkIn(server, event, 'rsvp_waiting_joined', 'manage', 'ann@example.org')
  const leave = /name="leave" value="yes"/
  const waiting = await open(server, inLine)
  await postForm(server, eva, { status: 'declined' })
  const offer = await linkIn(server, event, 'rsvp_waiting_offer', 'manage', 'ann@example.org')
  const offered = await open(server, offer)
  await postForm(server, offer, { sure: 'yes' })

  const stale = await postForm(server, offer, { leave: 'yes', status: 'declined' })
  const after = await line(server, event)
  const meant = await postForm(server, offer, { status: 'declined' })

  assert.match(waiting.text, leave)
  assert.match(offered.text, leave)
  assert.equal(stale.status, 409)
  assert.match(stale.text, /You(&#39;|')re going/)
  assert.deepEqual(after, ['eva declined', 'ann confirmed'])
  assert.equal(meant.status, 303)
})

test('people who were too slow for the last seat read once that all are taken, above what they filled in', async (t) => {
  const server = await startServer(t)
  const says = async (template: object) => {
    const event = await rsvpEvent(server, { max: 1, initial_confirmation: false, ...template })
    const { form } = await formOf(server, event)
    await signUp(server, event, { email: 'eva@example.org', status: 'confirmed' })
    const late = { form, email: 'ann@example.org', status: 'confirmed' }
    const { status, text } = await postForm(server, `/${event}/rsvp`, late)
    const heading = /<h2 id="rsvp-title" tabindex="-1" autofocus>(.*?)</.exec(text)?.[1]
    const count = (part: RegExp) => text.match(part)?.length
    return [status, heading, count(/All seats are taken/g), count(/value="ann@example\.org"/g)]
  }

  const once = [409, 'All seats are taken', 1, 1]
  assert.deepEqual(await says({ waiting_list: true }), once)
  assert.deepEqual(await says({ waiting_list: false }), once)
})

test('with double opt-in, the page after joining the list says that it is the list that the link confirms', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server, { max: 1, waiting_list: true, doi: true })
  const join = async (email: string, more: object = {}) => {
    const { form } = await formOf(server, event)
    return (await open(server, (await postForm(server, `/${event}/rsvp`, { form, email, ...more })).headers.location!))
      .text
  }

  const eva = await join('eva@example.org')
  const ann = await join('ann@example.org', { waiting: 'true' })
  // The page doesn't reveal that she has signed up before.
  const known = await join('eva@example.org', { waiting: 'true' })

  assert.match(eva, /Check your inbox/)
  assert.doesNotMatch(eva, /waiting list/)
  for (const text of [ann, known])
    assert.match(text, /Check your inbox.*One click, and you(&#39;|')re on the waiting list\./s)
})

test('without a waiting list, the form of a full event does not mention one', async (t) => {
  const server = await startServer(t)

  const { text } = await open(server, `/${await full(server, { waiting_list: false })}`)

  assert.match(text, /All seats are taken/)
  assert.doesNotMatch(text, /waiting/)
})

test('those who want more seats than are left can wait for them', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server, { max: 3, maxpp: 3, waiting_list: true })
  await signUp(server, event, { email: 'eva@example.org', amount: 1 })
  const { form } = await formOf(server, event)
  await signUp(server, event, { email: 'tom@example.org', amount: 1 })

  const refused = await postForm(server, `/${event}/rsvp`, { form, email: 'ann@example.org', amount: '3' })

  assert.equal(refused.status, 409)
  assert.match(refused.text, /1 seat left/)
  assert.match(refused.text, /name="waiting" value="true">Join the waiting list</)
})

test('the button data say whether there is a waiting list to join', async (t) => {
  const server = await startServer(t)

  const rsvps = [
    await formOf(server, await full(server)),
    await formOf(server, await full(server, { waiting_list: false })),
  ]

  assert.deepEqual(
    rsvps.map(({ state, waiting_list: list }) => [state, list]),
    [
      ['full', true],
      ['full', false],
    ],
  )
})

test('the page of an offer says in the language of the attendee until when the seat is held', async (t) => {
  const server = await startServer(t)
  const event = await full(server)
  await signUp(server, event, { email: 'ann@example.org', waiting: true, language: 'de' })
  await postForm(server, await linkIn(server, event, 'rsvp_signup_confirmation', 'manage'), { status: 'declined' })

  const { text } = await open(server, await linkIn(server, event, 'rsvp_waiting_offer', 'manage'))

  assert.match(text, /Ein Platz ist für Sie frei/)
  assert.match(
    text,
    /Für Sie reserviert bis <time datetime="20\d\d-[^"]+Z">\w+, \d+\. \w+\u00a020\d\d um \d\d:\d\d\u00a0[^<]+<\/time>/,
  )
  assert.match(text, /Platz annehmen/)
  assert.match(text, /Nein, danke/)
})

test('the page of somebody who was still in line when the event ended says so', async (t) => {
  const server = await startServer(t)
  const event = await full(server)
  await signUp(server, event, { email: 'ann@example.org', waiting: true })
  const link = await linkIn(server, event, 'rsvp_waiting_joined', 'manage')
  await server.patch(`/event/${event}`, { dates: [{ startDate: '2021-05-01' }] })

  const { status, text } = await open(server, link)

  assert.equal(status, 200)
  assert.match(text, /This event is over/)
  assert.match(text, /Your RSVP:\s*<strong>On the waiting list<\/strong>/)
})

test('those in line read when nobody is offered seats any more, and in line again once somebody is', async (t) => {
  const server = await startServer(t)
  const event = await full(server)
  const { rsvp_block: block } = (await server.get(`/event/${event}`)).body
  const { form } = await formOf(server, event)
  const joined = await postForm(server, `/${event}/rsvp`, { form, email: 'ann@example.org', waiting: 'true' })
  const link = await linkIn(server, event, 'rsvp_waiting_joined', 'manage')
  const soon = new Date(server.context.now() + 300_000).toISOString()
  const reads = async (template: object) => {
    await server.patch(`/rsvp-block/${block}`, template)
    return titleOf(await open(server, link))
  }

  const titles = [
    await reads({ expires: '2021-01-01T00:00:00Z' }),
    // Too late for an offer.
    await reads({ expires: soon }),
    await reads({ expires: null, waiting_list: false }),
  ]
  const { text } = await open(server, link)
  const done = await open(server, joined.headers.location!)
  await server.patch(`/rsvp-block/${block}`, { expires: soon, waiting_list: true })
  const page = await open(server, `/${event}`)
  await server.patch(`/rsvp-block/${block}`, { expires: null, waiting_list: false })
  const again = await reads({ waiting_list: true })

  for (const title of [...titles, titleOf(done)]) assert.equal(title, 'The waiting list is closed')
  // To be shown on devices that are in line.
  assert.match(page.text, /<h2 data-status="waiting" hidden>The waiting list is closed<\/h2>/)
  assert.match(text, /No more seats are being offered\./)
  assert.doesNotMatch(text + done.text, /in line|when there(&#39;|')s a seat for you/)
  assert.match(again, /You(&#39;|')re on the waiting list/)
})

test('people who leave the list, or decline an offer, read that they are no longer on it', async (t) => {
  const server = await startServer(t)
  const event = await full(server)
  await signUp(server, event, { email: 'ann@example.org', waiting: true })
  const link = await linkIn(server, event, 'rsvp_waiting_joined', 'manage')

  const left = await postForm(server, link, { leave: 'yes', status: 'declined' })
  const { text } = await open(server, left.headers.location!)

  assert.match(text, /<h1>You(&#39;|')re no longer on the waiting list<\/h1>/)
  assert.doesNotMatch(text, /Your RSVP is saved/)
})

test('with double opt-in, the button behind the mail promises a place in the line, not a seat', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server, { doi: true, max: 1, waiting_list: true })
  await signUp(server, event, { email: 'eva@example.org' })
  const seat = await open(server, await linkIn(server, event, 'rsvp_doi', 'confirm'))
  await signUp(server, event, { email: 'ann@example.org', waiting: true })

  const place = await open(server, await linkIn(server, event, 'rsvp_doi', 'confirm', 'ann@example.org'))

  assert.match(seat.text, /One click and your RSVP is confirmed\./)
  assert.match(place.text, /One click, and you(&#39;|')re on the waiting list\./)
})

/** Eva has the only seats. */
async function full(server: TestServer, template: object = {}): Promise<string> {
  const event = await rsvpEvent(server, { max: 2, maxpp: 2, waiting_list: true, ...template })
  await signUp(server, event, { email: 'eva@example.org', amount: 2, status: 'confirmed' })
  return event
}
