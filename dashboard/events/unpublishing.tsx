import { v1 } from '../api.ts'
import { confirm } from '../kit/index.ts'
import { words } from '../words.ts'
import { mostCounted } from './rsvp-count.ts'

interface Unpublished {
  readonly prokey: string
  readonly title: string
  readonly rsvp: boolean
}

/** Asks before events are unpublished that people have signed up for, who would not hear of it. */
export async function isSureToUnpublish(events: readonly Unpublished[]): Promise<boolean> {
  const { title, text, outcomes, hint, confirm: verb } = words.events.unpublishing
  // How many is worth no failure.
  const people = await countSignedUp(events.filter(({ rsvp }) => rsvp)).catch(() => undefined)
  if (people === 0) return true
  const question = (
    <>
      <p>{text(people)}</p>
      <ul>
        {outcomes.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      <p>{hint}</p>
    </>
  )
  return confirm({ title: title(events.length, events[0]!.title), text: question, confirm: verb })
}

/** How many come, may come or wait; undefined for too many events to count. */
async function countSignedUp(events: readonly Unpublished[]): Promise<number | undefined> {
  if (events.length > mostCounted) return undefined
  const all = await Promise.all(events.map(({ prokey }) => v1.statistics.rsvp(prokey)))
  return all.reduce((sum, { snapshot: { entries, pending, waiting } }) => {
    return sum + entries.confirmed + entries.undecided + pending.entries + waiting.entries
  }, 0)
}
