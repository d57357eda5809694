import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, test } from 'node:test'
import { rsvpEvent, signUp } from '../server/testing/attendee.ts'
import { full, line } from '../server/testing/waiting-list.ts'
import { newEvent, party } from '../server/testing/events.ts'
import { openApplication, tabTo } from './application.ts'
import { attendeeList, template } from './attendee-list.ts'
import { axe } from './axe.ts'
import { leaveBrowser } from './browser.ts'

after(leaveBrowser)

test('an organizer finds, adds, changes, exports and removes people', async (t) => {
  const { page, go, event, rows, server } = await attendeeList(t)
  await go(`events/${event}/attendees`)

  // Seats at a glance, and what the form asks for as columns.
  await page.getByText('3 of 8 seats taken').waitFor()
  await page.getByRole('columnheader', { name: 'Meal' }).waitFor()
  assert.equal(await rows.count(), 3)
  // Choices by their labels, and no ticket for somebody who declined.
  assert.equal(await rows.getByText(/^Vegan$/).count(), 2)
  await page.getByRole('button', { name: 'Actions for Kim Lee' }).click()
  await page.getByRole('menuitem', { name: 'Send mail about the reply again' }).waitFor()
  await page.keyboard.press('Escape')

  // Search and filters are in the address, so reloading keeps them.
  await page.getByPlaceholder('Search name, address or ticket').fill('lee kim')
  await page.getByText('1 RSVP', { exact: true }).and(page.locator('.list-count')).waitFor()
  await page.getByPlaceholder('Search name, address or ticket').fill('')
  await page.getByRole('button', { name: 'Filter' }).click()
  await page.getByLabel('Form field').selectOption('meal')
  await page.getByLabel('Value').fill('vegan')
  await page.getByText('2 RSVPs').and(page.locator('.list-count')).waitFor()
  await page.keyboard.press('Escape')
  await page.reload()
  await page.getByRole('button', { name: 'Remove filter: Meal is vegan' }).click()
  await page.getByText('3 RSVPs').and(page.locator('.list-count')).waitFor()

  // Add: the form's rules apply, and what was typed survives a reload.
  await page.getByRole('button', { name: 'Add attendee' }).click()
  await page.getByLabel('Email address').fill('eva@example.org')
  await page.getByRole('spinbutton', { name: 'Seats' }).fill('4')
  await page.reload()
  await page.getByRole('button', { name: 'Add attendee' }).click()
  assert.equal(await page.getByLabel('Email address').inputValue(), 'eva@example.org')
  const dialog = page.getByRole('dialog', { name: 'Add attendee' })
  await dialog.getByText('This server can’t send mail').waitFor()
  assert.equal(await dialog.getByRole('switch').count(), 0)
  await dialog.getByRole('button', { name: 'Add attendee' }).click()
  await page.locator('[data-field="payload.name"] .field-error').waitFor()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Eva New')
  await page.getByRole('combobox', { name: 'Meal' }).selectOption({ label: 'Vegan' })
  await dialog.getByRole('button', { name: 'Add attendee' }).click()
  await page.getByText('7 of 8 seats taken').waitFor()

  // Change: no seat is sold twice, unless the organizer says so.
  await page.getByRole('button', { name: 'Actions for Ann Example' }).click()
  await page.getByRole('menuitem', { name: 'Change' }).click()
  await page.getByRole('spinbutton', { name: 'Seats' }).fill('4')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByLabel('Take the seats anyway').check()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('9 of 8 seats taken').waitFor()
  const ann = (await server.get(`/rsvp-answers/${event}`)).body[0]
  assert.deepEqual([ann.amount, ann.payload], [4, { name: 'Ann Example', meal: 'vegan' }])

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Download CSV' }).click()
  assert.equal((await download).suggestedFilename(), 'Summer party - Attendees.csv')
  const file = await readFile(await (await download).path(), 'utf8')
  assert.deepEqual(file.match(/[a-z]+@example\.org/g), [
    'ann@example.org',
    'tom@example.org',
    'kim@example.org',
    'eva@example.org',
  ])

  // Remove: says what is lost, and that one seat too many was taken.
  await page.getByRole('button', { name: 'Actions for Eva New' }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await page.getByText('3 seats become free.').waitFor()
  await page.getByRole('button', { name: 'Remove RSVP' }).click()
  await page.getByText('5 of 8 seats taken').waitFor()
  assert.equal(await rows.count(), 3)

  // Columns are remembered.
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('checkbox', { name: 'Ticket' }).check()
  await page.reload()
  await page.getByRole('columnheader', { name: 'Ticket' }).waitFor()
})

test('with all seats taken, somebody who is added joins the waiting list, or gets a seat anyway', async (t) => {
  const { page, go, server } = await openApplication(t)
  const event = await full(server, { max: 1 })
  await go(`events/${event}/attendees`)
  const dialog = page.getByRole('dialog', { name: 'Add attendee' })
  const add = dialog.getByRole('button', { name: 'Add attendee' })
  const fill = async (email: string) => {
    await page.getByRole('button', { name: 'Add attendee' }).click()
    await dialog.getByLabel('Email address').fill(email)
    await add.click()
    await dialog.getByText('All seats are taken.').waitFor()
    assert.equal(await dialog.getByText('Send it again').count(), 0)
  }

  await fill('tom@example.org')
  await dialog.getByRole('radio', { name: 'Put them on the waiting list' }).check()
  await dialog.getByRole('radio', { name: 'Take the seats anyway' }).check()
  assert.equal(await dialog.getByLabel('Put them on the waiting list').isChecked(), false)
  assert.deepEqual(await axe(page, 'dialog[open]'), [])
  await add.click()
  await page.getByText('2 of 1 seats taken').waitFor()
  await fill('zoe@example.org')
  await dialog.getByLabel('Put them on the waiting list').check()
  await add.click()
  await page.getByText('zoe@example.org is on the list.').waitFor()
  const zoe = (await server.get(`/rsvp-answers/${event}`)).body.find(({ email }: { email: string }) => email === 'zoe@example.org') // oxfmt-ignore
  assert.equal(zoe.status, 'waiting')
})

test('by keyboard on a phone: filter by a number, check in, undo, and open a person', async (t) => {
  const { page, go, event, rows } = await attendeeList(t, { width: 360, scheme: 'dark' })
  await go(`events/${event}/attendees`)
  await rows.first().waitFor()
  assert.deepEqual(await axe(page), [])

  await tabTo(page, /^Maybe/)
  await page.keyboard.press('Enter')
  await page.getByText('1 RSVP', { exact: true }).and(page.locator('.list-count')).waitFor()
  await tabTo(page, 'Actions for Tom Sample')
  await page.keyboard.press('Enter')
  await page.locator('[role=menuitem]:focus').waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByText('Tom Sample is checked in.').waitFor()
  await tabTo(page, 'Undo')
  await page.keyboard.press('Enter')
  await page.getByText('Check-in of Tom Sample undone.').waitFor()
  await tabTo(page, /Tom Sample/, 'link')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Tom Sample', level: 1 }).waitFor()
  await page.getByText('Signed up for Summer party').waitFor()
  assert.deepEqual(await axe(page), [])

  await page.goBack()
  await rows.first().waitFor()
  assert.equal(await rows.count(), 1)
})

test('everything about one person is exported and erased', async (t) => {
  const { page, go, server, event, rows } = await attendeeList(t)
  await rsvpEvent(server, template).then((other) =>
    signUp(server, other, { email: 'Ann@example.org', status: 'confirmed', payload: { name: 'Ann Example' } }),
  )
  await go('attendees')
  await rows.nth(3).waitFor()
  assert.deepEqual(await axe(page), [])

  // The picked rows as CSV.
  await page.getByRole('checkbox', { name: 'Kim Lee' }).check()
  await page.getByRole('checkbox', { name: 'Tom Sample' }).check()
  const saving = page.waitForEvent('download')
  await page.getByRole('region', { name: '2 selected' }).getByRole('button', { name: 'CSV' }).click()
  const csv = await readFile(await (await saving).path(), 'utf8')
  assert.deepEqual(csv.match(/\w+@/g)?.toSorted(), ['kim@', 'tom@'])
  await page.getByRole('button', { name: 'Clear selection' }).click()
  await rows.filter({ hasText: 'Ann Example' }).first().getByRole('link').click()
  await page.getByRole('heading', { name: 'Ann Example', level: 1 }).waitFor()
  assert.equal(await page.locator('.person-rsvps > li').count(), 2)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download as JSON' }).click()
  const data = JSON.parse(await readFile(await (await download).path(), 'utf8'))
  assert.deepEqual([data.answers.length, data.answers[0].payload], [2, { name: 'Ann Example', meal: 'vegan' }])

  await page.getByRole('button', { name: 'Erase personal data' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('2 RSVPs and 2 mails will no longer name them.').waitFor()
  assert.deepEqual(await axe(page, 'dialog'), [])
  assert.equal(await dialog.getByRole('button', { name: 'Erase personal data' }).isDisabled(), true)
  await dialog.getByLabel(/^Type/).fill('ann@example.org')
  await dialog.getByRole('button', { name: 'Erase personal data' }).click()
  await page.getByRole('heading', { name: 'Attendees', level: 1 }).waitFor()
  await page.getByText('Erased', { exact: true }).first().waitFor()
  assert.doesNotMatch(JSON.stringify((await server.get(`/rsvp-answers/${event}`)).body), /ann/i)
})

test('by keyboard on a phone: somebody is added in the list of all events, after the event was chosen', async (t) => {
  const { page, go, event, server } = await attendeeList(t, { width: 360, scheme: 'dark' })
  await newEvent(server, { dates: [{ ...party, startDate: '2099-05-01', name: 'Without form' }] })
  await server.patch(`/event/${event}`, { dates: [{ startDate: '2099-05-02' }] })
  await go('attendees')
  await page.getByRole('table', { name: 'RSVPs' }).waitFor()

  await page.keyboard.press('a')
  const choice = page.getByRole('dialog', { name: 'Add attendee' })
  await choice.getByRole('list', { name: 'Events with sign-up' }).getByRole('button').first().waitFor()
  assert.equal(await choice.getByRole('listitem').count(), 1)
  assert.deepEqual(await axe(page, 'dialog'), [])
  await choice.getByRole('searchbox').fill('without')
  await choice.getByText('No event with sign-up matches.').waitFor()
  await choice.getByRole('searchbox').fill('')
  await tabTo(page, /2099/)
  await page.keyboard.press('Enter')
  const form = page.getByRole('dialog', { name: 'Add attendee to Summer party' })
  await form.getByLabel('Email address').fill('eva@example.org')
  await form.getByLabel('Name', { exact: true }).fill('Eva')
  await page.keyboard.press('Enter')
  await page.getByText('eva@example.org is on the list.').waitFor()
  assert.equal((await server.get(`/rsvp-answers/${event}`)).body.length, 4)
})

test('the waiting list is seen in order; a seat is offered out of turn, and somebody is added to the list', async (t) => {
  const { server, page, go } = await openApplication(t)
  const event = await full(server, {}, ['ann', 'bob'])
  const rows = page.getByRole('table', { name: 'RSVPs' }).locator('.row')
  await go(`events/${event}/attendees`)

  await page.getByRole('button', { name: 'Waiting list' }).click()
  await page.getByRole('columnheader', { name: 'In line' }).getByRole('button').click()
  await rows.nth(1).waitFor()
  assert.match(
    (await rows.allTextContents()).join(),
    /ann@example\.org.*Waiting list.*1.*bob@example\.org.*Waiting list.*2/,
  )
  assert.deepEqual(await axe(page), [])

  // Nothing is free, so the person decides.
  await page.getByRole('button', { name: 'Actions for bob@example.org' }).click()
  await page.getByRole('menuitem', { name: 'Offer a seat now' }).click()
  await page.getByRole('button', { name: 'Offer anyway' }).click()
  await page.getByText(/We’ll hold a seat for bob@example\.org until/).waitFor()
  await page.getByText('2 of 1 seats taken').waitFor()
  await page.getByText('1 above the limit').waitFor()
  assert.deepEqual(await line(server, event), ['eva confirmed', 'ann waiting 1', 'bob pending'])

  await page.getByRole('button', { name: 'Add attendee' }).click()
  await page.getByLabel('Email address').fill('kim@example.org')
  await page.getByRole('dialog').getByRole('button', { name: 'Add attendee' }).click()
  await page.getByLabel('Put them on the waiting list').check()
  await page.getByRole('dialog').getByRole('button', { name: 'Add attendee' }).click()
  await page.getByText('kim@example.org is on the list.').waitFor()
  assert.equal((await line(server, event)).at(-1), 'kim waiting 2')

  // Before the list is turned off or seats are added, the editor says what happens to those who wait.
  await go(`events/${event}`)
  await page.locator('summary', { hasText: 'Sign-up' }).click()
  await page.getByLabel('Seats', { exact: true }).fill('5')
  await page.getByText(/2 RSVPs are on the waiting list\. Once you save/).waitFor()
  await page.getByRole('switch', { name: 'Waiting list' }).click()
  await page.getByText(/2 RSVPs are on the waiting list\. While it is off/).waitFor()

  // Offered seats are not pending addresses.
  await go(`attendees/${encodeURIComponent('bob@example.org')}`)
  await page.getByText('Seat offered', { exact: true }).waitFor()
  await page.getByText(/Seat held until/).waitFor()
})

test('a viewer sees seats and no people', async (t) => {
  const { page, go, event } = await attendeeList(t, { role: 'viewer' })
  await go()
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Attendees' }).click()
  await page.getByText('3 seats taken').waitFor()
  assert.equal(await page.getByRole('button', { name: /Add attendee|More actions/ }).count(), 0)
  assert.doesNotMatch(await page.locator('main').innerText(), /Ann|example\.org/)
  await go(`events/${event}/attendees`)

  await page.getByText('3 of 8 seats taken').waitFor()
  await page.getByText('Your role shows numbers only.').waitFor()
  assert.equal(await page.getByRole('table').count(), 0)
  assert.equal(await page.getByRole('button', { name: /Add attendee|More actions/ }).count(), 0)
  assert.doesNotMatch(await page.locator('main').innerText(), /Ann|example\.org/)
  assert.deepEqual(await axe(page), [])
})

test('two organizers change the same RSVP: the second chooses by field', async (t) => {
  const { page, go, event, server, person } = await attendeeList(t)
  await go(`events/${event}/attendees`)
  await page.getByRole('button', { name: 'Actions for Tom Sample' }).click()
  await page.getByRole('menuitem', { name: 'Change' }).click()
  await page.getByRole('spinbutton', { name: 'Seats' }).fill('2')
  const { id } = (await server.get(`/rsvp-answers/${event}`)).body[1]
  const { status } = await person.patch(`/rsvp-answers/${id}`, { amount: 3 })
  assert.equal(status, 200)

  await page.getByRole('button', { name: 'Save' }).click()
  const conflict = page.getByRole('dialog', { name: 'Somebody else changed this' })
  await conflict.getByRole('radio', { name: 'Theirs 3' }).check()
  await conflict.getByRole('radio', { name: 'Yours 2' }).check()
  await conflict.getByRole('button', { name: 'Save this' }).click()
  await page.getByText('RSVP of Tom Sample changed.').waitFor()

  assert.equal((await server.get(`/rsvp-answers/${event}`)).body[1].amount, 2)
})
