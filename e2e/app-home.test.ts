import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { rsvpEvent } from '../server/testing/attendee.ts'
import { newEvent, newGroup, party } from '../server/testing/events.ts'
import { visitRecorder } from '../server/statistics/visits.ts'
import { subjectOf, visitRequest } from '../server/testing/visitor.ts'
import { openApplication, tabTo } from './application.ts'
import { axe } from './axe.ts'
import { leaveBrowser } from './browser.ts'

after(leaveBrowser)

test('an empty organization is led to a published event with a sign-up form, by mouse', async (t) => {
  const { page, go, address } = await openApplication(t)
  await go()

  await page.getByRole('link', { name: /Collect sign-ups/ }).click()
  await page.getByLabel('Name of the event').fill('Summer party')
  await page.getByLabel('Date').fill('2030-06-12')
  await page.getByLabel('Seats').fill('40')
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByText('It is live').waitFor()
  const shown = await page.getByLabel('Address of the page').inputValue()
  await page.goto(shown)

  assert.match(shown, new RegExp(`^${address}/[0-9a-f-]{36}$`))
  await page.getByRole('heading', { name: 'Summer party' }).waitFor()
  assert.equal(await page.getByText('40 seats left').count(), 1)
})

test('the first event has the time zone that is shown, and sharing warns of an address that others cannot open', async (t) => {
  const { page, go, server } = await openApplication(t)
  await go('start/page')

  await page.getByLabel('Name of the event').fill('Walk')
  await page.getByText('Times are in the zone Europe/Berlin.').waitFor()
  await page.getByRole('button', { name: 'Change time zone' }).click()
  await page.getByLabel('Time zone').fill('Europe/Lisbon')
  await page.getByRole('button', { name: 'Publish' }).click()

  await page.getByText('Others cannot open this address: it works only on this computer').waitFor()
  await page.getByText('set PUBLIC_URL to the address').waitFor()
  assert.deepEqual(await axe(page, 'main'), [])
  const { prokey } = (await server.client.event.all())[0]!
  assert.equal((await server.client.event.read(prokey)).dates[0]!.timeZone, 'Europe/Lisbon')
})

