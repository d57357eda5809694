import type { Context } from '../context.ts'
import { visitStore } from '../statistics/record.ts'

const day = 86_400_000

const countries = ['DE', 'DE', 'DE', 'DE', 'AT', 'CH', 'NL', 'US']
const referrers = [undefined, undefined, 'news.example.org', 'search.example.com', 'social.example.net']
const sources = [undefined, undefined, undefined, 'newsletter', 'newsletter', 'poster']
const calendars = ['google', 'google', 'google', 'apple', 'apple', 'ical', 'outlookcom', 'ms365']

interface Interest {
  /** How many days of visits there are. */
  readonly days: number
  /** Visits per day at the end. */
  readonly most: number
  /** The share of visits that open a calendar. Events with a form cannot be saved from their page. */
  readonly saves: number
}

/** Visits to an event: few at first, more towards the date, fewer at weekends; the same in every run. */
export async function createSampleVisits(context: Context, event: number, { days, most, saves }: Interest) {
  const store = visitStore(context)
  const random = generator(7)
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!
  const today = Math.floor(context.now() / day) * day
  const visits: Promise<void>[] = []
  for (let ago = days; ago > 0; ago -= 1) {
    const start = today - ago * day
    const isWeekend = new Date(start).getUTCDay() % 6 === 0
    const count = Math.round((2 + ((most - 2) * (days - ago)) / days) * (isWeekend ? 0.5 : 1) * (0.6 + random() * 0.8))
    for (let n = 0; n < count; n += 1) {
      const at = start + Math.floor(random() * day)
      const [referrer, utm_source] = [pick(referrers), pick(sources)]
      visits.push(
        store({
          subject: event,
          at,
          metric: 'views',
          keys: { country: pick(countries), ...(referrer && { referrer }), ...(utm_source && { utm_source }) },
        }),
      )
      if (random() < saves)
        visits.push(store({ subject: event, at: at + 1, metric: 'saves', keys: { type: pick(calendars) } }))
    }
  }
  await Promise.all(visits)
}

function generator(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
