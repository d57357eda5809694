import type { OverviewStatistics, StatisticsOfEvent } from '@kalends/contract'
import type { Context } from '../context.ts'
import type { OrganizationId } from '../http/actor.ts'
import { instantText } from '../http/formats.ts'
import { breakdownOf, seriesOf } from './answer.ts'
import { type Counted, type Scope, visitCounter } from './counts.ts'
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

/** Views, saves and sign-ups of an event, a group or an organization, in one statement each. */
export function overviewReader({ database }: Pick<Context, 'database'>) {
  const count = visitCounter(database)
  const countSignUps = signUpCounter(database)

  return async (subject: Subject, window: Window): Promise<OverviewStatistics> => {
    const { from, to, interval, breakdown } = window
    const range = rangeOf(window)
    const asked = { scope: scopeOf(subject), range, byMonth: interval !== 'day' }
    const metric = breakdown === 'type' ? 'saves' : 'views'
    const [views, saves, signUps] = await Promise.all([
      count({ ...asked, metric: 'views', breakdown: metric === 'views' ? breakdown : null }),
      count({ ...asked, metric: 'saves', breakdown: metric === 'saves' ? breakdown : null }),
      countSignUps({ ...subject, event: subject.event?.prokey ?? null, range }),
    ])
    const broken = metric === 'views' ? views : saves
    return {
      window: {
        from: from === null ? null : instantText(from),
        to: to === null ? null : instantText(to),
        timezone: 'UTC',
        interval,
      },
      totals: { views: views.total, saves: saves.total, sign_ups: sumOf(signUps) },
      series:
        from === null || interval === 'none' ? null : merged(from, to!, interval, [views.days, saves.days, signUps]),
      breakdown: breakdown && broken.keys ? breakdownOf(breakdown, broken.total, broken.keys) : null,
    }
  }
}

const sumOf = (days: Counted['days']) => days.values().reduce((sum, total) => sum + total, 0)

function merged(
  from: number,
  to: number,
  interval: 'day' | 'month',
  days: readonly [views: Counted['days'], saves: Counted['days'], signUps: Counted['days']],
) {
  const [views, saves, signUps] = days.map((each) => seriesOf(from, to, interval, each))
  return views!.map(({ start, end, total }, index) => ({
    start,
    end,
    views: total,
    saves: saves![index]!.total,
    sign_ups: signUps![index]!.total,
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
