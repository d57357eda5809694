import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Answer, startServer } from '../../testing/server.ts'
import { linksIn, newEvent, newGroup, newStyle, open, party } from '../../testing/visitor.ts'

const later = { ...party, startDate: '2031-06-11' }
const past = { ...party, name: 'First evening', startDate: '2020-06-11' }

test('a tentative date is marked on its page, among several dates and in the list of its group', async (t) => {
  const server = await startServer(t)
  const event_group = await newGroup(server, { subscription: 'no', public_event_overview: true })
  const single = await newEvent(server, { event_group, dates: [{ ...later, status: 'TENTATIVE' }] })
  const several = await newEvent(server, { dates: [later, { ...later, name: 'Second', status: 'TENTATIVE' }] })
  const over = await newEvent(server, { dates: [{ ...past, status: 'TENTATIVE' }] })
  const german = { 'accept-language': 'de' }

  assert.match((await open(server, `/${single}`)).text, /<p class="badge tentative">Tentative<\/p>/)
  assert.match((await open(server, `/${single}`, undefined, german)).text, /tentative">Unter Vorbehalt<\/p>/)
  assert.deepEqual(marksOn(await open(server, `/${several}`)), ['tentative Tentative'])
  assert.deepEqual(marksOn(await open(server, `/${event_group}`)), ['tentative Tentative'])
  assert.doesNotMatch((await open(server, `/${over}`)).text, /Tentative/)
})

test('a past date is marked among upcoming ones, and offered as the style says', async (t) => {
  const server = await startServer(t)
  const [none, disable, hide] = await Promise.all(
    ['none', 'disable', 'hide'].map(async (pastDateHandling) => {
      const layout = await newStyle(server, { pastDateHandling })
      return newEvent(server, { layout, dates: [past, later, { ...later, startDate: '2031-06-12' }] })
    }),
  )
  const addable = (page: Answer) =>
    linksIn(page)
      .filter((link) => link.includes('/add?'))
      .map((link) => link.at(-1))

  const [first, second, third] = [
    await open(server, `/${none}`),
    await open(server, `/${disable}`),
    await open(server, `/${hide}`),
  ]

  assert.deepEqual([marksOn(first), addable(first)], [['over Over'], ['3', '1']])
  assert.deepEqual([marksOn(second), addable(second)], [['over Over'], ['3']])
  assert.deepEqual([marksOn(third), addable(third)], [[], ['3']])
  assert.deepEqual(marksOn(await open(server, `/${none}/o/google`)), ['over Over'])
})

test('past dates are folded below upcoming ones, and cannot be added if the style forbids it', async (t) => {
  const server = await startServer(t)
  const layout = await newStyle(server, { pastDateHandling: 'disable' })
  const dates = [
    past,
    { ...past, name: 'Second evening', startDate: '2020-06-12' },
    later,
    { ...later, startDate: '2031-06-12' },
  ]
  const [some, all] = [await newEvent(server, { layout, dates }), await newEvent(server, { dates: dates.slice(0, 2) })]

  const page = await open(server, `/${some}`)
  const section = datesOn(page)
  const over = datesOn(await open(server, `/${all}`))

  const [ahead, folded] = section.split('<details class="past">')
  // The one at the top has no row, but is where links to it lead.
  assert.match(page.text, /<div id="date-3">/)
  assert.deepEqual(idsIn(ahead!), ['date-4'])
  assert.deepEqual(idsIn(folded!), ['date-1', 'date-2'])
  assert.match(folded!, /<summary>Past dates <span>\(2\)<\/span><\/summary>/)
  assert.match(ahead!, /<h2>Other dates<\/h2>[^]*icon-onward/)
  assert.doesNotMatch(folded!, /icon-onward/)
  assert.deepEqual(idsIn(over), ['date-1'])
  const chosen = (await open(server, `/${some}/o/google`)).text.split('<details class="past">')
  assert.deepEqual(
    chosen.map((part) => part.match(/(?<=google\?date=)\d/g)),
    [
      ['3', '4'],
      ['1', '2'],
    ],
  )
  assert.match(chosen[0]!, /<p class="zone-of-all">Central European Summer Time<\/p>/)
  assert.doesNotMatch(over, /<details/)
})

test('the zone is named once, at the top or above the rows; dates in several zones each name their own', async (t) => {
  const server = await startServer(t)
  const winter = { ...later, startDate: '2031-12-11' }
  const tokyo = { ...later, timeZone: 'Asia/Tokyo' }
  const allDay = { name: 'Open day', startDate: '2031-06-12' }
  const zonesOf = async (dates: object[]) => {
    const { text } = await open(server, `/${await newEvent(server, { dates })}`)
    return text.match(/(?<=class="zone-of-all">)[\w ]+|\b(?<=<span aria-hidden="true">|<bdi>)(CES?T|GMT\+\d)\b/g)
  }

  assert.deepEqual(await zonesOf([later, later, allDay]), ['CEST'])
  assert.deepEqual(await zonesOf([later, winter]), ['CEST'])
  assert.deepEqual(await zonesOf([later, winter, tokyo]), ['GMT+9', 'CEST', 'CET'])
  assert.deepEqual(await zonesOf([allDay, winter, winter]), ['Central European Standard Time'])
  assert.deepEqual(await zonesOf([allDay, allDay]), null)
})

test('a row for several days names them once', async (t) => {
  const server = await startServer(t)
  const camp = { ...later, startTime: '10:00', endDate: '2031-06-19', endTime: '10:00' }
  const night = { ...later, startTime: '22:00', endDate: '2031-06-12', endTime: '02:00' }

  const section = datesOn(
    await open(
      server,
      `/${await newEvent(server, { dates: [{ ...later, startDate: '2031-06-01' }, camp, night, later] })}`,
    ),
  )

  const words = [...section.matchAll(/<span class="words">([^]*?)<\/span>\s*<svg/g)].map(([, row]) =>
    row!
      .replaceAll(/<span class="yours[^]*?<\/span>/g, '')
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  )
  assert.deepEqual(words, [
    'Wed, Jun 11, 10:00 AM – Thu, Jun 19, 2031, 10:00 AM',
    'Wed, Jun 11, 2031 6:00 – 9:30 PM',
    'Wed, Jun 11, 2031 10:00 PM – Thu 2:00 AM',
  ])
})

test('custom labels are used wherever a page has the same text', async (t) => {
  const server = await startServer(t)
  const cta = { name: 'x', type: 'form', url: 'https://forms.example.org/', fields: [{ type: 'text', name: 'mail' }] }
  const cta_block = Number((await server.post('/cta-block', cta)).body.id)
  const labels = {
    thankyou: 'All set',
    close: 'Shut',
    submit: 'Off it goes',
    recurring: 'Again and again',
    expired: 'Gone',
    'label.share.email': 'Write to a friend',
    'label.share.email.subject': 'Come along',
    'label.share.copy': 'Take it',
    'label.share.copied': 'Taken',
    'form.error.required': 'This one, please',
    'form.error.sending': 'It did not arrive',
    'form.success': 'It arrived',
    'date.status.cancelled': 'Called off',
    'date.status.cancelled.cta': 'Remove it',
    'modal.multidate.h': 'Which one?',
  }
  const layout = await newStyle(server, { customLabels: labels })
  const recurrence = 'RRULE:FREQ=WEEKLY'
  const event = await newEvent(server, { layout, recurrence, cta: true, cta_block })
  const cancelled = await newEvent(server, { layout, dates: [{ ...later, status: 'CANCELLED' }] })
  const several = await newEvent(server, { layout, dates: [past, later] })

  const pages = [
    await open(server, `/${event}`),
    await open(server, `/${cancelled}`),
    await open(server, `/${several}`),
    await open(server, `/${several}/o/google`),
  ]

  const all = pages.map(({ text }) => text).join('')
  for (const [key, text] of Object.entries(labels))
    assert.ok(all.includes(key === 'label.share.email.subject' ? 'subject=Come%20along&amp;' : text), key)
  for (const text of ['Thank you', '"Close"', 'Send by email', '>Copy<', 'This event is cancelled', 'Choose a date'])
    assert.ok(!all.includes(text), text)
})

function marksOn({ text }: Answer): string[] {
  return [...text.matchAll(/<span class="mark (\w+)">(.*?)<\/span>/g)].map(([, kind, words]) => `${kind} ${words}`)
}

const datesOn = ({ text }: Answer) => /<section class="dates">([^]*?)<\/section>/.exec(text)![1]!

const idsIn = (text: string) => [...text.matchAll(/<li id="(.*?)"/g)].map(([, id]) => id)
