import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formOf, linkIn, mailsOf, postForm, rsvpEvent, signUp } from '../../testing/attendee.ts'
import { textOf } from '../../testing/mail-server.ts'
import { arrived, withMailServer, work } from '../../testing/mailing.ts'
import { open, party } from '../../testing/visitor.ts'
import { startServer } from '../../testing/server.ts'

const dates = [{ ...party, startDate: '2027-06-12', endDate: '2027-06-12', startTime: '18:00', endTime: '20:00' }]
const days = {
  'en-US,en;q=0.9': /Saturday, June 12, 2027/,
  'en-GB,en;q=0.9': /Saturday,? 12 June 2027/,
  'en-AU': /Saturday,? 12 June 2027/,
}

test('pages around a sign-up write dates as the country of the visitor does', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server, {}, { dates })

  for (const [accepted, day] of Object.entries(days)) {
    const { text } = await open(server, `/${event}/rsvp/done/confirmed`, undefined, { 'accept-language': accepted })
    assert.match(text, day, accepted)
  }
})

test('mails and the pages behind their links keep the region of the browser that signed up; the API has the language', async (t) => {
  const [server, sink] = await withMailServer(t)
  const event = await rsvpEvent(server, {}, { dates })
  const headers = { 'accept-language': 'en-GB,en;q=0.9' }
  const { form } = await formOf(server, event)
  await postForm(server, `/${event}/rsvp`, { form, email: 'ann@example.org' }, headers)
  const manage = await linkIn(server, event, 'rsvp_signup_confirmation', 'manage')
  work(t, server, ['send-mail'])
  const [mail] = await arrived(server, sink, 1)
  const [answer] = (await server.get(`/rsvp-answers/${event}`)).body

  const page = await open(server, manage, undefined, { 'accept-language': 'de' })
  await server.patch(`/rsvp-answers/${answer.id}`, { language: 'en', inform: true })
  const [{ language }] = (await server.get(`/rsvp-answers/${event}`)).body

  assert.match(textOf(mail!), days['en-GB,en;q=0.9'])
  assert.match(page.text, /<html lang="en-GB"/)
  assert.match(page.text, days['en-GB,en;q=0.9'])
  assert.deepEqual([answer.language, language], ['en', 'en'])
  assert.deepEqual(
    (await mailsOf(server)).map((each) => each.language),
    ['en-GB'],
  )
})

test('an RSVP that was stored without a region is written as before', async (t) => {
  const [server, sink] = await withMailServer(t)
  const event = await rsvpEvent(server, {}, { dates })
  await signUp(server, event, { email: 'ann@example.org', language: 'en' })
  await signUp(server, event, { email: 'bea@example.org', language: 'de' })

  work(t, server, ['send-mail'])
  const texts = (await arrived(server, sink, 2)).map(textOf)

  assert.equal(texts.filter((text) => days['en-US,en;q=0.9'].test(text)).length, 1)
  assert.equal(texts.filter((text) => /Samstag, 12\. Juni 2027/.test(text)).length, 1)
})
