import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formOf, linkIn, mailsOf, postForm, rsvpEvent, signUp } from '../../testing/attendee.ts'
import { type Answer, type TestServer, startServer } from '../../testing/server.ts'
import { open, party, titleOf } from '../../testing/visitor.ts'

const manageLink = (server: TestServer, event: string) => linkIn(server, event, 'rsvp_signup_confirmation', 'manage')

const noticeIn = (text: string) => /<p class="notice" role="status">([^<]*)</.exec(text)?.[1]

const manyDates = Array.from({ length: 18 }, (_, i) => ({
  ...party,
  startDate: `2027-05-${String(i + 1).padStart(2, '0')}`,
}))

test('the ticket names the place as the event page does, and keeps a house number with its street', async (t) => {
  const server = await startServer(t)
  const dates = [{ ...party, location: 'Pier 3, Am Sandtorkai 30, 20457 Hamburg' }]
  const event = await rsvpEvent(server, {}, { dates })
  const address = '<strong>Pier 3</strong><span>Am Sandtorkai\u00a030, 20457 Hamburg</span>'

  for (const path of [event, `${event}/rsvp/done/confirmed`])
    assert.ok((await open(server, `/${path}`)).text.includes(`<address dir="auto">${address}</address>`), path)
})

test('the page after a sign-up is the same for a new and for a known address, and has no code or seats', async (t) => {
  const server = await startServer(t, { SMTP_URL: 'smtp://127.0.0.1:1' })
  const event = await rsvpEvent(server, { maxpp: 3 })
  const after = async (amount: string) => {
    const { form } = await formOf(server, event)
    const sent = await postForm(server, `/${event}/rsvp`, { form, email: 'eva@example.org', amount })
    // What the page carries is encrypted, and new each time.
    const withoutDraft = (text: string) => text.replaceAll(/sent=[\w-]{100,}/g, 'sent')
    return [sent.headers.location!, (await open(server, sent.headers.location!)).text].map(withoutDraft)
  }

  const [first, second] = [await after('2'), await after('1')]
  const choices = first[1]!.slice(first[1]!.indexOf('class="choices"'))

  assert.deepEqual(first, second)
  assert.match(first[1]!, /Your check-in code is in the email\./)
  assert.match(choices, /Invite a friend.*<a class="quiet" href="[^"]*\/rsvp\/access">.*Change your RSVP/s)
  assert.doesNotMatch(first[1]!, /Show this code|Seats/)
})

test('behind the link of the mail, the ticket has the code, the seats and the file with the entries of the mail', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server, { maxpp: 3 }, { dates: [{ ...party, location: 'Town hall' }] })
  await signUp(server, event, { email: 'eva@example.org', amount: 2 })
  const link = await manageLink(server, event)

  const page = await open(server, link)
  const file = await open(server, `${link}/event.ics`)
  const { id, ticket } = (await server.get(`/rsvp-answers/${event}`)).body[0]

  assert.equal(titleOf(page), 'You&#39;re going')
  for (const text of [ticket, 'Show this code at the entrance', 'Seats: 2', 'Town hall', `href="${link}/event.ics"`])
    assert.ok(page.text.includes(text), text)
  assert.match(page.text, /href="https:\/\/www\.google\.com\/maps\/dir\/\?api=1&amp;destination=Town%20hall"/)
  assert.match(page.text, /data-share="Summer party".*Invite a friend.*<summary>.*Change your RSVP/s)
  assert.match(file.text, new RegExp(`^UID:${id}-`, 'm'))
  assert.match(file.text, /^METHOD:PUBLISH\r$/m)
  assert.doesNotMatch(file.text, /ATTENDEE|eva@/)
})

test('somebody who declined or is waiting has no file, and a stranger gets none', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server, { initial_confirmation: false })
  await signUp(server, event, { email: 'eva@example.org', status: 'declined' })
  const link = await manageLink(server, event)

  assert.equal((await open(server, `${link}/event.ics`)).status, 404)
  assert.equal((await open(server, `${link.slice(0, -3)}xyz/event.ics`)).status, 404)
  assert.equal(titleOf(await open(server, link)), 'You can&#39;t make it')
})

test('without a title for all dates, the ticket is headed by the name of the one that comes next', async (t) => {
  const server = await startServer(t)
  const dates = ['Glazing', 'Throwing'].map((name, i) => ({ ...party, name, startDate: `2027-05-0${2 - i}` }))
  const event = await rsvpEvent(server, {}, { dates })
  server.turnClock(Date.parse('2027-05-01T15:00Z') - server.context.now())
  await signUp(server, event, { email: 'eva@example.org' })
  const link = await manageLink(server, event)
  const heading = async () => /<h2 class="ticket-title"><bdi>(.*?)</.exec((await open(server, link)).text)![1]

  const before = await heading()
  server.turnClock(Date.parse('2027-05-01T20:00Z') - server.context.now())

  assert.deepEqual([before, await heading()], ['Throwing', 'Glazing'])
})

