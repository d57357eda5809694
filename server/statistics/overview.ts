import type { OverviewStatistics, StatisticsOfEvent } from '@kalends/contract'
import type { Context } from '../context.ts'
import type { OrganizationId } from '../http/actor.ts'
import { instantText } from '../http/formats.ts'
import { breakdownOf, seriesOf } from './answer.ts'
import { visitCounter } from './counts.ts'
import type { Counted, Scope } from './question.ts'
import { topEvents } from './event-store.ts'
import { signUpCounter, signUpsByEvent } from './sign-up-store.ts'
import type { Window } from './window.ts'

/** What the numbers are about. The organization alone: all of its events. */
export interface Subject {
  readonly organization: OrganizationId
  readonly group: string | null
  readonly event: { readonly id: number; readonly prokey: string } | null
}

const rangeOf = ({ from, to }: Window) => (from === null ? undefined : { from, to: to! })
const scopeOf = ({ organization, group, event }: Subject): Scope =>
  event ? { event: event.id } : { organization, group }

const groupsOf = ({ organization, group }: Subject): Scope => ({ groupsOf: organization, group })

/** Views, saves, sign-ups and subscriptions of an event, a group or an organization. */
export function overviewReader({ database }: Pick<Context, 'database'>) {
  const count = visitCounter(database)
  const countSignUps = signUpCounter(database)

  /** A breakdown by type is of the saves, or of the subscriptions. */
  return async (subject: Subject, window: Window, isOfSubscriptions = false): Promise<OverviewStatistics> => {
    const { from, to, interval, breakdown } = window
    const range = rangeOf(window)
    const asked = { scope: scopeOf(subject), range, byMonth: interval !== 'day' }
    const broken = isOfSubscriptions ? 'subscriptions' : breakdown === 'type' ? 'saves' : 'views'
    const by = (metric: typeof broken) => (metric === broken ? breakdown : null)
    const [views, saves, signUps, subscriptions] = await Promise.all([
      count({ ...asked, metric: 'views', breakdown: by('views') }),
      count({ ...asked, metric: 'saves', breakdown: by('saves') }),
      countSignUps({ ...subject, event: subject.event?.prokey ?? null, range }),
      subject.event
        ? nothing
        : count({ ...asked, scope: groupsOf(subject), metric: 'saves', breakdown: by('subscriptions') }),
    ])
    const { total, keys } = { views, saves, subscriptions }[broken]
    return {
      window: {
        from: from === null ? null : instantText(from),
        to: to === null ? null : instantText(to),
        timezone: 'UTC',
        interval,
      },
      totals: {
        views: views.total,
        saves: saves.total,
        sign_ups: sumOf(signUps),
        subscriptions: subscriptions.total,
      },
      series:
        from === null || interval === 'none'
          ? null
          : merged(from, to!, interval, [views.days, saves.days, signUps, subscriptions.days]),
      breakdown: breakdown && keys ? breakdownOf(breakdown, total, keys) : null,
    }
  }
}

/** An event cannot be subscribed to. */
const nothing: Counted = { total: 0, days: new Map(), keys: { leading: [], count: 0, sum: 0 } }

const sumOf = (days: Counted['days']) => days.values().reduce((sum, total) => sum + total, 0)

function merged(from: number, to: number, interval: 'day' | 'month', days: readonly Counted['days'][]) {
  const [views, saves, signUps, subscriptions] = days.map((each) => seriesOf(from, to, interval, each))
  return views!.map(({ start, end, total }, index) => ({
    start,
    end,
    views: total,
    saves: saves![index]!.total,
    sign_ups: signUps![index]!.total,
    subscriptions: subscriptions![index]!.total,
  }))
}

const most = 10

/** The events with the most views of an organization or a group. */
export function topEventReader({ database }: Pick<Context, 'database'>) {
  const find = topEvents(database)
  const countSignUps = signUpsByEvent(database)

  return async (subject: Subject, window: Window): Promise<StatisticsOfEvent[]> => {
    const range = rangeOf(window)
    const found = await find(scopeOf(subject), range, most)
    const prokeys = found.map(({ prokey }) => prokey)
    const signUps = await countSignUps({ organization: subject.organization, range }, prokeys)
    return found.map(({ prokey, label, views, saves }) => ({
      prokey,
      label,
      views,
      saves,
      sign_ups: signUps.get(prokey) ?? 0,
    }))
  }
}
