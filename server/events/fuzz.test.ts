import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Event, Group, type Resource } from '@kalends/contract'
import fc from 'fast-check'
import { anyText } from '../testing/any-text.ts'
import { newEvent, newGroup } from '../testing/events.ts'
import { startServer } from '../testing/server.ts'

const anyValue = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  anyText(30),
  fc.constantFrom('', 'today+1', '2027-02-30', '24:00', 'Europe/Berlin', '__proto__', -1, 0, 1e308, '\u0000'),
)
const anyRule = fc
  .tuple(
    fc.constantFrom('FREQ=DAILY', 'FREQ=WEEKLY', 'FREQ=MONTHLY', 'FREQ=YEARLY', 'FREQ=SECONDLY'),
    fc.subarray([
      'COUNT=3650',
      'INTERVAL=999',
      'UNTIL=21000101',
      'BYDAY=-5MO,2TU',
      'BYMONTHDAY=-31,31',
      'BYYEARDAY=366',
      'BYWEEKNO=53',
      'BYSETPOS=-1',
      'BYMONTH=2',
      'WKST=SU',
    ]),
  )
  .map(([freq, parts]) => `RRULE:${[freq, ...parts.slice(0, 3)].join(';')}`)

/** Real names with values that are mostly valid by themselves, though not always in combination. */
function anyOf(samples: Record<string, readonly unknown[]>) {
  const entries = Object.entries(samples).map(([name, values]) => [
    name,
    fc.oneof({ weight: 60, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: anyValue }),
  ])
  return fc.record(Object.fromEntries(entries) as Record<string, fc.Arbitrary<unknown>>, { requiredKeys: [] })
}

function samplesOf(resource: Resource): Record<string, readonly unknown[]> {
  const fields = Object.entries(resource.fields).filter(([, field]) => field.references === undefined)
  return Object.fromEntries(fields.map(([name, field]) => [name, field.write.examples!]))
}

const anyDate = anyOf({
  name: ['Summer party'],
  startDate: ['2027-05-01', '2028-02-29', 'today+3650', '2199-12-31', '1900-01-01'],
  startTime: ['00:00', '23:59'],
  endDate: [null, null, null, 'today+3650', '2199-12-31'],
  endTime: [null, '23:59'],
  timeZone: ['Europe/Berlin', 'Pacific/Apia', 'Africa/Monrovia', 'UTC'],
  location: ['Hall'],
  status: ['CANCELLED'],
  organizer_name: ['Ann'],
  organizer_email: ['ann@example.org'],
})
const anyEvent = fc
  .tuple(
    anyOf(samplesOf(Event)),
    fc.array(anyDate, { minLength: 1, maxLength: 2 }),
    fc.option(anyRule),
    fc.constantFrom(true, true, false),
  )
  .map(([fields, dates, recurrence, isPlain]) => ({
    ...(isPlain ? {} : fields),
    dates: dates.map((date) => ({ name: 'x', startDate: '2027-05-01', ...date })),
    ...(recurrence !== null && { recurrence }),
  }))

test('any event is created, changed or refused, its files are readable, and a refusal changes nothing', async (t) => {
  const server = await startServer(t)
  const prokey = await newEvent(server)
  const state = async () =>
    (await server.get('/event/all?dates=true')).text + (await server.get(`/event/${prokey}`)).text
  const statuses = new Set<number>()

  await fc.assert(
    fc.asyncProperty(anyEvent, fc.constantFrom('create', 'update'), async (body, action) => {
      const before = await state()

      const answer =
        action === 'create'
          ? await server.post('/event', { new_event_group_name: 'x', ...body, event_group: undefined })
          : await server.patch(`/event/${prokey}`, { ...body, event_group: undefined })

      statuses.add(answer.status)
      assert.ok([200, 201, 400].includes(answer.status), answer.text)
      if (answer.status === 400) return assert.equal(await state(), before)
      const made = answer.body.prokey as string
      assert.equal((await server.get(`/ics/${made}?responseType=object`)).status, 200)
      const file = await server.request({ url: `/${made}/event.ics` })
      assert.ok([200, 404].includes(file.status))
      assert.ok(!/undefined|NaN|Infinity/.test(file.text.replaceAll(/^SUMMARY.*/gm, '')), file.text)
      assert.equal((await server.get('/event/all?from=now&to=2200-01-01T00:00:00Z')).status, 200)
    }),
    { seed: 20_261_115, numRuns: 500 },
  )
  assert.deepEqual(
    [...statuses].toSorted((one, other) => one - other),
    [200, 201, 400],
  )
})

test('any group is created, changed or refused, and a refusal changes nothing', async (t) => {
  const server = await startServer(t)
  const prokey = await newGroup(server)
  await newEvent(server, { event_group: prokey, rsvp: true })
  const state = async () => (await server.get('/group/all')).text + (await server.get(`/group/${prokey}`)).text

  await fc.assert(
    fc.asyncProperty(anyOf(samplesOf(Group)), fc.constantFrom('create', 'update'), async (body, action) => {
      const before = await state()

      const answer =
        action === 'create' ? await server.post('/group', body) : await server.patch(`/group/${prokey}`, body)

      assert.ok([200, 201, 400, 409].includes(answer.status), answer.text)
      if (answer.status >= 400) assert.equal(await state(), before)
    }),
    { seed: 20_261_115, numRuns: 200 },
  )
})
