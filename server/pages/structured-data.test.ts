import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type TestServer, startServer } from '../testing/server.ts'
import { newEvent, newGroup, newStyle, open, party } from '../testing/visitor.ts'

type Kind =
  | 'text'
  | 'date'
  | 'time'
  | 'duration'
  | 'integer'
  | 'url'
  | 'email'
  | 'zone'
  | 'weekday'
  | `one of ${string}`
  | readonly string[]

/** What schema.org allows for the types we use, and what search engines require. A list names types of objects. */
const event: Record<string, Kind> = {
  name: 'text',
  description: 'text',
  url: 'url',
  startDate: 'date',
  endDate: 'date',
  eventStatus: 'one of EventScheduled EventCancelled EventPostponed EventRescheduled EventMovedOnline',
  eventAttendanceMode: 'one of OfflineEventAttendanceMode OnlineEventAttendanceMode MixedEventAttendanceMode',
  location: ['Place', 'VirtualLocation'],
  image: 'url',
  organizer: ['Organization', 'Person'],
  eventSchedule: ['Schedule'],
  subEvent: ['Event'],
}
const types: Record<string, Record<string, Kind>> = {
  Event: event,
  EventSeries: event,
  ItemList: { name: 'text', url: 'url', itemListElement: ['ListItem'] },
  ListItem: { position: 'integer', item: ['Event'] },
  Place: { name: 'text', address: 'text' },
  VirtualLocation: { name: 'text', url: 'url' },
  Organization: { name: 'text', email: 'email', url: 'url' },
  Person: { name: 'text', email: 'email' },
  Schedule: {
    startDate: 'date',
    endDate: 'date',
    startTime: 'time',
    endTime: 'time',
    repeatFrequency: 'duration',
    repeatCount: 'integer',
    exceptDate: 'date',
    byDay: 'weekday',
    byMonth: 'integer',
    byMonthDay: 'integer',
    scheduleTimezone: 'zone',
  },
}
const required: Record<string, readonly string[]> = {
  Event: ['name', 'startDate', 'eventStatus'],
  EventSeries: ['name', 'startDate', 'subEvent', 'image'],
  ItemList: ['name', 'itemListElement'],
  ListItem: ['position', 'item'],
  Place: ['name', 'address'],
  VirtualLocation: ['url'],
  Organization: ['name'],
  Person: ['name'],
  Schedule: ['startDate', 'repeatFrequency', 'scheduleTimezone'],
}

const patterns: Record<string, RegExp> = {
  weekday: /^(https:\/\/schema\.org\/(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|-?[1-5](MO|TU|WE|TH|FR|SA|SU))$/,
  text: /\S/,
  date: /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d[+-]\d\d:\d\d)?$/,
  time: /^\d\d:\d\d:\d\d$/,
  duration: /^P[1-9]\d*[DWMY]$/,
  url: /^https?:\/\/[^\s]+$/,
  email: /^[^@\s]+@[^@\s]+$/,
  zone: /^(UTC|[A-Z][\w+-]*\/[\w/+-]+)$/,
}

const place = { ...party, location: 'Pier 3, Hamburg' }
const online = { ...party, location: 'https://meet.example/x' }
const allDay = { name: 'Fair', startDate: '2027-05-01', endDate: '2027-05-03' }
const organized = { ...place, organizer_name: 'Example Events', organizer_email: 'events@example.org' }
const recurring = (rule: string, more: object = {}) => ({ recurrence: `RRULE:${rule}`, ...more })

