import assert from 'node:assert/strict'
import { test } from 'node:test'
import { subscriptionLink } from './subscription-links.ts'

const feed = new URL('https://events.example.org/7f1c1a52/calendar.ics?a=1&b=2')
const fieldsOf = (link: string) => Object.fromEntries(new URL(link).searchParams)

test('desktop and iPhone calendars subscribe through webcal', () => {
  assert.equal(subscriptionLink('apple', feed, 'x'), 'webcal://events.example.org/7f1c1a52/calendar.ics?a=1&b=2')
  assert.equal(subscriptionLink('ical', new URL('http://localhost:8080/a.ics'), 'x'), 'webcal://localhost:8080/a.ics')
})

test('Google, Microsoft 365 and Outlook get the webcal address', () => {
  const url = 'webcal://events.example.org/7f1c1a52/calendar.ics?a=1&b=2'

  const google = subscriptionLink('google', feed, 'Concerts')!
  assert.ok(google.startsWith('https://calendar.google.com/calendar/u/0/r?'))
  assert.deepEqual(fieldsOf(google), { cid: url })
  for (const [type, host] of [
    ['ms365', 'outlook.office.com'],
    ['outlookcom', 'outlook.live.com'],
  ] as const) {
    const link = subscriptionLink(type, feed, 'Concerts & more')!
    assert.ok(link.startsWith(`https://${host}/calendar/0/addfromweb/?`))
    assert.deepEqual(fieldsOf(link), { url, name: 'Concerts & more' })
  }
})

test('Yahoo and Teams have no link', () => {
  assert.equal(subscriptionLink('yahoo', feed, 'x'), undefined)
  assert.equal(subscriptionLink('msteams', feed, 'x'), undefined)
})

test('a Google calendar is addressed by its id, and other calendars get no link to it', () => {
  const own = new URL('https://calendar.google.com/calendar/u/0?cid=abc123')

  assert.deepEqual(fieldsOf(subscriptionLink('google', own, 'x')!), { cid: 'abc123' })
  assert.equal(subscriptionLink('apple', own, 'x'), undefined)
  assert.equal(subscriptionLink('outlookcom', own, 'x'), undefined)
})

test('the ICS feed of a Google calendar is treated like any other feed', () => {
  const file = new URL('https://calendar.google.com/calendar/ical/a%40group.calendar.google.com/public/basic.ics')

  assert.equal(subscriptionLink('apple', file, 'x'), file.href.replace('https:', 'webcal:'))
})

test('an address in any script is encoded so that a header can hold it', () => {
  const link = subscriptionLink('apple', new URL('https://bücher.example/ä/kalender.ics'), 'x')!

  assert.equal(link, 'webcal://xn--bcher-kva.example/%C3%A4/kalender.ics')
})
