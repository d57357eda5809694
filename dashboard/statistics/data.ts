import type { OverviewStatistics, StatisticsOfEvent } from '@kalends/contract'
import { app } from '../api.ts'
import { type Loaded, useData } from '../cache.ts'
import { queryValue } from '../router.ts'
import { organizationId } from '../session.ts'
import type { Range, Window } from './window.ts'

/** What the numbers are about; empty: the organization. */
export interface Scope {
  readonly group?: string
  readonly event?: string
}

export const metrics = ['views', 'saves', 'sign_ups', 'subscriptions'] as const
export type Metric = (typeof metrics)[number]
export type Dimension = NonNullable<Parameters<typeof app.statistics.read>[0]>['query'] extends infer Q
  ? Q extends { breakdown?: infer D }
    ? NonNullable<D>
    : never
  : never
export type Point = NonNullable<OverviewStatistics['series']>[number]

export const campaigns = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const

/** Calendars are subscribed to, events are not. */
export const metricsOf = ({ event }: Scope): readonly Metric[] =>
  metrics.filter((metric) => metric !== 'subscriptions' || event === undefined)

export const shownMetric = (scope: Scope): Metric =>
  metricsOf(scope).find((each) => each === queryValue('metric')) ?? 'views'
export const shownCampaign = () => campaigns.find((each) => each === queryValue('campaign')) ?? 'utm_campaign'

const keyOf = ({ group, event }: Scope, window: Window) =>
  `${organizationId.value}/statistics/${event ?? group ?? 'all'}/${window.key}`

export interface Overview {
  readonly totals: OverviewStatistics['totals']
  readonly before: OverviewStatistics['totals'] | undefined
  readonly series: readonly Point[]
  readonly seriesBefore: readonly Point[] | undefined
  /** Whether nothing was ever counted. */
  readonly isEmpty: boolean
}

export function useOverview(scope: Scope, window: Window): Loaded<Overview> {
  return useData(keyOf(scope, window), (signal) => loadOverview(scope, window, signal))
}

async function loadOverview(scope: Scope, window: Window, signal?: AbortSignal): Promise<Overview> {
  const read = (range: Range) => app.statistics.read({ query: { ...scope, ...range } }, { signal })
  const { range, chart, before } = window
  const [current, shown, earlier] = await Promise.all([
    read(range),
    chart === range ? undefined : read(chart),
    before && read(before),
  ])
  const isEmpty =
    isNothing(current.totals) &&
    (earlier === undefined || isNothing(earlier.totals)) &&
    (window.name === 'all' || isNothing((await read({ interval: 'none' })).totals))
  return {
    totals: current.totals,
    before: earlier?.totals,
    series: (shown ?? current).series ?? [],
    seriesBefore: earlier?.series ?? undefined,
    isEmpty,
  }
}

const isNothing = (totals: OverviewStatistics['totals']) => metrics.every((metric) => !totals[metric])

export type Breakdown = NonNullable<OverviewStatistics['breakdown']>

export function useBreakdown(scope: Scope, window: Window, dimension: Dimension): Loaded<Breakdown> {
  return useData(`${keyOf(scope, window)}/${dimension}`, (signal) => loadBreakdown(scope, window, dimension, signal))
}

export async function loadBreakdown(
  scope: Scope,
  { range: { from, to } }: Window,
  breakdown: Dimension,
  signal?: AbortSignal,
): Promise<Breakdown> {
  const answer = await app.statistics.read({ query: { ...scope, from, to, interval: 'none', breakdown } }, { signal })
  return answer.breakdown!
}

export function useTopEvents({ group }: Scope, window: Window): Loaded<StatisticsOfEvent[]> {
  const { from, to } = window.range
  return useData(`${keyOf({ ...(group && { group }) }, window)}/events`, (signal) =>
    app.statistics.events({ query: { group, from, to } }, { signal }),
  )
}
