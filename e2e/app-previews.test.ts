import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { rsvpEvent } from '../server/testing/attendee.ts'
import { openApplication } from './application.ts'
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
  await page.frameLocator('iframe.button-frame').getByRole('button', { name: 'Sign up' }).focus()
  await page.keyboard.press('Control+K')
  await palette.waitFor()
  await page.keyboard.press('Escape')

  await show('Mail')
  await page.frameLocator('iframe.mail-frame').getByRole('heading').first().click()
  await page.keyboard.press('Control+K')
  await palette.waitFor()
})
