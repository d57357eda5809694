import assert from 'node:assert/strict'
import { test } from 'node:test'
import { migratedSettings } from '../testing/database.ts'
import { envOf, kalendsJson } from '../testing/kalends.ts'
import { serveSettings } from '../testing/server.ts'

test('an event can be unpublished and published again', async (t) => {
  const settings = await migratedSettings(t)
  const server = await serveSettings(t, settings)
  const { prokey } = await server.client.event.create({
    new_event_group_name: 'Concerts',
    dates: [{ name: 'Party', startDate: '2027-05-01' }],
  })
  const status = async () => (await server.request({ url: `/${prokey}/event.ics` })).status
  // The server learns of a command's write a few milliseconds later.
  const until = async (wanted: number) => {
    while ((await status()) !== wanted) await new Promise((done) => setTimeout(done, 5))
  }

  assert.equal(await status(), 200)
  assert.deepEqual(await kalendsJson(envOf(settings), 'event', 'unpublish', prokey), { prokey, status: 'draft' })
  await until(404)
  assert.deepEqual(await kalendsJson(envOf(settings), 'event', 'publish', prokey), { prokey, status: 'published' })
  await until(200)
})
