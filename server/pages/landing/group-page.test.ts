import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buttonDataOf } from '../../testing/button.ts'
import { type Answer, startServer } from '../../testing/server.ts'
import { linksIn, newEvent, newGroup, newStyle, open, party, titleOf } from '../../testing/visitor.ts'

const at = (days: number) => Temporal.Now.plainDateISO('UTC').add({ days }).toString()

test('the page of a group lists upcoming events, with series expanded, and how to subscribe', async (t) => {
  const server = await startServer(t)
  const group = await newGroup(server)
  const single = await newEvent(server, { event_group: group, dates: [{ ...party, name: 'Fair', startDate: at(10) }] })
  const series = await newEvent(server, {
    event_group: group,
    dates: [{ ...party, name: 'Training', startDate: at(-20) }],
    recurrence: 'RRULE:FREQ=WEEKLY;COUNT=6',
  })
  await newEvent(server, { event_group: group, dates: [{ ...party, name: 'Long ago', startDate: '2020-02-03' }] })

  const page = await open(server, `/${group}`)

  assert.equal(titleOf(page), 'Concerts')
  assert.deepEqual(rowsOn(page), [
    [series, 'Training'],
    [series, 'Training'],
    [single, 'Fair'],
    [series, 'Training'],
  ])
  assert.ok(linksIn(page).includes(`/${group}/s/google`))
  assert.match(page.text, /Subscribe to calendar/)
  assert.ok(linksIn(page).includes(`/${group}/from/2020-01-01`))
})

test('the page of a group offers the calendars that can subscribe, like the button', async (t) => {
  const server = await startServer(t)
  const layout = await newStyle(server, { options: ['msteams', 'google', 'ms365', 'apple'] })
  const only = await newStyle(server, { options: ['msteams'] })
  const [group, without] = [await newGroup(server, { layout }), await newGroup(server, { layout: only })]
  const offered = async (prokey: string) =>
    linksIn(await open(server, `/${prokey}`)).flatMap((link) => link.split(`/${prokey}/s/`)[1] ?? [])

  const button = await buttonDataOf(server, group)

  assert.deepEqual(await offered(group), ['apple', 'google', 'ms365'])
  assert.deepEqual(button.calendars.desktop, ['apple', 'google', 'ms365'])
  assert.deepEqual(await offered(without), ['ical'])
})

test('the page of a group has the description of its template, otherwise of the next event', async (t) => {
  const server = await startServer(t)
  const template = async (item: object) => Number((await server.post('/landingpage', { name: 'x', ...item })).body.id)
  const intro = `<p>Music by the <b>water</b></p><p>${'and more '.repeat(40)}</p>`
  const listed = { subscription: 'no', public_event_overview: true }
  const groups = {
    own: await newGroup(server, { landingpage: await template({ intro, meta_description_override: 'Two days' }) }),
    intro: await newGroup(server, { landingpage: await template({ intro }) }),
    events: await newGroup(server, listed),
    nothing: await newGroup(server, listed),
    feed: await newGroup(server),
  }
  for (const startDate of ['2020-02-03', '2031-02-03', '2031-02-04', '2031-02-05', '2031-02-06'])
    await newEvent(server, { event_group: groups.events, dates: [{ ...party, startDate }] })
  const described = async (prokey: string, language = 'en') => {
    const { text } = await open(server, `/${prokey}`, undefined, { 'accept-language': language })
    const [name, property] = [/name="description" content="(.*?)"/, /"og:description" content="(.*?)"/].map(
      (pattern) => pattern.exec(text)?.[1],
    )
    assert.equal(name, property)
    return name
  }

  assert.equal(await described(groups.own), 'Two days')
  assert.match((await described(groups.intro))!, /^Music by the water and more .* more…$/)
  assert.equal(
    await described(groups.events),
    'Upcoming events: Summer party, Mon, Feb 3, 2031 · Summer party, Tue, Feb 4, 2031 · Summer party, Wed, Feb 5, 2031',
  )
  assert.match((await described(groups.events, 'fr'))!, /^Événements à venir\u00a0: Summer party, lun\. 3 févr\. 2031/)
  assert.equal(await described(groups.nothing), undefined)
  assert.equal(await described(groups.feed), 'New events and changes appear in your calendar automatically.')
})

test('a group that is neither listed nor a subscription has no page', async (t) => {
  const server = await startServer(t)
  const hidden = await newGroup(server, { subscription: 'no', public_event_overview: false })
  const listed = await newGroup(server, { subscription: 'no', public_event_overview: true })
  const feed = 'https://calendar.example.org/feed.ics'
  const external = await newGroup(server, {
    subscription: 'external',
    subscription_cal_url: feed,
    public_event_overview: false,
  })
  await newEvent(server, { event_group: hidden })

  assert.equal((await open(server, `/${hidden}`)).status, 404)
  assert.equal((await open(server, `/${hidden}/from/2027-01-01`)).status, 404)
  const page = await open(server, `/${listed}`)
  assert.equal(titleOf(page), 'Concerts')
  assert.doesNotMatch(page.text, /Subscribe/)
  const subscribed = await open(server, `/${external}`)
  assert.match(subscribed.text, /Subscribe to calendar/)
  assert.doesNotMatch(subscribed.text, /Upcoming events/)
})