test('the answers about the first event survive a reload, a name is asked for, and a day that is over is called so', async (t) => {
  const { page, go, server } = await openApplication(t)
  await go('start/sign-up')
  const publish = page.getByRole('button', { name: 'Publish' })

  await page.getByLabel('Seats').fill('40')
  await page.getByLabel('Date').fill('2020-06-12')
  await page.getByText('This day is over. The page will say so.').waitFor()
  await page.getByLabel('Date').fill('2030-06-12')
  await page.getByText('This day is over').waitFor({ state: 'detached' })
  await publish.click()
  await page.getByText('This is needed.').waitFor()
  await page.getByLabel('Name of the event').fill('Summer party')
  await page.reload()
  assert.equal(await page.getByLabel('Name of the event').inputValue(), 'Summer party')

  // The response gets lost, and the page is loaded again: nothing is there twice.
  await page.route('**/app/v1/events', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await publish.click()
  await page.getByText('The server cannot be reached').waitFor()
  await page.unrouteAll()
  await page.reload()
  await publish.click()
  await page.getByText('It is live').waitFor()

  const events = await server.client.event.all()
  assert.equal(events.length, 1)
  const [form, ...others] = (await server.get('/rsvp-block/all')).body
  const { max, single_event } = await server.client.rsvpBlock.read(form.id)
  assert.deepEqual([max, single_event, others.length], [40, true, 0])
  await go('start/sign-up')
  assert.equal(await page.getByLabel('Name of the event').inputValue(), '')
})

test('what is wrong stands at its field and leaves nothing behind, and a second first event is in the same calendar', async (t) => {
  const { page, go, server } = await openApplication(t)
  const publish = page.getByRole('button', { name: 'Publish' })
  const field = (label: string) => page.locator('.field', { has: page.getByLabel(label) })
  const count = async (resource: string) => (await server.get(`/${resource}/all`)).body.length
  await go('start/sign-up')

  await page.getByLabel('Name of the event').fill('Summer party')
  await page.getByLabel('Date').fill('')
  assert.equal(await page.getByText('This day is over').count(), 0)
  await publish.click()
  await field('Date').getByText('This is needed.').waitFor()
  await page.getByLabel('Date').fill('2030-06-12')
  await page.getByRole('button', { name: 'Change time zone' }).click()
  await page.getByLabel('Time zone').fill('Europe/Atlantis')
  await publish.click()
  await field('Time zone').locator('.field-error').waitFor()
  await page.getByLabel('Time zone').fill('Europe/Lisbon')
  await page.getByLabel('Seats').fill('0')
  // The number is refused by the server, not by the browser.
  await page.locator('form').evaluate((form: { noValidate: boolean }) => (form.noValidate = true))
  await publish.click()
  await field('Seats').locator('.field-error').waitFor()
  assert.deepEqual([await count('rsvp-block'), await count('event'), await count('group')], [0, 0, 0])
  await page.getByLabel('Seats').fill('40')
  await publish.click()
  await page.getByText('It is live').waitFor()

  await go('start/page')
  await page.getByLabel('Name of the event').fill('Autumn party')
  await publish.click()
  await page.getByText('It is live').waitFor()
  const groups = (await server.get('/group/all')).body.map(({ name }: { name: string }) => name)
  assert.deepEqual([await count('rsvp-block'), await count('event'), groups], [1, 2, ['Events']])
})

test('the same by keyboard alone, on a phone', async (t) => {
  const { page, go } = await openApplication(t, { width: 360, scheme: 'dark' })
  await go()
  assert.deepEqual(await axe(page), [])

  await tabTo(page, /Publish an event page/, 'link')
  await page.keyboard.press('Enter')
  await page.locator('input:focus').waitFor()
  await page.keyboard.type('Book club')
  assert.deepEqual(await axe(page), [])
  await page.keyboard.press('Enter')

  await page.getByText('It is live').waitFor()
  await page.getByRole('heading', { name: 'Book club' }).waitFor()
  assert.match(
    await page.getByRole('textbox', { name: 'Code' }).inputValue(),
    /<kalends-button prokey="[0-9a-f-]{36}">/,
  )
  assert.deepEqual(await axe(page), [])
})

test('on a phone in German, the question that is answered is read whole', async (t) => {
  const { page, go } = await openApplication(t, { language: 'de', width: 360 })
  await go('start/page')

  const [shown, whole] = await page.evaluate<[number, number]>(`(() => {
    const { clientHeight, scrollHeight } = document.querySelector('main h1')
    return [clientHeight, scrollHeight]
  })()`)
  assert.equal(await page.locator('main h1').innerText(), 'Eine Veranstaltungsseite veröffentlichen')
  assert.ok(whole - shown < 3, `${shown} of ${whole} px`)

  // What closes the last message stays in its corner.
  await page.getByLabel('Name der Veranstaltung').fill('Sommerfest')
  await page.keyboard.press('Control+Enter')
  const notice = page.locator('.notice.good')
  await notice.waitFor()
  const [tops, rights] = await page.evaluate<[number, number]>(`(() => {
    const [notice, close] = ['.notice.good', '.notice.good > .button'].map((part) => document.querySelector(part).getBoundingClientRect())
    return [close.top - notice.top, notice.right - close.right]
  })()`)
  assert.ok(tops < 20 && rights < 20, `${tops} ${rights}`)
})

test('without https, an event is published and its address copied', async (t) => {
  const { page, go } = await openApplication(t, { host: 'kalends.test' })
  await go()
  assert.equal(await page.evaluate('isSecureContext'), false)

  await page.getByRole('link', { name: /Publish an event page/ }).click()
  await page.getByLabel('Name of the event').fill('Summer party')
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByText('It is live').waitFor()
  await page.getByRole('button', { name: 'Copy' }).first().click()

  await page.getByRole('button', { name: 'Copied' }).waitFor()
})

test('home shows what comes next and what needs attention', async (t) => {
  const { page, go, server, person } = await openApplication(t)
  const event_group = await newGroup(server, { name: 'Concerts' })
  const jazz = await newEvent(server, { event_group, dates: [{ name: 'Jazz', startDate: '2030-05-01' }] })
  const visitors = [visitRequest('/'), visitRequest('/')]
  for (const visitor of visitors) await visitRecorder(server.context).view((await subjectOf(server, jazz)).id)(visitor)
  await person.app.post('/events', { event_group, dates: [{ name: 'Not yet', startDate: '2030-05-02' }] })

  await go()
  await page.getByRole('link', { name: /Jazz.* 2 views in 7 days/ }).waitFor()

  await page.getByRole('link', { name: /1 draft/ }).waitFor()
  await page.getByRole('link', { name: /The server cannot send mail yet/ }).waitFor()
  assert.deepEqual(await axe(page), [])
})

test('days ahead are counted as on a calendar, and a calendar lists its next event first', async (t) => {
  const { page, go, server } = await openApplication(t)
  const event_group = await newGroup(server)
  for (const startDate of ['2099-05-15', '2099-05-02', '2099-05-20'])
    await newEvent(server, { event_group, dates: [{ ...party, name: `On ${startDate}`, startDate }] })
  await page.clock.setFixedTime('2099-05-01T20:00:00+02:00')

  await go()
  await page.locator('.home-event-ahead').nth(2).waitFor()
  const ahead = await page.locator('.home-event-ahead').allInnerTexts()
  await go(`groups/${event_group}/events`)
  await page.locator('.row-card').first().waitFor()
  const listed = await page.locator('.row-card strong.ellipsis').allInnerTexts()

  assert.deepEqual(ahead, ['tomorrow', 'in 14 days', 'in 19 days'])
  assert.deepEqual(listed, ['On 2099-05-02', 'On 2099-05-15', 'On 2099-05-20'])
})

test('a calendar is created, its mode explained, renamed with a preview, and deleted with undo', async (t) => {
  const { page, go, server } = await openApplication(t)
  await go('groups')
  await page.getByRole('main').getByRole('link', { name: 'New calendar' }).first().click()
  await page.getByLabel('Name', { exact: true }).fill('Concerts')
  await page.getByRole('button', { name: 'Create calendar' }).click()
  await page.getByLabel('Address of the feed').waitFor()
  assert.match(await page.getByLabel('Address of the feed').inputValue(), /\/calendar\.ics$/)
  assert.deepEqual(await axe(page), [])

  await page.getByRole('link', { name: 'Edit' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Concerts & more')
  await page.frameLocator('iframe').getByRole('heading', { name: 'Concerts & more' }).waitFor()
  await page.keyboard.press('Control+Enter')
  await page.getByRole('heading', { name: 'Concerts & more', level: 1 }).waitFor()
  assert.deepEqual(
    (await server.get('/group/all')).body.map(({ name }: { name: string }) => name),
    ['Concerts & more'],
  )

  await page.getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete calendar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete calendar' }).click()
  await page.getByText('“Concerts & more” was deleted.').waitFor()
  assert.equal((await server.get('/group/all')).body.length, 0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Undone').waitFor()
  assert.equal((await server.get('/group/all')).body.length, 1)
})

test('two people change the same calendar: other fields are merged, and the same field is chosen', async (t) => {
  const { page, go, server } = await openApplication(t)
  const prokey = await newGroup(server, { name: 'Courses' })
  await go(`groups/${prokey}`)

  await page.getByLabel('Name', { exact: true }).fill('Evening courses')
  await server.patch(`/group/${prokey}`, { internal_note: 'From a colleague' })
  await page.keyboard.press('Control+Enter')
  await page.getByRole('heading', { name: 'Evening courses', level: 1 }).waitFor()
  const merged = (await server.get(`/group/${prokey}`)).body
  await page.getByLabel('Name', { exact: true }).fill('Mine')
  await server.patch(`/group/${prokey}`, { name: 'Day courses' })
  await page.keyboard.press('Control+Enter')
  await page.getByRole('dialog').getByRole('radio', { name: 'Day courses' }).check()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { name: 'Day courses', level: 1 }).waitFor()

  assert.deepEqual([merged.name, merged.internal_note], ['Evening courses', 'From a colleague'])
  assert.equal((await server.get(`/group/${prokey}`)).body.name, 'Day courses')
})

test('a switch that events block names them', async (t) => {
  const { page, go, server } = await openApplication(t, { width: 360 })
  const event_group = await newGroup(server, { name: 'Courses' })
  await newEvent(server, { event_group, dates: [{ name: 'Moving', startDate: 'today+3' }] })
  await go(`groups/${event_group}`)

  await page.getByRole('radio', { name: /Its events/ }).check()
  await page.getByRole('button', { name: 'Save' }).click()

  await page.getByRole('alert').getByText('Some events cannot be in a subscription').waitFor()
  await page.getByRole('alert').getByRole('link', { name: 'Moving' }).waitFor()
  await page.getByRole('alert').getByText('its date moves with the day').waitFor()
})

test('a viewer sees calendars, but no way to change them', async (t) => {
  const { page, go, server } = await openApplication(t, { role: 'viewer' })
  const group = await newGroup(server, { name: 'Concerts' })
  await go(`groups/${group}`)

  assert.equal(await page.getByRole('button', { name: 'Save' }).count(), 0)
  assert.equal(await page.getByLabel('Name', { exact: true }).isDisabled(), true)
})

test('on a small phone, badges stand below an event and leave its name whole', async (t) => {
  const { page, go, server } = await openApplication(t, { width: 360 })
  const prokey = await rsvpEvent(server, {}, { dates: [{ ...party, name: 'Autumn market', status: 'CANCELLED' }] })
  await server.post('/rsvp-answers', { event: prokey, email: 'ann@example.org', status: 'confirmed' })
  await go()
  const row = page.locator('.home-event')
  await row.getByText('1 going').waitFor()

  const name = await row.getByText('Autumn market').evaluate((each) => each.scrollWidth <= each.clientWidth)
  const text = (await row.locator('.home-event-text').boundingBox())!
  const badge = (await row.getByText('Cancelled').boundingBox())!
  assert.deepEqual([name, badge.y >= text.y + text.height], [true, true])
})
