import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { rsvpEvent } from '../testing/attendee.ts'
import { engine } from '../testing/database.ts'
import { type Person, WaitingModel } from '../testing/waiting-model.ts'
import { type TestServer, startServer } from '../testing/server.ts'
import { answers } from './answers.ts'
import { newLink } from './mail/links.ts'
import { insertLinks } from './mail/store.ts'
import type { Run } from '../jobs/worker.ts'
import { offerByJob } from './offering.ts'
import { organizer } from './organizer.ts'
import { signUps } from './sign-ups.ts'
import { type AnswerRow, wrongCounters } from './store.ts'

const hour = 3_600_000
// The decisions are the same on both engines; each step takes several commits.
const [sequences, steps] = engine === 'postgres' ? [4, 40] : [20, 50]

const person = fc.constantFrom('ann', 'bob', 'eva', 'kim', 'tom', 'zoe')
const amount = fc.integer({ min: 1, max: 3 })
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('signUp' as const), who: person, amount, waits: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('decline' as const), who: person }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('take' as const), who: person }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('comeBack' as const), who: person, amount }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('resize' as const), who: person, amount }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('give' as const, 'offer' as const), who: person, isOver: fc.boolean() }) }, // oxfmt-ignore
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('remove' as const, 'restore' as const), who: person }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('max' as const), max: fc.option(fc.integer({ min: 3, max: 6 })) }) }, // oxfmt-ignore
  { weight: 1, arbitrary: fc.record({ do: fc.constant('list' as const), isOn: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('close' as const), hours: fc.constantFrom(null, null, 1, 6) }) }, // oxfmt-ignore
  { weight: 2, arbitrary: fc.record({ do: fc.constant('advance' as const), hours: fc.constantFrom(1, 1, 5, 24) }) },
)

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

test('whatever happens in whatever order, seats and line are as a simple model says', async (t) => {
  const server = await startServer(t)
  server.stopClock()
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: steps, maxLength: steps }), (all) => play(server, all)),
    { numRuns: sequences, seed: 22, endOnFailure: true },
  )
  assert.deepEqual(await wrongCounters(server.context.database), [])
})

async function play(server: TestServer, all: readonly Step[]) {
  const { context } = server
  const event = await rsvpEvent(server, { max: 4, maxpp: 3, waiting_list: true })
  const { rsvp_block: block } = (await server.get(`/event/${event}`)).body
  const model = new WaitingModel(4, context.now())
  const product = acts(server, event, block as number)
  for (const [i, each] of all.entries()) {
    // Two places in the line are never the same moment.
    server.advance(10)
    model.now = context.now()
    await product(each)
    apply(model, each, server)
    await answers(context).expire()
    await runJobs(server)
    model.settle()
    assert.deepEqual(await stored(server, event), model.people.map(shown).toSorted(), `after ${JSON.stringify(all.slice(0, i + 1))}`) // oxfmt-ignore
  }
}

function apply(model: WaitingModel, each: Step, server: TestServer) {
  switch (each.do) {
    case 'signUp':
      return model.signUp(each.who, each.amount, each.waits)
    case 'comeBack':
      return model.comeBack(each.who, each.amount)
    case 'resize':
      return model.resize(each.who, each.amount)
    case 'give':
    case 'offer':
      return model[each.do](each.who, each.isOver)
    case 'max':
      return void (model.max = each.max)
    case 'list':
      return void (model.hasLine = each.isOn)
    case 'close':
      return void (model.closes = each.hours === null ? Infinity : server.context.now() + each.hours * hour)
    case 'advance':
      // Removed RSVPs can't be restored any more.
      model.removed = []
      return void (model.now = server.context.now())
    default:
      return model[each.do](each.who)
  }
}

