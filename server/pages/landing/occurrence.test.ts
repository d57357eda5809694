import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startServer } from '../../testing/server.ts'
import { linksIn, newEvent, newGroup, open, party, titleOf } from '../../testing/visitor.ts'

const day = 86_400_000
const at = (days: number) => Temporal.Now.plainDateISO('UTC').add({ days }).toString()
const weekly = { recurrence: 'RRULE:FREQ=WEEKLY;COUNT=4' }

test('on the page of a group, each occurrence of a series and each of several dates links to where it is shown', async (t) => {
  const server = await startServer(t)
  const event_group = await newGroup(server)
  const [series, several] = [
    await newEvent(server, { event_group, dates: [{ ...party, startDate: at(3) }], ...weekly }),
    await newEvent(server, {
      event_group,
      dates: [
        { ...party, startDate: at(1) },
        { ...party, startDate: at(2) },
      ],
    }),
  ]

  const page = await open(server, `/${event_group}`)

  assert.deepEqual(
    linksIn(page).filter((link) => link.startsWith(`/${series}`) || link.startsWith(`/${several}`)),
    [
      `/${several}#date-1`,
      `/${several}#date-2`,
      `/${series}/on/${at(3)}`,
      `/${series}/on/${at(10)}`,
      `/${series}/on/${at(17)}`,
      `/${series}/on/${at(24)}`,
    ],
  )
  assert.match((await open(server, `/${several}`)).text, /<li id="date-2">/)
})

test('a row of a group page is brief next to its tile, and gives screen readers the full date', async (t) => {
  const server = await startServer(t)
  const event_group = await newGroup(server)
  const add = (date: object) => newEvent(server, { event_group, dates: [{ ...party, ...date }] })
  await add({ startDate: '2031-06-11', location: 'Pier 3' })
  await add({ startDate: '2031-06-12', startTime: null, endTime: null, location: 'https://meet.example/x' })
  await add({ startDate: '2031-12-13', startTime: '10:00', endDate: '2031-12-21', endTime: '10:00' })

  const { text } = await open(server, `/${event_group}`)

  const note =
    /<span aria-hidden="true">(.*?)<\/span>\s*<span class="hidden">(.*?)<\/span>\s*<\/span>\s*(?:<span><bdi>(.*?)<\/bdi>)?/g
  const rows = [...text.replaceAll(/[\u00a0\u2009\u202f]/g, ' ').matchAll(note)].map((match) => match.slice(1))
  assert.deepEqual(rows, [
    ['Wed, 6:00 – 9:30 PM', 'Wednesday, June 11, 2031, 6:00 – 9:30 PM', 'Pier 3'],
    ['Thu · All day', 'Thursday, June 12, 2031, All day', 'Online'],
    [
      'Sat 10:00 AM – Sun, Dec 21, 10:00 AM',
      'Saturday, December 13 – Sunday, December 21, 2031, Sat 10:00 AM – Sun 10:00 AM',
      undefined,
    ],
  ])
  assert.match(text, /<p class="zone-of-all">Central European Time<\/p>/)
})

test('rows of a group page name their zones if there are several, and all-day dates have none', async (t) => {
  const server = await startServer(t)
  const event_group = await newGroup(server)
  await newEvent(server, { event_group, dates: [{ ...party, startDate: '2031-06-11' }] })
  await newEvent(server, { event_group, dates: [{ name: 'Open day', startDate: '2031-06-12' }] })
  await newEvent(server, { event_group, dates: [{ ...party, startDate: '2031-06-13', timeZone: 'Asia/Tokyo' }] })

  const { text } = await open(server, `/${event_group}`)

  assert.deepEqual(text.match(/(?<=<bdi>)(CEST|GMT\+\d)/g), ['CEST', 'GMT+9'])
  assert.doesNotMatch(text, /zone-of-all/)
})

test('the page of an occurrence says when it takes place, and its canonical address is the series', async (t) => {
  const server = await startServer(t)
  const prokey = await newEvent(server, { dates: [{ ...party, startDate: '2031-06-11' }], ...weekly })

  const page = await open(server, `/${prokey}/on/2031-06-18`)

  assert.equal(titleOf(page), 'Summer party')
  assert.match(page.text, /<strong>Wednesday, June 18, 2031<\/strong>/)
  assert.match(page.text, /<link rel="canonical" href="[^"]*\/[0-9a-f-]{36}" \/>/)
  assert.deepEqual(
    linksIn(page).filter((link) => !/\/o\/|mailto|maps/.test(link)),
    [`/${prokey}/on/2031-06-25`, `/${prokey}/on/2031-07-02`, `/${prokey}`],
  )
  assert.ok(linksIn(page).includes(`/${prokey}/o/google`))
  assert.match(
    page.text,
    /<h2 id="calendars-title">Add to calendar<\/h2>\s*<p class="hint">All dates of the series will be added, not just this one.<\/p>/,
  )
  assert.doesNotMatch((await open(server, `/${prokey}`)).text, /not just this one/)
})