test('new, changed and past events are reflected on the page of their group at once', async (t) => {
  const server = await startServer(t)
  const event_group = await newGroup(server)
  const titles = async () => rowsOn(await open(server, `/${event_group}`)).map(([, title]) => title)
  assert.deepEqual(await titles(), [])

  const prokey = await newEvent(server, { event_group, dates: [{ name: 'Fair', startDate: at(2) }] })
  assert.deepEqual(await titles(), ['Fair'])
  await server.patch(`/event/${prokey}`, { dates: [{ name: 'Market' }] })
  assert.deepEqual(await titles(), ['Market'])
  server.advance(4 * 86_400_000)
  assert.deepEqual(await titles(), [])
})

test('dynamic dates, several dates and cancelled ones are in the right place', async (t) => {
  const server = await startServer(t)
  const event_group = await newGroup(server, { subscription: 'no', public_event_overview: true })
  await newEvent(server, { event_group, dates: [{ name: 'Trial ends', startDate: 'today+7' }] })
  await newEvent(server, {
    event_group,
    title_event_series: 'Pottery',
    dates: [
      { name: 'Forming', startDate: at(5) },
      { name: 'Firing', startDate: at(9), status: 'CANCELLED' },
      { name: 'Pottery', startDate: at(12) },
    ],
  })

  const page = await open(server, `/${event_group}`)

  assert.deepEqual(
    rowsOn(page).map(([, title]) => title),
    ['Pottery: Forming', 'Trial ends', 'Pottery: Firing', 'Pottery'],
  )
  assert.match(
    page.text,
    /Pottery: Firing<\/bdi><\/span>\s*<span class="note parts">\s*<span class="mark cancelled">Cancelled<\/span>/,
  )
})

test('a call to action follows a save: on the page with JavaScript, on a separate page without', async (t) => {
  const server = await startServer(t)
  const cta_block = (
    await server.post('/cta-block', {
      name: 'SECRET',
      type: 'form',
      headline: 'Stay in touch',
      url: 'https://forms.example.org/in?x=1',
      button_label: 'Subscribe',
      fields: [
        { type: 'text', name: 'mail', required: true, label: 'Mail', placeholder: 'ann@example.org' },
        { type: 'label', label: 'What do you like?' },
        { type: 'radio', name: 'like', label: 'Music', placeholder: 'music', default: true },
        { type: 'radio', name: 'like', label: 'Food', placeholder: 'food' },
        { type: 'hidden', name: 'source', default: '"page"' },
      ],
    })
  ).body.id
  const layout = await newStyle(server, { options: ['google', 'ical'] })
  const prokey = await newEvent(server, { cta: true, cta_block: Number(cta_block), layout })
  const without = await newEvent(server)

  const page = await open(server, `/${prokey}`)
  const following = await open(server, `/${prokey}/cta`)

  for (const { text, headers } of [page, following]) {
    assert.match(text, /Stay in touch/)
    assert.match(text, /<form method="post" action="https:\/\/forms\.example\.org\/in\?x=1"/)
    assert.match(text, /<legend dir="auto">What do you like\?<\/legend>/)
    assert.match(text, /type="radio"\s+name="like"\s+value="music"\s+checked/)
    assert.match(text, /<input type="hidden" name="source" value="&quot;page&quot;" \/>/)
    assert.match(headers['content-security-policy']!, /form-action https:;/)
    assert.match(headers['content-security-policy']!, /connect-src 'self' https:;/)
    assert.doesNotMatch(text, /SECRET/)
  }
  assert.match(page.text, new RegExp(`<noscript><a class="primary" href="/${prokey}/cta">`))
  assert.match(page.text, /data-calendar="google"\s+target="_blank"/)
  assert.doesNotMatch(page.text, /data-calendar="ical"\s+target/)
  assert.equal((await open(server, `/${without}/cta`)).status, 404)
  assert.match((await open(server, `/${without}`)).headers['content-security-policy']!, /form-action 'none'/)
})

/** The prokeys and titles in the list, in order. */
function rowsOn({ text }: Answer): [string, string][] {
  return [...text.matchAll(/<a href="\/([0-9a-f-]{36})[^"]*" class="[^"]*">[^]*?<bdi>(.*?)<\/bdi>/g)].map((match) => [
    match[1]!,
    match[2]!,
  ])
}
