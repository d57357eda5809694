import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { settings as german } from '../dashboard/texts/de/settings.ts'
import { settings as english } from '../dashboard/texts/en/settings.ts'
import { actions } from '../server/activity/actions.ts'
import { content } from '../server/content.ts'
import { mailKinds } from '../server/mail-kinds.ts'
import { type DnsRecords, startDns } from '../server/testing/dns.ts'
import { newRsvpEvent, signUp, whenSent, work } from '../server/testing/mailing.ts'
import { newGroup } from '../server/testing/visitor.ts'
import { openApplication, tabTo } from './application.ts'
import { axe } from './axe.ts'
import { leaveBrowser } from './browser.ts'

after(leaveBrowser)

test('an owner changes the organization, exports it, plans its deletion and takes it back', async (t) => {
  const { page, go, server, person } = await openApplication(t)
  work(t, server, ['export-organization'])
  await go('settings')
  await page.getByRole('heading', { name: 'Organization', level: 1 }).waitFor()

  await page.getByLabel('Name', { exact: true }).fill('Club of Rome')
  await page.getByLabel('Reply-to address').fill('nobody')
  await page.reload()
  assert.equal(await page.getByLabel('Reply-to address').inputValue(), 'nobody')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Must be one plain email address').waitFor()
  assert.deepEqual(await axe(page), [])
  await page.getByLabel('Reply-to address').fill('events@example.org')
  await page.keyboard.press('Control+Enter')
  await page.getByText('Saved', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Switch organization' }).getByText('Club of Rome').waitFor()

  const failed: string[] = []
  page.on('console', (message) => message.type() === 'error' && failed.push(message.text()))
  await page.getByRole('link', { name: 'Export' }).click()
  await page.getByRole('button', { name: 'Start export' }).click()
  await page.getByText('Your export is ready').waitFor()
  assert.deepEqual(failed, [])
  await page.getByRole('button', { name: 'Create download link' }).click()
  assert.match(await page.getByLabel('Download link').inputValue(), /\/exports\/./)
  assert.deepEqual(await axe(page), [])

  await page.goBack()
  await page.getByRole('button', { name: 'Delete organization' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete Club of Rome in seven days?' })
  assert.equal(await dialog.getByRole('button', { name: 'Delete organization' }).isDisabled(), true)
  await dialog.getByRole('textbox').fill('Club of Rome')
  await dialog.getByRole('button', { name: 'Delete organization' }).click()
  await page.getByText('This organization will be deleted on').waitFor()
  await page.getByRole('button', { name: 'Keep the organization' }).click()
  await page.getByText('This organization will be deleted on').waitFor({ state: 'detached' })
  const { name, reply_to, removal } = (await person.app.get('/organization')).body
  assert.deepEqual([name, reply_to, removal], ['Club of Rome', 'events@example.org', null])
})

test('by keyboard on a phone: a key is created, works, is disabled and revoked', async (t) => {
  const { page, go, server, person } = await openApplication(t, { role: 'admin', width: 360, scheme: 'dark' })
  await go('settings/organization')
  await tabTo(page, 'Organization Settings')
  await page.keyboard.press('Enter')
  await page.locator('[role=menuitem]:focus').waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'API keys', level: 1 }).waitFor()

  await tabTo(page, 'Create key')
  await page.keyboard.press('Enter')
  await page.locator('dialog input:focus').waitFor()
  await page.keyboard.type('Website')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  assert.deepEqual(await axe(page), [])
  await page.keyboard.press('Enter')
  const key = await page.getByLabel('API key', { exact: true }).inputValue()
  assert.equal((await server.request({ url: '/v1/event/all', headers: { authorization: key } })).status, 200)
  const [listed] = ((await person.app.get('/keys')).body as { name: string; scope: string; expires: string }[]).slice(
    -1,
  )
  assert.deepEqual([listed?.name, listed?.scope], ['Website', 'read-write'])
  assert.ok(listed!.expires > new Date().toISOString())
  assert.deepEqual(await axe(page), [])
  assert.equal(await page.evaluate('document.documentElement.scrollWidth'), 360)

  await tabTo(page, 'Actions for Website')
  await page.keyboard.press('Enter')
  await page.locator('[role=menuitem]:focus').waitFor()
  await page.keyboard.press('Enter')
  await page
    .getByRole('row', { name: /Website/ })
    .getByText('Disabled')
    .waitFor()
  await tabTo(page, 'Actions for Website')
  await page.keyboard.press('Enter')
  await page.locator('[role=menuitem]:focus').waitFor()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Revoke Website?' }).waitFor()
  await tabTo(page, 'Revoke')
  await page.keyboard.press('Enter')
  await page.getByText('Website was revoked').waitFor()
})

test('without a public address, the records of a domain do not point to localhost', async (t) => {
  const { page, go } = await openApplication(t, { width: 360 })
  await go('settings/domains')
  await page.getByText('This server doesn’t know its public address').waitFor()
  await page.getByText('PUBLIC_URL=https://kalends.example.com').waitFor()
  await page.getByRole('button', { name: 'Add domain' }).first().click()
  await page.getByLabel('Host name').fill('events.example.org')
  await page.getByRole('dialog').getByRole('button', { name: 'Add domain' }).click()

  const card = page.getByRole('region', { name: 'events.example.org' })
  await card.getByText('Shown once PUBLIC_URL is set').waitFor()
  assert.equal(await card.getByText('localhost').count(), 0)
  assert.equal(await card.locator('tr td:nth-child(3) code').count(), 1)
  assert.deepEqual(await axe(page), [])
})

test('a domain is added, checked and published; a kept mail is found, read and sent again', async (t) => {
  const dns: Required<Pick<DnsRecords, 'TXT' | 'CNAME'>> = { TXT: {}, CNAME: {} }
  const { page, go, server } = await openApplication(t, { env: { DNS_SERVERS: await startDns(t, dns) } })
  work(t, server)
  server.context.settings.landingUrl = 'https://kalends.example.com'
  const event = await newRsvpEvent(server, { doi: true })
  await signUp(server, event, { email: 'ada@example.org' })
  await go('settings/domains')

  await page.getByRole('button', { name: 'Add domain' }).first().click()
  await page.getByLabel('Host name').fill('events.example.org')
  await page.getByRole('dialog').getByRole('button', { name: 'Add domain' }).click()
  const card = page.getByRole('region', { name: 'events.example.org' })
  await card.getByRole('button', { name: 'Check now' }).click()
  await card.getByText('Not all records are correct yet.').waitFor()
  assert.equal(await card.getByText('Missing').count(), 2)
  await card.getByRole('button', { name: 'Publish' }).click()
  await card.getByText('events.example.org cannot be published yet, because its records are not all correct.').waitFor()
  const [proof, target] = await card.locator('tr td:nth-child(3) code').allInnerTexts()
  assert.equal(target, 'kalends.example.com')
  dns.TXT['_kalends.events.example.org'] = [proof!]
  dns.CNAME['events.example.org'] = target!
  await card.getByRole('button', { name: 'Publish' }).click()
  await card.getByText('It serves your pages.').waitFor()
  await card.getByLabel('Use it as the default').click()
  await card.getByText('Default', { exact: true }).waitFor()
  assert.deepEqual(await axe(page), [])

  await whenSent(server)
  await go('settings/mail')
  await page.getByText('This server can’t send mail').waitFor()
  const reasons = page.locator('.outcome', { hasText: 'mail server' })
  await reasons.first().waitFor()
  const cut = await reasons.evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth || each.scrollHeight > each.clientHeight).length) // oxfmt-ignore
  assert.equal(cut, 0)
  await page.getByPlaceholder('Recipient begins with').fill('tom@')
  await page.getByRole('heading', { name: 'No such mail' }).waitFor()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await page.getByLabel('State').selectOption('Kept')
  await page
    .getByRole('button', { name: /ada@example\.org$/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Confirm your email: Summer party' })
  await dialog.frameLocator('iframe').getByRole('link', { name: 'Confirm my address' }).waitFor()
  assert.deepEqual(await axe(page), [])
  await dialog.getByRole('radio', { name: 'Text' }).check({ force: true })
  await dialog.getByText('/rsvp/').first().waitFor()
  assert.deepEqual(await axe(page), [])
  await dialog.getByRole('button', { name: 'Send again' }).click()
  await page.getByText('Sent again to ada@example.org').waitFor()
})

test('the activity says who did what, finds it and restores what was deleted', async (t) => {
  const { page, go, server, person } = await openApplication(t, { role: 'admin', scheme: 'dark' })
  const prokey = await newGroup(server, { name: 'Concerts' })
  await person.patch(`/group/${prokey}`, { name: 'Summer concerts' })
  await person.delete(`/group/${prokey}`)
  await go('settings/activity')

  const today = page.getByRole('list').filter({ hasText: 'Summer concerts' })
  await today.getByText(`${person.email} changed the calendar Summer concerts`).waitFor()
  assert.deepEqual(await axe(page), [])
  await page.getByLabel('Who').selectOption(person.email)
  await page.getByLabel('What').selectOption('Calendars')
  await today.getByText('created the calendar').waitFor({ state: 'detached' })
  await today.getByText('deleted the calendar').waitFor()
  assert.equal(await today.getByRole('listitem').count(), 2)
  await page.getByRole('button', { name: 'Restore Summer concerts' }).click()
  await today.getByText(`${person.email} restored the calendar Summer concerts`).waitFor()
  assert.equal((await person.get(`/group/${prokey}`)).status, 200)

  await page.getByLabel('When').selectOption('Between dates')
  await page.getByLabel('To').fill('2020-01-01')
  await page.getByRole('heading', { name: 'Nothing found' }).waitFor()
})

test('an evening of check-ins is one line of the activity', async (t) => {
  const { page, go, server, person } = await openApplication(t)
  const [event, other] = [await newRsvpEvent(server), await newRsvpEvent(server)]
  const ids: string[] = []
  for (const at of [event, event, event, other]) {
    await signUp(server, at, { email: `guest-${ids.length}@example.org` })
    ids.push((await server.get(`/rsvp-answers/${at}/latest`)).body.id)
  }
  for (const id of ids) await person.app.post('/attendees/check-in', { id })
  await go('settings/activity')

  const lines = page.getByRole('listitem').filter({ hasText: 'checked in an attendee' })
  await lines.first().waitFor()
  const shown = await lines.evaluateAll((all) => all.map((line) => line.querySelector('small')?.textContent ?? ''))
  assert.deepEqual(shown, ['', '3 times'])
})

test('every action that the server records, and every kind of mail, has words in English and German', () => {
  const verbs = ['created', 'updated', 'published', 'unpublished', 'moved', 'deleted', 'restored']
  const recorded = Object.entries(actions).flatMap(([type, each]) => each.map((action) => `${type}.${action}`))
  for (const { activity, mails } of [english, german]) {
    for (const kind of mailKinds.keys()) assert.ok(mails.kinds[kind], kind)
    assert.deepEqual(Object.keys(activity.items), verbs)
    for (const action of recorded) assert.ok(activity.actions[action], action)
    for (const type of content.keys()) assert.ok(type in activity.nouns && type in activity.types, type)
    for (const type of Object.keys(actions)) assert.ok(type in activity.types, type)
  }
})

test('sample content is added, and removed after a question', async (t) => {
  const { page, go, server } = await openApplication(t, { width: 360 })
  await go('settings/organization')
  const card = page.getByRole('region', { name: 'Sample content' })

  assert.equal(await card.getByRole('button', { name: 'Remove' }).isDisabled(), true)
  await card.getByRole('button', { name: 'Add' }).click()
  await page.getByText('The sample content was added.').waitFor()
  const added = (await server.get('/group/all')).body.length
  await card.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await page.getByText('The sample content was removed.').waitFor()

  assert.equal(added, 3)
  assert.equal((await server.get('/group/all')).body.length, 0)
})
