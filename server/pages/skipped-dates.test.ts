import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startServer } from '../testing/server.ts'
import { linksIn, newEvent, newGroup, newStyle, open, party, titleOf } from '../testing/visitor.ts'

const weekly = { dates: [{ ...party, startDate: '2099-05-04' }], recurrence: 'RRULE:FREQ=WEEKLY;COUNT=4' }

test('pages show a series without its skipped dates', async (t) => {
  const server = await startServer(t)
  const event_group = await newGroup(server)
  const prokey = await newEvent(server, { ...weekly, event_group, skipped_dates: ['2099-05-04', '2099-05-18'] })

  const page = await open(server, `/${prokey}`)
  const group = await open(server, `/${event_group}`)
  const gone = await open(server, `/${prokey}/on/2099-05-18`)

  assert.match(page.text, /Weekly · 2 times/)
  assert.match(page.text, /May 11, 2099/)
  assert.doesNotMatch(page.text, /May (4|18), 2099/)
  const rows = linksIn(group).filter((link) => link.startsWith(`/${prokey}`))
  assert.deepEqual(rows, [`/${prokey}/on/2099-05-11`, `/${prokey}/on/2099-05-25`])
  assert.deepEqual([gone.status, gone.headers.location], [302, `/${prokey}`])
  const data = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(page.text)![1]!
  const { startDate, endDate, eventSchedule, subEvent } = JSON.parse(data)
  assert.deepEqual([startDate, endDate], ['2099-05-11T18:00:00+02:00', '2099-05-25T21:30:00+02:00'])
  assert.deepEqual(
    [eventSchedule.startDate, eventSchedule.repeatCount, eventSchedule.exceptDate],
    ['2099-05-04', 4, ['2099-05-04', '2099-05-18']],
  )
  assert.equal(subEvent.length, 2)
})

test('no link can skip dates, so Google gets an explanation, the file and the next date', async (t) => {
  const server = await startServer(t)
  const options = ['apple', 'google', 'ical', 'yahoo']
  const layout = Number(await newStyle(server, { options, optionsMobile: options, proxy: false }))
  const prokey = await newEvent(server, { ...weekly, layout, skipped_dates: ['2099-05-25'] })

  const page = await open(server, `/${prokey}/o/google`)
  const phone = await open(server, `/${prokey}/o/google`, 'android')
  const next = await open(server, `/${prokey}/o/google?date=next`)
  const { body: button } = await server.request({ url: `/${prokey}/config.json` })

  assert.equal(titleOf(page), 'This event repeats')
  assert.equal(titleOf(phone), 'This event repeats')
  assert.deepEqual(linksIn(page), [`/${prokey}/o/apple`, `/${prokey}/o/ical`, `/${prokey}/o/google?date=next`])
  assert.equal(new URL(next.headers.location!).searchParams.get('dates'), '20990504T180000/20990504T213000')
  assert.equal(new URL(button.links.google).pathname, `/${prokey}/o/google`)
  assert.match(button.links.ical.desktop ?? button.links.ical, /\/event\.ics$/)
  await server.patch(`/event/${prokey}`, { skipped_dates: [] })
  assert.match((await open(server, `/${prokey}/o/google`)).headers.location!, /^https:\/\/calendar\.google\.com\//)
})
