import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Answer, startServer } from '../../testing/server.ts'
import { linksIn, newEvent, newGroup, open, party } from '../../testing/visitor.ts'

test('past events are reached by year', async (t) => {
  const server = await startServer(t)
  const event_group = await newGroup(server)
  const old = await newEvent(server, { event_group, dates: [{ ...party, name: 'Long ago', startDate: '2020-02-03' }] })

  const page = await open(server, `/${event_group}`)
  const past = await open(server, `/${event_group}/from/2020-01-01`)

  assert.match(page.text, /There are no upcoming events at the moment\./)
  assert.deepEqual(rowsOn(past), [[old, 'Long ago']])
  assert.match(past.text, /<h3>February 2020<\/h3>/)
  for (const day of ['2020-13-01', '2020-02-30', '1200-01-01', 'today', '2020-01-01x'])
    assert.equal((await open(server, `/${event_group}/from/${day}`)).status, 404, day)
})

test('a list from a day on shows what is over and what is to come, and links back to upcoming events', async (t) => {
  const server = await startServer(t)
  const event_group = await newGroup(server, { subscription: 'no', public_event_overview: true })
  const add = (name: string, startDate: string, more: object = {}) =>
    newEvent(server, { event_group, dates: [{ name, startDate, ...more }] })
  await add('Long ago', '2020-02-03')
  await add('Called off', '2020-02-04', { status: 'CANCELLED' })
  await add('Still on', '2020-02-05', { endDate: '2031-02-05' })
  await add('Ahead', '2031-02-03')
  const contents = async (path: string, language = 'en') => {
    const { text } = await open(server, `/${event_group}${path}`, undefined, { 'accept-language': language })
    const parts =
      /class="upcoming"><a href="([^"]*)"|<h2>(.*?)<\/h2>|"label"><bdi>(.*?)<\/bdi>|"mark .*?>(.*?)<|"empty">(.*?)</g
    return [...text.slice(0, text.indexOf('<footer')).matchAll(parts)].map((match) => match.slice(1).find(Boolean))
  }

  const back = `/${event_group}`
  assert.deepEqual(await contents(''), ['Upcoming events', 'Still on', 'Ahead'])
  assert.deepEqual(await contents('/from/2020-01-01'), [
    back,
    'Past events',
    'Long ago',
    'Over',
    'Called off',
    'Cancelled',
    'Upcoming events',
    'Still on',
    'Ahead',
  ])
  assert.deepEqual(await contents('/from/2021-01-01'), [back, 'Upcoming events', 'Ahead'])
  assert.deepEqual(await contents('/from/2031-01-01'), [back, 'Later events', 'Ahead'])
  assert.deepEqual(await contents('/from/2031-03-01'), [back, 'There are no events on or after March 1, 2031.'])
  assert.deepEqual(await contents('/from/2031-03-21', 'fa'), [back, 'از ۱ فروردین ۱۴۱۰ به بعد رویدادی در برنامه نیست.'])
})

