import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { newEvent, newGroup, party } from '../server/testing/events.ts'
import { openApplication } from './application.ts'
import { axe } from './axe.ts'
import { leaveBrowser } from './browser.ts'

after(leaveBrowser)

test('the form that an event has of its own is copied with it, and shown apart from templates', async (t) => {
  const { page, go, server } = await openApplication(t)
  const template = Number((await server.client.rsvpBlock.create({ name: 'Concerts', max: 300 })).id)
  const prokey = await newEvent(server, { dates: [{ name: 'Garden fair', startDate: '2099-05-01' }] })
  const formOf = async (event: string) => {
    const { rsvp_block: id } = await server.client.event.read(event)
    return server.client.rsvpBlock.read(id!)
  }
  const save = async (what: string) => {
    const written = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.url().includes(what)) // oxfmt-ignore
    await page.keyboard.press('Control+Enter')
    assert.equal((await written).status(), 200)
  }
  const seatsAre = (max: number) =>
    // The policy of the page forbids to evaluate a text once more.
    page.waitForFunction(`() => document.querySelector('[data-field=max] input')?.value === '${max}'`)
  await go(`events/${prokey}`)
  await page.locator('summary', { hasText: 'Sign-up' }).click()
  await page.getByLabel('Visitors can sign up').check()
  await page.getByLabel('Seats', { exact: true }).fill('40')
  await save('/event/')
  assert.deepEqual([(await formOf(prokey)).single_event, (await formOf(prokey)).max], [true, 40])

  // It is named after its event.
  assert.equal((await formOf(prokey)).name, 'Garden fair')
  await page.getByText('Saved. Live now').waitFor()
  await page.getByLabel('Name', { exact: true }).first().fill('Garden party')
  await save('/rsvp-block/')
  assert.equal((await formOf(prokey)).name, 'Garden party')

  await page.getByRole('button', { name: 'Actions' }).first().click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await page.waitForURL((url) => !url.pathname.includes(prokey))
  const copy = new URL(page.url()).pathname.split('/').at(-1)!
  await page.locator('summary', { hasText: 'Sign-up' }).click()
  // Only what is meant for many events is offered, and the own form in place of none.
  const choice = page.getByRole('group', { name: 'Form' })
  assert.deepEqual(await choice.locator('.template-option-name').allTextContents(), [
    'A form for this event',
    'Concerts',
  ])
  assert.equal(await choice.getByRole('radio', { name: 'A form for this event' }).isChecked(), true)
  await page.getByLabel('Seats', { exact: true }).fill('12')
  await save('/rsvp-block/')
  assert.deepEqual([(await formOf(prokey)).max, (await formOf(copy)).max], [40, 12])

  // The form of another event is copied, and a template for many is shared.
  await page.getByLabel('Copy from another event').selectOption({ label: 'Garden party, May 1, 2099' })
  await seatsAre(40)
  await page.getByRole('radio', { name: 'Concerts' }).check({ force: true })
  await seatsAre(300)
  await save('/event/')
  assert.equal((await formOf(copy)).id, template)

  await go('templates/forms')
  const own = page.getByRole('region', { name: 'Forms of single events' })
  await own.getByText('Garden party, May 1, 2099').waitFor()
  await own.getByText('No event uses it').waitFor()
  assert.equal(await own.getByText('Concerts').count(), 0)
  await page.getByText('Garden party (copy), May 1, 2099').waitFor()
  assert.deepEqual(await axe(page), [])
})

test('a name that the event may not have is refused at its own field, and its form keeps its name', async (t) => {
  const { page, go, server } = await openApplication(t)
  const { id } = await server.client.rsvpBlock.create({ name: 'Garden fair', single_event: true })
  const dates = [{ name: 'Garden fair', startDate: '2099-05-01' }]
  const prokey = await newEvent(server, { dates, rsvp: true, rsvp_block: Number(id) })
  const nameOfForm = async () => (await server.client.rsvpBlock.read(Number(id))).name
  const name = page.getByLabel('Name', { exact: true }).first()
  const refused = async (text: string, error: string) => {
    await name.fill(text)
    await page.keyboard.press('Control+Enter')
    await page.getByText('What is marked needs your attention').waitFor()
    assert.equal(await name.getAttribute('aria-invalid'), 'true')
    await page.locator('main').getByText(error, { exact: true }).first().waitFor()
    assert.equal(await nameOfForm(), 'Garden fair')
  }
  await go(`events/${prokey}`)

  await refused('Garden fair '.repeat(500), 'At most 500 characters.')
  await refused('', 'This is needed.')
  assert.deepEqual(await axe(page), [])
  await name.fill('Garden party')
  await page.keyboard.press('Control+Enter')
  await page.getByText('Saved. Live now').waitFor()

  assert.equal(await nameOfForm(), 'Garden party')
})

test('sign-up closes by the clocks of the event, an error moves no other field, and the palette publishes a draft', async (t) => {
  const { page, go, server, person } = await openApplication(t)
  const dates = [{ ...party, startDate: '2099-05-01', timeZone: 'Asia/Tokyo' }]
  const { prokey } = (await person.app.post('/events', { event_group: await newGroup(server), dates })).body
  await go(`events/${prokey}`)
  await page.locator('summary', { hasText: 'Sign-up' }).click()
  await page.getByLabel('Visitors can sign up').check()

  const closes = page.getByLabel('Closes at')
  await closes.fill('2099-04-30T18:00')
  await page.getByText('Apr 30, 2099, 11:00 AM in your time').waitFor()
  await page.getByLabel('Seats', { exact: true }).fill('40')
  await page.getByLabel('Seats per sign-up').fill('50')
  await page.keyboard.press('Control+Enter')
  await page.getByText('Must not be more than “Seats”, which is 40.', { exact: true }).waitFor()
  const inputs = page.locator('.sign-up-limits input')
  const tops = await inputs.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top))
  assert.equal(tops.length, 3)
  assert.equal(new Set(tops).size, 1)

  await page.getByLabel('Seats per sign-up').fill('2')
  await page.keyboard.press('Control+K')
  await page.locator('.palette input:focus').waitFor()
  await page.keyboard.insertText('publish')
  await page.locator('[aria-selected=true] .palette-label', { hasText: /^Publish$/ }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByText('Saved. Live now').waitFor()
  const { status, rsvp_block } = await server.client.event.read(prokey)
  const { expires, max, maxpp } = await server.client.rsvpBlock.read(rsvp_block!)
  assert.deepEqual([status, expires, max, maxpp], ['published', '2099-04-30T09:00:00.000Z', 40, 2])
  await page.reload()
  await page.locator('summary', { hasText: 'Sign-up' }).click()
  assert.equal(await closes.inputValue(), '2099-04-30T18:00')
})
