import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { test } from 'node:test'
import { linkIn, postForm, rsvpEvent, signUp } from '../testing/attendee.ts'
import { envOf, kalends } from '../testing/kalends.ts'
import { type TestServer, startServer } from '../testing/server.ts'
import { answers } from './answers.ts'
import { removeLeftovers } from './retention.ts'
import { wrongCounters } from './store.ts'

const hour = 3_600_000
const eva = 'eva@example.org'

interface Release {
  /** Whether Eva still has to confirm her address. */
  readonly doi?: boolean
  readonly by: (server: TestServer, event: string) => Promise<unknown>
  /** Of ten seats, three of which Eva had. */
  readonly left: number
}

const releases: Record<string, Release> = {
  'an attendee who declines': {
    by: async (server, event) => postForm(server, await manage(server, event), { status: 'declined' }),
    left: 10,
  },
  'an attendee who brings fewer people': {
    by: async (server, event) => postForm(server, await manage(server, event), { status: 'confirmed', amount: '1' }),
    left: 9,
  },
  'an attendee who erases their data': {
    by: async (server, event) => postForm(server, `${await manage(server, event)}/erase`, { sure: 'yes' }),
    left: 10,
  },
  'an organizer who removes an RSVP': {
    by: async (server, event) => command(server, 'rsvp', 'remove', event, '--email', eva, '--force'),
    left: 10,
  },
  'an organizer who declines an RSVP through the API': {
    by: async (server, event) => server.patch(`/rsvp-answers/${await idOf(server, event)}`, { status: 'declined' }),
    left: 10,
  },
  'an organizer who lowers the seats of a pending RSVP': {
    doi: true,
    by: async (server, event) => server.patch(`/rsvp-answers/${await idOf(server, event)}`, { amount: 1 }),
    left: 9,
  },
  'an organizer who removes an RSVP through the API': {
    by: async (server, event) => server.delete(`/rsvp-answers/${await idOf(server, event)}`),
    left: 10,
  },
  'an organizer who erases an attendee': { by: erase, left: 10 },
  'an organizer who erases an attendee before they have confirmed': { doi: true, by: erase, left: 10 },
  'an hour without a confirmation': {
    doi: true,
    by: async (server) => {
      server.advance(hour)
      await answers(server.context).expire()
    },
    left: 10,
  },
  'the next sign-up after an hour without a confirmation': {
    doi: true,
    by: async (server, event) => {
      server.advance(hour)
      await signUp(server, event, { email: 'tom@example.org', amount: 2 })
    },
    left: 8,
  },
  'the next sign-up, of more people, after an hour without a confirmation': {
    doi: true,
    by: async (server, event) => {
      server.advance(hour)
      for (const name of ['tom', 'ann']) await signUp(server, event, { email: `${name}@example.org`, amount: 3 })
    },
    left: 4,
  },
  'cancelling the event': {
    by: (server, event) => server.patch(`/event/${event}`, { dates: [{ status: 'CANCELLED' }] }),
    left: 7,
  },
  'more seats in the template': {
    by: async (server, event) => {
      const { rsvp_block: block } = (await server.get(`/event/${event}`)).body
      await server.patch(`/rsvp-block/${block}`, { max: 12 })
    },
    left: 9,
  },
  'the end of retention': {
    by: async (server) => {
      server.advance(Date.parse('2027-08-01T00:00:00Z') - server.context.now())
      await removeLeftovers(server.context)
    },
    left: 7,
  },
}

for (const [cause, { doi = false, by, left }] of Object.entries(releases)) {
  test(`${cause} leaves ${left} seats, consistent with the RSVPs`, async (t) => {
    const server = await startServer(t)
    const event = await rsvpEvent(server, { max: 10, maxpp: 3, doi })
    await signUp(server, event, { email: eva, amount: 3 })
    const before = await seatsLeft(server, event)

    await by(server, event)
    // Pages are shared for half a second.
    server.advance(500)

    assert.deepEqual([before, await seatsLeft(server, event)], [7, left])
    assert.deepEqual(await wrongCounters(server.context.database), [])
  })
}

test('seats are counted by one function, and only seats.ts calls it', () => {
  const root = resolve(import.meta.dirname, '..')
  const sources = globSync('**/*.ts', { cwd: root, exclude: ['**/*.test.ts', 'testing', 'database'] })
  const found = (pattern: RegExp) =>
    sources.toSorted().flatMap((file) => {
      const matches = readFileSync(resolve(root, file), 'utf8').match(pattern) ?? []
      return matches.map((match) => `${file}: ${match}`)
    })

  assert.deepEqual(found(/\w+\(\s*'rsvp_seats'|(update|into|delete from) rsvp_seats/g), [
    "rsvp/seats-store.ts: selectFrom('rsvp_seats'",
    "rsvp/store.ts: selectFrom('rsvp_seats'",
    "rsvp/store.ts: updateTable('rsvp_seats'",
    "rsvp/store.ts: insertInto('rsvp_seats'",
    "rsvp/store.ts: insertInto('rsvp_seats'",
  ])
  assert.deepEqual(found(/changeTaken\(/g), [
    'rsvp/seats.ts: changeTaken(',
    'rsvp/seats.ts: changeTaken(',
    'rsvp/seats.ts: changeTaken(',
    'rsvp/seats.ts: changeTaken(',
    'rsvp/store.ts: changeTaken(',
  ])
})

const idOf = async (server: TestServer, event: string): Promise<string> =>
  (await server.get(`/rsvp-answers/${event}/latest`)).body.id

const manage = (server: TestServer, event: string) => linkIn(server, event, 'rsvp_signup_confirmation', 'manage')

function erase(server: TestServer) {
  return command(server, 'attendee', 'erase', eva, '--org', `${server.organization}`, '--force')
}

async function seatsLeft(server: TestServer, event: string): Promise<number> {
  return (await server.request({ url: `/${event}/config.json` })).body.rsvp.remaining
}

async function command({ context }: TestServer, ...args: string[]) {
  const { code, stderr } = await kalends(envOf(context.settings), ...args)
  assert.equal(code, 0, stderr)
}
