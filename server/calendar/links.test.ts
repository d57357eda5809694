import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type LinkDevice, type LinkEvent, type LinkType, calendarLink, linkTypes } from './links.ts'
import { evening, eventOn, full, parameters } from '../testing/calendar-link.ts'

const wholeDay = { ...evening, startTime: null, endTime: null }

/** A link as the calendar parses it: origin, path and every field. */
function read(type: LinkType, event: LinkEvent, device: LinkDevice = 'desktop') {
  const { origin, pathname, searchParams, hash } = new URL(calendarLink(type, event, device))
  assert.equal(hash, '')
  return { at: `${origin}${pathname}`, fields: Object.fromEntries(searchParams) }
}

test('Google gets wall-clock times, the zone, HTML and the busy flag', () => {
  assert.deepEqual(read('google', eventOn(evening, full)), {
    at: 'https://calendar.google.com/calendar/r/eventedit',
    fields: {
      text: 'Summer party',
      dates: '20270501T180000/20270501T213000',
      ctz: 'Europe/Berlin',
      details: '<p>Come <strong>all</strong></p>',
      location: 'Garden, gate 3',
      crm: 'BUSY',
      trp: 'true',
    },
  })
})

test('on phones Google has a different address with the same fields', () => {
  const { at, fields } = read('google', eventOn(evening, { availability: 'free' }), 'mobile')

  assert.equal(at, 'https://calendar.google.com/calendar/render')
  assert.deepEqual(fields, {
    action: 'TEMPLATE',
    text: 'Summer party',
    dates: '20270501T180000/20270501T213000',
    ctz: 'Europe/Berlin',
    crm: 'AVAILABLE',
    trp: 'false',
  })
})

test('Outlook and Microsoft 365 get UTC and HTML, each on its own host', () => {
  const fields = {
    rru: 'addevent',
    startdt: '2027-05-01T16:00:00Z',
    enddt: '2027-05-01T19:30:00Z',
    subject: 'Summer party',
    location: 'Garden, gate 3',
    body: '<p>Come <strong>all</strong></p>',
  }
  const onPhone = { path: '/calendar/action/compose', ...fields }

  for (const [type, host] of [
    ['ms365', 'https://outlook.office.com'],
    ['outlookcom', 'https://outlook.live.com'],
  ] as const) {
    const event = eventOn(evening, full)
    assert.deepEqual(read(type, event), { at: `${host}/calendar/0/action/compose`, fields })
    assert.deepEqual(read(type, event, 'mobile'), { at: `${host}/calendar/0/deeplink/compose`, fields: onPhone })
  }
})

test('Teams gets the UTC offset, and the location repeated in the text', () => {
  for (const device of ['desktop', 'mobile'] as const) {
    assert.deepEqual(read('msteams', eventOn(evening, full), device), {
      at: 'https://teams.microsoft.com/l/meeting/new',
      fields: {
        startTime: '2027-05-01T18:00:00+02:00',
        endTime: '2027-05-01T21:30:00+02:00',
        subject: 'Summer party',
        location: 'Garden, gate 3',
        content: 'Garden, gate 3 // Come all',
      },
    })
  }
  assert.equal(read('msteams', eventOn(evening, { location: 'Garden' })).fields.content, 'Garden')
})

test('Yahoo gets UTC and plain text', () => {
  for (const device of ['desktop', 'mobile'] as const) {
    assert.deepEqual(read('yahoo', eventOn(evening, full), device), {
      at: 'https://calendar.yahoo.com/',
      fields: {
        v: '60',
        st: '20270501T160000Z',
        et: '20270501T193000Z',
        title: 'Summer party',
        in_loc: 'Garden, gate 3',
        desc: 'Come all',
      },
    })
  }
})

test('an all-day date has no zone, and ends on its last day or the day after, as each calendar expects', () => {
  const event = eventOn(wholeDay)
  const times = (type: LinkType, device: LinkDevice, ...names: string[]) => {
    const { fields } = read(type, event, device)
    return names.map((name) => fields[name])
  }

  assert.deepEqual(times('google', 'desktop', 'dates', 'ctz'), ['20270501/20270502', undefined])
  assert.deepEqual(times('google', 'mobile', 'dates', 'ctz'), ['20270501/20270502', undefined])
  for (const type of ['ms365', 'outlookcom'] as const) {
    assert.deepEqual(times(type, 'desktop', 'startdt', 'enddt', 'allday'), ['2027-05-01', '2027-05-02', 'true'])
    assert.deepEqual(times(type, 'mobile', 'startdt', 'enddt', 'allday'), ['2027-05-01', '2027-05-01', 'true'])
  }
  // Teams reads the plus as a space: midnight in the reader's zone.
  assert.deepEqual(times('msteams', 'desktop', 'startTime', 'endTime'), ['2027-05-01 00:00', '2027-05-02 00:00'])
  assert.match(calendarLink('msteams', event, 'desktop'), /startTime=2027-05-01\+00:00&endTime=2027-05-02\+00:00/)
  assert.deepEqual(times('msteams', 'mobile', 'startTime', 'endTime'), [
    '2027-05-01T00:00:00+02:00',
    '2027-05-02T00:00:00+02:00',
  ])
  assert.deepEqual(times('yahoo', 'desktop', 'dur', 'st', 'et'), ['allday', '20270501', undefined])
})

