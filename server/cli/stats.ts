import type { Statistics } from '@kalends/contract'
import { isProkey } from '../http/formats.ts'
import { Refusal } from '../refusal.ts'
import { anyEventReader, anyGroupReader } from '../statistics/counts.ts'
import { dayLength, dayOf } from '../statistics/dimensions.ts'
import { rebuildVisitSums } from '../statistics/fold.ts'
import { statisticsReader } from '../statistics/reader.ts'
import { type Window, windowOf } from '../statistics/window.ts'
import type { Command } from './command.ts'
import { inDatabase } from './in-database.ts'
import { columns } from './text.ts'

const longestBar = 40
const shownValues = 5
const shownDays = 30

export const commands: Command[] = [
  {
    name: 'stats',
    summary: 'Show how often an event was viewed and saved, or a group subscribed to.',
    details:
      'Views are visits to the landing page, saves are clicks that open a calendar; for a group, clicks to subscribe. Campaigns are shown if links to the page had any. The chart covers the last 30 days in UTC, including today; everything else covers all time.',
    argument: { name: 'PROKEY', what: 'The prokey of the event or group, the last part of its page address.' },
    example: 'kalends stats 7f1c1a52-93e6-4b07-9f0e-0a3c1e3c0b11',
    run: async (given) => {
      const prokey = (given.argument ?? '').toLowerCase()
      return inDatabase(given.settings(), async ({ database, now }) => {
        const [event] = isProkey(prokey) ? await anyEventReader(database)(prokey) : []
        const [group] = isProkey(prokey) && !event ? await anyGroupReader(database)(prokey) : []
        if (!event && !group) throw new Refusal('missing', `There is no event or group ${prokey}.`)
        const read = statisticsReader(database)
        const everything = (subject: number, metric: 'views' | 'saves', breakdown: string) =>
          read(subject, metric, windowOf({ interval: 'none', breakdown }, metric, now()))
        if (!event) {
          const saves = await everything(-group!.id, 'saves', 'type')
          return { data: { saves }, text: groupReport(saves) }
        }
        const [views, saves, recent, ...campaigns] = await Promise.all([
          everything(event.id, 'views', 'referrer'),
          everything(event.id, 'saves', 'type'),
          read(event.id, 'views', recentDays(now())),
          ...Object.keys(campaignTitles).map((name) => everything(event.id, 'views', name)),
        ])
        return { data: { views, saves, recent, campaigns }, text: report(views, saves, recent, campaigns) }
      })
    },
  },
  {
    name: 'rebuild-stats',
    summary: 'Recalculate all visits.',
    details:
      'Covers the days whose individual visits are still stored; older totals stay as they are. Takes a while with millions of visits.',
    example: 'kalends rebuild-stats',
    namesDatabase: true,
    run: async (given) =>
      inDatabase(given.settings(), async (context) => {
        await rebuildVisitSums(context)
        return { data: { rebuilt: true }, text: 'The totals were recalculated from the visits.' }
      }),
  },
]

/** Includes today, so that there is something to see on the first day. */
function recentDays(now: number): Window {
  const to = (dayOf(now) + 1) * dayLength
  return { from: to - shownDays * dayLength, to, interval: 'day', breakdown: null }
}

const campaignTitles = {
  utm_campaign: 'Campaigns (utm_campaign), all time',
  utm_source: 'Campaign sources (utm_source), all time',
  utm_medium: 'Campaign media (utm_medium), all time',
  utm_term: 'Campaign terms (utm_term), all time',
  utm_content: 'Campaign content (utm_content), all time',
}

function report(views: Statistics, saves: Statistics, recent: Statistics, campaigns: readonly Statistics[]): string {
  return [
    columns([
      ['Views, all time', String(views.total)],
      ['Saves, all time', String(saves.total)],
    ]),
    `Views in the last ${shownDays} days, including today`,
    bars(recent.series!.map(({ start, total }) => [start.slice(0, 10), total])),
    ...top('Where visitors came from, all time', views),
    ...Object.values(campaignTitles).flatMap((title, n) => (isUsed(campaigns[n]!) ? top(title, campaigns[n]!) : [])),
    ...top('Calendars it was saved to, all time', saves),
  ].join('\n\n')
}

function groupReport(saves: Statistics): string {
  const total = columns([['Clicks to subscribe, all time', String(saves.total)]])
  return [total, ...top('Calendars used, all time', saves)].join('\n\n')
}

/** Whether the event has campaigns. Most have none. */
function isUsed({ breakdowns: [breakdown] }: Statistics): boolean {
  return breakdown!.values.some(({ key }) => key !== 'none')
}

function top(title: string, { breakdowns: [breakdown] }: Statistics): string[] {
  const values = breakdown!.values.slice(0, shownValues)
  const left = breakdown!.values.length - values.length
  const more =
    left === 0
      ? ''
      : breakdown!.truncated
        ? '\nand more; --json lists the first 50'
        : `\nand ${left} more; --json lists all`
  return values.length === 0 ? [] : [title, bars(values.map(({ key, value }) => [key, value])) + more]
}

/** A bar chart with one bar per row, relative to the longest. */
function bars(rows: readonly (readonly [label: string, count: number])[]): string {
  const most = Math.max(1, ...rows.map(([, count]) => count))
  return columns(
    rows.map(([label, count]) => [label, String(count), '█'.repeat(Math.ceil((count / most) * longestBar))]),
  )
}
