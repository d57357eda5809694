import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CtaBlock, EmailTemplate, Event, Group, LandingPage, type Resource, RsvpBlock, Style } from '@kalends/contract'
import fc from 'fast-check'
import { anyText } from '../testing/any-text.ts'
import { rsvpEvent } from '../testing/attendee.ts'
import { previewer } from '../testing/previews.ts'
import { startServer } from '../testing/server.ts'
import { newGroup } from '../testing/visitor.ts'

const anyValue = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  anyText(30),
  fc.constantFrom('', 'today+1', '2027-02-30', '__proto__', -1, 0, 1, 1e308, '\u0000', '99999999999999999999'),
)

const mostly = (...values: unknown[]) =>
  fc.oneof({ weight: 20, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: anyValue })

/** A few real names with values that are mostly valid. */
function anyBody({ fields }: Resource) {
  const plain = Object.entries(fields).filter(([, field]) => field.references === undefined)
  const samples = plain.map(([name, field]) =>
    fc.constantFrom(...(field.write.examples ?? [])).map((value) => [name, value]),
  )
  const wild = fc.tuple(fc.constantFrom('id', ...Object.keys(fields)), anyValue)
  return fc
    .array(fc.oneof({ weight: 8, arbitrary: fc.oneof(...samples) }, { weight: 1, arbitrary: wild }), { maxLength: 3 })
    .map((entries) => Object.fromEntries(entries) as Record<string, unknown>)
}

const resources = {
  event: Event,
  group: Group,
  style: Style,
  landingpage: LandingPage,
  cta_block: CtaBlock,
  rsvp_block: RsvpBlock,
  email_template: EmailTemplate,
}
const anyChanges = fc
  .array(fc.oneof(...Object.entries(resources).map(([name, each]) => fc.tuple(fc.constant(name), anyBody(each)))), {
    maxLength: 3,
  })
  .map((entries) => Object.fromEntries(entries))

test('any preview is shown or refused, and changes nothing', async (t) => {
  const server = await startServer(t)
  const show = await previewer(server)
  const items = [await rsvpEvent(server), await newGroup(server), undefined]
  const state = async () =>
    (await server.get('/event/all')).text +
    (await server.get('/group/all')).text +
    (await server.get('/style/all')).text
  const before = await state()
  const statuses = new Set<number>()

  await fc.assert(
    fc.asyncProperty(
      anyChanges,
      fc.constantFrom(...items),
      mostly(undefined, 'past', 'full', 'closed', 'cancelled'),
      mostly(undefined, '2027-05-01T18:00:00Z', '1900-01-01T00:00:00Z', '2199-12-31T23:59:59Z'),
      mostly(undefined, '2027-05-01', '2199-12-31'),
      async (changes, item, wanted, at, day) => {
        const asked = { item, changes, state: wanted, at }
        const answers = [
          await show.page({ ...asked, day }),
          await show.button(asked),
          await show.mail({ ...asked, type: 'rsvp_event_update' }),
        ]
        for (const { status, text } of answers) {
          statuses.add(status)
          assert.ok([200, 400, 404, 409].includes(status), text)
        }
      },
    ),
    { seed: 20_261_118, numRuns: 60 },
  )
  assert.equal(await state(), before)
  assert.ok(statuses.has(200) && statuses.has(400), [...statuses].join())
})
