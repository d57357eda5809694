import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { signUp } from '../server/testing/attendee.ts'
import { tabTo } from './application.ts'
import { attendeeList } from './attendee-list.ts'
import { axe } from './axe.ts'
import { leaveBrowser } from './browser.ts'

after(leaveBrowser)

test('a message is previewed, and sent only to the number of people in the preview', async (t) => {
  const { page, go, event, server } = await attendeeList(t)
  const messages = async () => {
    const stored = await server.context.database.read((db) => db.selectFrom('attendee_message').selectAll().execute())
    return stored.map(({ subject }) => subject)
  }
  await go(`events/${event}/attendees`)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Send message' }).click()
  const dialog = page.getByRole('dialog', { name: 'Message to attendees' })

  await dialog.getByLabel('Subject').fill('News about {{event}}')
  await dialog.getByLabel('Text').fill('The doors open at {{tim}}.')
  await dialog.getByRole('button', { name: 'Preview' }).click()
  await dialog.locator('[data-field=text] .field-error').waitFor()
  await dialog.getByLabel('Text').fill('Hello ')
  await dialog.getByRole('button', { name: 'Event', exact: true }).click()
  assert.equal(await dialog.getByLabel('Text').inputValue(), 'Hello {{event}}')
  await dialog.getByRole('button', { name: 'Preview' }).click()
  await dialog.getByText('2 people get this mail').waitFor()
  await dialog.getByText('News about Summer party').waitFor()
  await page.frameLocator('.mail-frame').getByText('Hello Summer party').waitFor()
  assert.deepEqual(await axe(page, 'dialog'), [])

  await signUp(server, event, { email: 'eva@example.org', status: 'confirmed', payload: { name: 'Eva' } })
  await dialog.getByRole('button', { name: 'Send to 2 people' }).click()
  await dialog.getByText('The list has changed since the preview.').waitFor()
  assert.deepEqual(await messages(), [])
  await dialog.getByRole('button', { name: 'Preview' }).click()
  await dialog.getByRole('button', { name: 'Send to 3 people' }).click()
  await page.getByText('The message is on its way.').waitFor()
  assert.equal(await page.getByRole('dialog').count(), 0)
  assert.deepEqual(await messages(), ['News about {{event}}'])
})

test('the printed list counts, says that it is narrowed, ticks who is in, and cuts nothing off', async (t) => {
  const { page, go, event, server, person } = await attendeeList(t)
  const address = `zoe.${'very-long-'.repeat(5)}@example.org`
  await signUp(server, event, { email: address, status: 'confirmed', payload: { name: 'Aaron Zoe' } })
  const ann = (await server.get(`/rsvp-answers/${event}`)).body[0]
  await person.app.post('/attendees/check-in', { id: ann.id })
  await page.addInitScript('globalThis.print = () => {}')
  await go(`events/${event}/attendees?status=confirmed&sort=email`)
  await page.getByText('2 RSVPs', { exact: true }).and(page.locator('.list-count')).waitFor()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Print list' }).click()
  await page.locator('.printed').waitFor({ state: 'attached' })

  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 700, height: 900 })
  const printed = page.locator('.printed')
  assert.match(await printed.innerText(), /^Summer party\n+2 RSVPs · 3 seats · Printed [^\n]+\n+Only those who match the search and filters/) // oxfmt-ignore
  const people = await printed
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => row.textContent.slice(0, 10)))
  assert.deepEqual(people, ['☐Aaron Zoe', '☑Ann Examp'])
  const cut = await printed
    .locator('.ellipsis')
    .evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth + 1).length)
  assert.equal(cut, 0)
  // It goes when the browser has printed, which phones do later.
  await page.evaluate('dispatchEvent(new Event("afterprint"))')
  await printed.waitFor({ state: 'detached' })
})

test('a message is written, previewed and sent by keyboard alone', async (t) => {
  const { page, go, event, server } = await attendeeList(t)
  await go(`events/${event}/attendees`)
  await page.getByRole('table', { name: 'RSVPs' }).waitFor()
  await page.keyboard.press('m')
  const dialog = page.getByRole('dialog', { name: 'Message to attendees' })
  await dialog.getByLabel('Subject').and(page.locator(':focus')).waitFor()
  await page.keyboard.type('News')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Hello')

  await page.keyboard.press('Control+Enter')
  await dialog.getByText('2 people get this mail').waitFor()
  await tabTo(page, 'Edit')
  await page.keyboard.press('Enter')
  await dialog.getByLabel('Subject').and(page.locator(':focus')).waitFor()
  await page.keyboard.press('Control+Enter')
  await dialog.getByText('2 people get this mail').waitFor()
  await page.keyboard.press('Control+Enter')
  await dialog.waitFor({ state: 'detached' })
  const sent = await server.context.database.read((db) =>
    db.selectFrom('job').select('id').where('name', '=', 'message-attendees').execute(),
  )
  assert.equal(sent.length, 1)
})

test('a double click on the preview, or keys that are held down, send no message', async (t) => {
  const { page, go, event } = await attendeeList(t)
  await go(`events/${event}/attendees`)
  await page.getByRole('table', { name: 'RSVPs' }).waitFor()
  await page.keyboard.press('m')
  const dialog = page.getByRole('dialog', { name: 'Message to attendees' })
  await dialog.getByLabel('Subject').fill('News')
  await dialog.getByLabel('Text').fill('Hello')
  const send = dialog.getByRole('button', { name: 'Send to 2 people' })

  await page.keyboard.down('Control')
  await page.keyboard.down('Enter')
  await send.waitFor()
  await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await page.keyboard.up('Control')
  await dialog.getByRole('button', { name: 'Edit' }).click()
  // As a quick server and a slow finger: the button to send is there before the second click.
  await dialog.getByRole('button', { name: 'Preview' }).click()
  await send.waitFor()
  const { x, y, width, height } = (await send.boundingBox())!
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  await dialog.getByRole('button', { name: 'Edit' }).click()
  await dialog.getByRole('button', { name: 'Preview' }).click()
  await send.click()
  await dialog.waitFor({ state: 'detached' })
})
