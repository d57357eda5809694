import type { EventDate } from '@kalends/contract'
import type { Merge, Versions } from '../../forms/merge.ts'
import type { EditedDate } from './dates.ts'

/** Merges what two people changed, field by field of each date. Undefined if dates were added or removed. */
export function mergeDates({ before, mine, theirs }: Versions<EditedDate[]>): Merge<EditedDate[]> | undefined {
  const isSameList = mine.every(({ position }, index) => position === index)
  if (!isSameList || mine.length !== before.length || theirs.length !== before.length) return undefined
  const collisions = changedParts(before, mine).filter(
    ([index, field]) =>
      theirs[index]![field] !== before[index]![field] && theirs[index]![field] !== mine[index]![field],
  )
  return {
    fields: collisions.map(([index, field]) => ({
      field: partName(index, field),
      mine: mine[index]![field],
      theirs: theirs[index]![field],
    })),
    join(isMine) {
      const kept = changedParts(before, mine).filter(([index, field]) => {
        const collides = collisions.some(([at, name]) => at === index && name === field)
        return !collides || isMine(partName(index, field))
      })
      return theirs.map((date, index) => {
        const own = kept.filter(([at]) => at === index).map(([, field]) => [field, mine[index]![field]] as const)
        return { ...date, ...(Object.fromEntries(own) as Partial<EventDate>) }
      })
    },
  }
}

/** The fields of dates that differ, such as `dates[0].name`. Undefined if the lists cannot be compared. */
export function differingParts(before: readonly EventDate[], after: readonly EventDate[]): string[] | undefined {
  if (before.length !== after.length) return undefined
  return changedParts(before, after).map(([index, field]) => partName(index, field))
}

/** The dates with other values of some fields, by names such as `dates[0].name`. */
export function withParts(dates: readonly EditedDate[], values: Readonly<Record<string, unknown>>): EditedDate[] {
  return dates.map((date, index) => {
    const fields = Object.keys(date).filter((field) => partName(index, field) in values)
    return { ...date, ...Object.fromEntries(fields.map((field) => [field, values[partName(index, field)]])) }
  })
}

type Part = readonly [index: number, field: keyof EventDate]

function changedParts(before: readonly EventDate[], after: readonly EventDate[]): Part[] {
  return before.flatMap((date, index) =>
    (Object.keys(date) as (keyof EventDate)[])
      .filter((field) => date[field] !== after[index]![field])
      .map((field) => [index, field] as const),
  )
}

const partName = (index: number, field: string) => `dates[${index}].${field}`
