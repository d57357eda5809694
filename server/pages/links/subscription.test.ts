import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startServer } from '../../testing/server.ts'
import { type Agent, fieldsOf, linksIn, newGroup, open, titleOf } from '../../testing/visitor.ts'

test('a group is subscribed to by the address of its feed', async (t) => {
  const server = await startServer(t, { PUBLIC_URL: 'http://localhost:80', ICS_URL: 'https://ics.example.org' })
  const group = await newGroup(server, { name: 'Concerts & more' })
  const feed = `webcal://ics.example.org/${group}/calendar.ics`
  const to = async (type: string, agent?: Agent) => {
    const { status, headers } = await open(server, `/${group}/s/${type}`, agent, { host: 'localhost' })
    assert.equal(status, 302, type)
    return headers.location!
  }

  assert.equal(await to('apple'), feed)
  assert.equal(await to('ical'), feed)
  assert.equal(await to('apple', 'safari'), feed)
  assert.equal(await to('ical', 'android'), `https://ics.example.org/${group}/calendar.ics`)
  assert.deepEqual(fieldsOf(await to('google')), { cid: feed })
  assert.deepEqual(fieldsOf(await to('ms365')), { url: feed, name: 'Concerts & more' })
  assert.deepEqual(fieldsOf(await to('outlookcom')), { url: feed, name: 'Concerts & more' })
})

test('an external group links to its own address, and a Google calendar only to Google', async (t) => {
  const server = await startServer(t)
  const external = (subscription_cal_url: string) =>
    newGroup(server, { subscription: 'external', subscription_cal_url })
  const holidays = await external('https://example.org/f%C3%AAtes/ä.ics')
  const google = await external('https://calendar.google.com/calendar/u/0?cid=abc123')

  const apple = await open(server, `/${holidays}/s/apple`)
  const own = await open(server, `/${google}/s/google`, 'android')
  const page = await open(server, `/${google}/s/apple`)

  assert.equal(apple.headers.location, 'webcal://example.org/f%C3%AAtes/%C3%A4.ics')
  assert.equal(new URL(own.headers.location!).searchParams.get('cid'), 'abc123')
  assert.equal(titleOf(page), 'Subscribe to this calendar')
  assert.deepEqual(linksIn(page), [`/${google}/s/google`])
})

test('calendars that cannot subscribe by a link get a page with the address to copy', async (t) => {
  const server = await startServer(t)
  const group = await newGroup(server)
  const feed = `${server.context.settings.icsUrl}/${group}/calendar.ics`
  const others = ['apple', 'google', 'ical', 'ms365', 'outlookcom'].map((type) => `/${group}/s/${type}`)

  const yahoo = await open(server, `/${group}/s/yahoo`)
  const teams = await open(server, `/${group}/s/msteams`)
  const outlook = await open(server, `/${group}/s/outlookcom`, 'android')
  const google = await open(server, `/${group}/s/google`, 'android')

  for (const page of [yahoo, teams, outlook, google]) {
    assert.equal(titleOf(page), 'Subscribe to this calendar')
    assert.ok(page.text.includes(`value="${feed}"`))
  }
  assert.deepEqual(linksIn(yahoo), ['https://calendar.yahoo.com/', ...others])
  assert.match(teams.text, /Microsoft Teams can&#39;t subscribe/)
  assert.deepEqual(linksIn(teams), others)
  assert.match(outlook.text, /only accepts new subscriptions on a computer/)
  assert.deepEqual(linksIn(google).slice(1), [`/${group}/s/ical`])
})

test('if webcal links do not work, the page names a browser in which they do', async (t) => {
  const server = await startServer(t)
  const group = await newGroup(server)

  assert.equal(titleOf(await open(server, `/${group}/s/apple`, 'chromeOnIphone')), 'Open this page in Safari')
  assert.equal(titleOf(await open(server, `/${group}/s/apple`, 'instagram')), 'Open this page in your browser')
  assert.equal(titleOf(await open(server, `/${group}/s/ical`, 'androidApp')), 'Open this page in your browser')
})
