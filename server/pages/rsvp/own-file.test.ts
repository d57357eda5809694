import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formOf, linkIn, postForm, rsvpEvent } from '../../testing/attendee.ts'
import { logText } from '../../testing/log.ts'
import { type TestServer, startServer } from '../../testing/server.ts'
import { open } from '../../testing/visitor.ts'

/** Signs up, and returns the page after it. */
async function done(server: TestServer, event: string, email = 'ann@example.org', status = '') {
  const { form } = await formOf(server, event)
  const { headers } = await postForm(server, `/${event}/rsvp`, { form, email, status })
  return (await open(server, headers.location!, 'safari')).text
}

const fileIn = (text: string) => /href="([^"]+\/event\.ics[^"]*)"/.exec(text)?.[1]
const uidIn = (file: string) => /^UID:(.*)$/m.exec(file)?.[1]?.trim()

test('right after a sign-up, Apple and iCal get a file with the entry of the mails, beside the other calendars', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server)

  const page = await done(server, event)
  const early = await server.request({ url: fileIn(page)! })
  const mailed = await server.request({
    url: `${await linkIn(server, event, 'rsvp_signup_confirmation', 'manage')}/event.ics`,
  })

  assert.match(page, /event\.ics\?sent=[\w-]{100,}" rel="nofollow noopener"\s*>.*Apple/s)
  assert.match(page, /calendar\.google\.com/)
  assert.deepEqual([early.status, early.headers['content-type']], [200, 'text/calendar; charset=utf-8'])
  assert.deepEqual([early.headers['cache-control'], early.headers['referrer-policy']], ['no-store', 'no-referrer'])
  assert.match(early.text, /SUMMARY:Summer party/)
  assert.doesNotMatch(early.text, /ATTENDEE|ann@example/)
  assert.equal(uidIn(early.text), uidIn(mailed.text))
})

test('an address that is known gets a file as well, which reveals nothing of its RSVP, whatever became of that', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server)
  const first = fileIn(await done(server, event))!
  const second = fileIn(await done(server, event))!
  const before = [await server.request({ url: first }), await server.request({ url: second })]
  await postForm(server, await linkIn(server, event, 'rsvp_signup_confirmation', 'manage'), { status: 'declined' })

  const after = [await server.request({ url: first }), await server.request({ url: second })]

  const shape = ({ status, text }: { status: number; text: string }) => [status, text.replaceAll(uidIn(text)!, 'UID')]
  assert.deepEqual(shape(before[0]!), shape(before[1]!))
  assert.notEqual(uidIn(before[0]!.text), uidIn(before[1]!.text))
  assert.deepEqual(after.map(shape), before.map(shape))
})

test('with double opt-in, the file follows the confirmation', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server, { doi: true })
  const inbox = await done(server, event)
  const link = await linkIn(server, event, 'rsvp_doi', 'confirm')
  const early = await server.request({ url: `${link}/event.ics` })

  const page = await postForm(server, link, { sure: 'yes' }, { 'user-agent': 'Mozilla/5.0 (Macintosh)' })
  const { status, text } = await server.request({ url: fileIn(page.text)! })

  assert.equal(fileIn(inbox), undefined)
  assert.equal(early.status, 404)
  assert.equal(fileIn(page.text), `${link}/event.ics`)
  assert.deepEqual([status, /SUMMARY:Summer party/.test(text)], [200, true])
})

test('there is no such file without distribution, with hideButton, after declining, or for anything guessed; logs never name one', async (t) => {
  const log = logText(t)
  const server = await startServer(t)
  const event = await rsvpEvent(server, { initial_confirmation: false })
  const url = fileIn(await done(server, event, 'ann@example.org', 'confirmed'))!
  const { form } = await formOf(server, event)
  const other = await rsvpEvent(server)
  const doi = await rsvpEvent(server, { doi: true })
  const pending = await postForm(server, `/${doi}/rsvp`, {
    form: (await formOf(server, doi)).form,
    email: 'bob@example.org',
  })
  const sealed = new URLSearchParams(pending.headers.location!.split('?')[1]).get('sent')!

  const none = [
    await done(server, await rsvpEvent(server, {}, { distribution: false })),
    await done(server, await rsvpEvent(server, {}, { hideButton: true })),
    await done(server, event, 'eva@example.org', 'declined'),
  ].map(fileIn)
  const guesses = [
    url.replace('confirmed', 'undecided'),
    url.replace('confirmed', 'declined'),
    url.replace(event, other),
    `${url}A`,
    url.split('?')[0]!,
    `/${event}/rsvp/done/confirmed/event.ics?sent=${form}`,
    `/${doi}/rsvp/done/confirmed/event.ics?sent=${sealed}`,
  ]
  const statuses = await Promise.all(guesses.map(async (each) => (await server.request({ url: each })).status))

  assert.deepEqual(none, [undefined, undefined, undefined])
  assert.deepEqual(statuses, [404, 404, 404, 404, 404, 404, 404])
  assert.equal((await server.request({ url })).status, 200)
  assert.ok(!log().includes(url.split('sent=')[1]!))
})
