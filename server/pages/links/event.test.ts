import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Answer, startServer } from '../../testing/server.ts'
import { fieldsOf, linksIn, newEvent, newStyle, open, party, titleOf } from '../../testing/visitor.ts'

const later = { ...party, startDate: '2027-06-12', name: 'Midsummer' }

test('a direct link opens the calendar, on the computer and on phones', async (t) => {
  const server = await startServer(t)
  const prokey = await newEvent(server)

  const places = async (agent?: 'android') => {
    const answers = await Promise.all(
      ['google', 'ms365', 'outlookcom', 'msteams', 'yahoo'].map((type) => open(server, `/${prokey}/o/${type}`, agent)),
    )
    return answers.map(({ status, headers }) => {
      const { origin, pathname } = new URL(headers.location!)
      return `${status} ${origin}${pathname}`
    })
  }

  assert.deepEqual(await places(), [
    '302 https://calendar.google.com/calendar/r/eventedit',
    '302 https://outlook.office.com/calendar/0/action/compose',
    '302 https://outlook.live.com/calendar/0/action/compose',
    '302 https://teams.microsoft.com/l/meeting/new',
    '302 https://calendar.yahoo.com/',
  ])
  assert.deepEqual(await places('android'), [
    '302 https://calendar.google.com/calendar/render',
    '302 https://outlook.office.com/calendar/0/deeplink/compose',
    '302 https://outlook.live.com/calendar/0/deeplink/compose',
    '302 https://teams.microsoft.com/l/meeting/new',
    '302 https://calendar.yahoo.com/',
  ])
})

test('the link is filled in from the event', async (t) => {
  const server = await startServer(t)
  const date = { ...party, description: '<p>Tom &amp; <em>Eva</em></p>', location: 'Köln', availability: 'free' }
  const prokey = await newEvent(server, { dates: [date] })

  const link = async (type: string) => (await open(server, `/${prokey}/o/${type}`)).headers.location

  assert.deepEqual(fieldsOf(await link('google')), {
    text: 'Summer party',
    dates: '20270501T180000/20270501T213000',
    ctz: 'Europe/Berlin',
    details: '<p>Tom &amp; <em>Eva</em></p>',
    location: 'Köln',
    crm: 'AVAILABLE',
    trp: 'false',
  })
  assert.equal(fieldsOf(await link('yahoo')).desc, 'Tom & Eva')
})

test('apple and ical get the file', async (t) => {
  const server = await startServer(t)
  const prokey = await newEvent(server, { iCalFileName: 'party' })
  const file = await server.request({ url: `/${prokey}/party.ics` })

  for (const [type, agent] of [
    ['apple', 'safari'],
    ['ical', 'android'],
    ['ical', undefined],
    ['apple', 'chromeOnIphone'],
  ] as const) {
    const answer = await open(server, `/${prokey}/o/${type}`, agent)
    assert.equal(answer.status, 200)
    assert.equal(answer.headers['content-type'], 'text/calendar; charset=utf-8')
    assert.equal(answer.headers['content-disposition'], 'inline; filename="party.ics"')
    assert.equal(answer.text, file.text)
  }
})

test('a dynamic date is resolved on the day of the click, for links and for files', async (t) => {
  const server = await startServer(t)
  const prokey = await newEvent(server, { dates: [{ name: 'Demo', startDate: 'today+3' }] })
  const day = () =>
    Temporal.Instant.fromEpochMilliseconds(server.context.now())
      .toZonedDateTimeISO('UTC')
      .toPlainDate()
      .add({ days: 3 })
      .toString()
      .replaceAll('-', '')

  for (const ahead of [0, 86_400_000]) {
    server.advance(ahead)
    const { headers } = await open(server, `/${prokey}/o/google`)
    assert.ok(new URL(headers.location!).searchParams.get('dates')!.startsWith(`${day()}/`))
    assert.ok((await open(server, `/${prokey}/o/ical`)).text.includes(`DTSTART;VALUE=DATE:${day()}`))
  }
  assert.equal((await open(server, `/${prokey}/event.ics`)).status, 404)
})

