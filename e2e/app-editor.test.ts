import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { Page } from 'playwright-core'
import { rsvpEvent } from '../server/testing/attendee.ts'
import { newEvent, party } from '../server/testing/visitor.ts'
import { openApplication, tabTo } from './application.ts'
import { axe } from './axe.ts'
import { leaveBrowser } from './browser.ts'

after(leaveBrowser)

const name = (page: Page) => page.getByLabel('Name', { exact: true }).first()
const save = (page: Page) => page.getByRole('button', { name: /^Save/ })
const prokeyIn = (page: Page) => /events\/([0-9a-f-]{36})/.exec(page.url())![1]!

/** Moves to the head of a folded section with the Tab key. */
async function tabToSection(page: Page, title: string) {
  const head = page.locator('summary', { hasText: title })
  for (let presses = 0; presses < 60; presses += 1) {
    if (await head.evaluate((element) => element.matches(':focus'))) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${title} cannot be reached with the Tab key.`)
}

test('an event with sign-up is created and published by mouse, with a preview beside it', async (t) => {
  const { page, go, server } = await openApplication(t)
  await go('events/new')

  await name(page).fill('Garden concert')
  await page.getByLabel('Day', { exact: true }).fill('2099-05-01')
  await page.getByLabel('Where').fill('Town hall')
  await page.getByLabel('Repeats').selectOption('weekly')
  await page.getByLabel('Ends', { exact: true }).selectOption('count')
  await page.getByText('Weekly · 10 times').waitFor()
  await page.getByText('Fri, May 29, 2099').waitFor()
  await page.locator('summary', { hasText: 'Sign-up' }).click()
  await page.getByLabel('Visitors can sign up').check()
  await page.getByLabel('Seats', { exact: true }).fill('40')
  await page.getByRole('button', { name: 'Add a reminder' }).click()
  await page.getByRole('button', { name: 'Add a reminder' }).click()
  await page.getByLabel('Reminder 2').selectOption('3 hours before')
  await page.getByRole('button', { name: 'Add a question' }).click()
  await page.getByRole('menuitem', { name: 'Choice' }).click()
  await page.getByRole('textbox', { name: 'Question' }).last().fill('Meal')
  const preview = page.frameLocator('iframe[title="Page"]')
  await preview.getByRole('heading', { name: 'Garden concert' }).waitFor()
  await preview.getByText('Option 2').waitFor()
  await page.getByRole('radio', { name: 'Mail' }).check({ force: true })
  await page.getByLabel('Mail', { exact: true }).and(page.locator('select')).selectOption('Reminder')
  await page.getByText('Tomorrow at 6:00 PM: Garden concert').waitFor()
  assert.deepEqual(await axe(page, 'main'), [])
  await page.getByRole('switch', { name: 'Published' }).check()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()

  await page.getByRole('link', { name: 'Open the page' }).waitFor()
  const { body } = await server.get(`/event/${prokeyIn(page)}`)
  const form = await server.get(`/rsvp-block/${body.rsvp_block}`)
  assert.deepEqual(
    [body.status, body.dates[0].name, body.dates[0].startDate, body.recurrence_simple_type, body.recurrence_count],
    ['published', 'Garden concert', '2099-05-01', 'weekly', 10],
  )
  assert.deepEqual([form.body.name, form.body.max, form.body.reminder_hours], ['Garden concert', 40, [24, 3]])
  assert.deepEqual(
    form.body.fields.map(({ name: field, label }: { name: string; label: string }) => `${field} ${label}`),
    ['name Name', ' Meal', 'meal Option 1', 'meal Option 2'],
  )
  await page.locator('summary', { hasText: 'Sign-up' }).click()
  await page.getByText('40 seats, asks for “Name” and “Meal”, reminds 1 day before and 3 hours before').waitFor()
  assert.equal((await server.request({ url: `/${prokeyIn(page)}` })).status, 200)
})

test('an event is created, changed and published by keyboard alone on a phone', async (t) => {
  const { page, go, server } = await openApplication(t, { width: 360, scheme: 'dark' })
  await go('events/new')

  await page.waitForFunction(`() => document.activeElement?.matches('.name-input')`)
  await page.keyboard.type('Walk')
  await page.keyboard.press('Control+Enter')
  await page.waitForURL(/events\/[0-9a-f-]{36}/)
  const prokey = prokeyIn(page)
  assert.equal((await server.get(`/event/${prokey}`)).body.status, 'draft')
  await tabTo(page, 'Where (optional)', 'textbox')
  await page.keyboard.type('Forest')
  await tabToSection(page, 'Sign-up')
  await page.keyboard.press('Enter')
  await tabTo(page, 'Visitors can sign up', 'switch')
  await page.keyboard.press('Space')
  await tabTo(page, 'Seats', 'spinbutton')
  await page.keyboard.type('12')
  await page.keyboard.press('Control+K')
  await page.getByRole('dialog', { name: 'Search and commands' }).waitFor()
  await page.keyboard.type('publish')
  await page.locator('[aria-selected=true] .palette-label', { hasText: /^Publish$/ }).waitFor()
  await page.keyboard.press('Enter')

  await page.getByRole('status').getByText('Live now').first().waitFor()
  const { body } = await server.get(`/event/${prokey}`)
  assert.deepEqual([body.status, body.dates[0].name, body.dates[0].location], ['published', 'Walk', 'Forest'])
  assert.equal((await server.get(`/rsvp-block/${body.rsvp_block}`)).body.max, 12)
  assert.deepEqual(await axe(page, 'main'), [])
  assert.equal(await page.evaluate('document.documentElement.scrollWidth'), 360)
})

test('dates are added, cancelled and removed with undo, and errors are at their field', async (t) => {
  const { page, go, server } = await openApplication(t)
  const prokey = await newEvent(server, { dates: [{ ...party, startDate: '2099-05-01' }, { ...party, startDate: '2099-05-08' }] }) // oxfmt-ignore
  await go(`events/${prokey}`)

  await page.getByRole('button', { name: 'Add another date' }).click()
  await page.getByRole('button', { name: 'More about date 1' }).click()
  await page.getByRole('menuitem', { name: 'Remove this date' }).click()
  await page.locator('.toast').waitFor()
  await page.getByRole('switch', { name: 'Published' }).focus()
  await page.keyboard.press('Control+Z')
  await page.getByRole('button', { name: 'More about date 3' }).waitFor()
  await page.getByRole('button', { name: 'More about date 2' }).click()
  await page.getByRole('menuitem', { name: 'Cancel this date' }).click()
  await page.getByRole('button', { name: 'More about date 1' }).click()
  await page.getByRole('menuitem', { name: 'Remove this date' }).click()
  const end = page.getByLabel('End (optional)').last()
  await end.fill('')
  await page.getByText('Ends at 7:00 PM if you leave this empty').waitFor()
  await page.getByLabel('Time zone').last().fill('Berlin')
  await page.getByText('Must be the name of a time zone such as Europe/Berlin.', { exact: true }).waitFor()
  await save(page).click()
  await page.getByText('What is marked needs your attention').waitFor()
  await page.getByLabel('Time zone').last().fill('Europe/Paris')
  await page.getByText('What is marked needs your attention').waitFor({ state: 'detached' })
  await save(page).click()

  await page.getByText('Saved. Live now').waitFor()
  const { body } = await server.get(`/event/${prokey}`)
  assert.deepEqual(
    body.dates.map((date: typeof party & { status: string | null }) => [date.startDate, date.status, date.timeZone]),
    [['2099-05-08', 'CANCELLED', 'Europe/Berlin'], ['2099-05-15', null, 'Europe/Paris']], // oxfmt-ignore
  )
})

test('a rule can be typed letter by letter, and a series is cancelled as a whole only after a question', async (t) => {
  const { page, go, server } = await openApplication(t)
  const prokey = await newEvent(server, { dates: [{ ...party, startDate: '2099-05-04' }] })
  await go(`events/${prokey}`)

  await page.getByLabel('Repeats').selectOption('custom')
  const rule = page.getByLabel('Rule', { exact: true })
  await rule.fill('')
  await rule.pressSequentially('RRULE:FREQ')
  await page.locator('.field.invalid', { has: rule }).waitFor()
  await rule.fill('FREQ=NOPE')
  assert.equal(await page.getByLabel('Repeats').inputValue(), 'custom')
  await rule.fill('')
  await rule.pressSequentially('RRULE:FREQ=MONTHLY;BYDAY=1MO')
  await page.getByText('Mon, Jun 1, 2099').waitFor()
  await page.getByRole('button', { name: 'More about this date' }).click()
  await page.getByRole('menuitem', { name: 'Cancel all dates of the series' }).click()
  const question = page.getByRole('dialog', { name: 'Cancel all dates of the series?' })
  await question.getByRole('button', { name: 'Cancel', exact: true }).click()
  await save(page).click()
  await page.getByText('Saved. Live now').waitFor()

  const saved = (await server.get(`/event/${prokey}`)).body
  assert.deepEqual([saved.recurrence, saved.dates[0].status], ['RRULE:FREQ=MONTHLY;BYDAY=1MO', null])
  await page.getByRole('button', { name: 'More about this date' }).click()
  await page.getByRole('menuitem', { name: 'Cancel all dates of the series' }).click()
  await question.getByRole('button', { name: 'Cancel all dates' }).click()
  await page.locator('.date-card.cancelled').waitFor()

  await page.getByLabel('Start', { exact: true }).fill('')
  await page.getByText('Enter when it starts').waitFor()
  await save(page).click()
  await page.getByText('What is marked needs your attention').waitFor()
  await page.getByLabel('Start', { exact: true }).fill('18:00')
  await page.getByLabel('End (optional)').fill('17:00')
  await page.getByText('On the next day').waitFor()
})

test('a draft is published where it would be shared, and its QR code is asked for only then', async (t) => {
  const { page, go, server, person } = await openApplication(t)
  const prokey = await newEvent(server)
  await person.app.post(`/event/${prokey}/unpublish`)
  const asked: string[] = []
  page.on('request', (request) => /qr\.(svg|png)$/.test(request.url()) && asked.push(request.url()))
  await go(`events/${prokey}`)
  await page.frameLocator('iframe[title="Page"]').getByRole('heading', { name: 'Summer party' }).waitFor()

  await page.getByRole('link', { name: 'Share' }).click()
  await page.getByRole('heading', { name: 'Visitors do not see it yet' }).waitFor()
  assert.equal(await page.getByText('Send this address to anybody').count(), 0)
  assert.deepEqual(await axe(page, 'main'), [])
  assert.deepEqual(asked, [])
  await page.getByRole('main').getByRole('button', { name: 'Publish' }).click()

  await page.getByRole('img', { name: 'QR code' }).waitFor()
  assert.equal((await server.get(`/event/${prokey}`)).body.status, 'published')
})

test('attendees are informed after it was said who gets a mail, and history brings values back', async (t) => {
  const { page, go, server } = await openApplication(t, { env: { SMTP_URL: 'smtp://127.0.0.1:1' } })
  const prokey = await rsvpEvent(server, {}, { dates: [{ ...party, location: 'Main hall' }] })
  for (const email of ['ann@example.org', 'bob@example.org'])
    await server.post('/rsvp-answers', { event: prokey, email, status: 'confirmed' })
  await go(`events/${prokey}`)

  await page.locator('summary', { hasText: 'Sign-up' }).click()
  await page.getByLabel('Seats', { exact: true }).fill('1')
  await page.getByText('2 seats are taken already, more than 1').waitFor()
  await page.getByLabel('Seats', { exact: true }).fill('')
  await page.getByLabel('Where').fill('Another hall')
  await page.getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('menuitem', { name: 'Save and inform attendees' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save and inform attendees' })
  await dialog.getByText('2 attendees who said yes').waitFor()
  await dialog.getByText('ann@example.org').waitFor()
  await dialog.getByRole('button', { name: 'Save and send 2 mails' }).click()
  await page.getByText('The mails are on their way').waitFor()
  await server.patch(`/event/${prokey}`, { dates: [{ ...party, location: 'Another hall', startTime: '10:30' }] })

  await page.getByRole('link', { name: 'History' }).click()
  const entry = page.locator('.history-entry').nth(1)
  await entry.getByText('Values before').click()
  assert.deepEqual(await entry.locator('dl > div').allInnerTexts(), ['Where\nMain hall'])
  assert.deepEqual(await axe(page, 'main'), [])
  await entry.getByRole('button', { name: 'Bring back into the editor' }).click()
  await page.getByText('Earlier values are in the fields. Nothing changes until you save.').waitFor()
  assert.equal(await page.getByLabel('Where').inputValue(), 'Main hall')
  assert.equal(await page.getByLabel('Start', { exact: true }).inputValue(), '10:30')
})

test('a viewer reads everything and can change nothing', async (t) => {
  const { page, go, server } = await openApplication(t, { role: 'viewer' })
  const prokey = await newEvent(server)
  await go(`events/${prokey}`)

  await page.getByText('your role does not allow changes').waitFor()
  assert.equal(await name(page).inputValue(), 'Summer party')
  assert.equal(await name(page).isDisabled(), true)
  assert.equal(await page.locator('main').getByRole('button').count(), 0)
  await page.getByRole('link', { name: 'Details' }).waitFor()
  await page.keyboard.press('Control+S')
  assert.deepEqual(await axe(page, 'main'), [])
  await go('start/page')
  await page.getByText('your role does not allow changes').waitFor()
  assert.equal(await page.locator('main').getByRole('textbox').count(), 0)
})

test('a calendar is said to be one to subscribe to only if it is', async (t) => {
  const { page, go, server } = await openApplication(t)
  const plain = await server.client.group.create({ name: 'Plain', subscription: 'no' })
  const open = await server.client.group.create({ name: 'Open', subscription: 'children' })
  const subscribed = page.getByText('Visitors can subscribe to it.')
  await go(`events/new?group=${plain.prokey}`)
  await page.getByText('The group of events it belongs to.').waitFor()
  assert.equal(await subscribed.count(), 0)
  await page.getByLabel('Calendar', { exact: true }).selectOption(open.prokey)
  await subscribed.waitFor()
})