test('an event over several whole days keeps them across the end of a year', () => {
  const event = eventOn({ ...wholeDay, startDate: '2027-12-30', endDate: '2028-01-02' })

  assert.equal(read('google', event).fields.dates, '20271230/20280103')
  assert.equal(read('ms365', event).fields.enddt, '2028-01-03')
  assert.equal(read('ms365', event, 'mobile').fields.enddt, '2028-01-02')
  assert.equal(read('msteams', event).fields.endTime, '2028-01-03 00:00')
  const { st, et, dur } = read('yahoo', event).fields
  assert.deepEqual([st, et, dur], ['20271230T000000', '20280102T235900', undefined])
})

test('a date that runs past midnight ends on the next day', () => {
  const event = eventOn({ ...evening, endDate: '2027-05-02', endTime: '01:00' })

  assert.equal(read('google', event).fields.dates, '20270501T180000/20270502T010000')
  assert.equal(read('outlookcom', event).fields.enddt, '2027-05-01T23:00:00Z')
  assert.equal(read('msteams', event).fields.endTime, '2027-05-02T01:00:00+02:00')
  assert.equal(read('yahoo', event).fields.et, '20270501T230000Z')
})

test('in UTC, under any of its names, Google gets a Z and no zone', () => {
  for (const timeZone of [null, 'UTC', 'GMT', 'Etc/GMT']) {
    const { fields } = read('google', eventOn({ ...evening, timeZone }))
    assert.deepEqual([fields.dates, fields.ctz], ['20270501T180000Z/20270501T213000Z', undefined])
  }
})

test('zone names with a plus, and zones that also have an abbreviation, are passed on unchanged', () => {
  const link = (timeZone: string) => calendarLink('google', eventOn({ ...evening, timeZone }), 'desktop')

  assert.match(link('Europe/Amsterdam'), /&ctz=Europe\/Amsterdam$/)
  assert.match(link('America/Argentina/Buenos_Aires'), /&ctz=America\/Argentina\/Buenos_Aires$/)
  assert.equal(new URL(link('Etc/GMT+5')).searchParams.get('ctz'), 'Etc/GMT+5')
  assert.equal(new URL(link('Etc/GMT+5')).searchParams.get('dates'), '20270501T180000/20270501T213000')
})

test('a time that the clock skips moves forward in every calendar', () => {
  const gap = eventOn({ ...evening, startDate: '2027-03-28', startTime: '02:30', endTime: '04:00' })

  assert.equal(read('google', gap).fields.dates, '20270328T033000/20270328T040000')
  assert.equal(read('ms365', gap).fields.startdt, '2027-03-28T01:30:00Z')
  assert.equal(read('msteams', gap).fields.startTime, '2027-03-28T03:30:00+02:00')
  assert.equal(read('yahoo', gap).fields.st, '20270328T013000Z')
})

test('a time that occurs twice means the first one, which Google gets in UTC', () => {
  const fold = eventOn({ ...evening, startDate: '2027-10-31', startTime: '02:30', endTime: '04:00' })

  const { fields } = read('google', fold)
  assert.deepEqual([fields.dates, fields.ctz], ['20271031T003000Z/20271031T030000Z', undefined])
  assert.equal(read('ms365', fold).fields.startdt, '2027-10-31T00:30:00Z')
  assert.equal(read('msteams', fold).fields.startTime, '2027-10-31T02:30:00+02:00')
  assert.equal(read('yahoo', fold).fields.st, '20271031T003000Z')
})

test('Google gets the whole rule with wall-clock times; the other calendars support none', () => {
  const rule = 'RRULE:FREQ=WEEKLY;UNTIL=20271231T170000Z;BYDAY=SA,SU'
  const date = { ...evening, startDate: '2027-03-28', startTime: '02:30', endTime: '04:00' }

  for (const device of ['desktop', 'mobile'] as const) {
    const { fields } = read('google', eventOn(date, { rule }), device)
    assert.equal(fields.recur, rule)
    assert.equal(fields.dates, '20270328T023000/20270328T040000')
    assert.equal(fields.ctz, 'Europe/Berlin')
  }
  for (const type of linkTypes.filter((each) => each !== 'google')) {
    assert.doesNotMatch(calendarLink(type, eventOn(date, { rule }), 'desktop'), /RRULE|FREQ/)
  }
})

test('text in any script, and text that looks like part of a URL, arrives unchanged', () => {
  const name = 'Fête & Öl #1 100% „夏祭り“ 🎉 ../?a=b+c'
  const event = eventOn(evening, { name, location: name, description: `${name}\nüber` })

  for (const type of linkTypes) {
    const { fields } = read(type, event)
    assert.equal(fields[parameters[type].name], name)
    assert.equal(fields.location ?? fields.in_loc, name)
    assert.match(calendarLink(type, event, 'desktop'), /^[\x21-\x7e]+$/)
  }
  assert.equal(read('yahoo', event).fields.desc, `${name}\nüber`)
  assert.equal(read('google', event).fields.details, `${name}<br>über`)
})

test('injected line breaks cannot break out of the URL', () => {
  const name = 'x\r\nSet-Cookie: a=b'

  for (const type of linkTypes) {
    assert.doesNotMatch(
      calendarLink(type, eventOn(evening, { name, location: name, description: name }), 'mobile'),
      /\s/,
    )
  }
})

test('a series keeps its wall-clock length, even if it begins in an hour that is skipped or repeated', () => {
  const at = (startDate: string) => ({ ...evening, startDate, startTime: '02:30', endTime: null })
  const rule = 'RRULE:FREQ=WEEKLY;COUNT=3'

  const skipped = read('google', eventOn(at('2027-03-28'), { rule }))
  const twice = read('google', eventOn(at('2026-10-25'), { rule }))

  assert.equal(skipped.fields.dates, '20270328T023000/20270328T033000')
  assert.equal(twice.fields.dates, '20261025T023000/20261025T033000')
})
