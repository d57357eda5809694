import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { startMailServer } from '../server/testing/mail-server.ts'
import { whenSent, work } from '../server/testing/mailing.ts'
import { openApplication, tabTo } from './application.ts'
import { axe } from './axe.ts'
import { leaveBrowser } from './browser.ts'

after(leaveBrowser)

test('an owner invites somebody, withdraws it, changes a role and removes a member', async (t) => {
  const { page, go, person, join } = await openApplication(t)
  const colleague = await join('viewer')
  await go('settings/people')

  await page.getByRole('button', { name: 'Invite people' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite somebody' })
  await dialog.getByLabel('Email address').fill('not an address')
  await dialog.getByRole('button', { name: 'Create invitation link' }).click()
  await dialog.locator('.field-error').waitFor()
  await dialog.getByLabel('Email address').fill('tom@example.org')
  await dialog.locator('.field-error').waitFor({ state: 'detached' })
  await dialog.getByText('Viewer', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Create invitation link' }).click()
  const link = page.getByLabel('Invitation link', { exact: true })
  assert.match(await link.inputValue(), /\/app\/invitation\/.+/)
  await page.getByRole('button', { name: 'I have stored it' }).click()
  const invitations = page.getByRole('table', { name: 'Open invitations' })
  assert.match(await invitations.getByRole('row').nth(1).innerText(), /tom@example\.org\s+Viewer/)
  assert.deepEqual(await axe(page), [])

  await page.getByRole('button', { name: 'Withdraw invitation: tom@example.org' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw invitation' }).click()
  await page.getByText('Nobody is invited at the moment.').waitFor()

  await page.getByRole('button', { name: `Role of ${colleague.person.email}` }).click()
  await page.getByRole('menuitemradio', { name: 'Admin' }).click()
  await page.getByText(`${colleague.person.email} is now Admin`).waitFor()
  const members = (await person.app.get('/members')).body as { email: string; role: string }[]
  assert.equal(members.find(({ email }) => email === colleague.person.email)?.role, 'admin')

  await page.getByRole('button', { name: `Actions for ${colleague.person.email}` }).click()
  await page.getByRole('menuitem', { name: 'Remove from organization' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove from organization' }).click()
  await page.getByText(`${colleague.person.email} was removed`).waitFor()
  assert.equal(((await person.app.get('/members')).body as unknown[]).length, 1)
})

test('by keyboard on a phone: invite somebody', async (t) => {
  const { page, go, person } = await openApplication(t, { width: 360, scheme: 'dark' })
  await go('settings/people')
  assert.deepEqual(await axe(page), [])

  await tabTo(page, 'Invite people')
  await page.keyboard.press('Enter')
  await page.locator('dialog input[type=email]:focus').waitFor()
  await page.keyboard.type('ida@example.org')
  assert.deepEqual(await axe(page), [])
  await page.keyboard.press('Control+Enter')
  await page.getByRole('heading', { name: 'Invitation link for ida@example.org' }).waitFor()
  assert.equal(await page.evaluate('document.documentElement.scrollWidth'), 360)

  const [invitation] = (await person.app.get('/invitations')).body as { email: string; role: string }[]
  assert.deepEqual([invitation?.email, invitation?.role], ['ida@example.org', 'editor'])
})

test('a sensitive act after 15 minutes asks for a new sign-in and then continues by itself', async (t) => {
  const { page, go, server, person, address } = await openApplication(t)
  const headers = { 'kalends-organization': 'none', origin: address }
  await page.request.put(`${address}/app/v1/me/password`, { headers, data: { password: 'a few random words' } })
  server.advance(16 * 60_000)
  await go('settings/people')

  await page.getByRole('button', { name: 'Invite people' }).click()
  await page.getByRole('dialog').getByLabel('Email address').fill('tom@example.org')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Confirm that it’s you' }).waitFor()
  await page.getByRole('button', { name: 'I have signed in' }).click()
  await page.getByText('You have not signed in again yet.').waitFor()
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Sign in in a new tab' }).click()
  const tab = await opened
  await tab.locator('input[name=email]').fill(person.email)
  await tab.locator('input[name=password]').fill('a few random words')
  await tab.keyboard.press('Enter')

  await page.getByRole('heading', { name: 'Invitation link for tom@example.org' }).waitFor()
})

test('the only owner cannot leave, and the screen says why; another member can', async (t) => {
  const { page, go, join, address } = await openApplication(t)
  const editor = await join('editor')
  await go('settings/organization')

  await page.getByText('You are the only owner, so you can’t leave.').waitFor()
  assert.equal(await page.getByRole('button', { name: 'Leave organization' }).count(), 0)

  await editor.go('settings/organization')
  await editor.page.getByRole('button', { name: 'Leave organization' }).click()
  await editor.page.getByRole('dialog').getByRole('button', { name: 'Leave organization' }).click()
  await editor.page.waitForURL(`${address}/app`)
})

test('a viewer sees the people, and no way to change them', async (t) => {
  const { page, go } = await openApplication(t, { role: 'viewer' })
  await go('settings/people')

  await page.getByRole('table', { name: 'Members' }).waitFor()
  const main = page.getByRole('main')
  assert.deepEqual(await main.getByRole('button').allInnerTexts(), [])
  assert.deepEqual(await page.getByRole('navigation', { name: 'Settings' }).getByRole('link').allInnerTexts(), [
    'Organization',
    'People',
  ])

  await go('settings/keys')
  await page.getByText('Only admins and owners of the organization can use this place.').waitFor()
})

test('an invitation that did not arrive says why, shows its link and is sent again', async (t) => {
  const sink = await startMailServer(t)
  const { page, go, server, person } = await openApplication(t, { env: { SMTP_URL: sink.url } })
  work(t, server)
  sink.mode = '550'
  await person.app.post('/invitations', { email: 'tmo@example.org', role: 'editor' })
  await whenSent(server)
  await go('settings/people')

  await page.getByText('The invitation did not reach tmo@example.org').waitFor()
  await page.getByText('Their mail server says that there is no such address.').waitFor()
  assert.deepEqual(await axe(page), [])
  await page.getByRole('button', { name: 'Show the link' }).click()
  assert.match(await page.getByLabel('Invitation link', { exact: true }).inputValue(), /\/app\/invitation\/.+/)
  sink.mode = 'open'
  await page.getByRole('button', { name: 'Send again' }).click()

  await page.getByText('Sent again to tmo@example.org').waitFor()
  await page.getByText('The invitation did not reach').waitFor({ state: 'detached' })
  await whenSent(server)
  assert.deepEqual(sink.taken.at(-1)!.to, ['tmo@example.org'])
})

test('an owner who takes a lower role reads who can give the old one back', async (t) => {
  const { page, go, person, join } = await openApplication(t)
  await join('owner')
  await go('settings/people')

  const lower = async (role: string) => {
    await page.getByRole('button', { name: `Role of ${person.email}` }).click()
    await page.getByRole('menuitemradio', { name: role }).click()
    return page.getByRole('dialog', { name: 'Change your own role?' })
  }
  const dialog = await lower('Admin')
  await dialog.getByText('As Admin you may do less, and only an owner can make you an owner again.').waitFor()
  await dialog.getByRole('button', { name: 'Change my role' }).click()
  await page.getByText(`${person.email} is now Admin`).waitFor()
  const again = await lower('Editor')

  await again.getByText('As Editor you may do less, and only an admin or an owner can give you more again.').waitFor()
})