test('one RSVP covers all dates: the form says so, and the ticket shows the next ones and folds the others', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server, {}, { dates: manyDates })
  const series = await rsvpEvent(server, {}, { recurrence: 'RRULE:FREQ=WEEKLY;COUNT=10' })

  const form = await open(server, `/${event}`)
  await signUp(server, event, { email: 'eva@example.org' })
  const { text } = await open(server, await manageLink(server, event))
  await signUp(server, series, { email: 'eva@example.org' })
  const weekly = await open(server, await manageLink(server, series))

  assert.match(form.text, /Your RSVP is for all 18 dates\./)
  const [inSight, folded] = text.split('<summary>More dates (15)</summary>')
  assert.match(inSight!, /Saturday, May 1, 2027.*Sunday, May 2, 2027.*Monday, May 3, 2027/s)
  assert.doesNotMatch(inSight!, /May 4/)
  assert.match(folded!, /Tuesday, May 4, 2027.*Tuesday, May 18, 2027/s)
  for (const each of [text, weekly.text]) assert.deepEqual(each.match(/CES?T|Central European[^<]*/g), ['CEST'])
  assert.match(text, /Your RSVP is for all 18 dates\./)
  assert.match((await open(server, `/${series}`)).text, /Your RSVP is for every date of this series\./)
  const [next, later] = weekly.text.split('<summary>More dates (7)</summary>')
  assert.match(next!, /Weekly.*Saturday, May 1, 2027.*Saturday, May 8, 2027.*Saturday, May 15, 2027/s)
  assert.doesNotMatch(next!, /May 22/)
  assert.match(later!, /Saturday, May 22, 2027.*Saturday, July 3, 2027/s)
})

test('dates that are cancelled follow those that take place on the ticket', async (t) => {
  const server = await startServer(t)
  const [first, ...others] = manyDates.slice(0, 5)
  const event = await rsvpEvent(server, {}, { dates: [{ ...first, status: 'CANCELLED' }, ...others] })

  await signUp(server, event, { email: 'eva@example.org' })
  const { text } = await open(server, await manageLink(server, event))

  const [inSight, folded] = text.split('<summary>More dates (2)</summary>')
  assert.match(inSight!, /Sunday, May 2, 2027.*Monday, May 3, 2027.*Tuesday, May 4, 2027/s)
  assert.doesNotMatch(inSight!, /May 1,|Cancelled/)
  assert.match(folded!, /Wednesday, May 5, 2027.*Saturday, May 1, 2027.*Cancelled/s)
})

test('a fourth date on the ticket is not folded, and a series without an end folds some of its dates', async (t) => {
  const server = await startServer(t)
  const four = await rsvpEvent(server, {}, { dates: manyDates.slice(0, 4) })
  const endless = await rsvpEvent(server, {}, { recurrence: 'RRULE:FREQ=WEEKLY' })
  const after = async (event: string) => {
    await signUp(server, event, { email: 'eva@example.org' })
    return (await open(server, await manageLink(server, event))).text
  }

  const [course, series] = [await after(four), await after(endless)]

  assert.match(course, /Tuesday, May 4, 2027/)
  assert.doesNotMatch(course, /More dates/)
  assert.match(series, /<summary>More dates<\/summary>.*Saturday, May 22, 2027/s)
})

test('a form that is over, cancelled or closed says which, and shows nothing of the invitation', async (t) => {
  const server = await startServer(t)
  const template = { headline: 'Come in', text: 'Doors open at six', initial_confirmation: false, maxpp: 2 }
  const cases = [
    [await rsvpEvent(server, template, { dates: [{ ...party, startDate: '2020-05-01' }] }), 'This event is over'],
    [await rsvpEvent(server, template, { dates: [{ ...party, status: 'CANCELLED' }] }), 'This event is cancelled'],
    [await rsvpEvent(server, { ...template, expires: '2020-01-01T00:00:00Z' }), 'Sign-up is closed'],
  ] as const

  for (const [event, title] of cases) {
    const { text } = await open(server, `/${event}`)
    assert.match(text, new RegExp(`<(?:h2 id="rsvp-title"|p class="badge \\w+")>${title}</`))
    assert.doesNotMatch(text, /Come in|Doors open|name="email"|Save my seat/)
    assert.match(text, /Already signed up\? See your RSVP/)
  }
})

