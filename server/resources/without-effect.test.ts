import assert from 'node:assert/strict'
import { test } from 'node:test'
import { insertDomain, updateDomain } from '../domains/store.ts'
import { rsvpEvent, signUp } from '../testing/attendee.ts'
import { type Answer, startServer } from '../testing/server.ts'
import { newEvent, party } from '../testing/visitor.ts'

const saidOf = ({ status, body, text }: Answer) => {
  assert.ok(status < 300, text)
  return body.warnings
}

test('a template warns about fields without effect', async (t) => {
  const server = await startServer(t)
  const said = async (path: string, body: object) => saidOf(await server.post(path, { name: 'x', ...body }))

  assert.deepEqual(await said('/cta-block', { type: 'form' }), [
    'type has no effect without url: there is nowhere to send the form.',
  ])
  assert.equal(await said('/cta-block', { type: 'form', url: 'https://example.org/' }), undefined)
  assert.deepEqual(await said('/landingpage', { background: 'gradient' }), [
    'background has no effect without background_color_2: the page shows its first background colour.',
  ])
  const gradient = { gradient_direction: 'radial', background_color_2: '#222222' }
  assert.equal(await said('/landingpage', { background: 'gradient', ...gradient }), undefined)
  for (const background of ['solid', 'preset'])
    assert.deepEqual(await said('/landingpage', { background, ...gradient }), [
      `gradient_direction has no effect while background is ${background}.`,
      `background_color_2 has no effect while background is ${background}.`,
    ])
  assert.equal(await said('/landingpage', { gradient_direction: 'linear-t', background_color_2: null }), undefined)
})

test('a refusal names only faults and unknown keys', async (t) => {
  const server = await startServer(t)

  const refused = await server.post('/cta-block', { name: 'x', type: 'link', url: 'javascript:alert(1)', nmae: 'y' })

  assert.equal(refused.status, 400)
  assert.deepEqual(refused.body.details.warnings, ['nmae is not a known field and was ignored. Did you mean name?'])
})

test('a custom domain that is not published has no effect yet', async (t) => {
  const server = await startServer(t)
  const { organization, context } = server
  const domain = { organization, host: 'events.example.org', fallback_url: null, token: 'x', created: 0 }
  const { id } = (await context.database.transaction((tx) => insertDomain(tx, domain)))!

  const draft = saidOf(await server.post('/landingpage', { name: 'x', custom_domain: id }))
  await context.database.transaction((tx) => updateDomain(tx, { organization, id }, { status: 'published' }))
  const published = saidOf(await server.post('/landingpage', { name: 'x', custom_domain: id }))

  assert.deepEqual(draft, ['custom_domain has no effect until the domain is published.'])
  assert.equal(published, undefined)
})

test('a group warns about fields without effect', async (t) => {
  const server = await startServer(t)
  const landingpage = Number((await server.post('/landingpage', { name: 'x' })).body.id)
  const cta_block = Number((await server.post('/cta-block', { name: 'x', type: 'text' })).body.id)
  const said = async (body: object) => saidOf(await server.post('/group', { name: 'x', ...body }))
  const noCta = 'cta has no effect while subscription is no: it follows a subscription.'

  assert.deepEqual(await said({ cta: true, cta_block }), [noCta])
  assert.deepEqual(await said({ cta: true, cta_block, public_event_overview: true }), [noCta])
  assert.equal(await said({ cta: true, cta_block, subscription: 'children' }), undefined)
  assert.deepEqual(await said({ landingpage }), [
    'landingpage has no effect: without a subscription and public_event_overview the group has no page.',
  ])
  assert.equal(await said({ landingpage, public_event_overview: true }), undefined)
  assert.equal(await said({ landingpage, subscription: 'children' }), undefined)
})

test('an event warns about fields without effect', async (t) => {
  const server = await startServer(t)
  const plain = await newEvent(server)
  const withForm = await rsvpEvent(server, {}, { distribution: false })
  const patch = async (event: string, body: object, query = '') =>
    saidOf(await server.patch(`/event/${event}${query}`, body))

  assert.deepEqual(await patch(plain, { distribution: false }), ['distribution has no effect without rsvp.'])
  assert.equal(await patch(plain, { distribution: true }), undefined)
  assert.equal(await patch(withForm, { hideButton: true }), undefined)
  assert.deepEqual(await patch(plain, { dates: [{ location: 'Hall' }] }, '?inform=true'), [
    'inform has no effect: this event has no sign-up.',
  ])
  assert.equal(await patch(withForm, { dates: [{ location: 'Hall' }] }, '?inform=true'), undefined)
  // Attendees of an event that has lost its form still get mails.
  const former = await rsvpEvent(server)
  await signUp(server, former, { email: 'eva@example.org' })
  await server.patch(`/event/${former}`, { rsvp: false, rsvp_block: null })
  assert.equal(await patch(former, { dates: [{ location: 'Hall' }] }, '?inform=true'), undefined)
})

test('times without a time zone are taken as UTC, with a warning', async (t) => {
  const server = await startServer(t)
  const said = async (...dates: object[]) => saidOf(await server.post('/event', { new_event_group_name: 'x', dates }))
  const allDay = { name: 'x', startDate: '2027-05-01' }

  assert.deepEqual(await said(party, { ...allDay, startTime: '18:00' }), [
    'dates[1].timeZone is missing, so its times are taken as UTC.',
  ])
  assert.equal(await said({ ...allDay, startTime: '18:00', timeZone: 'UTC' }), undefined)
  assert.equal(await said(allDay), undefined)
})
