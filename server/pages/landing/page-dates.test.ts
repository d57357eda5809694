import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Answer, startServer } from '../../testing/server.ts'
import { linksIn, newEvent, open, party, titleOf } from '../../testing/visitor.ts'

const day = 86_400_000

test('several dates share one page, each can be added, and a cancelled one is marked', async (t) => {
  const server = await startServer(t)
  const dates = [
    party,
    { ...party, name: 'Second evening', startDate: '2027-05-08', status: 'CANCELLED' },
    { ...party, name: 'Third evening', startDate: '2027-05-15' },
  ]
  const prokey = await newEvent(server, { dates, title_event_series: 'Three evenings' })

  const page = await open(server, `/${prokey}`)
  const add = await open(server, `/${prokey}/add?date=3`)

  assert.equal(titleOf(page), 'Three evenings')
  assert.deepEqual(
    linksIn(page).filter((link) => link.includes('/add')),
    [`/${prokey}/add?date=3`],
  )
  assert.match(
    page.text,
    /Second evening<\/span>\s*<span class="note parts">\s*<span class="mark cancelled">Cancelled<\/span>\s*<span><bdi>Sat, May 8, 2027<\/bdi><\/span>/,
  )
  assert.equal(titleOf(add), 'Add to calendar')
  assert.equal(linksIn(add)[0], `/${prokey}/o/apple?date=3`)
  assert.equal((await open(server, `/${prokey}/add?date=4`)).status, 404)
})

test('without a title for all dates, the page, its preview and the button are called what comes next', async (t) => {
  const server = await startServer(t)
  const dates = ['Glazing', 'Throwing', 'Firing'].map((name, i) => ({ ...party, name, startDate: `2027-05-0${[2, 1, 3][i]}` })) // oxfmt-ignore
  const prokey = await newEvent(server, { dates })
  const names = async () => {
    const page = await open(server, `/${prokey}`)
    const alt = /<meta property="og:image:alt" content="([^"]*)" \/>/.exec(page.text)![1]
    const { title, ticket } = (await open(server, `/${prokey}/config.json`)).body
    assert.equal(ticket, null)
    return [/<title>(.*?)<\/title>/.exec(page.text)![1], titleOf(page), alt, title]
  }

  const before = await names()
  server.turnClock(Date.parse('2027-05-01T20:00Z') - server.context.now())
  const after = await names()

  assert.deepEqual(before, ['Throwing', 'Throwing', 'Throwing · Saturday, May 1, 2027 · and 2 more dates', 'Throwing'])
  assert.deepEqual(after, ['Glazing', 'Glazing', 'Glazing · Sunday, May 2, 2027 · and 1 more date', 'Glazing'])
  assert.equal((await open(server, `/${prokey}`)).text.match(/>Glazing</g)!.length, 2)
})

test('of many dates the next one stands at the top, six follow, and later and past ones are folded', async (t) => {
  const server = await startServer(t)
  const weeks = Array.from({ length: 16 }, (_, week) => ({
    ...party,
    startDate: Temporal.PlainDate.from('2031-06-11').add({ weeks: week }).toString(),
  }))
  const gone = ['2020-06-11', '2020-06-18'].map((startDate) => ({ ...party, startDate }))
  const prokey = await newEvent(server, { dates: [...gone, ...weeks] })

  const { text } = await open(server, `/${prokey}`)
  const parts = text.split('<details class="past">')
  const idsIn = (part: string) => [...part.matchAll(/<(?:li|div) id="date-(\d+)"/g)].map(([, id]) => Number(id))

  assert.match(text, /<span>Next of 18<\/span>\s*<strong>Wednesday, June 11, 2031<\/strong>/)
  assert.deepEqual(parts.map(idsIn), [
    [3, 4, 5, 6, 7, 8, 9],
    [10, 11, 12, 13, 14, 15, 16, 17, 18],
    [1, 2],
  ])
  assert.match(parts[1]!, /<summary>Later dates <span>\(9\)<\/span><\/summary>/)
  assert.equal(text.match(/June 11, 2031|Jun 11, 2031/g)!.length, text.match(/<meta[^>]*June 11, 2031/g)!.length + 1)
})

