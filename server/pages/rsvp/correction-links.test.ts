import assert from 'node:assert/strict'
import { test } from 'node:test'
import { removeLeftovers } from '../../rsvp/retention.ts'
import { linkIn, personalData, postForm, rsvpEvent } from '../../testing/attendee.ts'
import { corrected, sentIn, submitted } from '../../testing/correction.ts'
import { runAll } from '../../testing/reminders.ts'
import { startServer } from '../../testing/server.ts'
import { open, titleOf } from '../../testing/visitor.ts'
import { line } from '../../testing/waiting-list.ts'

const explained = 'This email went to the wrong address'
const day = 86_400_000

test('the link of a mail to a mistyped address says that the address was corrected, reveals no other, and does nothing', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server, { doi: true, max: 1 })
  const path = await submitted(server, event, 'eva@exmaple.org')
  const link = await linkIn(server, event, 'rsvp_doi', 'confirm')
  await corrected(server, event, sentIn(path), 'eva@example.org')

  const page = await open(server, link)
  const german = await open(server, link, undefined, { 'accept-language': 'de' })
  const pressed = await postForm(server, link, { sure: 'yes' })

  assert.equal(titleOf(page), explained)
  assert.match(page.text, /Please use the link in the email to the right one\./)
  assert.doesNotMatch(page.text, /exmaple|example\.org/)
  assert.equal(titleOf(german), 'Diese E-Mail ging an die falsche Adresse')
  assert.equal(pressed.status, 409)
  assert.match(pressed.text, new RegExp(explained))
  assert.deepEqual(await line(server, event), ['eva pending'])
})

test('so does every link of a mail about an RSVP that counted at once, and still does much later', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server)
  const path = await submitted(server, event, 'eva@exmaple.org')
  const first = await linkIn(server, event, 'rsvp_signup_confirmation', 'manage')
  await server.patch(`/event/${event}?inform=true`, { dates: [{ location: 'Town hall' }] })
  await runAll(server.context, 'inform-attendees')
  const links = [first, await linkIn(server, event, 'rsvp_event_update', 'unsubscribe')]
  await corrected(server, event, sentIn(path), 'eva@example.org')
  server.advance(60 * day)
  await removeLeftovers(server.context)

  const pages = await Promise.all(links.map((link) => open(server, link)))
  const oneClick = await postForm(server, links[1]!, { 'List-Unsubscribe': 'One-Click' })
  const erased = await postForm(server, `${links[0]}/erase`, { sure: 'yes' })

  assert.deepEqual([...pages, oneClick].map(titleOf), Array(3).fill(explained))
  assert.equal(erased.status, 409)
  assert.deepEqual(await line(server, event), ['eva confirmed'])
})

test('so it does after the address was corrected twice, and if the right one was known', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server)
  await submitted(server, event, 'ann@example.org')
  const first = await submitted(server, event, 'an@example.org')
  const links = [await linkIn(server, event, 'rsvp_signup_confirmation', 'manage', 'an@example.org')]
  const { headers } = await corrected(server, event, sentIn(first), 'anna@example.org')
  links.push(await linkIn(server, event, 'rsvp_signup_confirmation', 'manage', 'anna@example.org'))
  await corrected(server, event, sentIn(headers.location!), 'ann@example.org')

  assert.deepEqual((await Promise.all(links.map((link) => open(server, link)))).map(titleOf), [explained, explained])
  assert.deepEqual(await line(server, event), ['ann confirmed'])
})

test('once the RSVP is erased, nothing is left of the mistyped one', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server)
  const path = await submitted(server, event, 'eva@exmaple.org')
  const link = await linkIn(server, event, 'rsvp_signup_confirmation', 'manage')
  await corrected(server, event, sentIn(path), 'eva@example.org')
  const own = await linkIn(server, event, 'rsvp_signup_confirmation', 'manage', 'eva@example.org')
  await postForm(server, `${own}/erase`, { sure: 'yes' })

  const page = await open(server, link)

  assert.equal(page.status, 404)
  assert.match(page.text, /This link is no longer valid/)
  assert.doesNotMatch(await personalData(server, server.organization), /exmaple/)
})
