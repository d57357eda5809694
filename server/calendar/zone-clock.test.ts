import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { dayLength, plainDate } from './days.ts'
import { isTwice, momentOf, startOfDay, wallOf } from './zone-clock.ts'

// The day numbers from 1900 to 2199, and every known zone.
const anyDay = fc.integer({ min: -25_567, max: 84_005 })
const anyZone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'))
const anyMinute = fc.integer({ min: 0, max: 1439 })
const settings = { seed: 20_261_115, numRuns: 3000 }

/** Mostly around clock changes, the only places where something can go wrong. */
const anyWall = fc
  .tuple(anyZone, anyDay, anyMinute, fc.integer({ min: -180, max: 180 }), fc.boolean())
  .map(([zone, day, minute, around, nearChange]) => {
    const wall = day * dayLength + minute * 60_000
    const change = nearChange ? zonedOf(zone, wall).getTimeZoneTransition('next') : null
    const at = change === null ? wall : wallNumber(change.toPlainDateTime()) + around * 60_000
    return { zone, wall: Math.floor(at / 60_000) * 60_000 }
  })

test('in every zone, a wall-clock time resolves to the same instant as in Temporal', () => {
  fc.assert(
    fc.property(anyWall, ({ zone, wall }) => {
      assert.equal(momentOf(zone, wall), plainDateTime(wall).toZonedDateTime(zone).epochMilliseconds)
    }),
    settings,
  )
})

test('an instant shows the same wall-clock time as in Temporal', () => {
  fc.assert(
    fc.property(anyWall, ({ zone, wall: moment }) => {
      assert.equal(wallOf(zone, moment), wallNumber(zonedOf(zone, moment).toPlainDateTime()))
    }),
    settings,
  )
})

test('a day begins at the same instant as in Temporal', () => {
  fc.assert(
    fc.property(anyZone, anyDay, (zone, day) => {
      assert.equal(startOfDay(zone, day), plainDate(day).toZonedDateTime(zone).epochMilliseconds)
    }),
    settings,
  )
  // The clock jumped from 23:30 to 00:30, so this day began half an hour late.
  const skipped = Temporal.PlainDate.from('1919-03-31').toZonedDateTime('America/Toronto')
  assert.equal(skipped.toPlainTime().toString(), '00:30:00')
  const day = wallNumber(Temporal.PlainDateTime.from('1919-03-31T00:00')) / dayLength
  assert.equal(startOfDay('America/Toronto', day), skipped.epochMilliseconds)
})

test('a wall-clock time that occurs twice is recognised', () => {
  fc.assert(
    fc.property(anyWall, ({ zone, wall }) => {
      const [earlier, later] = (['earlier', 'later'] as const).map((disambiguation) =>
        plainDateTime(wall).toZonedDateTime(zone, { disambiguation }),
      )
      const twice = !earlier!.equals(later!) && earlier!.toPlainDateTime().equals(plainDateTime(wall))
      assert.equal(isTwice(zone, wall), twice)
    }),
    settings,
  )
})

function zonedOf(zone: string, moment: number): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(zone)
}

function plainDateTime(wall: number): Temporal.PlainDateTime {
  return zonedOf('UTC', wall).toPlainDateTime()
}

function wallNumber(time: Temporal.PlainDateTime): number {
  return time.toZonedDateTime('UTC').epochMilliseconds
}