test('in Persian, months and years follow the Persian calendar', async (t) => {
  const server = await startServer(t)
  const event_group = await newGroup(server)
  const dates = ['2031-11-20', '2031-11-21', '2031-11-22', '2031-12-21', '2031-12-22']
  for (const startDate of dates) await newEvent(server, { event_group, dates: [{ name: startDate, startDate }] })
  for (const startDate of ['2020-03-19', '2020-03-20', '2021-03-01'])
    await newEvent(server, { event_group, dates: [{ name: startDate, startDate }] })
  const shown = async (language: string) => {
    const { text } = await open(server, `/${event_group}`, undefined, { 'accept-language': language })
    const rows = [...text.matchAll(/<h3>(.*?)<\/h3>|<bdi>(\d{4}-\d\d-\d\d)<\/bdi>/g)].map(
      (match) => match[1] ?? match[2],
    )
    return { rows, years: [...text.matchAll(/\/from\/([^"]*)"[^>]*>([^<]*)</g)].map((match) => [match[1], match[2]]) }
  }

  const [persian, english] = [await shown('fa'), await shown('en')]

  assert.deepEqual(persian.rows, [
    'آبان ۱۴۱۰',
    ...dates.slice(0, 2),
    'آذر ۱۴۱۰',
    ...dates.slice(2, 4),
    'دی ۱۴۱۰',
    dates[4],
  ])
  assert.deepEqual(persian.years, [
    ['2020-03-20', '۱۳۹۹'],
    ['2019-03-21', '۱۳۹۸'],
  ])
  assert.deepEqual(english.rows, ['November 2031', ...dates.slice(0, 3), 'December 2031', ...dates.slice(3)])
  assert.deepEqual(english.years, [
    ['2021-01-01', '2021'],
    ['2020-01-01', '2020'],
  ])
})

test('a long list continues on the next page without a gap', async (t) => {
  const server = await startServer(t)
  const event_group = await newGroup(server)
  await newEvent(server, {
    event_group,
    dates: [{ name: 'Daily', startDate: '2031-01-01' }],
    recurrence: 'RRULE:FREQ=DAILY',
  })

  const first = await open(server, `/${event_group}`)
  const next = linksIn(first).find((link) => link.includes('/from/'))!
  const second = await open(server, next)

  assert.equal(rowsOn(first).length, 100)
  assert.equal(next, `/${event_group}/from/2031-04-11`)
  assert.match(second.text, /Friday, April 11, 2031/)
  assert.equal(
    linksIn(second).find((link) => link.includes('/from/')),
    `/${event_group}/from/2031-07-20`,
  )
})

test('a page of the list ends with a whole day, however long, and the next page begins with the next one', async (t) => {
  const server = await startServer(t)
  const event_group = await newGroup(server)
  const dates = (day: string, count: number, more: object = {}) =>
    Array.from({ length: count }, (_, i) => ({ ...party, name: `${day} ${i}`, startDate: day, ...more }))
  const tokyo = { timeZone: 'Asia/Tokyo', startTime: '07:00', endTime: '08:00' }
  const honolulu = { timeZone: 'Pacific/Honolulu', startTime: '22:00', endTime: '23:00' }
  await newEvent(server, { event_group, dates: dates('2031-01-01', 90, { endDate: '2031-12-31' }) })
  await newEvent(server, {
    event_group,
    dates: [...dates('2031-01-02', 10, tokyo), ...dates('2031-01-02', 10, honolulu)],
  })
  for (let i = 0; i < 3; i += 1)
    await newEvent(server, { event_group, dates: [...dates('2031-01-03', 70), ...dates('2031-01-04', 1)] })

  const pages: [string, number, string[]][] = []
  for (let path: string | undefined = `/${event_group}`; path !== undefined && pages.length < 9;) {
    const page = await open(server, path)
    const days = rowsOn(page).map(([, title]) => title.slice(0, 10))
    pages.push([path.slice(37), days.length, [...new Set(days)]])
    assert.match(page.text, pages.length === 1 ? /<h2>Upcoming events<\/h2>/ : /<h2>Later events<\/h2>/)
    path = /<a href="([^"]*)" class="more">/.exec(page.text)?.[1]
  }

  assert.deepEqual(pages, [
    ['', 90, ['2031-01-01']],
    ['/from/2031-01-02', 20, ['2031-01-02']],
    ['/from/2031-01-03', 210, ['2031-01-03']],
    ['/from/2031-01-04', 3, ['2031-01-04']],
  ])
})

/** The prokeys and titles in the list, in order. */
function rowsOn({ text }: Answer): [string, string][] {
  return [...text.matchAll(/<a href="\/([0-9a-f-]{36})[^"]*" class="[^"]*">[^]*?<bdi>(.*?)<\/bdi>/g)].map((match) => [
    match[1]!,
    match[2]!,
  ])
}