test('sharing the page of an occurrence shares that date', async (t) => {
  const server = await startServer(t)
  const prokey = await newEvent(server, { dates: [{ ...party, startDate: '2031-06-11' }], ...weekly })
  const path = `/${prokey}/on/2031-06-18`
  const { pathname } = new URL((await server.get(`/event/${prokey}`)).body.short_link)

  const { text } = await open(server, path)
  const [code, ofSeries, ofNone] = await Promise.all(
    ['?on=2031-06-18', '', '?on=2031-06-19'].map((query) => open(server, `/${prokey}/qr.svg${query}`)),
  )
  const picture = /<meta property="og:image" content="https?:\/\/[^/]*([^"]*)"/.exec(text)![1]!.replaceAll('&amp;', '&')

  assert.match(text, new RegExp(`<meta property="og:url" content="[^"]*${path}" />`))
  assert.match(
    text,
    new RegExp(`<input id="address" type="text" readonly dir="ltr" value="[^"]*${pathname}/on/2031-06-18" />`),
  )
  assert.match(text, new RegExp(`data-url="[^"]*${pathname}/on/2031-06-18"`))
  assert.match(text, /<img class="code" src="[^"]*\/qr\.svg\?on=2031-06-18"/)
  assert.match(text, /<meta property="og:image:alt" content="Summer party · Wednesday, June 18, 2031"/)
  assert.doesNotMatch(text, /<meta[^>]*June 11/)
  assert.notEqual(code!.text, ofSeries!.text)
  assert.equal(ofNone!.text, ofSeries!.text)
  assert.match(picture, /\/preview\.jpg\?v=[\w-]{10}&on=2031-06-18$/)
  assert.equal((await open(server, picture)).headers['content-type'], 'image/jpeg')
})

test('a day without an occurrence redirects to the page of the series', async (t) => {
  const server = await startServer(t)
  const [series, single] = [
    await newEvent(server, { dates: [{ ...party, startDate: '2031-06-11' }], ...weekly }),
    await newEvent(server),
  ]

  for (const path of [`${series}/on/2031-06-12`, `${series}/on/2031-07-09`, `${single}/on/2027-05-01`]) {
    const answer = await open(server, `/${path}`)
    assert.equal(answer.status, 302, path)
    assert.equal(answer.headers.location, `/${path.slice(0, 36)}`)
  }
  const unknown = '00000000-0000-4000-8000-000000000000'
  for (const path of [`${series}/on/2031-02-30`, `${series}/on/x`, `${unknown}/on/2031-06-11`])
    assert.equal((await open(server, `/${path}`)).status, 404, path)
})

test('each occurrence is cached separately, and reflects changes and the passing of time at once', async (t) => {
  const server = await startServer(t)
  const prokey = await newEvent(server, { dates: [{ ...party, startDate: at(1), timeZone: 'UTC' }], ...weekly })
  const badgeOf = async (date: string) =>
    /<p class="badge \w+">(.*?)<\/p>/.exec((await open(server, `/${prokey}/on/${date}`)).text)?.[1]

  assert.deepEqual([await badgeOf(at(8)), await badgeOf(at(15))], ['In 8 days', 'In 2 weeks'])
  assert.deepEqual([await badgeOf(at(8)), await badgeOf(at(15))], ['In 8 days', 'In 2 weeks'])
  server.advance(9 * day)
  assert.deepEqual([await badgeOf(at(8)), await badgeOf(at(15))], ['Over', 'In 6 days'])
  await server.patch(`/event/${prokey}`, { recurrence: 'RRULE:FREQ=DAILY;INTERVAL=2;COUNT=20' })
  assert.equal((await open(server, `/${prokey}/on/${at(8)}`)).status, 302)
  assert.equal(await badgeOf(at(15)), 'In 6 days')
})

test('a past date links to upcoming ones, and says so until the last one is over', async (t) => {
  const server = await startServer(t)
  const prokey = await newEvent(server, { dates: [{ ...party, startDate: at(-9), timeZone: 'UTC' }], ...weekly })
  const shown = async () => {
    const page = await open(server, `/${prokey}/on/${at(-9)}`)
    const dates = linksIn(page).flatMap((link) => link.split(`/${prokey}/on/`)[1] ?? [])
    return [/<p class="badge over">(.*?)<\/p>/.exec(page.text)?.[1], ...dates]
  }

  assert.deepEqual(await shown(), ['Over', at(5), at(12)])
  server.advance(13 * day)
  assert.deepEqual(await shown(), ['This event is over'])
})

test('query parameters change nothing on a page', async (t) => {
  const server = await startServer(t)
  const prokey = await newEvent(server, { dates: [{ ...party, startDate: '2031-06-11' }], ...weekly })

  const [plain, asked] = [await open(server, `/${prokey}`), await open(server, `/${prokey}?date=2031-06-18`)]

  assert.equal(asked.text, plain.text)
})
