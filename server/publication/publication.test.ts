import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { startServer } from '../testing/server.ts'
import { newEvent, open } from '../testing/visitor.ts'
import { deviceOf } from './device.ts'
import { publishedEvents } from './event.ts'
import { publishedGroups } from './group.ts'

test('what a visitor sees of an event combines everything it refers to', async (t) => {
  const { server, prokey, group, event } = await publish(t)

  const seen = await event(prokey)

  assert.equal(seen!.title, 'Summer concerts')
  assert.equal(seen!.organization.id, server.organization)
  assert.equal(seen!.group.name, 'Concerts')
  assert.equal(seen!.look.language, 'de')
  assert.equal(seen!.landingPage.highlight_color, '#c2410c')
  assert.equal(seen!.cta!.headline, 'Thank you')
  assert.deepEqual(
    seen!.datesShown().map(({ position }) => position),
    [2, 1],
  )
  assert.equal(seen!.links.page, `/${prokey}`)
  assert.equal(seen!.links.calendar('google', 2), `/${prokey}/o/google?date=2`)
  assert.equal((await publishedGroups(server.context)(group))!.feed!.pathname, `/${group}/calendar.ics`)
})

test('an event without a style or landing page template uses the defaults, regardless of its group', async (t) => {
  const { server, prokey, event } = await publish(t)
  const style = await server.client.style.create({ name: 'x', options: ['yahoo'], language: 'fr' })
  const landingpage = await server.client.landingpage.create({ name: 'x', highlight_color: '#111111' })

  await server.patch(`/event/${prokey}`, { layout: style.id, landingpage: landingpage.id })
  const own = await event(prokey)
  await server.delete(`/style/${style.id}`)
  await server.delete(`/landingpage/${landingpage.id}`)
  const deleted = await event(prokey)
  const { prokey: plain } = await server.client.event.create({
    event_group: own!.item.event_group,
    dates: [{ name: 'Plain', startDate: '2027-06-01' }],
  })
  const unset = await event(plain)

  assert.equal(own!.look.language, 'fr')
  assert.deepEqual(own!.look.offered(deviceOf('')), ['yahoo'])
  assert.equal(own!.landingPage.highlight_color, '#111111')
  for (const seen of [deleted, unset]) {
    assert.equal(seen!.look.language, 'en')
    assert.equal(seen!.look.offered(deviceOf('')).length, 7)
    assert.equal(seen!.landingPage.highlight_color, '#2f6fed')
  }
})

test('the events of a group do not inherit its call to action', async (t) => {
  const { server, prokey, group, ids, event } = await publish(t)

  await server.patch(`/group/${group}`, { cta: true, cta_block: Number(ids.cta) })
  await server.patch(`/event/${prokey}`, { cta_block: null })

  assert.equal((await event(prokey))!.cta, null)
  assert.equal((await publishedGroups(server.context)(group))!.cta!.headline, 'Thank you')
})

test('a change to anything visible shows immediately', async (t) => {
  const { server, prokey, ids, group, event } = await publish(t)
  await event(prokey)

  await server.patch(`/style/${ids.style}`, { language: 'it' })
  await server.patch(`/landingpage/${ids.landingpage}`, { title: 'Welcome' })
  await server.patch(`/group/${group}`, { name: 'Recitals' })
  const changed = await event(prokey)
  await server.delete(`/cta-block/${ids.cta}`)
  const without = await event(prokey)
  await server.delete(`/event/${prokey}`)

  assert.equal(changed!.look.language, 'it')
  assert.equal(changed!.landingPage.title, 'Welcome')
  assert.equal(changed!.group.name, 'Recitals')
  assert.equal(without!.cta, null)
  assert.equal(await event(prokey), undefined)
})

async function publish(t: TestContext) {
  const server = await startServer(t)
  const { client } = server
  const style = (await client.style.create({ name: 'x', options: ['google'], language: 'de' })).id
  const landingpage = (await client.landingpage.create({ name: 'x', highlight_color: '#c2410c' })).id
  const cta = (await client.ctaBlock.create({ name: 'x', type: 'text', headline: 'Thank you' })).id
  const group = (await client.group.create({ name: 'Concerts', subscription: 'children', layout: style, landingpage }))
    .prokey
  const { prokey } = await client.event.create({
    event_group: group,
    title_event_series: 'Summer concerts',
    layout: style,
    landingpage,
    cta: true,
    cta_block: cta,
    dates: [
      { name: 'Second', startDate: '2027-07-01' },
      { name: 'First', startDate: '2027-06-01' },
    ],
  })
  return { server, prokey, group, ids: { style, landingpage, cta }, event: publishedEvents(server.context) }
}

test('dynamic dates move at midnight in their own zones', async (t) => {
  const server = await startServer(t)
  const dates = [
    { name: 'Here', startDate: 'today+1' },
    { name: 'There', startDate: 'today+2', timeZone: 'Asia/Tokyo' },
  ]
  const prokey = await newEvent(server, { dates })
  const present = () => Temporal.Instant.fromEpochMilliseconds(server.context.now())
  // Half past the hour, away from any midnight.
  const { minute, second } = present().toZonedDateTimeISO('UTC')
  server.advance((90 - minute) * 60_000 - second * 1000)

  const written = { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' } as const
  for (let hours = 0; hours < 24; hours += 1) {
    const dayIn = (zone: string, days: number) => present().toZonedDateTimeISO(zone).toPlainDate().add({ days })
    const { text } = await open(server, `/${prokey}`)
    const days = [...text.matchAll(/<bdi>(\w+, \w+ \d+, \d+)<\/bdi>/g)].map((match) => match[1])
    const [, next] = /<strong>(\w+, \w+ \d+, \d+)<\/strong>/.exec(text)!
    assert.equal(next, dayIn('UTC', 1).toLocaleString('en', { dateStyle: 'full' }))
    assert.deepEqual(days, [dayIn('Asia/Tokyo', 2).toLocaleString('en', written)])
    server.advance(3_600_000)
  }
})