test('a link can name one of several dates; otherwise a page offers them', async (t) => {
  const server = await startServer(t)
  const prokey = await newEvent(server, { dates: [later, party], title_event_series: 'Summer <concerts>' })
  const start = async (query: string) => {
    const { headers } = await open(server, `/${prokey}/o/google${query}`)
    return headers.location && new URL(headers.location).searchParams.get('dates')!.slice(0, 8)
  }

  const page = await open(server, `/${prokey}/o/google`)

  assert.equal(titleOf(page), 'Choose a date')
  assert.ok(page.text.includes('Summer &lt;concerts&gt;'))
  assert.deepEqual(linksIn(page), [`/${prokey}/o/google?date=2`, `/${prokey}/o/google?date=1`, `/${prokey}/o/ical`])
  for (const words of ['Sat, May 1, 2027', 'Central European Summer Time', 'Midsummer']) {
    assert.ok(page.text.includes(words), words)
  }
  assert.equal(await start('?date=1'), '20270612')
  assert.equal(await start('?date=2'), '20270501')
  // As other buttons count: from 0, in chronological order.
  assert.equal(await start('?sub-event=0'), '20270501')
  assert.equal(await start('?sub-event=1'), '20270612')
  for (const query of ['?date=0', '?date=3', '?date=x', '?date=1&date=2', '?date=next', '?sub-event=2', '?date=']) {
    assert.equal(await start(query), undefined, query)
  }
})

test("the pages behind links use the language of the style, otherwise the visitor's", async (t) => {
  const server = await startServer(t)
  const dates = [later, party]
  const layout = await newStyle(server, { language: 'fr' })
  const [free, styled] = [await newEvent(server, { dates }), await newEvent(server, { dates, layout })]

  for (const path of ['o/google', 'add?date=1']) {
    const pages = [free, styled].map((prokey) =>
      open(server, `/${prokey}/${path}`, undefined, { 'accept-language': 'de' }),
    )
    const [visitors, styles] = await Promise.all(pages)
    assert.match(visitors!.text, /<html lang="de"/, path)
    assert.match(styles!.text, /<html lang="fr"/, path)
  }
})

test('several dates share one file, or have one each if a date has an organizer; a single one can be requested', async (t) => {
  const server = await startServer(t)
  const organizer = { organizer_name: 'Ann', organizer_email: 'ann@example.org' }
  const together = await newEvent(server, { dates: [party, later] })
  const apart = await newEvent(server, { dates: [{ ...party, ...organizer }, later] })
  const summaries = ({ text }: Answer) => [...text.matchAll(/SUMMARY:(.*)\r/g)].map((match) => match[1])

  assert.deepEqual(summaries(await open(server, `/${together}/o/ical`)), ['Summer party', 'Midsummer'])
  assert.deepEqual(summaries(await open(server, `/${together}/o/ical?date=2`)), ['Midsummer'])
  const page = await open(server, `/${apart}/o/apple`, 'safari')
  assert.equal(titleOf(page), 'Choose a date')
  assert.deepEqual(linksIn(page), [`/${apart}/o/apple?date=1`, `/${apart}/o/apple?date=2`])
  assert.deepEqual(summaries(await open(server, `/${apart}/o/apple?date=2`, 'safari')), ['Midsummer'])
})

