import assert from 'node:assert/strict'
import { test } from 'node:test'
import { linkIn, postForm, rsvpEvent, signUp } from '../../testing/attendee.ts'
import { type TestServer, startServer } from '../../testing/server.ts'
import { newEvent, newStyle, open } from '../../testing/visitor.ts'

const form = {
  name: 'x',
  type: 'form',
  headline: 'Stay in touch',
  url: 'https://forms.example.org:8443/in?list=1',
  fields: [{ type: 'text', name: 'mail', label: 'Mail' }],
}

async function withCta(server: TestServer, template: object, cta: object = form) {
  const cta_block = Number((await server.post('/cta-block', cta)).body.id)
  return rsvpEvent(server, template, { cta: true, cta_block })
}

test('a call to action follows a sign-up for attendees who are coming', async (t) => {
  const server = await startServer(t)
  const event = await withCta(server, { initial_confirmation: false, maybe_option: true })
  const none = await withCta(server, {}, { name: 'x', type: 'none' })

  const pages = await Promise.all(
    ['confirmed', 'undecided', 'declined', 'pending'].map((status) => open(server, `/${event}/rsvp/done/${status}`)),
  )

  assert.deepEqual(
    pages.map(({ text }) => text.includes('Stay in touch')),
    [true, true, false, false],
  )
  assert.match(pages[0]!.text, /<form method="post" action="https:\/\/forms\.example\.org:8443\/in\?list=1"/)
  assert.match(pages[0]!.headers['content-security-policy']!, /form-action 'self' https:;/)
  assert.match(pages[0]!.headers['content-security-policy']!, /connect-src 'self' https:;/)
  assert.match(pages[2]!.headers['content-security-policy']!, /form-action 'self';/)
  assert.doesNotMatch((await open(server, `/${none}/rsvp/done/confirmed`)).text, /Thank you<\/h2>/)
})

test('with double opt-in the call to action follows the confirmation of the address', async (t) => {
  const server = await startServer(t)
  const event = await withCta(server, { doi: true })
  await signUp(server, event, { email: 'eva@example.org' })
  const link = await linkIn(server, event, 'rsvp_doi', 'confirm')

  const asked = await open(server, link)
  const confirmed = await postForm(server, link, { sure: 'yes' })

  assert.doesNotMatch(asked.text, /Stay in touch/)
  assert.match(confirmed.text, /<h2 id="cta-title">Stay in touch<\/h2>/)
})

test('the form of a call to action names the host that receives it, in every language', async (t) => {
  const server = await startServer(t)
  const cta_block = Number((await server.post('/cta-block', form)).body.id)
  const said = async (language: string) => {
    const layout = await newStyle(server, { language })
    const event = await newEvent(server, { layout, cta: true, cta_block })
    const { text } = await open(server, `/${event}/cta`)
    return /<p class="hint goes-to">(.*?)<\/p>/.exec(text)![1]!.replaceAll(/[\u2068\u2069]/g, '')
  }

  assert.equal(await said('en'), 'Your details will be sent to forms.example.org:8443.')
  assert.equal(await said('de'), 'Ihre Angaben gehen an forms.example.org:8443.')
  assert.equal(await said('fa'), 'اطلاعات شما به forms.example.org:8443 فرستاده می‌شود.')
})
