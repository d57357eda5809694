import assert from 'node:assert/strict'
import { test } from 'node:test'
import { requestData, buttonDataOf } from '../../testing/button.ts'
import { startServer } from '../../testing/server.ts'
import { newEvent, newStyle } from '../../testing/visitor.ts'

const hour = 3_600_000
const day = 24 * hour

test('a series comes with its rule and its next date, and says when it is over', async (t) => {
  const server = await startServer(t)
  const first = Temporal.Now.plainDateISO('UTC').add({ days: 1 })
  const dates = [{ name: 'Run', startDate: first.toString(), startTime: '10:00' }]
  const prokey = await newEvent(server, { dates, recurrence: 'RRULE:FREQ=DAILY;COUNT=3' })
  const next = async () => {
    const { state, recurrence, dates: shown } = await buttonDataOf(server, prokey)
    assert.equal(recurrence, 'RRULE:FREQ=DAILY;COUNT=3')
    return [state, shown[0]!.startDate, shown[0]!.state]
  }

  assert.deepEqual(await next(), ['ahead', first.toString(), 'ahead'])
  server.advance(3 * day)
  assert.deepEqual((await next())[1], first.add({ days: 2 }).toString())
  server.advance(day)
  assert.deepEqual(await next(), ['over', first.add({ days: 2 }).toString(), 'over'])
})

test('past dates leave the data at once if the style hides them', async (t) => {
  const server = await startServer(t)
  const at = (days: number) => Temporal.Now.plainDateISO('UTC').add({ days }).toString()
  const layout = await newStyle(server, { pastDateHandling: 'hide' })
  const dates = [
    { name: 'Soon', startDate: at(1) },
    { name: 'Later', startDate: at(9) },
  ]
  const prokey = await newEvent(server, { dates, layout })
  const names = async () => (await buttonDataOf(server, prokey)).dates.map(({ name }) => name)

  assert.deepEqual(await names(), ['Soon', 'Later'])
  server.advance(3 * day)
  assert.deepEqual(await names(), ['Later'])
  assert.equal((await buttonDataOf(server, prokey)).state, 'ahead')
  server.advance(9 * day)
  assert.deepEqual(await names(), ['Soon', 'Later'])
  assert.equal((await buttonDataOf(server, prokey)).state, 'over')
})

test('dynamic dates move at midnight in their own zones, and have no file', async (t) => {
  const server = await startServer(t)
  const dates = [
    { name: 'Here', startDate: 'today+1' },
    { name: 'There', startDate: 'today+2', startTime: '09:00', timeZone: 'Asia/Tokyo' },
  ]
  const prokey = await newEvent(server, { dates, layout: await newStyle(server, { proxy: false }) })
  const present = () => Temporal.Instant.fromEpochMilliseconds(server.context.now())
  // Half past the hour, away from any midnight.
  const { minute, second } = present().toZonedDateTimeISO('UTC')
  server.advance((90 - minute) * 60_000 - second * 1000)

  for (let hours = 0; hours < 24; hours += 1) {
    const dayIn = (zone: string, days: number) => present().toZonedDateTimeISO(zone).toPlainDate().add({ days })
    const data = await buttonDataOf(server, prokey)
    assert.deepEqual(
      data.dates.map(({ startDate }) => startDate),
      [dayIn('UTC', 1).toString(), dayIn('Asia/Tokyo', 2).toString()],
    )
    assert.equal(data.file, null)
    assert.equal(data.links.ical, `${server.context.settings.landingUrl}/${prokey}/o/ical`)
    server.advance(hour)
  }
})

test('a change to the event or anything it refers to is in the data at once', async (t) => {
  const server = await startServer(t)
  const { id: cta_block } = await server.client.ctaBlock.create({ name: 'x', type: 'text', headline: 'Thanks' })
  const layout = await newStyle(server)
  const prokey = await newEvent(server, { layout, cta: true, cta_block })
  const tags = new Set<string>()
  const seen = async () => {
    tags.add((await requestData(server, prokey)).headers.etag!)
    return buttonDataOf(server, prokey)
  }

  assert.equal((await seen()).cta!.headline, 'Thanks')
  await server.client.ctaBlock.update(cta_block, { headline: 'Thank you' })
  assert.equal((await seen()).cta!.headline, 'Thank you')
  await server.client.style.update(layout, { size: '3' })
  assert.equal((await seen()).style.size, '3')
  await server.client.event.update(prokey, { dates: [{ name: 'Winter party' }] })
  assert.equal((await seen()).title, 'Winter party')
  await server.client.ctaBlock.delete(cta_block)
  assert.equal((await seen()).cta, null)
  assert.equal(tags.size, 5)
  await server.delete(`/event/${prokey}`)
  assert.equal((await requestData(server, prokey)).status, 404)
})