/** The same through the product. What it refuses is not looked at: only what is stored counts. */
function acts(server: TestServer, event: string, block: number) {
  const { context } = server
  const { changed, confirmed } = answers(context)
  let nonces = 0
  const removed = new Map<string, string>()
  const rowOf = async (who: string) => (await rows(server, event)).find(({ email }) => email === mailOf(who))
  const link = async ({ id }: AnswerRow) => {
    const { token, row } = newLink(id, 'manage', context.now(), hour)
    await context.database.transaction((tx) => insertLinks(tx, [row]))
    return token
  }
  const template = (fields: object) => server.patch(`/rsvp-block/${block}`, fields)
  const act = async (each: Step): Promise<unknown> => {
    if (each.do === 'max') return template({ max: each.max })
    if (each.do === 'list') return template({ waiting_list: each.isOn })
    if (each.do === 'close')
      return template({ expires: each.hours && new Date(context.now() + each.hours * hour).toISOString() })
    if (each.do === 'advance') return server.advance(each.hours * hour)
    if (each.do === 'signUp') {
      const sent = { email: mailOf(each.who), amount: each.amount, waiting: each.waits, isText: false }
      return signUps(context)(event, { sent, language: 'en', nonce: `${event}-${(nonces += 1)}` })
    }
    if (each.do === 'restore') return server.post(`/rsvp-answers/${removed.get(each.who) ?? event}/restore`, {})
    const row = await rowOf(each.who)
    if (!row) return undefined
    if (each.do === 'take' && row.status === 'pending') return confirmed(await link(row))
    if (each.do === 'decline') return changed(await link(row), { status: 'declined', isText: false })
    if (each.do === 'comeBack' && row.status === 'declined') {
      const sent = { status: 'confirmed', amount: each.amount, waiting: true, isText: false }
      return changed(await link(row), sent)
    }
    if (each.do === 'resize') return server.patch(`/rsvp-answers/${row.id}`, { amount: each.amount })
    if (each.do === 'give' && row.status === 'waiting')
      return server.patch(`/rsvp-answers/${row.id}`, { status: 'confirmed', over: each.isOver })
    if (each.do === 'offer') return organizer(context).offer(server.actor, row.id, each.isOver)
    if (each.do !== 'remove') return undefined
    removed.set(each.who, row.id)
    return server.delete(`/rsvp-answers/${row.id}`)
  }
  return (each: Step) =>
    act(each).catch((error: unknown) => assert.equal((error as { kind?: string }).kind, 'conflict', String(error)))
}

/** Those that the step enqueued, in place of a worker. */
async function runJobs({ context }: TestServer) {
  const jobs = await context.database.transaction((tx) =>
    tx.deleteFrom('job').where('name', '=', 'offer-seats').returning('payload').execute(),
  )
  for (const { payload } of jobs)
    await offerByJob(context, { payload: JSON.parse(payload), complete: async () => {} } as unknown as Run)
}

const mailOf = (who: string) => `${who}@example.org`

function rows({ context: { database } }: TestServer, event: string): Promise<AnswerRow[]> {
  return database.read((db) => db.selectFrom('rsvp_answer').selectAll().where('event', '=', event).execute())
}

/** What is stored, with positions as the API shows them. */
async function stored(server: TestServer, event: string): Promise<string[]> {
  const all = (await server.get(`/rsvp-answers/${event}`)).body
  return all
    .map(
      (answer: { email: string; status: string; amount: number; position: number | null; offered_until: string }) => {
        const { email, status, amount: seats, position, offered_until: until } = answer
        const name = email.split('@')[0]!
        if (status === 'pending') return `${name} ${seats} offered until ${Date.parse(until)}`
        return `${name} ${seats} ${status}${position === null ? '' : ` ${position}`}`
      },
    )
    .toSorted()
}

function shown(one: Person, _: number, all: readonly Person[]): string {
  const { name, status, amount: seats, until, since } = one
  if (status === 'offered') return `${name} ${seats} offered until ${until}`
  const ahead = all.filter((other) => other.status === 'waiting' && other.since < since).length
  return `${name} ${seats} ${status}${status === 'waiting' ? ` ${ahead + 1}` : ''}`
}
