import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Event, type EventDate, type EventDatePatch } from '@kalends/contract'
import fc from 'fast-check'
import { Faults } from '../refusal.ts'
import { merge } from '../resources/input.ts'
import { settleDates } from './dates.ts'
import { type Serials, noSerials } from './serials.ts'

const settings = { seed: 20_261_115, numRuns: 500 }

interface Stored {
  readonly dates: readonly EventDate[]
  readonly serials: Serials
}

test('an empty list and empty elements change nothing', () => {
  fc.assert(
    fc.property(anyStored, fc.nat(6), (stored, length) => {
      assert.deepEqual(
        updated(
          stored,
          Array.from({ length }, () => ({})),
        ),
        stored,
      )
    }),
    settings,
  )
})

test('element n is merged over date n, and no other date changes', () => {
  fc.assert(
    fc.property(anyStored, fc.array(anyChange, { maxLength: 4 }), (stored, patch) => {
      const within = patch.slice(0, stored.dates.length)

      const { dates, serials } = updated(stored, within)

      assert.deepEqual(serials, stored.serials)
      const expected = stored.dates.map((date, i) => ({ ...date, ...cleared(within[i] ?? {}) }))
      assert.deepEqual(dates, expected)
    }),
    settings,
  )
})

test('the same update twice has the same result as once, even if it appends dates', () => {
  fc.assert(
    fc.property(anyStored, fc.array(anyChange, { maxLength: 4 }), anyStored, (stored, patch, more) => {
      const changes = Array.from({ length: stored.dates.length }, (_, i) => patch[i] ?? {})
      const sent = [...changes, ...more.dates]

      const once = updated(stored, sent)

      assert.deepEqual(updated(once, sent), once)
      assert.deepEqual(once.dates.slice(stored.dates.length), more.dates)
      assert.deepEqual(once.serials.dates.slice(0, stored.dates.length), stored.serials.dates)
    }),
    settings,
  )
})

test('a date whose values are all null is removed, and the others keep their numbers', () => {
  fc.assert(
    fc.property(
      anyStored,
      fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
      anyStored,
      (stored, chosen, more) => {
        const removed = stored.dates.map((_, i) => chosen[i]!)
        fc.pre(!removed.every(Boolean))

        const after = updated(
          stored,
          removed.map((isRemoved) => (isRemoved ? nothing : {})),
        )
        const appended = updated(after, [...after.dates.map(() => ({})), ...more.dates])

        assert.deepEqual(
          after.dates,
          stored.dates.filter((_, i) => !removed[i]),
        )
        assert.deepEqual(
          after.serials.dates,
          stored.serials.dates.filter((_, i) => !removed[i]),
        )
        // The number of a removed date is never reused, because calendars would take it for the same date.
        const fresh = appended.serials.dates.slice(after.dates.length)
        assert.ok(fresh.every((serial) => !stored.serials.dates.includes(serial)))
        assert.equal(new Set(appended.serials.dates).size, appended.serials.dates.length)
      },
    ),
    settings,
  )
})

test('the last date cannot be removed, and appended ones must be complete', () => {
  fc.assert(
    fc.property(anyStored, fc.constantFrom('name' as const, 'startDate' as const), (stored, missing) => {
      const { [missing]: _, ...incomplete } = stored.dates[0]!

      assert.deepEqual(
        faultsOf(
          stored,
          stored.dates.map(() => nothing),
        ),
        ['dates'],
      )
      assert.deepEqual(faultsOf(stored, [...stored.dates.map(() => ({})), incomplete]), [
        `dates[${stored.dates.length}].${missing}`,
      ])
    }),
    settings,
  )
})

const nothing: EventDatePatch = {
  name: null,
  startDate: null,
  startTime: null,
  endDate: null,
  endTime: null,
  timeZone: null,
  description: null,
  location: null,
  status: null,
  availability: null,
  organizer_name: null,
  organizer_email: null,
  attendee_name: null,
  attendee_email: null,
}

function updated(stored: Stored, patch: EventDatePatch[]): Stored {
  const faults = new Faults()
  const after = settleDates(merged(stored, patch), stored.serials, faults)
  assert.deepEqual(faults.all(), [])
  return after
}

function faultsOf(stored: Stored, patch: EventDatePatch[]): string[] {
  const faults = new Faults()
  settleDates(merged(stored, patch), stored.serials, faults)
  return faults.all().map(({ field }) => field)
}

function merged({ dates }: Stored, patch: EventDatePatch[]): EventDate[] {
  return merge(Event, { dates }, { dates: patch }).dates as EventDate[]
}

/** The result of setting null. */
function cleared(change: EventDatePatch): Partial<EventDate> {
  const texts = ['organizer_name', 'organizer_email', 'attendee_name', 'attendee_email']
  return Object.fromEntries(
    Object.entries(change).map(([name, value]) => [name, value ?? (texts.includes(name) ? '' : null)]),
  )
}

const word = fc.string({ minLength: 1, maxLength: 8 }).filter((text) => text.trim() !== '')
const nobody = { organizer_name: '', organizer_email: '', attendee_name: '', attendee_email: '' }
/** A person is complete or absent, and an attendee requires an organizer. */
const anyPersons = fc.tuple(word, word, fc.nat(2)).map(([organizer_name, attendee_name, count]) => ({
  ...nobody,
  ...(count > 0 && { organizer_name, organizer_email: 'ann@example.org' }),
  ...(count > 1 && { attendee_name, attendee_email: 'bo@example.org' }),
}))
const anyFacts = fc.record({
  name: word,
  startDate: fc.constantFrom('2027-05-01', '2028-02-29', 'today+3'),
  startTime: fc.constantFrom(null, '18:00'),
  endDate: fc.constant(null),
  endTime: fc.constant(null),
  timeZone: fc.constantFrom(null, 'Europe/Berlin', 'UTC'),
  description: fc.option(word),
  location: fc.option(word),
  status: fc.constantFrom(null, 'CONFIRMED' as const, 'CANCELLED' as const),
  availability: fc.constantFrom(null, 'free' as const),
}) as fc.Arbitrary<Omit<EventDate, keyof typeof nobody>>
const anyDate: fc.Arbitrary<EventDate> = fc
  .tuple(anyFacts, anyPersons)
  .map(([facts, persons]) => ({ ...facts, ...persons }))
const anyStored: fc.Arbitrary<Stored> = fc
  .array(anyDate, { minLength: 1, maxLength: 4 })
  .map((dates) => settleDates(dates, noSerials, new Faults()))

/** A change that leaves a date complete: names and days are set, everything else may be cleared. */
const anyChange: fc.Arbitrary<EventDatePatch> = fc
  .tuple(
    fc.record(
      {
        name: word,
        startDate: fc.constantFrom('2027-06-01', 'today'),
        startTime: fc.constantFrom(null, '09:30'),
        timeZone: fc.constantFrom(null, 'Asia/Tokyo'),
        description: fc.option(word),
        location: fc.option(word),
        status: fc.constantFrom(null, 'TENTATIVE' as const),
      },
      { requiredKeys: [] },
    ),
    fc.oneof(
      fc.constant({}),
      fc.constant({ attendee_name: null, attendee_email: null }),
      fc.constant(allNull(nobody)),
      anyPersons,
    ),
  )
  .map(([change, persons]) => ({ ...change, ...persons }))

function allNull<T extends object>(fields: T): { [K in keyof T]: null } {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, null])) as { [K in keyof T]: null }
}
