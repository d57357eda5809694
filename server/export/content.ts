import { dayLength } from '../calendar/days.ts'
import { keys } from '../accounts/keys.ts'
import { members } from '../accounts/members.ts'
import { settingsOf } from '../accounts/settings.ts'
import { content as resources } from '../content.ts'
import type { Context } from '../context.ts'
import { domains } from '../domains/domains.ts'
import { contentOf } from '../events/ics.ts'
import { feedFile } from '../groups/feed.ts'
import type { OrganizationId } from '../http/actor.ts'
import { byteOrderMark, csvLine } from '../http/csv.ts'
import { instantText } from '../http/formats.ts'
import { turn } from '../http/turns.ts'
import type { AnyServed } from '../resources/served.ts'
import { answerTable, fieldsIn } from '../rsvp/attendee-list/csv.ts'
import { answerListing } from '../rsvp/listing.ts'
import { dimensionNumber } from '../statistics/dimensions.ts'
import type { Entry } from './archive.ts'
import { contentReads } from './export-store.ts'
import { readme } from './readme.ts'

/** How far an export is. */
export interface Progress {
  /** What is being written, such as `events`. */
  part: string
  done: number
  total: number
}

// An event has up to 256 KB.
const rowsAtOnce = 20
const smallAtOnce = 500

type Pieces = AsyncGenerator<string, void, void>

/** Every file of an export. Rows are read in small pages, so memory doesn't grow with the organization. */
export async function* exportedFiles(
  context: Context,
  organization: OrganizationId,
  progress: Progress,
): AsyncGenerator<Entry, void, void> {
  const { database, now } = context
  const reads = contentReads(database)
  const answers = answerListing(context)
  const kinds = [...resources.values()]
  for (const table of [...kinds.map(({ resource }) => resource.table), 'event', 'event_group', ...others])
    progress.total += await reads.count(table, organization)

  const settings = await settingsOf(database, organization)
  yield { name: 'README.txt', content: readme(settings.name, instantText(now())) }
  yield whole('organization.json', settings)
  yield whole('members.json', await members(context, organization))
  yield whole('keys.json', await keys(database, organization))
  yield whole('domains.json', await domains(context, organization))
  for (const each of kinds) {
    progress.part = each.resource.titles
    yield { name: `${fileName(each.resource.titles)}.json`, content: asList(items(each)) }
  }
  progress.part = 'calendar files'
  yield* eventCalendars()
  yield* groupCalendars()
  progress.part = 'RSVPs'
  yield* replies()
  progress.part = 'images'
  yield* images()
  progress.part = 'statistics'
  yield { name: 'statistics.csv', content: statistics() }
  progress.part = 'activity'
  yield { name: 'activity.jsonl', content: activity() }

  /** As the API returns them. */
  async function* items({ resource, store, present }: AnyServed): Pieces {
    const read = reads.rowsOf(resource.table)
    for await (const row of rowsOf((last) => read(organization, last, rowsAtOnce))) {
      yield store.answer(row, await present?.(context, row))
      progress.done += 1
    }
  }

  async function* eventCalendars(): AsyncGenerator<Entry, void, void> {
    for await (const row of rowsOf((last) => reads.events(organization, last, rowsAtOnce))) {
      const { files } = contentOf(row, now())
      const number = (i: number) => (i === 0 ? '' : `-${i + 1}`)
      for (const [i, { body }] of files.entries())
        yield { name: `events/${String(row.prokey)}${number(i)}.ics`, content: body }
      progress.done += 1
    }
  }

  async function* groupCalendars(): AsyncGenerator<Entry, void, void> {
    for await (const { prokey } of rowsOf((last) => reads.groups(organization, last, smallAtOnce))) {
      const feed = await feedFile(context, prokey)
      if (feed) yield { name: `groups/${prokey}.ics`, content: feed }
      progress.done += 1
    }
  }

  async function* replies(): AsyncGenerator<Entry, void, void> {
    for (let last = ''; ;) {
      const events = await reads.answered(organization, last, smallAtOnce)
      for (const { event } of events) {
        // All columns must be known before the first line.
        const fields = new Set<string>()
        for await (const part of answers.parts({ organization, event }))
          for (const name of fieldsIn(part)) fields.add(name)
        yield { name: `rsvps/${event}.csv`, content: replyTable(event, [...fields]) }
        yield { name: `rsvps/${event}.json`, content: answers.json({ organization, event }) }
      }
      if (events.length < smallAtOnce) return
      last = events.at(-1)!.event
    }
  }

  async function* replyTable(event: string, fields: readonly string[]): Pieces {
    const { heading, line } = answerTable(fields)
    yield `${byteOrderMark}${heading}\r\n`
    for await (const part of answers.parts({ organization, event })) {
      yield part.map((answer) => `${line(answer)}\r\n`).join('')
      progress.done += part.length
    }
  }

  async function* images(): AsyncGenerator<Entry, void, void> {
    for (let last = ''; ;) {
      const [image] = await reads.images(organization, last)
      if (!image) return
      last = image.id
      yield { name: `images/${image.id}.${image.type.split('/')[1]!}`, content: image.bytes, isPacked: true }
      progress.done += 1
    }
  }

  async function* statistics(): Pieces {
    yield `${byteOrderMark}${csvLine(['type', 'prokey', 'date', 'views', 'saves'])}\r\n`
    for await (const { id, prokey } of rowsOf((last) => reads.events(organization, last, rowsAtOnce)))
      yield* days('event', prokey as string, id)
    for await (const { id, prokey } of rowsOf((last) => reads.groups(organization, last, smallAtOnce)))
      yield* days('group', prokey, -id)
  }

  async function* days(type: string, prokey: string, subject: number): Pieces {
    const [views, saves] = [dimensionNumber('views'), dimensionNumber('saves')]
    const sums = Map.groupBy(await reads.days(subject, views, saves), ({ period }) => period)
    for (const [day, totals] of sums) {
      const of = (dimension: number) => totals.find((each) => each.dimension === dimension)?.total ?? 0
      yield `${csvLine([type, prokey, instantText(day * dayLength).slice(0, 10), of(views), of(saves)])}\r\n`
    }
  }

  async function* activity(): Pieces {
    for await (const row of rowsOf((last) => reads.activity(organization, last, smallAtOnce))) {
      const { at, fields, ...rest } = row
      yield `${JSON.stringify({ ...rest, at: instantText(at), fields: fields && JSON.parse(fields) })}\n`
      progress.done += 1
    }
  }
}

const others = ['rsvp_answer', 'image', 'activity']

const whole = (name: string, value: unknown): Entry => ({ name, content: JSON.stringify(value, null, 2) })

/** `landing page templates` are in `landing-page-templates.json`. */
const fileName = (titles: string) => titles.toLowerCase().replaceAll(' ', '-')

/** The rows of all pages. */
async function* rowsOf<R extends { id: number }>(
  page: (last: number) => Promise<R[]> | R[],
): AsyncGenerator<R, void, void> {
  for (let rows = await page(0); rows.length > 0; rows = await page(rows.at(-1)!.id)) {
    yield* rows
    await turn()
  }
}

async function* asList(texts: Pieces): Pieces {
  let before = '[\n'
  for await (const text of texts) {
    yield `${before}${text}`
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}
