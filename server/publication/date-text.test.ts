import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type DateTexts, eventTime } from '../calendar/event-time.ts'
import { type Language, messagesIn } from '../messages/messages.ts'
import { dateWriter, unbroken } from './date-text.ts'

const evening = from('2027-06-11', '18:00', '2027-06-11', '21:30')
const overnight = from('2027-06-11', '22:00', '2027-06-12', '02:00')
const overNewYear = from('2027-12-31', '22:00', '2028-01-01', '02:00')
const weekend = from('2027-06-11', null, '2027-06-12', null)

test('a day is written in the long form of its language', async () => {
  assert.equal((await text('ja', evening)).day, '2027年6月11日金曜日')
  assert.equal((await text('zh', evening)).day, '2027年6月11日星期五')
  assert.equal((await text('ko', evening)).day, '2027년 6월 11일 금요일')
  assert.equal((await text('en', evening)).day, 'Friday, June 11, 2027')
  assert.equal((await text('de', evening)).day, 'Freitag, 11. Juni 2027')
  assert.equal((await text('fa', evening)).day, 'جمعه ۲۱ خرداد ۱۴۰۶')
})

test('a range of days names the year once if both ends share it', async () => {
  assert.equal((await text('ja', overnight)).day, '2027年6月11日金曜日～6月12日土曜日')
  assert.equal((await text('zh', overnight)).day, '2027年6月11日星期五至6月12日星期六')
  assert.equal((await text('ko', overnight)).day, '2027년 6월 11일 금요일 ~ 12일 토요일')
  assert.equal((await text('en', overnight)).day, 'Friday, June 11\u2009–\u2009Saturday, June 12, 2027')
  assert.equal((await text('ja', overNewYear)).day, '2027年12月31日金曜日～2028年1月1日土曜日')
  assert.equal((await text('zh', overNewYear)).day, '2027年12月31日星期五至2028年1月1日星期六')
})

test('an event that ends at midnight takes one day', async () => {
  const late = from('2026-11-16', '23:00', '2026-11-17', '00:00')
  const untilLater = from('2026-11-16', '23:00', '2026-11-17', '00:01')

  assert.deepEqual(await words('en', late), ['Monday, November 16, 2026', '11:00 PM\u2009–\u200912:00 AM'])
  assert.deepEqual(await words('de', late), ['Montag, 16. November 2026', '23:00–00:00 Uhr'])
  assert.equal((await words('en', untilLater))[1], 'Mon 11:00 PM – Tue 12:01 AM')
})

test('Japanese writes times in one form', async () => {
  const day = from('2027-06-11', '19:00', '2027-06-11', '22:30')

  assert.equal((await text('ja', day)).time, '19:00～22:30')
  assert.equal((await text('ja', overnight)).time, '金 22:00 – 土 2:00')
})

test('a time zone has an abbreviation in English if any English has one', async () => {
  const zoneOf = async (timeZone: string, language: Language = 'en') =>
    (await text(language, { ...evening, timeZone })).shortZone

  assert.equal(await zoneOf('Europe/Berlin'), 'CEST')
  assert.equal(await zoneOf('America/New_York'), 'EDT')
  assert.equal(await zoneOf('Australia/Sydney'), 'AEST')
  assert.equal(await zoneOf('Asia/Tokyo'), 'GMT+9')
  assert.equal(await zoneOf('Europe/Berlin', 'de'), 'MESZ')
})

test('a time is not broken before PM, in any language', () => {
  assert.equal(unbroken('7:00 – 10:30 PM'), '7:00 – 10:30\u00a0PM')
  assert.equal(unbroken('오후 7:00'), '오후\u00a07:00')
  assert.equal(unbroken('7:00 p. m.'), '7:00\u00a0p.\u00a0m.')
  assert.equal(unbroken('Fri 7:00 PM – Sun 10:00 AM'), 'Fri\u00a07:00\u00a0PM – Sun\u00a010:00\u00a0AM')
})

test('an all-day event has no time, and its last day is the last one it covers', async () => {
  const { day, time, zone, tile } = await text('ja', weekend)

  assert.equal(day, '2027年6月11日金曜日～6月12日土曜日')
  assert.equal(time, '終日')
  assert.equal(zone, null)
  assert.deepEqual(tile, { month: '6月', day: '11' })
})

async function text(language: Language, date: DateTexts) {
  const now = Temporal.Instant.from('2027-01-01T00:00Z')
  return dateWriter(language, (await messagesIn(language)).page)(eventTime(date, now))
}

/** Day and time. Time formatters insert narrow spaces. */
async function words(language: Language, date: DateTexts): Promise<string[]> {
  const { day, time } = await text(language, date)
  return [day, time.replaceAll('\u202f', ' ')]
}

function from(startDate: string, startTime: string | null, endDate: string, endTime: string | null): DateTexts {
  return { startDate, startTime, endDate, endTime, timeZone: 'Asia/Tokyo' }
}
