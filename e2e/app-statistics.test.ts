import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, test } from 'node:test'
import { foldVisits } from '../server/statistics/fold.ts'
import { visitRecorder } from '../server/statistics/visits.ts'
import { newEvent, newGroup } from '../server/testing/events.ts'
import type { TestServer } from '../server/testing/server.ts'
import { subjectOf, visitRequest } from '../server/testing/visitor.ts'
import { type Application, openApplication, tabTo } from './application.ts'
import { axe } from './axe.ts'
import { leaveBrowser } from './browser.ts'

after(leaveBrowser)

const day = 86_400_000

/** Visits of this many days ago. */
async function visits(server: TestServer, event: string, daysAgo: number, views: number, saves: number, query = '') {
  const { id } = await subjectOf(server, event)
  // Turning the clock of the server would end the session of a page that is still loading.
  const { view, save } = visitRecorder({ ...server.context, now: () => server.context.now() - daysAgo * day })
  for (let n = 0; n < views; n += 1) await view(id)(visitRequest(`/${query}`, 'https://news.example.org/'))
  for (let n = 0; n < saves; n += 1) await save(id, 'google')(visitRequest('/'))
}

async function filled({ server }: Application) {
  const group = await newGroup(server)
  const block = await server.client.rsvpBlock.create({ name: 'x' })
  const party = await newEvent(server, { event_group: group, rsvp: true, rsvp_block: Number(block.id) })
  const talk = await newEvent(server, { dates: [{ name: 'Talk', startDate: '2027-06-01', allday: true }] })
  await visits(server, party, 40, 8, 0)
  await visits(server, party, 3, 10, 4, '?utm_campaign=summer')
  await visits(server, talk, 2, 2, 0)
  const groups = server.context.database.statement<{ id: number }>('select id from event_group where prokey = ?')
  const [subscribed] = await groups(group)
  for (const type of ['apple', 'apple', 'google'])
    await visitRecorder(server.context).save(-subscribed!.id, type)(visitRequest('/'))
  await foldVisits(server.context)
  await server.post('/rsvp-answers', { event: party, email: 'ann@example.org' })
  return { group, party, talk }
}

test('the organization at a glance: numbers, comparison, table, breakdowns, other times, CSV', async (t) => {
  const application = await openApplication(t, { role: 'viewer' })
  const { page, go } = application
  const { party } = await filled(application)
  await go('statistics')

  await page.getByText('12 views in the last 30 days, 50% more than in the 30 days before.').waitFor()
  await page.getByRole('button', { name: 'Saves 4 33.3% of views' }).waitFor()
  await page.getByRole('button', { name: 'Sign-ups 1 8.3% of views' }).waitFor()
  await page.getByRole('button', { name: 'Subscriptions 3 to your calendars' }).waitFor()
  const item = (text: string) => page.getByRole('listitem').filter({ hasText: text })
  assert.match(await item('Google').first().innerText(), /Google\s+4\s+100%/)
  assert.match(await item('Apple').innerText(), /Apple\s+2\s+66.7%/)
  assert.match(await item('summer').innerText(), /summer\s+10\s+83.3%/)
  assert.match(await item('news.example.org').innerText(), /12\s+100%/)
  const rows = page.getByRole('table', { name: 'Most viewed events' }).getByRole('row')
  assert.match(await rows.nth(1).innerText(), /Summer party[^]*10\s+4\s+1/)
  assert.deepEqual(await axe(page), [])

  await page.getByText('Table', { exact: true }).click()
  const table = page.locator('table.numbers')
  assert.equal(await table.locator('tbody tr').count(), 30)
  assert.match(await table.locator('tfoot').innerText(), /Total\s+12\s+4\s+1\s+3/)
  assert.deepEqual(await axe(page), [])

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const csv = await readFile(await (await saving).path(), 'utf8')
  assert.match(csv, /^by,value,views,saves,sign_ups,subscriptions\r\ntotal,,12,4,1,3\r\ntotal before,,8,0,0,0\r\nday,/)
  assert.match(
    csv,
    /\r\ntype,google,,4,,\r\n[^]*\r\nutm_campaign,summer,10,,,\r\n[^]*\r\nsubscription_type,apple,,,,2\r\n/,
  )

  await page.getByRole('button', { name: 'Time' }).click()
  await page.getByRole('menuitemradio', { name: 'All time' }).click()
  await page.getByText('20 views of all time. The chart shows the last 24 months.').waitFor()
  assert.match(page.url(), /view=table&window=all$/)
  await page.reload()
  await page.getByText('20 views of all time.').waitFor()
  await rows.nth(1).getByRole('link').click()
  await page.getByRole('heading', { name: 'Summer party', level: 1 }).waitFor()
  await page.getByRole('button', { name: /^Saves/ }).waitFor()
  assert.equal(await page.getByRole('button', { name: /^Subscriptions/ }).count(), 0)
  await page.getByText('18 views of all time.').waitFor()
  assert.match(page.url(), new RegExp(`/events/${party}/statistics\\?view=table&window=all$`))
  await page.goBack()
  await page.getByText('20 views of all time.').waitFor()
})

