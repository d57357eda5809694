import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eventTime } from '../calendar/event-time.ts'
import { type Language, messagesIn } from '../messages/messages.ts'
import { listWriter } from './list-text.ts'

const evening = from('2026-11-20', '18:00', '2026-11-20', '20:00')
const overnight = from('2026-11-20', '22:00', '2026-11-21', '02:00')
const camp = from('2027-01-01', '10:00', '2027-01-09', '10:00')
const overNewYear = from('2026-12-30', '10:00', '2027-01-09', '10:00')
const weekend = from('2026-11-20', null, '2026-11-22', null)

test('under a month heading, a date shows the weekday and the hours, and its end if that is on another day', async () => {
  assert.deepEqual(await inMonth('en'), [
    'Fri, 6:00 – 8:00 PM',
    'Fri 10:00 PM – Sat 2:00 AM',
    'Fri 10:00 AM – Sat, Jan 9, 10:00 AM',
    'Wed 10:00 AM – Sat, Jan 9, 2027, 10:00 AM',
    'Fri – Sun, Nov 22',
  ])
  assert.deepEqual(await inMonth('ja'), [
    '金 18:00～20:00',
    '金 22:00～土 2:00',
    '金 10:00～1月9日(土) 10:00',
    '水 10:00～2027年1月9日(土) 10:00',
    '金～11月22日(日)',
  ])
  assert.deepEqual(await inMonth('fa'), [
    'جمعه، ۱۸:۰۰ تا ۲۰:۰۰',
    'جمعه ۲۲:۰۰ تا شنبه ۲:۰۰',
    'جمعه ۱۰:۰۰ تا شنبه ۱۹ دی، ۱۰:۰۰',
    'چهارشنبه ۱۰:۰۰ تا شنبه ۱۹ دی، ۱۰:۰۰',
    'جمعه تا یکشنبه ۱ آذر',
  ])
})

test('without a month heading, the full date is shown, with the year only once if both ends share it', async () => {
  assert.deepEqual(await short('en'), [
    'Fri, Nov 20, 2026 | 6:00 – 8:00 PM',
    'Fri, Nov 20, 2026 | 10:00 PM – Sat 2:00 AM',
    'Fri, Jan 1, 10:00 AM – Sat, Jan 9, 2027, 10:00 AM | null',
    'Wed, Dec 30, 2026, 10:00 AM – Sat, Jan 9, 2027, 10:00 AM | null',
    'Fri, Nov 20 – Sun, Nov 22, 2026 | All day',
  ])
  assert.deepEqual(await short('zh'), [
    '2026年11月20日周五 | 18:00–20:00',
    '2026年11月20日周五 | 22:00 – 周六02:00',
    '2027年1月1日周五 10:00 – 1月9日周六 10:00 | null',
    '2026年12月30日周三 10:00 – 2027年1月9日周六 10:00 | null',
    '2026年11月20日周五 – 11月22日周日 | 全天',
  ])
  assert.deepEqual(await short('fa'), [
    'جمعه ۲۹ آبان ۱۴۰۵ | ۱۸:۰۰ تا ۲۰:۰۰',
    'جمعه ۲۹ آبان ۱۴۰۵ | ۲۲:۰۰ تا شنبه ۲:۰۰',
    'جمعه ۱۱ دی، ۱۰:۰۰ تا شنبه ۱۹ دی ۱۴۰۵، ۱۰:۰۰ | null',
    'چهارشنبه ۹ دی، ۱۰:۰۰ تا شنبه ۱۹ دی ۱۴۰۵، ۱۰:۰۰ | null',
    'جمعه ۲۹ آبان تا یکشنبه ۱ آذر ۱۴۰۵ | تمام روز',
  ])
})

test('an event that ends at midnight takes one day', async () => {
  const late = from('2026-11-20', '22:00', '2026-11-21', '00:00')
  const list = await writer('de')

  assert.equal(list.inMonth(late), 'Fr, 22:00–00:00 Uhr')
  assert.deepEqual(list.short(late), { day: 'Fr., 20. Nov. 2026', time: '22:00–00:00 Uhr' })
})

const times = [evening, overnight, camp, overNewYear, weekend]
const writer = async (language: Language) => listWriter(language, (await messagesIn(language)).page)
/** Formatters insert thin spaces and direction marks into ranges. */
const plain = (text: string) => text.replaceAll('\u200f', '').replaceAll(/[\u2009\u202f]/g, ' ')

async function inMonth(language: Language) {
  const list = await writer(language)
  return times.map((time) => plain(list.inMonth(time)))
}

async function short(language: Language) {
  const list = await writer(language)
  return times.map((each) => plain(`${list.short(each).day} | ${list.short(each).time}`))
}

function from(startDate: string, startTime: string | null, endDate: string, endTime: string | null) {
  const now = Temporal.Instant.from('2026-01-01T00:00Z')
  return eventTime({ startDate, startTime, endDate, endTime, timeZone: 'Europe/Berlin' }, now)
}
