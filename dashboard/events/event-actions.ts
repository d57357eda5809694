import { type FoundEvent, mostBulkItems } from '@kalends/contract'
import { signal } from '@preact/signals'
import { app, v1 } from '../api.ts'
import { invalidate } from '../cache.ts'
import { itemMessage, messageOf, toast } from '../kit/index.ts'
import { organizationId } from '../session.ts'
import { words } from '../words.ts'
import { patchFound } from './found-events.ts'
import { isSureToUnpublish } from './unpublishing.tsx'

/** What actions need to know of an event. */
export interface Target extends Pick<FoundEvent, 'prokey' | 'title' | 'status' | 'rsvp'> {
  readonly group: Pick<FoundEvent['group'], 'prokey'>
  /** If it is known. */
  readonly cancelled?: boolean
}

interface Result {
  readonly event: Target
  readonly isDone: boolean
  readonly message: string
  readonly copy?: string | undefined
}

type Change = Parameters<typeof app.events.bulk>[0]['body']

/** Does the same with those events that could not be changed. */
type Again = (events: readonly Target[]) => Promise<unknown>

/** Events that could not be changed, until the person has read it. */
export const failures = signal<{ readonly results: readonly Result[]; readonly again: Again } | undefined>(undefined)
/** How far a change of many events is. */
export const progress = signal<{ readonly done: number; readonly of: number } | undefined>(undefined)
/** Events for which a dialog asks where to move them. */
export const asked = signal<{ readonly to: 'move' | 'delete'; readonly events: readonly Target[] } | undefined>(
  undefined,
)

export async function publish(events: readonly Target[]) {
  const done = await change({ action: 'publish' }, events, publish)
  patchFound(replaced(done, { status: 'published' }))
  say(words.events.published(done.length, titleOf(done)), done, () => change({ action: 'unpublish' }, done))
}

export async function unpublish(events: readonly Target[]) {
  if (!(await isSureToUnpublish(events))) return
  const done = await change({ action: 'unpublish' }, events, unpublish)
  patchFound(replaced(done, { status: 'draft' }))
  say(words.events.unpublished(done.length, titleOf(done)), done, () => change({ action: 'publish' }, done))
}

export async function move(events: readonly Target[], group: FoundEvent['group']) {
  const away = events.filter((event) => event.group.prokey !== group.prokey)
  const done = await change({ action: 'move', event_group: group.prokey }, away, (left) => move(left, group))
  patchFound(replaced(done, { group }))
  say(words.events.moved(done.length, titleOf(done), group.name), done, async () => {
    const byGroup = Map.groupBy(done, (event) => event.group.prokey)
    const back: Target[] = []
    for (const [event_group, some] of byGroup) back.push(...(await change({ action: 'move', event_group }, some)))
    return back
  })
}

export async function duplicate(events: readonly Target[]) {
  const results = await run({ action: 'duplicate' }, events, duplicate)
  const copies = results.flatMap(({ event, copy }) => (copy === undefined ? [] : [{ ...event, prokey: copy }]))
  say(words.events.duplicated(copies.length, titleOf(copies)), copies, () => change({ action: 'delete' }, copies))
}

export async function remove(events: readonly Target[]) {
  const done = await change({ action: 'delete' }, events, remove)
  const gone = new Set(done.map(({ prokey }) => prokey))
  patchFound((shown) => shown.filter(({ prokey }) => !gone.has(prokey)))
  say(words.events.deleted(done.length, titleOf(done)), done, () => restore(done))
}

async function restore(events: readonly Target[]): Promise<readonly Target[]> {
  const left = [...events]
  const failed: Result[] = []
  const worker = async () => {
    for (let event = left.shift(); event; event = left.shift()) {
      progress.value = { done: events.length - left.length, of: events.length }
      try {
        await v1.event.restore(event.prokey)
      } catch (error) {
        failed.push({ event, isDone: false, message: messageOf(error, words.common.reading) })
      }
    }
  }
  await Promise.all([worker(), worker(), worker(), worker()])
  finish(failed, restore)
  return events.filter((event) => !failed.some((each) => each.event === event))
}

/** Returns the events that were changed. */
async function change(
  body: Omit<Change, 'prokeys'>,
  events: readonly Target[],
  again: Again = (left) => change(body, left),
): Promise<Target[]> {
  return (await run(body, events, again)).filter(({ isDone }) => isDone).map(({ event }) => event)
}

async function run(body: Omit<Change, 'prokeys'>, events: readonly Target[], again: Again): Promise<Result[]> {
  const results: Result[] = []
  for (let at = 0; at < events.length; at += mostBulkItems) {
    if (events.length > mostBulkItems) progress.value = { done: at, of: events.length }
    results.push(...(await runSome(body, events.slice(at, at + mostBulkItems))))
  }
  finish(
    results.filter(({ isDone }) => !isDone),
    again,
  )
  return results
}

async function runSome(body: Omit<Change, 'prokeys'>, events: readonly Target[]): Promise<Result[]> {
  try {
    const prokeys = events.map(({ prokey }) => prokey)
    const { results } = await app.events.bulk({ body: { ...body, prokeys } })
    return results.map((result, index) => {
      return {
        event: events[index]!,
        isDone: result.status === 'success',
        message: itemMessage(result),
        copy: result.copy,
      }
    })
  } catch (error) {
    const message = messageOf(error, words.common.reading)
    return events.map((event) => ({ event, isDone: false, message }))
  }
}

function finish(failed: readonly Result[], again: Again) {
  progress.value = undefined
  if (failed.length > 0) failures.value = { results: failed, again }
  invalidate(...['event', 'group', 'home', 'templates'].map((place) => `${organizationId.value}/${place}`))
}

function say(text: string, done: readonly Target[], undo: () => Promise<readonly Target[]>) {
  if (done.length === 0) return
  toast(text, { undo: () => void undo().then((undone) => undone.length > 0 && toast(words.common.undone)) })
}

function replaced(done: readonly Target[], changes: Partial<FoundEvent>) {
  const prokeys = new Set(done.map(({ prokey }) => prokey))
  return (shown: readonly FoundEvent[]) =>
    shown.map((event) => (prokeys.has(event.prokey) ? { ...event, ...changes } : event))
}

const titleOf = (events: readonly Target[]) => events[0]?.title ?? ''
