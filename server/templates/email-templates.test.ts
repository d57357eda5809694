import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startServer } from '../testing/server.ts'

test('every organization starts with one email template of each type', async (t) => {
  const server = await startServer(t)

  const all = await server.client.emailTemplate.all()

  assert.deepEqual(
    all.map((template) => template.type),
    [
      'rsvp_doi',
      'rsvp_thank_you',
      'rsvp_signup_confirmation',
      'rsvp_change_confirmation',
      'rsvp_event_update',
      'rsvp_magic_link',
      'rsvp_second_signup',
    ],
  )
  for (const { id, name, type } of all) assert.deepEqual(await server.client.emailTemplate.ofType(type), [{ id, name }])
  const latest = await server.client.emailTemplate.latest()
  assert.deepEqual(Object.keys(latest).toSorted(), [
    'button_label',
    'content',
    'date_created',
    'date_updated',
    'from_name',
    'headline',
    'id',
    'name',
    'reply_to',
    'subject',
    'type',
  ])
  assert.equal(latest.type, 'rsvp_second_signup')
  assert.equal((await server.get('/email-template/rsvp_unknown')).status, 404)
  assert.equal((await server.post('/email-template', { name: 'x' })).status, 404)
  assert.equal((await server.patch('/email-template/rsvp_doi', { name: 'x' })).status, 405)
})
