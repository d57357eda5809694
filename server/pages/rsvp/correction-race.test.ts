import assert from 'node:assert/strict'
import { test } from 'node:test'
import { wrongCounters } from '../../rsvp/store.ts'
import { postForm, rsvpEvent, signUp } from '../../testing/attendee.ts'
import { sentIn, submitted, valueOf } from '../../testing/correction.ts'
import { engine } from '../../testing/database.ts'
import { serveSettings, startServer } from '../../testing/server.ts'
import { open } from '../../testing/visitor.ts'
import { line } from '../../testing/waiting-list.ts'

for (const [doi, waitingList] of [
  [true, false],
  [true, true],
  [false, false],
  [false, true],
] as const)
  test(`${doi ? 'with' : 'without'} double opt-in and ${waitingList ? 'with' : 'without'} a waiting list, the last seat of a mistyped address is taken over once, however many try at once`, async (t) => {
    const server = await startServer(t)
    // On SQLite, one server writes.
    const servers = [server, ...(engine === 'postgres' ? [await serveSettings(t, server.context.settings)] : [])]
    for (const one of servers.slice(1)) one.advance(5000)
    for (let round = 0; round < 5; round += 1) {
      const event = await rsvpEvent(server, { doi, max: 1, waiting_list: waitingList })
      const sent = sentIn(await submitted(server, event, 'eva@exmaple.org'))
      const forms = await Promise.all(
        Array.from({ length: 6 }, async () => valueOf(await open(server, `/${event}/rsvp?sent=${sent}`), 'form')!),
      )

      const outcomes = await Promise.all([
        ...forms.map((form, i) =>
          postForm(servers[i % servers.length]!, `/${event}/rsvp`, { form, sent, email: `eva.${i}@example.org` }),
        ),
        // Somebody signs up with the mistyped address, and somebody else wants a seat.
        ...['eva@exmaple.org', 'tom@example.org'].map(async (email) => signUp(servers.at(-1)!, event, { email })),
      ])

      const { length } = outcomes.filter(({ status }) => status === 303)
      const left = await line(server, event)
      assert.ok(length <= 1, `${length} have replaced it`)
      assert.equal(left.length, 1, left.join())
      assert.deepEqual(await wrongCounters(server.context.database), [])
    }
  })