test('a phone, by keyboard alone: another time, another number, the value of a day', async (t) => {
  const application = await openApplication(t, { width: 360, scheme: 'dark' })
  const { page, go } = application
  const { group } = await filled(application)
  await go(`groups/${group}/statistics`)
  await page.getByText('10 views in the last 30 days, 25% more than in the 30 days before.').waitFor()
  assert.deepEqual(await axe(page), [])

  await tabTo(page, /^Saves/)
  await page.keyboard.press('Enter')
  await page.getByText('4 saves in the last 30 days, none in the 30 days before.').waitFor()
  await tabTo(page, /^4 saves/, 'slider')
  for (let n = 0; n < 3; n += 1) await page.keyboard.press('ArrowLeft')
  assert.match((await page.getByRole('slider').getAttribute('aria-valuetext'))!, /: 4 saves, 0 before$/)
  assert.match(await page.locator('.chart-tip').innerText(), /4 saves/)

  await page.keyboard.press('Control+K')
  await page.keyboard.type('statistics: custom')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Choose a time' }).waitFor()
  await page.getByLabel('First day').fill('2020-01-01')
  await page.getByLabel('Last day').press('Enter')
  await page.getByText('Choose at most 24 months.').waitFor()
  assert.deepEqual(await axe(page), [])
  const from = new Date(application.server.context.now() - 2 * day).toISOString().slice(0, 10)
  await page.getByLabel('First day').fill(from)
  await page.getByLabel('First day').press('Enter')
  await page.getByText(/^0 saves from /).waitFor()
  assert.equal(await page.evaluate('document.documentElement.scrollWidth <= innerWidth'), true)
})

test('before anything is counted, it says what will be here and leads to sharing', async (t) => {
  const { page, go, server } = await openApplication(t, { width: 360, scheme: 'dark' })
  const event = await newEvent(server)
  await go(`events/${event}/statistics`)

  await page.getByRole('heading', { name: 'Nothing counted yet' }).waitFor()
  assert.equal(await page.getByRole('button', { name: 'Download CSV' }).count(), 0)
  assert.deepEqual(await axe(page), [])
  await page.getByRole('link', { name: 'Share the event' }).click()
  await page.waitForURL(/\/share$/)

  await visits(server, event, 200, 1, 0)
  await foldVisits(server.context)
  await go(`events/${event}/statistics?window=7`)
  await page.getByText('0 views in the last 7 days').waitFor()
})

test('on a phone in German, the table has a line for each day, and the day stays in view beside the last number', async (t) => {
  const application = await openApplication(t, { language: 'de', width: 360 })
  const { page, go } = application
  await filled(application)
  await go('statistics')
  await page.getByText('Tabelle', { exact: true }).click()
  await page.locator('.numbers tbody tr').first().waitFor()

  const [heights, left] = await page.evaluate<[number[], number]>(`(() => {
    const table = document.querySelector('.numbers-scroll')
    table.scrollLeft = table.scrollWidth
    const days = [...table.querySelectorAll('tbody th')].map((day) => day.getBoundingClientRect())
    return [days.map(({ height }) => height), days[0].left - table.getBoundingClientRect().left]
  })()`)
  assert.equal(heights.length, 30)
  assert.ok(Math.max(...heights) < 45, `${Math.max(...heights)} px`)
  assert.equal(left, 0)
  assert.deepEqual(await axe(page, 'main'), [])
  await page.emulateMedia({ media: 'print' })
  const hidden = `(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)(document.querySelector('.numbers-scroll'))`
  assert.ok((await page.evaluate<number>(hidden)) < 2)
})