const samples: Record<string, (server: TestServer) => Record<string, unknown> | Promise<Record<string, unknown>>> = {
  'a single date': () => ({ dates: [party] }),
  'a place': () => ({ dates: [place] }),
  'an online event': () => ({ dates: [online] }),
  'whole days': () => ({ dates: [allDay] }),
  'one whole day in a zone': () => ({ dates: [{ name: 'Day', startDate: '2027-05-01', timeZone: 'Asia/Tokyo' }] }),
  'a night': () => ({ dates: [{ ...party, endDate: '2027-05-02', endTime: '02:00' }] }),
  'a start without an end': () => ({ dates: [{ ...party, endTime: null }] }),
  'no zone': () => ({ dates: [{ ...party, timeZone: null }] }),
  'an organizer': () => ({ dates: [organized] }),
  'a description with markup': () => ({ dates: [{ ...place, description: '<p>A &amp; <b>B</b></p>' }] }),
  'a cancelled date': () => ({ dates: [{ ...place, status: 'CANCELLED' }] }),
  'a tentative date': () => ({ dates: [{ ...place, status: 'TENTATIVE' }] }),
  'a dynamic date': () => ({ dates: [{ ...party, startDate: 'today+7', endDate: 'today+7' }] }),
  pictures: async (server) => ({ layout: await newStyle(server, { images: ['https://example.org/a.jpg'] }) }),
  'several dates': () => ({ title_event_series: 'Evenings', dates: [place, { ...place, startDate: '2027-05-08' }] }),
  'several dates in several places': () => ({ dates: [place, online, allDay] }),
  'a weekly series': () => recurring('FREQ=WEEKLY;BYDAY=MO,SA;COUNT=8', { dates: [organized] }),
  'a series without some dates': () =>
    recurring('FREQ=WEEKLY;COUNT=4', { skipped_dates: ['2027-05-01', '2027-05-22'] }),
  'a daily series of whole days': () => recurring('FREQ=DAILY;INTERVAL=3;UNTIL=20270701', { dates: [allDay] }),
  'a monthly series by day': () => recurring('FREQ=MONTHLY;BYMONTHDAY=1,15'),
  'a monthly series by weekday': () => recurring('FREQ=MONTHLY;BYDAY=-1FR'),
  'a series by position': () => recurring('FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1'),
  'a series by the day of the year': () => recurring('FREQ=YEARLY;BYYEARDAY=100'),
  'a yearly series': () => recurring('FREQ=YEARLY;BYMONTH=5;BYMONTHDAY=1;COUNT=3', { dates: [online] }),
}

test('structured data has the next dates of a series, and its rule if schema.org can express it', async (t) => {
  const server = await startServer(t)
  const told = async (rule: string, startDate: string) => {
    const prokey = await newEvent(server, recurring(rule, { dates: [{ ...party, startDate }] }))
    const data = JSON.parse(/ld\+json">(.*?)<\/script>/s.exec((await open(server, `/${prokey}`)).text)![1]!)
    const dates = data.subEvent.map((each: { startDate: string; url: string }) => {
      assert.ok(each.url.endsWith(`/${prokey}/on/${each.startDate.slice(0, 10)}`))
      return each.startDate.slice(0, 10)
    })
    return [data['@type'], data.endDate?.slice(0, 10), data.eventSchedule?.byDay, dates]
  }

  const fridays = ['2031-01-31', '2031-02-28', '2031-03-28', '2031-04-25']
  assert.deepEqual(await told('FREQ=MONTHLY;BYDAY=-1FR', '2031-01-01'), ['EventSeries', undefined, ['-1FR'], fridays])
  assert.deepEqual(await told('FREQ=MONTHLY;BYDAY=2TU;COUNT=2', '2031-01-01'), [
    'EventSeries',
    '2031-02-11',
    ['2TU'],
    ['2031-01-14', '2031-02-11'],
  ])
  assert.deepEqual(await told('FREQ=MONTHLY;BYDAY=FR;BYSETPOS=-1', '2031-01-01'), [
    'EventSeries',
    undefined,
    undefined,
    fridays,
  ])
  assert.deepEqual(await told('FREQ=YEARLY;BYYEARDAY=1;COUNT=2', '2031-01-01'), [
    'EventSeries',
    '2032-01-01',
    undefined,
    ['2031-01-01', '2032-01-01'],
  ])
})

test('the structured data of any event conforms to schema.org types', async (t) => {
  const server = await startServer(t)

  for (const [name, sample] of Object.entries(samples)) {
    const { text } = await open(server, `/${await newEvent(server, await sample(server))}`)
    const { '@context': context, ...data } = JSON.parse(
      /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text)![1]!,
    )
    assert.equal(context, 'https://schema.org', name)
    assert.ok(['Event', 'EventSeries'].includes(data['@type']), name)
    checkObject(data, name)
  }
})