test('somebody who comes back to the page after a sign-up reads that the event is cancelled or over', async (t) => {
  const server = await startServer(t)
  const cases = [
    [{ ...party, startDate: '2020-05-01' }, 'This event is over'],
    [{ ...party, status: 'CANCELLED' }, 'This event is cancelled'],
  ] as const

  for (const [date, title] of cases) {
    const { status, text } = await open(
      server,
      `/${await rsvpEvent(server, {}, { dates: [date] })}/rsvp/done/confirmed`,
    )
    assert.equal(status, 200)
    assert.match(text, new RegExp(`<h1>${title}</h1>`))
    assert.doesNotMatch(text, /You&#39;re going|rsvp\/access/)
  }
})

test('the main button of a full event is not a no: declining is folded, and a waiting list comes first', async (t) => {
  const server = await startServer(t)
  const template = { max: 1, initial_confirmation: false, headline: 'Come in' }
  const [full, waiting] = [
    await rsvpEvent(server, template),
    await rsvpEvent(server, { ...template, waiting_list: true }),
  ]
  for (const event of [full, waiting]) await signUp(server, event, { email: 'eva@example.org', status: 'confirmed' })

  const [calm, list] = [(await open(server, `/${full}`)).text, (await open(server, `/${waiting}`)).text]
  const primary = (text: string) =>
    /<button class="primary[^>]*>(.*?)<\/button>/.exec(/<section class="rsvp".*?<\/section>/s.exec(text)![0])?.[1]

  assert.deepEqual([primary(calm), primary(list)], [undefined, 'Join the waiting list'])
  assert.match(calm, /<details class="regrets" ?>\s*<summary>Can&#39;t make it\? Let the organizer know<\/summary>/)
  assert.doesNotMatch(list, /value="declined"/)
})

test('after a form with double opt-in the page shows the typed address, which its own address does not reveal', async (t) => {
  const server = await startServer(t)
  const [event, other] = [await rsvpEvent(server, { doi: true }), await rsvpEvent(server, { doi: true })]
  const { form } = await formOf(server, event)
  const { headers } = await postForm(server, `/${event}/rsvp`, { form, email: 'eva@example.org' })
  const location = headers.location!

  const pages = [
    location,
    location.replace(event, other),
    location.replace('sent=', 'sent=_'),
    `/${event}/rsvp/done/pending`,
  ]
  const shown = []
  for (const page of pages) shown.push((await open(server, page)).text.includes('eva@example.org'))

  assert.match(location, new RegExp(`^/${event}/rsvp/done/pending\\?sent=[\\w-]+$`))
  assert.doesNotMatch(Buffer.from(location.split('sent=')[1]!, 'base64url').toString('latin1'), /eva|example/)
  assert.deepEqual(shown, [true, false, false, false])
  assert.equal((await open(server, `/${event}/rsvp`)).headers.location, `/${event}#rsvp`)
})

test('the mail can be sent again, which reveals nothing about an address and mails nobody twice at once', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server, { doi: true })
  const sealedFor = async (email: string) => {
    const { form } = await formOf(server, event)
    const { headers } = await postForm(server, `/${event}/rsvp`, { form, email })
    return new URLSearchParams(headers.location!.split('?')[1]).get('sent')!
  }
  const [eva, tom] = [await sealedFor('eva@example.org'), await sealedFor('tom@example.org')]
  await server.context.database.transaction((tx) =>
    tx.deleteFrom('rsvp_answer').where('email', '=', 'tom@example.org').execute(),
  )
  const again = (sent: string) => postForm(server, `/${event}/rsvp/again`, { sent })

  const sealedIn = ({ headers }: Answer) => new URLSearchParams(headers.location!.split('?')[1]).get('sent')!
  server.stopClock()

  const first = [await again(eva), await again(tom)]
  const second = []
  for (const page of first) second.push(await again(sealedIn(page)))
  const read = (answers: readonly Answer[]) =>
    Promise.all(answers.map(async ({ headers }) => noticeIn((await open(server, headers.location!)).text)))
  const [notices, soon] = [await read(first), await read(second)]
  server.advance(600_000)
  const [later] = await read([await again(sealedIn(second[1]!))])
  const stale = await again('x')
  const plain = await rsvpEvent(server)
  const { form } = await formOf(server, plain)
  const counts = await postForm(server, `/${plain}/rsvp`, { form, email: 'kim@example.org' })
  const settled = await postForm(server, `/${plain}/rsvp/again`, { sent: sealedIn(counts) })

  for (const text of [...notices, later]) assert.match(text!, /^If this address has an RSVP, a link is on its way\./)
  // No page promises a mail that is not sent.
  const most = 'We send one email at most every ten minutes. Have a look in your spam folder, too.'
  assert.deepEqual(soon, [most, most])
  const links = (await mailsOf(server)).filter(({ kind }) => kind === 'rsvp_magic_link')
  assert.deepEqual(
    links.map(({ recipient }) => recipient),
    ['eva@example.org'],
  )
  assert.deepEqual([stale.status, stale.headers.location], [303, `/${event}/rsvp/access`])
  // Nothing has to be confirmed there.
  assert.deepEqual([settled.status, settled.headers.location], [303, `/${plain}/rsvp/access`])
})
