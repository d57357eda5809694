import assert from 'node:assert/strict'
import { test } from 'node:test'
import { subscriptionLink } from './subscription-links.ts'

const feed = new URL('https://events.example.org/7f1c1a52/calendar.ics?a=1&b=2')
const fieldsOf = (link: string) => Object.fromEntries(new URL(link).searchParams)

test('programs on a computer or iPhone subscribe by webcal', () => {
  assert.equal(subscriptionLink('apple', feed, 'x'), 'webcal://events.example.org/7f1c1a52/calendar.ics?a=1&b=2')
  assert.equal(subscriptionLink('ical', new URL('http://localhost:8080/a.ics'), 'x'), 'webcal://localhost:8080/a.ics')
})

test('Google, Microsoft 365 and Outlook are handed the webcal address', () => {
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

test('a calendar of Google is named by its id, and is nothing for other calendars', () => {
  const own = new URL('https://calendar.google.com/calendar/u/0?cid=abc123')

  assert.deepEqual(fieldsOf(subscriptionLink('google', own, 'x')!), { cid: 'abc123' })
  assert.equal(subscriptionLink('apple', own, 'x'), undefined)
  assert.equal(subscriptionLink('outlookcom', own, 'x'), undefined)
})

test('the feed of a Google calendar is a feed like any other', () => {
  const file = new URL('https://calendar.google.com/calendar/ical/a%40group.calendar.google.com/public/basic.ics')

  assert.equal(subscriptionLink('apple', file, 'x'), file.href.replace('https:', 'webcal:'))
})

test('an address of any script is written so that a header can hold it', () => {
  const link = subscriptionLink('apple', new URL('https://bücher.example/ä/kalender.ics'), 'x')!

  assert.equal(link, 'webcal://xn--bcher-kva.example/%C3%A4/kalender.ics')
})
