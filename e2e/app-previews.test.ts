import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { rsvpEvent } from '../server/testing/attendee.ts'
import { openApplication } from './application.ts'
import { axe } from './axe.ts'
import { leaveBrowser } from './browser.ts'

after(leaveBrowser)

test('shortcuts work while a preview has the focus, except in its fields', async (t) => {
  const { page, go, server } = await openApplication(t)
  const prokey = await rsvpEvent(server)
  await go(`events/${prokey}`)
  const palette = page.getByRole('dialog', { name: 'Search and commands' })
  const show = (kind: string) => page.getByRole('radio', { name: kind, exact: true }).check({ force: true })

  const frame = page.frameLocator('iframe[title="Page"]')
  await frame.getByLabel('Email address').fill('n')
  await frame.getByLabel('Email address').press('n')
  assert.match(page.url(), new RegExp(`events/${prokey}$`))
  await frame.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
  await page.keyboard.press('Escape')

  await show('Button')
  await page.frameLocator('iframe.button-frame').getByRole('button', { name: 'Save my seat' }).focus()
  await page.keyboard.press('Control+K')
  await palette.waitFor()
  await page.keyboard.press('Escape')

  await show('Mail')
  await page.frameLocator('iframe.mail-frame').getByRole('heading').first().click()
  await page.keyboard.press('Control+K')
  await palette.waitFor()
})

test('the preview of a page is shown full, and that of a form once it has a number of seats', async (t) => {
  const { page, go } = await openApplication(t)
  const shown = page.frameLocator('iframe[title=Preview]')
  await go('templates/pages/new')
  await page.getByRole('radio', { name: 'Full' }).check()
  await shown.getByText('All seats are taken').first().waitFor()

  await go('templates/forms/new')
  const full = page.getByRole('radio', { name: 'Full' })
  await page.getByText('the number of seats has no limit').waitFor()
  assert.equal(await full.isDisabled(), true)
  await page.getByLabel('Seats', { exact: true }).fill('5')
  await full.check()
  await shown.getByText('All seats are taken').first().waitFor()
  await page.getByRole('radio', { name: 'Closed' }).check()
  await shown.getByText('Sign-up is closed').first().waitFor()
  assert.deepEqual(await axe(page), [])
})