test("structured data has a picture of every event: the organizer's, otherwise the preview", async (t) => {
  const server = await startServer(t)
  const layout = await newStyle(server, { images: ['https://example.org/a.jpg'] })
  const [plain, own] = [await newEvent(server), await newEvent(server, { layout })]
  const imagesOf = async (prokey: string) => dataOn((await open(server, `/${prokey}`)).text).image
  const address = (await open(server, `/${plain}`)).text.match(/<link rel="canonical" href="(.*?)"/)![1]

  assert.deepEqual(await imagesOf(plain), [`${address}/preview.jpg`])
  assert.deepEqual(await imagesOf(own), ['https://example.org/a.jpg'])
})

test('the structured data of a group lists what is to come', async (t) => {
  const server = await startServer(t)
  const event_group = await newGroup(server, { subscription: 'no', public_event_overview: true })
  const add = (date: object, more: object = {}) =>
    newEvent(server, { event_group, dates: [{ ...place, ...date }], ...more })
  await add({ startDate: '2020-05-01' })
  const series = await add({ startDate: '2031-05-01' }, { recurrence: 'RRULE:FREQ=WEEKLY;COUNT=2' })
  const single = await add({ startDate: '2031-05-03', location: 'https://meet.example/x', status: 'CANCELLED' })
  const hidden = await newGroup(server, { layout: await newStyle(server, { hideRichData: true }) })
  await newEvent(server, { event_group: hidden })

  const page = await open(server, `/${event_group}`)

  const { '@context': _, ...data } = dataOn(page.text)
  checkObject(data, 'the list')
  assert.deepEqual(
    data.itemListElement.map(({ position, item }: any) => [position, new URL(item.url).pathname, item.startDate]),
    [
      [1, `/${series}/on/2031-05-01`, '2031-05-01T18:00:00+02:00'],
      [2, `/${single}`, '2031-05-03T18:00:00+02:00'],
      [3, `/${series}/on/2031-05-08`, '2031-05-08T18:00:00+02:00'],
    ],
  )
  assert.equal(data.itemListElement[1].item.eventStatus, 'https://schema.org/EventCancelled')
  for (const path of [`/${event_group}/from/2020-01-01`, `/${hidden}`])
    assert.doesNotMatch((await open(server, path)).text, /ld\+json/)
})

function checkObject({ '@type': type, ...properties }: Record<string, unknown>, where: string) {
  const allowed = types[type as string]
  assert.ok(allowed, `${where} has the unknown type ${String(type)}`)
  for (const property of required[type as string]!) assert.ok(property in properties, `${where} has no ${property}`)
  for (const [property, value] of Object.entries(properties)) {
    const kind: Kind | undefined = allowed[property]
    assert.ok(kind, `${String(type)} has no property ${property}`)
    for (const each of [value].flat()) checkValue(each, kind, `${where}.${property}`)
  }
  const { startDate, endDate } = properties as { startDate?: string; endDate?: string }
  if (startDate && endDate) assert.ok(Date.parse(startDate) <= Date.parse(endDate), `${where} ends before it starts`)
}

function checkValue(value: unknown, kind: Kind, where: string) {
  if (typeof kind === 'object') {
    assert.ok(kind.includes((value as { '@type': string })['@type']), `${where} is none of ${kind.join()}`)
    return checkObject(value as Record<string, unknown>, where)
  }
  if (kind === 'integer') return assert.ok(Number.isInteger(value), where)
  if (!kind.startsWith('one of ')) return assert.match(value as string, patterns[kind]!, where)
  const known = kind.slice('one of '.length).split(' ')
  assert.ok(known.map((each) => `https://schema.org/${each}`).includes(value as string), `${where}: ${String(value)}`)
}

const dataOn = (text: string) => JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text)![1]!)
