import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newEvent, newGroup, rsvp } from '../testing/events.ts'
import { startServer } from '../testing/server.ts'

test('an event is restored into another group, if its own is deleted or became external', async (t) => {
  const server = await startServer(t)
  const [group, gone, children] = [await newGroup(server), await newGroup(server), await newGroup(server, { subscription: 'children' })] // oxfmt-ignore
  const [one, two] = [await newEvent(server, { event_group: group }), await newEvent(server, { event_group: gone, ...(await rsvp(server)) })] // oxfmt-ignore
  await server.delete(`/event/${one}`)
  await server.delete(`/group/${gone}`)
  await server.patch(`/group/${group}`, { subscription: 'external', subscription_cal_url: 'https://example.org/a.ics' })
  const other = await newGroup(server)
  const foreign = await newGroup(await server.newOrganization())
  const restore = (event: string, into?: string) =>
    server.post(`/event/${event}/restore${into === undefined ? '' : `?event_group=${into}`}`, undefined)
  const outcome = async (answer: ReturnType<typeof restore>) => {
    const { status, body } = await answer
    return [status, body.message]
  }

  const unknown = 'event_group must be the prokey of a group of your organization.'
  assert.deepEqual(await outcome(restore(one)), [
    409,
    'An external group cannot hold events. Choose another event_group.',
  ])
  assert.deepEqual(await outcome(restore(one, foreign)), [400, unknown])
  assert.deepEqual(await outcome(restore(one, 'x')), [400, unknown])
  assert.deepEqual(await outcome(restore(two, children)), [
    409,
    'The group is a subscription, whose events cannot have: rsvp.',
  ])
  assert.deepEqual(await outcome(restore(one, other.toUpperCase())), [200, 'restored'])
  assert.equal((await server.client.event.restore(two, { event_group: other })).message, 'restored')
  assert.deepEqual((await server.get(`/group/${other}`)).body.events, [one, two])
  assert.equal((await server.get(`/event/${two}`)).body.event_group, other)
})
