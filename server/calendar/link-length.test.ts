import assert from 'node:assert/strict'
import { test } from 'node:test'
import { calendarLink, linkTypes } from './links.ts'
import { evening, eventOn, full, parameters } from '../testing/calendar-link.ts'

test('a description that makes a link too long is cut at a word, and nothing else is cut', () => {
  const description = 'Bring good shoes and something to drink. '.repeat(400).trim()
  const event = eventOn(evening, { ...full, description, descriptionHtml: `<p>${description}</p>` })

  for (const type of linkTypes) {
    const link = calendarLink(type, event, 'mobile')
    const text = new URL(link).searchParams.get(parameters[type].description)!
    assert.ok(link.length <= 3000 && link.length > 2800, `${type}: ${link.length}`)
    assert.match(text, /(Bring good shoes and something to drink\. )+.* …$/)
    assert.ok(description.includes(text.replace(/^Garden, gate 3 \/\/ /, '').replace(/ …$/, '')))
    assert.match(text, /(Bring|good|shoes|and|something|to|drink\.) …$/)
  }
})

test('a long description that cannot be cut at a word is cut between characters', () => {
  const link = calendarLink('google', eventOn(evening, { description: '🎉'.repeat(5000) }), 'desktop')

  assert.ok(link.length <= 3000)
  assert.match(new URL(link).searchParams.get('details')!, /^(🎉)+ …$/u)
})

test('names and places that leave no room are cut as well', () => {
  const long = '祭'.repeat(500)
  const event = eventOn(evening, { name: long, location: long, description: 'Come all' })

  for (const type of linkTypes) {
    const link = calendarLink(type, event, 'mobile')
    assert.ok(link.length <= 3000, `${type}: ${link.length}`)
    assert.match(link, /%E7%A5%AD(%E7%A5%AD)+%20%E2%80%A6/)
  }
})

test('a long title and place leave room for the description', () => {
  const event = eventOn(evening, { name: 'N'.repeat(500), location: '日'.repeat(290), description: 'Bring shoes' })

  for (const type of linkTypes) {
    const link = calendarLink(type, event, 'desktop')
    assert.ok(link.length <= 3000, `${type}: ${link.length}`)
    assert.match(link, /Bring%20shoes/, type)
  }
})