test('a single later date is not folded, and a single past date is not counted', async (t) => {
  const server = await startServer(t)
  const ahead = Array.from({ length: 8 }, (_, i) => ({ ...party, startDate: `2031-06-1${i}` }))
  const prokey = await newEvent(server, { dates: [{ ...party, startDate: '2020-06-11' }, ...ahead] })

  const { text } = await open(server, `/${prokey}`)

  assert.deepEqual(
    [...text.matchAll(/<summary>(.*?)\s*<\/summary>|<li id="date-(\d)"/g)].map(
      ([, title, date]) => title ?? Number(date),
    ),
    [3, 4, 5, 6, 7, 8, 9, 'Past dates', 1],
  )
})

test('a series says how it recurs and when it takes place next', async (t) => {
  const server = await startServer(t)
  const textOf = async (recurrence: string) =>
    (await open(server, `/${await newEvent(server, { recurrence })}`)).text.match(
      /<strong>([^<]*(?:ly|Every)[^<]*)<\/strong>/,
    )?.[1]

  assert.equal(await textOf('RRULE:FREQ=WEEKLY;BYDAY=MO,TH'), 'Weekly · Monday and Thursday')
  assert.equal(await textOf('RRULE:FREQ=MONTHLY;INTERVAL=2;COUNT=5'), 'Every 2 months · 5 times')
  assert.equal(await textOf('RRULE:FREQ=DAILY;UNTIL=20270605'), 'Daily · until June 5, 2027')
})

test('a series ends on its last day, and after that only calendars that take a whole series are offered', async (t) => {
  const server = await startServer(t)
  const prokey = await newEvent(server, {
    dates: [{ ...party, startDate: '2027-05-03', endDate: '2027-05-03' }],
    recurrence: 'RRULE:FREQ=WEEKLY;BYDAY=MO;UNTIL=20270605T000000Z',
  })

  const ahead = await open(server, `/${prokey}`)
  const italian = await open(server, `/${prokey}`, undefined, { 'accept-language': 'it' })
  server.advance(3650 * day)
  const over = await open(server, `/${prokey}`)

  assert.match(ahead.text, /until May 31, 2027/)
  assert.match(ahead.text, /"endDate":"2027-05-31"/)
  assert.match(italian.text, /fino al 31 maggio 2027/)
  assert.equal(calendarsOn(ahead, prokey).length, 7)
  assert.match(over.text, /This event is over/)
  assert.deepEqual(calendarsOn(over, prokey), ['apple', 'google', 'ical'])
})

test('day, time and place are separated as in the language, and text after a slash is kept', async (t) => {
  const server = await startServer(t)
  const prokey = await newEvent(server, { dates: [{ ...party, location: 'Pier 3' }] })

  const describedIn = async (language: string) => {
    const { text } = await open(server, `/${prokey}`, undefined, { 'accept-language': language })
    return /<meta name="description" content="([^"]*)"/.exec(text)![1]
  }
  const moved = await server.request({ url: `/${prokey}/?utm_source=mail&attendee=a` })

  assert.match((await describedIn('en'))!, /^Saturday, May 1, 2027, 6:00.*, Pier 3\.$/)
  assert.match((await describedIn('ar'))!, /2027، .*، Pier 3\.$/)
  assert.match((await describedIn('ja'))!, /^2027年5月1日土曜日 [^ ]* Pier 3\.$/)
  assert.deepEqual([moved.status, moved.headers.location], [301, `/${prokey}?utm_source=mail&attendee=a`])
})

function calendarsOn(page: Answer, prokey: string): string[] {
  return linksIn(page)
    .filter((link) => link.startsWith(`/${prokey}/o/`))
    .map((link) => link.split('/').at(-1)!)
}
