import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { Page } from 'playwright-core'
import { startMailServer, textOf } from '../server/testing/mail-server.ts'
import { arrived, work } from '../server/testing/mailing.ts'
import { openApplication, tabTo } from './application.ts'
import { axe } from './axe.ts'
import { leaveBrowser } from './browser.ts'

after(leaveBrowser)

test('a person adds a passkey, renames and removes it', async (t) => {
  const { page, address } = await openApplication(t)
  await addAuthenticator(page)
  await page.goto(`${address}/app/me`)

  await page.getByText('You have no passkey yet.').waitFor()
  await page.getByRole('button', { name: 'Add passkey' }).click()
  const passkeys = page.getByRole('list', { name: 'Passkeys' })
  await passkeys.getByText(/on Linux/).waitFor()
  assert.deepEqual(await axe(page), [])

  await page.getByRole('button', { name: 'Add passkey' }).click()
  await page.getByText('This device already has a passkey for you here.').waitFor()

  await page.getByRole('button', { name: /^Actions for .* on Linux$/ }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('My laptop')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await passkeys.getByText('My laptop').waitFor()

  await page.getByRole('button', { name: 'Actions for My laptop' }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await page.getByText('You have no passkey yet.').waitFor()
})

test('by keyboard on a phone: the name, and another language loads the application again', async (t) => {
  const { page, address, person } = await openApplication(t, { width: 360, scheme: 'dark' })
  await page.goto(`${address}/app/me`)
  await page.getByRole('list', { name: 'Sessions' }).waitFor()
  assert.deepEqual(await axe(page), [])

  await tabTo(page, 'Name', 'textbox')
  await page.keyboard.type('Ann Example')
  await page.reload()
  assert.equal(await page.getByLabel('Name').inputValue(), 'Ann Example')
  await page.getByLabel('Language').selectOption('Deutsch')
  await page.keyboard.press('Control+Enter')

  await page.getByRole('heading', { name: 'Mein Konto' }).waitFor()
  const { name, language } = (await person.in(null).app.get('/me')).body as { name: string; language: string }
  assert.deepEqual([name, language], ['Ann Example', 'de'])
  assert.equal(await page.getByLabel('Name').inputValue(), 'Ann Example')
  assert.equal(await page.evaluate('document.documentElement.scrollWidth'), 360)
})

test('a person sets a password and ends other sessions', async (t) => {
  const { page, address, person } = await openApplication(t)
  await page.goto(`${address}/app/me`)

  await page.getByRole('button', { name: 'Set a password' }).waitFor()
  await page.keyboard.press('Control+K')
  await page.getByRole('combobox', { name: 'Search and commands' }).fill('set a pass')
  await page.getByRole('option', { name: 'Set a password', selected: true }).waitFor()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Set a password' })
  await dialog.getByLabel('New password').fill('short')
  await dialog.getByRole('button', { name: 'Save password' }).click()
  await dialog.getByText('Use at least 10 characters.').waitFor()
  await dialog.getByLabel('New password').fill('1234567890')
  await dialog.getByRole('button', { name: 'Save password' }).click()
  await dialog.getByText('common').last().waitFor()
  assert.deepEqual(await axe(page), [])
  await dialog.getByLabel('New password').fill('a few random words')
  await dialog.getByRole('button', { name: 'Save password' }).click()
  await page.getByRole('button', { name: 'Change password' }).waitFor()

  await signInElsewhere(page, address, person.email)
  await page.reload()
  await page.getByRole('button', { name: 'End all others' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End all others' }).click()
  await page.getByText('All other sessions have ended').waitFor()
  assert.equal(((await person.in(null).app.get('/me/sessions')).body as unknown[]).length, 1)
})

test('a person changes the email address by the link that is sent to the new one', async (t) => {
  const sink = await startMailServer(t)
  const { page, address, person, server } = await openApplication(t, { env: { SMTP_URL: sink.url } })
  work(t, server, ['send-mail'])
  await page.goto(`${address}/app/me`)

  await page.getByRole('button', { name: 'Change Email address' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change email address' })
  await dialog.getByLabel('New email address').fill(person.email)
  await dialog.getByRole('button', { name: 'Send link' }).click()
  await dialog.getByText('This is your address already.').waitFor()
  assert.deepEqual(await axe(page), [])
  await dialog.getByLabel('New email address').fill('ann@example.com')
  await dialog.getByRole('button', { name: 'Send link' }).click()
  await page.getByText('Waiting for you to confirm ann@example.com').waitFor()
  assert.deepEqual(await axe(page, 'main'), [])
  await arrived(server, sink, 1)
  await page.getByRole('button', { name: 'Send again' }).click()

  const [, mail] = await arrived(server, sink, 2)
  const other = await page.context().newPage()
  await other.goto(/http\S+\/app\/email\/\S+/.exec(textOf(mail!))![0])
  assert.deepEqual(await axe(other), [])
  await other.getByRole('button', { name: 'Confirm address' }).click()
  await other.getByRole('heading', { name: 'My account' }).waitFor()

  assert.equal(await other.getByLabel('Email address').inputValue(), 'ann@example.com')
  await page.evaluate(`document.dispatchEvent(new Event('visibilitychange'))`)
  await page.getByText('Waiting for you to confirm').waitFor({ state: 'detached' })
  assert.equal(await page.getByLabel('Email address').inputValue(), 'ann@example.com')
})

test('by keyboard on a phone: a new address is asked for and taken back', async (t) => {
  const env = { SMTP_URL: 'smtp://127.0.0.1:1' }
  const { page, address, person } = await openApplication(t, { width: 360, scheme: 'dark', env })
  await page.goto(`${address}/app/me`)

  await tabTo(page, 'Change Email address')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.type('ann@example.com')
  await page.keyboard.press('Enter')
  await page.getByText('Waiting for you to confirm ann@example.com').waitFor()
  assert.deepEqual(await axe(page), [])
  assert.equal(await page.evaluate('document.documentElement.scrollWidth'), 360)
  await page.reload()
  await tabTo(page, 'Keep the old address')
  await page.keyboard.press('Enter')
  await page.getByText('Your address stays as it is').waitFor()

  assert.equal(await page.getByText('Waiting for you to confirm').count(), 0)
  const { email, new_email } = (await person.in(null).app.get('/me')).body as Record<string, unknown>
  assert.deepEqual([email, new_email], [person.email, null])
})

test('without a mail server, the dialog says whom to ask for another address', async (t) => {
  const { page, address, person } = await openApplication(t)
  await page.goto(`${address}/app/me`)

  await page.getByRole('button', { name: 'Change Email address' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change email address' })

  await dialog.getByText('Ask the person who runs it to change yours.').waitFor()
  const command = await dialog.getByLabel('The command for it').inputValue()
  assert.equal(command, `./kalends user email ${person.email} --to new@example.org`)
  assert.deepEqual(await axe(page), [])
})

/** In another browser. */
async function signInElsewhere(page: Page, address: string, email: string) {
  const context = await page.context().browser()!.newContext()
  const other = await context.newPage()
  await other.goto(`${address}/app/sign-in`)
  await other.locator('input[name=email]').fill(email)
  await other.locator('input[name=password]').fill('a few random words')
  await other.keyboard.press('Enter')
  await other.waitForURL(({ pathname }) => pathname !== '/app/sign-in')
  await context.close()
}

/** One that agrees to everything at once. */
async function addAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable', { enableUI: false })
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test('light or dark is chosen for this browser, and stays after a reload', async (t) => {
  const { page, address } = await openApplication(t, { scheme: 'light' })
  await page.goto(`${address}/app/me`)
  const background = () => page.evaluate('getComputedStyle(document.documentElement).backgroundColor')

  assert.equal(await background(), 'rgb(246, 247, 249)')
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true })
  assert.equal(await background(), 'rgb(14, 19, 26)')
  await page.reload()
  await page.getByRole('radio', { name: 'Dark', checked: true }).waitFor()
  assert.equal(await background(), 'rgb(14, 19, 26)')
  assert.deepEqual(await axe(page, 'main'), [])
  await page.getByRole('radio', { name: 'Like the device' }).check({ force: true })

  assert.equal(await background(), 'rgb(246, 247, 249)')
})