test('a series goes to Google and into files; other calendars get an explanation and the next date', async (t) => {
  const server = await startServer(t)
  const prokey = await newEvent(server, { recurrence: 'RRULE:FREQ=WEEKLY;COUNT=5;BYDAY=TU' })

  const google = await open(server, `/${prokey}/o/google`)
  const page = await open(server, `/${prokey}/o/outlookcom`)
  const next = await open(server, `/${prokey}/o/outlookcom?date=next`)

  const fields = new URL(google.headers.location!).searchParams
  assert.equal(fields.get('recur'), 'RRULE:FREQ=WEEKLY;COUNT=5;BYDAY=TU')
  assert.equal(fields.get('dates'), '20270504T180000/20270504T213000')
  assert.match((await open(server, `/${prokey}/o/ical`)).text, /RRULE:FREQ=WEEKLY/)
  assert.equal(titleOf(page), 'This event repeats')
  assert.match(page.text, /Outlook\.com can&#39;t add repeating events/)
  assert.deepEqual(linksIn(page), [
    ...['apple', 'google', 'ical'].map((type) => `/${prokey}/o/${type}`),
    `/${prokey}/o/outlookcom?date=next`,
  ])
  assert.equal(new URL(next.headers.location!).searchParams.get('startdt'), '2027-05-04T16:00:00Z')
  for (const type of ['ms365', 'msteams', 'yahoo']) {
    assert.equal(titleOf(await open(server, `/${prokey}/o/${type}`)), 'This event repeats')
  }
})

test('on an iPhone Google does not take a series either', async (t) => {
  const server = await startServer(t)
  const prokey = await newEvent(server, { recurrence: 'RRULE:FREQ=DAILY' })

  const page = await open(server, `/${prokey}/o/google`, 'safari')

  assert.equal(titleOf(page), 'This event repeats')
  assert.deepEqual(linksIn(page), [`/${prokey}/o/apple`, `/${prokey}/o/google?date=next`])
  assert.equal((await open(server, `/${prokey}/o/google`, 'android')).status, 302)
})

test('pages offer the calendars of the style, or a file if none of them works', async (t) => {
  const server = await startServer(t)
  const options = { options: ['yahoo', 'msteams'], optionsMobile: ['google', 'yahoo'] }
  const recurrence = 'RRULE:FREQ=DAILY'
  const mobile = await newEvent(server, { recurrence, layout: await newStyle(server, options) })
  const ios = await newEvent(server, {
    recurrence,
    layout: await newStyle(server, { ...options, optionsIOS: ['ical'] }),
  })
  const offered = async (prokey: string, agent?: 'safari' | 'android') =>
    linksIn(await open(server, `/${prokey}/o/yahoo`, agent)).slice(0, -1)

  assert.deepEqual(await offered(mobile), [`/${mobile}/o/ical`])
  assert.deepEqual(await offered(mobile, 'android'), [`/${mobile}/o/google`])
  assert.deepEqual(await offered(mobile, 'safari'), [`/${mobile}/o/apple`])
  assert.deepEqual(await offered(ios, 'safari'), [`/${ios}/o/ical`])
})

test('a cancelled date is not added; the file updates the calendar', async (t) => {
  const server = await startServer(t)
  const prokey = await newEvent(server, { dates: [party, { ...later, status: 'CANCELLED' }] })

  const page = await open(server, `/${prokey}/o/google?date=2`)

  assert.equal(titleOf(page), 'This date is cancelled')
  assert.deepEqual(linksIn(page), [`/${prokey}/o/ical?date=2`])
  assert.match((await open(server, `/${prokey}/o/ical?date=2`)).text, /STATUS:CANCELLED/)
  assert.match((await open(server, `/${prokey}/o/google`)).text, /<span class="mark cancelled">Cancelled<\/span>/)
})

test('past dates are not offered if the style hides them', async (t) => {
  const server = await startServer(t)
  const dates = [{ ...party, startDate: '2020-05-01' }, party, later]
  const hiding = await newEvent(server, { dates, layout: await newStyle(server, { pastDateHandling: 'hide' }) })
  const showing = await newEvent(server, { dates })

  const positions = async (prokey: string) =>
    linksIn(await open(server, `/${prokey}/o/yahoo`)).flatMap((link) => /date=(\d)/.exec(link)?.[1] ?? [])

  assert.deepEqual(await positions(hiding), ['2', '3'])
  assert.deepEqual(await positions(showing), ['2', '3', '1'])
})

test('inside an app a file cannot be opened, so the page explains how to leave the app', async (t) => {
  const server = await startServer(t, { PUBLIC_URL: 'http://localhost:80', LANDING_URL: 'https://events.example.org' })
  const prokey = await newEvent(server)
  const host = { host: 'localhost' }

  for (const [type, agent] of [
    ['apple', 'instagram'],
    ['ical', 'androidApp'],
  ] as const) {
    const page = await open(server, `/${prokey}/o/${type}`, agent, host)
    assert.equal(titleOf(page), 'Open this page in your browser')
    assert.ok(page.text.includes(`value="https://events.example.org/${prokey}/o/${type}"`))
    assert.ok(linksIn(page).includes(`/${prokey}/o/google`))
  }
  assert.equal((await open(server, `/${prokey}/o/google`, 'instagram', host)).status, 302)
})

test('bypassWebViewCheck serves the file inside apps as well', async (t) => {
  const server = await startServer(t)
  const layout = await newStyle(server, { bypassWebViewCheck: true })
  const prokey = await newEvent(server, { layout })

  const answer = await open(server, `/${prokey}/o/apple`, 'instagram')

  assert.equal(answer.headers['content-type'], 'text/calendar; charset=utf-8')
})
