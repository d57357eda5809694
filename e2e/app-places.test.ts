import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { Page } from 'playwright-core'
import { rsvpEvent } from '../server/testing/attendee.ts'
import { newEvent, newGroup } from '../server/testing/events.ts'
import { openApplication } from './application.ts'
import { leaveBrowser } from './browser.ts'

after(leaveBrowser)

/** Where something stands, in whole pixels. */
async function placeOf(page: Page, selector: string) {
  const { x, y } = (await page.locator(selector).first().boundingBox())!
  return [Math.round(x), Math.round(y)]
}

test('on every tab of an event, its name, its state and the tabs stand at the same place', async (t) => {
  const { page, go, server } = await openApplication(t)
  const prokey = await rsvpEvent(server)

  for (const tab of ['', '/attendees', '/statistics', '/share', '/history']) {
    await go(`events/${prokey}${tab}`)
    await page.locator('.title-row').getByText('Published').waitFor()
    await page.getByRole('heading', { level: 1, name: 'Summer party' }).waitFor()
    assert.deepEqual(
      [await placeOf(page, 'h1'), await placeOf(page, '.screen .tabs')],
      [
        [300, 61],
        [300, 116],
      ],
      tab,
    )
  }
})

test('the tabs of a calendar and those of the templates stand at the same place on each of them', async (t) => {
  const { page, go, server } = await openApplication(t)
  const group = await newGroup(server)

  for (const tab of ['', '/events', '/statistics', '/share']) {
    await go(`groups/${group}${tab}`)
    await page.getByRole('heading', { level: 1, name: 'Concerts' }).waitFor()
    assert.deepEqual(await placeOf(page, '.screen .tabs'), [300, 116], tab)
  }
  for (const tab of ['styles', 'forms', 'mails', 'images']) {
    await go(`templates/${tab}`)
    await page.locator('.screen .tabs').waitFor()
    assert.deepEqual(await placeOf(page, '.screen .tabs'), [330, 115], tab)
  }
})

for (const [width, language] of [
  [1440, 'en-US'],
  [360, 'de-DE'],
] as const)
  test(`while somebody changes a setting, nothing on the screen moves (${width} px, ${language})`, async (t) => {
    const { page, go } = await openApplication(t, { width, language })
    await go('settings/organization')
    await page.locator('.settings .card').first().waitFor()
    const before = await placeOf(page, '.settings')

    await page.getByLabel('Name', { exact: true }).fill('Another name')
    await page.getByRole('button', { name: /Discard changes|Verwerfen/ }).waitFor()

    assert.deepEqual(await placeOf(page, '.settings'), before)
  })

test('a list begins 24 px below the head of its screen, and dialogs open in the middle', async (t) => {
  const { page, go, server } = await openApplication(t)
  const group = await newGroup(server)
  await newEvent(server, { event_group: group })
  await rsvpEvent(server, {}, { new_event_group_name: undefined, event_group: group })

  await go('groups')
  await page.locator('.row-card').first().waitFor()
  const head = (await page.locator('.screen-head').boundingBox())!
  const card = (await page.locator('.row-card').first().boundingBox())!
  assert.equal(Math.round(card.y - head.y - head.height), 24)

  await go('events')
  await page.getByText('Summer party').first().waitFor()
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete 2 events?' })
  await dialog.waitFor()
  const { y, height } = (await dialog.boundingBox())!
  assert.equal(Math.round(y + height / 2), 450)
})

test('in German on a phone, no choice of a repetition is cut off', async (t) => {
  const { page, go, server } = await openApplication(t, { width: 360, language: 'de-DE' })
  await go(`events/${await newEvent(server)}`)
  await page.getByLabel('Wiederholung').selectOption('Wöchentlich')
  // In the browser. A copy as wide as its longest choice is not wider.
  const cut = () =>
    page.evaluate<string[]>(`[...document.querySelectorAll('.repeat-sentence select')].flatMap((select) => {
      const copy = select.cloneNode(true)
      copy.style.width = 'max-content'
      select.after(copy)
      const needed = copy.offsetWidth
      copy.remove()
      return needed > select.offsetWidth ? [select.selectedOptions[0].label] : []
    })`)
  for (const kind of ['Täglich', 'Wöchentlich', 'Monatlich', 'Jährlich']) {
    await page.getByLabel('Wiederholung').selectOption(kind)
    await page.locator('.repeat-sentence').waitFor()
    assert.deepEqual(await cut(), [], kind)
  }
})
